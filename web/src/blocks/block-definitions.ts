// Written by `npm run generate:blocks` from the folders beside it.

import { AlsoRead } from './AlsoRead/AlsoRead.tsx'
import { loadAlsoRead } from './AlsoRead/load.ts'
import { AuthorBlock } from './AuthorBlock/AuthorBlock.tsx'
import { loadAuthorBlock } from './AuthorBlock/load.ts'
import { BlockQuote } from './BlockQuote/BlockQuote.tsx'
import { loadBlockQuote } from './BlockQuote/load.ts'
import type { BlockType } from './block-schemas.ts'
import { categoryProductGridDefinition } from './CategoryProductGrid/definition.ts'
import { contentGridDefinition } from './ContentGrid/definition.ts'
import { ctaBannerDefinition } from './CtaBanner/definition.ts'
import { duoBannerDefinition } from './DuoBanner/definition.ts'
import { faqDefinition } from './Faq/definition.ts'
import { fullWidthBannerDefinition } from './FullWidthBanner/definition.ts'
import { iframeRowDefinition } from './IframeRow/definition.ts'
import { mediaRowDefinition } from './MediaRow/definition.ts'
import { miniBannersDefinition } from './MiniBanners/definition.ts'
import { newsGridBigDefinition } from './NewsGridBig/definition.ts'
import { newsGridSmallDefinition } from './NewsGridSmall/definition.ts'
import { newsletterSignUpDefinition } from './NewsletterSignUp/definition.ts'
import { productGridSmallDefinition } from './ProductGridSmall/definition.ts'
import { productSpotlightDefinition } from './ProductSpotlight/definition.ts'
import { richTextDefinition } from './RichText/definition.ts'
import { socialFeedDefinition } from './SocialFeed/definition.ts'
import { socialShareDefinition } from './SocialShare/definition.ts'

/** How every block is loaded and drawn, by block type. */
export const BLOCKS = {
  AlsoRead: alsoReadDefinition,
  AuthorBlock: authorBlockDefinition,
  BlockQuote: blockQuoteDefinition,
  CategoryProductGrid: categoryProductGridDefinition,
  ContentGrid: contentGridDefinition,
  CtaBanner: ctaBannerDefinition,
  DuoBanner: duoBannerDefinition,
  Faq: faqDefinition,
  FullWidthBanner: fullWidthBannerDefinition,
  IframeRow: iframeRowDefinition,
  MediaRow: mediaRowDefinition,
  MiniBanners: miniBannersDefinition,
  NewsGridBig: newsGridBigDefinition,
  NewsGridSmall: newsGridSmallDefinition,
  NewsletterSignUp: newsletterSignUpDefinition,
  ProductGridSmall: productGridSmallDefinition,
  ProductSpotlight: productSpotlightDefinition,
  RichText: richTextDefinition,
  SocialFeed: socialFeedDefinition,
  SocialShare: socialShareDefinition,
} satisfies { [T in BlockType]: unknown }
