import type { JobBody } from '@menagerie/contract/job'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Over on the day behind the last one to apply, at the site's place; without such a day an opening stays open. */
export function isJobOver(
  { isPast }: Pick<RenderContext, 'isPast'>,
  { validThrough }: Pick<JobBody, 'validThrough'>,
): boolean {
  return validThrough !== undefined && isPast(validThrough)
}

/** Keys of the openings that one can still apply for, the newest first. */
export function listOpenJobs(ctx: Pick<RenderContext, 'reader' | 'isPast'>): readonly string[] {
  return ctx.reader.list(LISTS.jobs).filter((key) => {
    const job = ctx.reader.get('job', key)
    return job !== undefined && !isJobOver(ctx, job.body)
  })
}
