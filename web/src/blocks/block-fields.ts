// Written by `npm run generate:blocks` from the folders beside it.

import type { Block } from 'payload'
import { alsoReadFields } from './AlsoRead/fields.ts'
import { authorBlockFields } from './AuthorBlock/fields.ts'
import { blockQuoteFields } from './BlockQuote/fields.ts'
import type { BlockType } from './block-schemas.ts'
import { categoryProductGridFields } from './CategoryProductGrid/fields.ts'
import { contentGridFields } from './ContentGrid/fields.ts'
import { ctaBannerFields } from './CtaBanner/fields.ts'
import { duoBannerFields } from './DuoBanner/fields.ts'
import { faqFields } from './Faq/fields.ts'
import { fullWidthBannerFields } from './FullWidthBanner/fields.ts'
import { iframeRowFields } from './IframeRow/fields.ts'
import { mediaRowFields } from './MediaRow/fields.ts'
import { miniBannersFields } from './MiniBanners/fields.ts'
import { newsGridBigFields } from './NewsGridBig/fields.ts'
import { newsGridSmallFields } from './NewsGridSmall/fields.ts'
import { newsletterSignUpFields } from './NewsletterSignUp/fields.ts'
import { productGridSmallFields } from './ProductGridSmall/fields.ts'
import { productSpotlightFields } from './ProductSpotlight/fields.ts'
import { richTextFields } from './RichText/fields.ts'
import { socialFeedFields } from './SocialFeed/fields.ts'
import { socialShareFields } from './SocialShare/fields.ts'

const FIELDS: Record<BlockType, Block> = {
  AlsoRead: alsoReadFields,
  AuthorBlock: authorBlockFields,
  BlockQuote: blockQuoteFields,
  CategoryProductGrid: categoryProductGridFields,
  ContentGrid: contentGridFields,
  CtaBanner: ctaBannerFields,
  DuoBanner: duoBannerFields,
  Faq: faqFields,
  FullWidthBanner: fullWidthBannerFields,
  IframeRow: iframeRowFields,
  MediaRow: mediaRowFields,
  MiniBanners: miniBannersFields,
  NewsGridBig: newsGridBigFields,
  NewsGridSmall: newsGridSmallFields,
  NewsletterSignUp: newsletterSignUpFields,
  ProductGridSmall: productGridSmallFields,
  ProductSpotlight: productSpotlightFields,
  RichText: richTextFields,
  SocialFeed: socialFeedFields,
  SocialShare: socialShareFields,
}

/** Editor forms of all blocks, for the blocks fields of the studio. */
export const BLOCK_FIELDS: Block[] = Object.values(FIELDS)
