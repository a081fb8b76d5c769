import type { Rule } from '@menagerie/search/port/rule'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import type { SearchIndexType } from '@menagerie/sites/search-index'
import { listOpenJobs } from '../features/jobs/open-jobs.ts'
import { LISTS } from '../replica/to-listings.ts'
import type { RecordContext } from './record-context.ts'
import { toArticleRecord } from './to-article-record.ts'
import { toJobRecord } from './to-job-record.ts'
import { toPageRecord } from './to-page-record.ts'
import { toProductRecord } from './to-product-record.ts'
import { loadSearchRules } from './to-search-rules.ts'

/** An entry from which a search record is made. */
export type RecordSource = { kind: 'product' | 'page' | 'article' | 'job'; key: string }

export type RecordIndexType = Exclude<SearchIndexType, 'query_suggestions'>

type IndexLoader = {
  sources: (ctx: RecordContext) => RecordSource[]
  rules: (ctx: RecordContext) => Rule[]
}

const pages = ({ reader }: RecordContext) => reader.list(LISTS.pages).map((key) => ({ kind: 'page' as const, key }))
const jobs = (ctx: RecordContext) => listOpenJobs(ctx).map((key) => ({ kind: 'job' as const, key }))
const articles = ({ reader }: RecordContext, kind: 'blog' | 'news' | 'advice') =>
  reader.list(LISTS.articles(kind)).map((key) => ({ kind: 'article' as const, key }))

/** What each index is made of (reading 20); suggestions are made from answers of the products' index. */
export const INDEX_LOADERS: Record<RecordIndexType, IndexLoader> = {
  products: {
    sources: ({ reader }) => reader.list(LISTS.products).map((key) => ({ kind: 'product', key })),
    rules: (ctx) => loadSearchRules(ctx, 'products'),
  },
  pages: {
    sources: (ctx) => [
      ...pages(ctx),
      ...articles(ctx, 'blog'),
      ...articles(ctx, 'news'),
      ...articles(ctx, 'advice'),
      ...jobs(ctx),
    ],
    rules: (ctx) => loadSearchRules(ctx, 'pages'),
  },
  blog: {
    sources: (ctx) => articles(ctx, 'blog'),
    rules: (ctx) => loadSearchRules(ctx, 'blog'),
  },
}

/** Returns the record of one source; undefined when search may not find it. */
export function toSearchRecord(ctx: RecordContext, { kind, key }: RecordSource): SearchRecord | undefined {
  switch (kind) {
    case 'product':
      return toProductRecord(ctx, key)
    case 'page':
      return toPageRecord(ctx, key)
    case 'article':
      return toArticleRecord(ctx, key)
    case 'job':
      return toJobRecord(ctx, key)
  }
}
