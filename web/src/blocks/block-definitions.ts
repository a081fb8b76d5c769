// Written by `npm run generate:blocks` from the folders beside it.

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
import { defineBlock } from './define-block.tsx'
import { Faq } from './Faq/Faq.tsx'
import { loadFaq } from './Faq/load.ts'
import { FullWidthBanner } from './FullWidthBanner/FullWidthBanner.tsx'
import { loadFullWidthBanner } from './FullWidthBanner/load.ts'
import { IframeRow } from './IframeRow/IframeRow.tsx'
import { findIframeRowFetched, listIframeRowEmbeds, loadIframeRow } from './IframeRow/load.ts'
import { listMediaRowEmbeds, loadMediaRow } from './MediaRow/load.ts'
import { MediaRow } from './MediaRow/MediaRow.tsx'
import { loadMiniBanners } from './MiniBanners/load.ts'
import { MiniBanners } from './MiniBanners/MiniBanners.tsx'
import { findNewsGridBigFetched, loadNewsGridBig } from './NewsGridBig/load.ts'
import { NewsGridBig } from './NewsGridBig/NewsGridBig.tsx'
import { findNewsGridSmallFetched, loadNewsGridSmall } from './NewsGridSmall/load.ts'
import { NewsGridSmall } from './NewsGridSmall/NewsGridSmall.tsx'
import { loadNewsletterSignUp } from './NewsletterSignUp/load.ts'
import { NewsletterSignUp } from './NewsletterSignUp/NewsletterSignUp.tsx'
import { loadProductGridSmall } from './ProductGridSmall/load.ts'
import { ProductGridSmall } from './ProductGridSmall/ProductGridSmall.tsx'
import { loadProductSpotlight } from './ProductSpotlight/load.ts'
import { ProductSpotlight } from './ProductSpotlight/ProductSpotlight.tsx'
import { loadRichText } from './RichText/load.ts'
import { RichText } from './RichText/RichText.tsx'
import { findSocialFeedFetched, listSocialFeedEmbeds, loadSocialFeed } from './SocialFeed/load.ts'
import { SocialFeed } from './SocialFeed/SocialFeed.tsx'
import { loadSocialShare } from './SocialShare/load.ts'
import { SocialShare } from './SocialShare/SocialShare.tsx'

/** How every block is loaded and drawn, by block type. */
export const BLOCKS = {
  AlsoRead: defineBlock({ type: 'AlsoRead', load: loadAlsoRead, Component: AlsoRead }),
  AuthorBlock: defineBlock({ type: 'AuthorBlock', load: loadAuthorBlock, Component: AuthorBlock }),
  BlockQuote: defineBlock({ type: 'BlockQuote', load: loadBlockQuote, Component: BlockQuote }),
  CategoryProductGrid: defineBlock({
    type: 'CategoryProductGrid',
    load: loadCategoryProductGrid,
    Component: CategoryProductGrid,
    findProblem: findCategoryProductGridProblem,
  }),
  ContentGrid: defineBlock({
    type: 'ContentGrid',
    load: loadContentGrid,
    Component: ContentGrid,
    findProblem: findContentGridProblem,
  }),
  CtaBanner: defineBlock({ type: 'CtaBanner', load: loadCtaBanner, Component: CtaBanner }),
  DuoBanner: defineBlock({ type: 'DuoBanner', load: loadDuoBanner, Component: DuoBanner }),
  Faq: defineBlock({ type: 'Faq', load: loadFaq, Component: Faq }),
  FullWidthBanner: defineBlock({ type: 'FullWidthBanner', load: loadFullWidthBanner, Component: FullWidthBanner }),
  IframeRow: defineBlock({
    type: 'IframeRow',
    load: loadIframeRow,
    Component: IframeRow,
    listEmbeds: listIframeRowEmbeds,
    findFetched: findIframeRowFetched,
  }),
  MediaRow: defineBlock({ type: 'MediaRow', load: loadMediaRow, Component: MediaRow, listEmbeds: listMediaRowEmbeds }),
  MiniBanners: defineBlock({ type: 'MiniBanners', load: loadMiniBanners, Component: MiniBanners }),
  NewsGridBig: defineBlock({
    type: 'NewsGridBig',
    load: loadNewsGridBig,
    Component: NewsGridBig,
    findFetched: findNewsGridBigFetched,
  }),
  NewsGridSmall: defineBlock({
    type: 'NewsGridSmall',
    load: loadNewsGridSmall,
    Component: NewsGridSmall,
    findFetched: findNewsGridSmallFetched,
  }),
  NewsletterSignUp: defineBlock({ type: 'NewsletterSignUp', load: loadNewsletterSignUp, Component: NewsletterSignUp }),
  ProductGridSmall: defineBlock({ type: 'ProductGridSmall', load: loadProductGridSmall, Component: ProductGridSmall }),
  ProductSpotlight: defineBlock({ type: 'ProductSpotlight', load: loadProductSpotlight, Component: ProductSpotlight }),
  RichText: defineBlock({ type: 'RichText', load: loadRichText, Component: RichText }),
  SocialFeed: defineBlock({
    type: 'SocialFeed',
    load: loadSocialFeed,
    Component: SocialFeed,
    listEmbeds: listSocialFeedEmbeds,
    findFetched: findSocialFeedFetched,
  }),
  SocialShare: defineBlock({ type: 'SocialShare', load: loadSocialShare, Component: SocialShare }),
} satisfies { [T in BlockType]: unknown }
