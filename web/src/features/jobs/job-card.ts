import type { RenderContext } from '../../context/render-context.ts'
import { type JobFact, toJobFacts } from './job-facts.ts'
import { listOpenJobs } from './open-jobs.ts'

export type JobCardView = {
  key: string
  href: string
  title: string
  /** '' = none. */
  shortDescription: string
  facts: JobFact[]
}

/** Spec §9: grids of jobs and of vacancies. */
export const MAX_JOB_CARDS = 4

/** Returns the cards in the given order, without jobs that are gone. */
export function loadJobCards(ctx: RenderContext, keys: readonly string[]): JobCardView[] {
  return keys.flatMap((key) => {
    const job = ctx.reader.get('job', key)
    if (job?.path === undefined) return []
    const { title, shortDescription = '' } = job.body
    return [{ key, href: ctx.links.href(job.path), title, shortDescription, facts: toJobFacts(ctx, job.body) }]
  })
}

/** Returns the keys of the newest openings, without the page's own. */
export function findOtherJobs(ctx: RenderContext, key: string): readonly string[] {
  return listOpenJobs(ctx)
    .filter((other) => other !== key)
    .slice(0, MAX_JOB_CARDS)
}
