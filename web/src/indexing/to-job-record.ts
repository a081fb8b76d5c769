import type { SearchRecord } from '@menagerie/search/port/search-record'
import type { RecordContext } from './record-context.ts'
import { toContentFields } from './to-content-fields.ts'

/** Makes a search record of a job opening; the header's search shows it like a page. */
export function toJobRecord(ctx: RecordContext, key: string): SearchRecord | undefined {
  const job = ctx.reader.get('job', key)
  if (job?.path === undefined || !job.body.robots.index) return undefined
  const { body, path } = job
  return { objectID: key, type: 'page', kind: 'job', path, ...toContentFields(ctx, { path, body }, body.main) }
}
