// Written by `npm run generate:blocks` from the folders beside it.

import type { ZodType } from 'zod'
import { alsoReadSchema } from './AlsoRead/schema.ts'
import { authorBlockSchema } from './AuthorBlock/schema.ts'
import { blockQuoteSchema } from './BlockQuote/schema.ts'
import { categoryProductGridSchema } from './CategoryProductGrid/schema.ts'
import { contentGridSchema } from './ContentGrid/schema.ts'
import { ctaBannerSchema } from './CtaBanner/schema.ts'
import { duoBannerSchema } from './DuoBanner/schema.ts'
import { faqSchema } from './Faq/schema.ts'
import { fullWidthBannerSchema } from './FullWidthBanner/schema.ts'
import { iframeRowSchema } from './IframeRow/schema.ts'
import { mediaRowSchema } from './MediaRow/schema.ts'
import { miniBannersSchema } from './MiniBanners/schema.ts'
import { newsGridBigSchema } from './NewsGridBig/schema.ts'
import { newsGridSmallSchema } from './NewsGridSmall/schema.ts'
import { newsletterSignUpSchema } from './NewsletterSignUp/schema.ts'
import { productGridSmallSchema } from './ProductGridSmall/schema.ts'
import { productSpotlightSchema } from './ProductSpotlight/schema.ts'
import { richTextSchema } from './RichText/schema.ts'
import { socialFeedSchema } from './SocialFeed/schema.ts'
import { socialShareSchema } from './SocialShare/schema.ts'

/** Schema of every block as published, by block type. */
export const BLOCK_SCHEMAS = {
  AlsoRead: alsoReadSchema,
  AuthorBlock: authorBlockSchema,
  BlockQuote: blockQuoteSchema,
  CategoryProductGrid: categoryProductGridSchema,
  ContentGrid: contentGridSchema,
  CtaBanner: ctaBannerSchema,
  DuoBanner: duoBannerSchema,
  Faq: faqSchema,
  FullWidthBanner: fullWidthBannerSchema,
  IframeRow: iframeRowSchema,
  MediaRow: mediaRowSchema,
  MiniBanners: miniBannersSchema,
  NewsGridBig: newsGridBigSchema,
  NewsGridSmall: newsGridSmallSchema,
  NewsletterSignUp: newsletterSignUpSchema,
  ProductGridSmall: productGridSmallSchema,
  ProductSpotlight: productSpotlightSchema,
  RichText: richTextSchema,
  SocialFeed: socialFeedSchema,
  SocialShare: socialShareSchema,
} satisfies Record<string, ZodType>

export type BlockType = keyof typeof BLOCK_SCHEMAS
