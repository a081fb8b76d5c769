import type { QueryField } from '../../platform/query-field.ts'
import type { StoredPage } from './stored-page.ts'

/** A page as `PageCache` keeps it. */
export type CachedPage = {
  readonly key: string
  readonly page: StoredPage
  /** The same for visitors from elsewhere, with its styles inside, since the first of them. */
  arrival: StoredPage | undefined
  /** What its route reads from a query; holds as long as the page is fresh. */
  readonly fields: readonly QueryField[]
  /** Key of the plain page, on one that a query brought forth. */
  readonly variantOf: string | undefined
  /** Brand-locale that it is of, for what is counted. */
  readonly site: string | undefined
  /** False after something that the page shows has changed: then it is only the last good page, shown if a render fails. */
  fresh: boolean
  /** After a failed render: not tried again before this time. */
  retryAt: number
  /** What it counts for in the cache. */
  bytes: number
}
