import type { SearchRecord } from '@menagerie/search/port/search-record'
import type { RecordContext } from './record-context.ts'
import { toContentFields } from './to-content-fields.ts'

/** A job opening as a hit shows it; for the header it is a page like others. */
export function toJobRecord(ctx: RecordContext, key: string): SearchRecord | undefined {
  const job = ctx.reader.get('job', key)
  if (job?.path === undefined || !job.body.robots.index) return undefined
  const { body, path } = job
  return { objectID: key, type: 'page', kind: 'job', path, ...toContentFields(ctx, { path, body }, body.main) }
}
