import type { RenderContext } from '../context/render-context.ts'
import { JobCards } from '../features/jobs/JobCards.tsx'
import { loadJobCards, MAX_JOB_CARDS } from '../features/jobs/job-card.ts'
import type { Published } from '../replica/reader.ts'
import { LISTS } from '../replica/to-listings.ts'
import { Container } from '../ui/Container.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { loadNames } from './child-pages.ts'
import { PageNames } from './PageNames.tsx'
import type { PageDocument } from './page-document.ts'

/** The four newest openings as cards (spec §9), the others by name. */
export function jobsOverviewTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const keys = ctx.reader.list(LISTS.jobs)
  const jobs = loadJobCards(ctx, keys.slice(0, MAX_JOB_CARDS))
  const afterMain = (
    <>
      <Container>{jobs.length > 0 ? <JobCards jobs={jobs} headingLevel={2} /> : <p>{ctx.t('job.none')}</p>}</Container>
      <PageNames title={ctx.t('job.more')} pages={loadNames(ctx, 'job', keys.slice(MAX_JOB_CARDS))} />
    </>
  )
  return toContentDocument(ctx, page, { afterMain })
}
