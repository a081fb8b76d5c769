import type { JobBody } from '@menagerie/contract/job'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Tells whether the last day to apply is over at the site's place; an opening without such a day stays open. */
export function isJobOver(
  { isPast }: Pick<RenderContext, 'isPast'>,
  { validThrough }: Pick<JobBody, 'validThrough'>,
): boolean {
  return validThrough !== undefined && isPast(validThrough)
}

/** Returns the keys of the openings that still accept applications, the newest first. */
export function listOpenJobs(ctx: Pick<RenderContext, 'reader' | 'isPast'>): readonly string[] {
  return ctx.reader.list(LISTS.jobs).filter((key) => {
    const job = ctx.reader.get('job', key)
    return job !== undefined && !isJobOver(ctx, job.body)
  })
}
