import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import type { BlockType } from '@menagerie/web/blocks/block-schemas'
import type { Lookup } from '../parts/lookup.ts'
import { toAlsoRead } from './to-also-read.ts'
import { toAuthorBlock } from './to-author-block.ts'
import { toCategoryProductGrid } from './to-category-product-grid.ts'
import { toContentGrid } from './to-content-grid.ts'
import { toCtaBanner } from './to-cta-banner.ts'
import { toDuoBanner } from './to-duo-banner.ts'
import { toFaq } from './to-faq.ts'
import { toFullWidthBanner } from './to-full-width-banner.ts'
import { toMediaRow } from './to-media-row.ts'
import { toMiniBanners } from './to-mini-banners.ts'
import { toNewsGrid } from './to-news-grid.ts'
import { toPlainBlock } from './to-plain-block.ts'
import { toSocialFeed } from './to-social-feed.ts'

/** Turns a block as the studio stores it into its published fields. */
type ToBlock = (block: unknown, lookup: Lookup) => Record<string, unknown>

/**
 * Transformers of blocks whose published fields differ from the stored ones: other names, another structure, or only
 * some of the fields.
 */
const OWN: Partial<Record<BlockType, ToBlock>> = {
  CtaBanner: toCtaBanner,
  NewsGridBig: toNewsGrid,
  NewsGridSmall: toNewsGrid,
  AlsoRead: toAlsoRead,
  AuthorBlock: toAuthorBlock,
  ContentGrid: toContentGrid,
  CategoryProductGrid: toCategoryProductGrid,
  FullWidthBanner: toFullWidthBanner,
  DuoBanner: toDuoBanner,
  MiniBanners: toMiniBanners,
  MediaRow: toMediaRow,
  SocialFeed: toSocialFeed,
  Faq: toFaq,
}

const BY_TYPE: ReadonlyMap<string, ToBlock> = new Map([
  ...BLOCK_FIELDS.filter(({ slug }) => !Object.hasOwn(OWN, slug)).map(
    (form) => [form.slug, toPlainBlock(form)] as const,
  ),
  ...Object.entries(OWN),
])

export function findToBlock(blockType: string): ToBlock | undefined {
  return BY_TYPE.get(blockType)
}
