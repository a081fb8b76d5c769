import type { BlockType } from '@menagerie/web/blocks/block-schemas'
import type { Lookup } from '../parts/lookup.ts'
import { toAlsoRead } from './to-also-read.ts'
import { toAuthorBlock } from './to-author-block.ts'
import { toBlockQuote } from './to-block-quote.ts'
import { toCategoryProductGrid } from './to-category-product-grid.ts'
import { toContentGrid } from './to-content-grid.ts'
import { toCtaBanner } from './to-cta-banner.ts'
import { toDuoBanner } from './to-duo-banner.ts'
import { toFaq } from './to-faq.ts'
import { toFullWidthBanner } from './to-full-width-banner.ts'
import { toIframeRow } from './to-iframe-row.ts'
import { toMediaRow } from './to-media-row.ts'
import { toMiniBanners } from './to-mini-banners.ts'
import { toNewsGrid } from './to-news-grid.ts'
import { toNewsletterSignUp } from './to-newsletter-sign-up.ts'
import { toProductGridSmall } from './to-product-grid-small.ts'
import { toProductSpotlight } from './to-product-spotlight.ts'
import { toRichTextBlock } from './to-rich-text-block.ts'
import { toSocialFeed } from './to-social-feed.ts'
import { toSocialShare } from './to-social-share.ts'

/** Turns a block as the studio stores it into its published fields. */
type ToBlock = (block: unknown, lookup: Lookup) => Record<string, unknown>

const TO_BLOCK = {
  CtaBanner: toCtaBanner,
  ProductGridSmall: toProductGridSmall,
  RichText: toRichTextBlock,
  SocialShare: toSocialShare,
  NewsGridBig: toNewsGrid,
  NewsGridSmall: toNewsGrid,
  AlsoRead: toAlsoRead,
  AuthorBlock: toAuthorBlock,
  ProductSpotlight: toProductSpotlight,
  ContentGrid: toContentGrid,
  CategoryProductGrid: toCategoryProductGrid,
  FullWidthBanner: toFullWidthBanner,
  DuoBanner: toDuoBanner,
  MiniBanners: toMiniBanners,
  MediaRow: toMediaRow,
  IframeRow: toIframeRow,
  SocialFeed: toSocialFeed,
  BlockQuote: toBlockQuote,
  Faq: toFaq,
  NewsletterSignUp: toNewsletterSignUp,
} satisfies Record<BlockType, ToBlock>

const BY_TYPE: ReadonlyMap<string, ToBlock> = new Map(Object.entries(TO_BLOCK))

export function findToBlock(blockType: string): ToBlock | undefined {
  return BY_TYPE.get(blockType)
}
