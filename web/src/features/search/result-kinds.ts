import { readFields, readJsonNumber } from '../../search-client/read-json.ts'
import { type SearchRequest, toCountRequest, toKindsRequest } from '../../search-client/search-requests.ts'

/** Kinds of results, in the order of their tabs. Products and blogs (spec §2) are always shown, the others if there are any. */
export const RESULT_KINDS = ['products', 'blog', 'advice', 'news', 'page', 'job'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]
/** Kinds in the index of pages. */
export const INFORMATION_KINDS = ['blog', 'advice', 'news', 'page', 'job'] as const satisfies readonly ResultKind[]

export type InformationKind = (typeof INFORMATION_KINDS)[number]

export type KindIndexes = Readonly<Record<'products' | 'blog' | 'pages', string>>

/** Asks how many there are of each kind; `readKinds` reads the answers. */
export const toKindRequests = ({ products, blog, pages }: KindIndexes, query: string): SearchRequest[] => [
  toCountRequest({ index: products, query }),
  toCountRequest({ index: blog, query }),
  toKindsRequest({ index: pages, query }),
]

export function readKinds([products, blog, pages]: readonly unknown[]): Record<ResultKind, number> {
  const kinds = readFields(readFields(readFields(pages).facets).kind)
  const countOf = (kind: ResultKind) => readJsonNumber(kinds[kind])
  return {
    products: readJsonNumber(readFields(products).nbHits),
    blog: readJsonNumber(readFields(blog).nbHits),
    advice: countOf('advice'),
    news: countOf('news'),
    page: countOf('page'),
    job: countOf('job'),
  }
}
