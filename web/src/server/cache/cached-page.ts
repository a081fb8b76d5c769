import type { QueryField } from '../../platform/query-field.ts'
import type { StoredPage } from './stored-page.ts'

/** A page as `PageCache` keeps it. */
export type CachedPage = {
  readonly key: string
  readonly page: StoredPage
  /** The form with its styles inlined, for visitors from elsewhere; made for the first of them. */
  arrival: StoredPage | undefined
  /** Query fields that its route reads; valid as long as the page is fresh. */
  readonly fields: readonly QueryField[]
  /** Key of the page without a query, if this one was made for a query. */
  readonly variantOf: string | undefined
  /** Brand-locale of the page, for the counters. */
  readonly site: string | undefined
  /** False after something that the page shows has changed: it is then only the last good page, shown if a render fails. */
  fresh: boolean
  /** After a failed render: no new try before this time. */
  retryAt: number
  /** Bytes that it counts against the limit of the cache. */
  bytes: number
}
