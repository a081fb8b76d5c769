import type { ZodType } from 'zod'
import { alsoReadSchema } from './AlsoRead/schema.ts'
import { authorBlockSchema } from './AuthorBlock/schema.ts'
import { blockQuoteSchema } from './BlockQuote/schema.ts'
import { categoryProductGridSchema } from './CategoryProductGrid/schema.ts'
import { contentGridSchema } from './ContentGrid/schema.ts'
import { ctaBannerSchema } from './CtaBanner/schema.ts'
import { duoBannerSchema } from './DuoBanner/schema.ts'
import { fullWidthBannerSchema } from './FullWidthBanner/schema.ts'
import { iframeRowSchema } from './IframeRow/schema.ts'
import { mediaRowSchema } from './MediaRow/schema.ts'
import { miniBannersSchema } from './MiniBanners/schema.ts'
import { newsGridBigSchema } from './NewsGridBig/schema.ts'
import { newsGridSmallSchema } from './NewsGridSmall/schema.ts'
import { productGridSmallSchema } from './ProductGridSmall/schema.ts'
import { productSpotlightSchema } from './ProductSpotlight/schema.ts'
import { richTextBlockSchema } from './RichText/schema.ts'
import { socialFeedSchema } from './SocialFeed/schema.ts'
import { socialShareSchema } from './SocialShare/schema.ts'

/** Schema of every block as published, by block type. Adding a block starts with a row here. */
export const BLOCK_SCHEMAS = {
  CtaBanner: ctaBannerSchema,
  ProductGridSmall: productGridSmallSchema,
  RichText: richTextBlockSchema,
  SocialShare: socialShareSchema,
  NewsGridBig: newsGridBigSchema,
  NewsGridSmall: newsGridSmallSchema,
  AlsoRead: alsoReadSchema,
  AuthorBlock: authorBlockSchema,
  ProductSpotlight: productSpotlightSchema,
  ContentGrid: contentGridSchema,
  CategoryProductGrid: categoryProductGridSchema,
  FullWidthBanner: fullWidthBannerSchema,
  DuoBanner: duoBannerSchema,
  MiniBanners: miniBannersSchema,
  MediaRow: mediaRowSchema,
  IframeRow: iframeRowSchema,
  SocialFeed: socialFeedSchema,
  BlockQuote: blockQuoteSchema,
} satisfies Record<string, ZodType>

export type BlockType = keyof typeof BLOCK_SCHEMAS
