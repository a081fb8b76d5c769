import { AlsoRead } from './AlsoRead/AlsoRead.tsx'
import { loadAlsoRead } from './AlsoRead/load.ts'
import { AuthorBlock } from './AuthorBlock/AuthorBlock.tsx'
import { loadAuthorBlock } from './AuthorBlock/load.ts'
import { BlockQuote } from './BlockQuote/BlockQuote.tsx'
import { loadBlockQuote } from './BlockQuote/load.ts'
import type { BlockType } from './block-schemas.ts'
import { CategoryProductGrid } from './CategoryProductGrid/CategoryProductGrid.tsx'
import { findCategoryProductGridProblem, loadCategoryProductGrid } from './CategoryProductGrid/load.ts'
import { ContentGrid } from './ContentGrid/ContentGrid.tsx'
import { findContentGridProblem, loadContentGrid } from './ContentGrid/load.ts'
import { CtaBanner } from './CtaBanner/CtaBanner.tsx'
import { loadCtaBanner } from './CtaBanner/load.ts'
import { DuoBanner } from './DuoBanner/DuoBanner.tsx'
import { loadDuoBanner } from './DuoBanner/load.ts'
import { type BlockDefinition, defineBlock } from './define-block.tsx'
import { FullWidthBanner } from './FullWidthBanner/FullWidthBanner.tsx'
import { loadFullWidthBanner } from './FullWidthBanner/load.ts'
import { findFetchedFrame, findFetchedNews, findFetchedPosts } from './find-fetched.ts'
import { IframeRow } from './IframeRow/IframeRow.tsx'
import { listIframeRowEmbeds } from './IframeRow/list-embeds.ts'
import { loadIframeRow } from './IframeRow/load.ts'
import { listMediaRowEmbeds } from './MediaRow/list-embeds.ts'
import { loadMediaRow } from './MediaRow/load.ts'
import { MediaRow } from './MediaRow/MediaRow.tsx'
import { loadMiniBanners } from './MiniBanners/load.ts'
import { MiniBanners } from './MiniBanners/MiniBanners.tsx'
import { loadNewsGridBig } from './NewsGridBig/load.ts'
import { NewsGridBig } from './NewsGridBig/NewsGridBig.tsx'
import { loadNewsGridSmall } from './NewsGridSmall/load.ts'
import { NewsGridSmall } from './NewsGridSmall/NewsGridSmall.tsx'
import { loadProductGridSmall } from './ProductGridSmall/load.ts'
import { ProductGridSmall } from './ProductGridSmall/ProductGridSmall.tsx'
import { loadProductSpotlight } from './ProductSpotlight/load.ts'
import { ProductSpotlight } from './ProductSpotlight/ProductSpotlight.tsx'
import { loadRichText } from './RichText/load.ts'
import { RichText } from './RichText/RichText.tsx'
import { listSocialFeedEmbeds } from './SocialFeed/list-embeds.ts'
import { loadSocialFeed } from './SocialFeed/load.ts'
import { SocialFeed } from './SocialFeed/SocialFeed.tsx'
import { loadSocialShare } from './SocialShare/load.ts'
import { SocialShare } from './SocialShare/SocialShare.tsx'

export const BLOCKS = {
  CtaBanner: defineBlock({ type: 'CtaBanner', load: loadCtaBanner, Component: CtaBanner }),
  ProductGridSmall: defineBlock({
    type: 'ProductGridSmall',
    load: loadProductGridSmall,
    Component: ProductGridSmall,
  }),
  RichText: defineBlock({ type: 'RichText', load: loadRichText, Component: RichText }),
  FullWidthBanner: defineBlock({ type: 'FullWidthBanner', load: loadFullWidthBanner, Component: FullWidthBanner }),
  DuoBanner: defineBlock({ type: 'DuoBanner', load: loadDuoBanner, Component: DuoBanner }),
  MiniBanners: defineBlock({ type: 'MiniBanners', load: loadMiniBanners, Component: MiniBanners }),
  MediaRow: defineBlock({ type: 'MediaRow', load: loadMediaRow, Component: MediaRow, listEmbeds: listMediaRowEmbeds }),
  IframeRow: defineBlock({
    type: 'IframeRow',
    load: loadIframeRow,
    Component: IframeRow,
    listEmbeds: listIframeRowEmbeds,
    findFetched: findFetchedFrame,
  }),
  SocialFeed: defineBlock({
    type: 'SocialFeed',
    load: loadSocialFeed,
    Component: SocialFeed,
    listEmbeds: listSocialFeedEmbeds,
    findFetched: findFetchedPosts,
  }),
  BlockQuote: defineBlock({ type: 'BlockQuote', load: loadBlockQuote, Component: BlockQuote }),
  SocialShare: defineBlock({ type: 'SocialShare', load: loadSocialShare, Component: SocialShare }),
  NewsGridBig: defineBlock({
    type: 'NewsGridBig',
    load: loadNewsGridBig,
    Component: NewsGridBig,
    findFetched: findFetchedNews,
  }),
  NewsGridSmall: defineBlock({
    type: 'NewsGridSmall',
    load: loadNewsGridSmall,
    Component: NewsGridSmall,
    findFetched: findFetchedNews,
  }),
  AlsoRead: defineBlock({ type: 'AlsoRead', load: loadAlsoRead, Component: AlsoRead }),
  AuthorBlock: defineBlock({ type: 'AuthorBlock', load: loadAuthorBlock, Component: AuthorBlock }),
  ProductSpotlight: defineBlock({ type: 'ProductSpotlight', load: loadProductSpotlight, Component: ProductSpotlight }),
  ContentGrid: defineBlock({
    type: 'ContentGrid',
    load: loadContentGrid,
    Component: ContentGrid,
    findProblem: findContentGridProblem,
  }),
  CategoryProductGrid: defineBlock({
    type: 'CategoryProductGrid',
    load: loadCategoryProductGrid,
    Component: CategoryProductGrid,
    findProblem: findCategoryProductGridProblem,
  }),
} satisfies { [T in BlockType]: unknown }

type ViewOf<Definition> = Definition extends BlockDefinition<BlockType, infer View> ? View : never
/** What the loader of each type makes, and its component draws. */
export type BlockViews = { [T in BlockType]: ViewOf<(typeof BLOCKS)[T]> }

export function findBlock(blockType: string): (typeof BLOCKS)[BlockType] | undefined {
  return isKnown(blockType) ? BLOCKS[blockType] : undefined
}

const isKnown = (blockType: string): blockType is BlockType => Object.hasOwn(BLOCKS, blockType)
