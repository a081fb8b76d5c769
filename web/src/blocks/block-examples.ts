// Written by `npm run generate:blocks` from the folders beside it.

import type { Block } from '@menagerie/contract/block'
import { alsoReadExamples } from './AlsoRead/examples.ts'
import { authorBlockExamples } from './AuthorBlock/examples.ts'
import { blockQuoteExamples } from './BlockQuote/examples.ts'
import type { BlockType } from './block-schemas.ts'
import { categoryProductGridExamples, categoryProductGridFaults } from './CategoryProductGrid/examples.ts'
import { contentGridExamples, contentGridFaults } from './ContentGrid/examples.ts'
import { ctaBannerExamples } from './CtaBanner/examples.ts'
import { duoBannerExamples } from './DuoBanner/examples.ts'
import { faqExamples } from './Faq/examples.ts'
import { fullWidthBannerExamples } from './FullWidthBanner/examples.ts'
import { iframeRowExamples } from './IframeRow/examples.ts'
import { mediaRowExamples } from './MediaRow/examples.ts'
import { miniBannersExamples } from './MiniBanners/examples.ts'
import { newsGridBigExamples } from './NewsGridBig/examples.ts'
import { newsGridSmallExamples } from './NewsGridSmall/examples.ts'
import { newsletterSignUpExamples } from './NewsletterSignUp/examples.ts'
import { productGridSmallExamples } from './ProductGridSmall/examples.ts'
import { productSpotlightExamples } from './ProductSpotlight/examples.ts'
import { richTextExamples } from './RichText/examples.ts'
import { socialFeedExamples } from './SocialFeed/examples.ts'
import { socialShareExamples } from './SocialShare/examples.ts'

/** At least one published block of every type, for tests and galleries. */
export const BLOCK_EXAMPLES: Record<BlockType, readonly Block[]> = {
  AlsoRead: alsoReadExamples,
  AuthorBlock: authorBlockExamples,
  BlockQuote: blockQuoteExamples,
  CategoryProductGrid: categoryProductGridExamples,
  ContentGrid: contentGridExamples,
  CtaBanner: ctaBannerExamples,
  DuoBanner: duoBannerExamples,
  Faq: faqExamples,
  FullWidthBanner: fullWidthBannerExamples,
  IframeRow: iframeRowExamples,
  MediaRow: mediaRowExamples,
  MiniBanners: miniBannersExamples,
  NewsGridBig: newsGridBigExamples,
  NewsGridSmall: newsGridSmallExamples,
  NewsletterSignUp: newsletterSignUpExamples,
  ProductGridSmall: productGridSmallExamples,
  ProductSpotlight: productSpotlightExamples,
  RichText: richTextExamples,
  SocialFeed: socialFeedExamples,
  SocialShare: socialShareExamples,
}

/** Blocks that visitors do not see and about which editors are told something. */
export const BLOCK_FAULTS: Partial<Record<BlockType, readonly Block[]>> = {
  CategoryProductGrid: categoryProductGridFaults,
  ContentGrid: contentGridFaults,
}
