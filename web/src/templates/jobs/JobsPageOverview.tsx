import type { RenderContext } from '../../context/render-context.ts'
import { JobCards } from '../../features/jobs/JobCards.tsx'
import { type JobCardView, loadJobCards, MAX_JOB_CARDS } from '../../features/jobs/job-card.ts'
import { listOpenJobs } from '../../features/jobs/open-jobs.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { TextColumn } from '../../ui/TextColumn.tsx'
import { ContentPage } from '../content/ContentPage.tsx'
import { loadNames, type PageName } from '../content/child-pages.ts'
import { type ContentView, loadContentPage } from '../content/load-content-page.ts'
import { PageNames } from '../content/PageNames.tsx'
import { defineTemplate } from '../page/define-template.tsx'
import styles from '../page/Page.module.css'

type JobsView = {
  content: ContentView
  jobs: readonly JobCardView[]
  /** Text when there is no opening. */
  none: string
  more: { title: string; pages: readonly PageName[] }
}

/** Shows the four newest openings as cards (spec §9), the others by name. */
export const jobsOverviewTemplate = defineTemplate({ load: loadJobsOverview, Page: JobsOverview })

function loadJobsOverview(ctx: RenderContext, page: Published<'page'>) {
  const { head, view: content } = loadContentPage(ctx, page)
  const keys = listOpenJobs(ctx)
  const view = {
    content,
    jobs: loadJobCards(ctx, keys.slice(0, MAX_JOB_CARDS)),
    none: ctx.t('job.none'),
    more: { title: ctx.t('job.more'), pages: loadNames(ctx, 'job', keys.slice(MAX_JOB_CARDS)) },
  }
  return { head, view }
}

function JobsOverview({ content, jobs, none, more }: JobsView) {
  const afterMain = (
    <>
      <Container>
        {jobs.length > 0 ? (
          <JobCards jobs={jobs} headingLevel={2} />
        ) : (
          <TextColumn>
            <p className={styles.empty}>{none}</p>
          </TextColumn>
        )}
      </Container>
      <PageNames {...more} />
    </>
  )
  return <ContentPage {...content} afterMain={afterMain} />
}
