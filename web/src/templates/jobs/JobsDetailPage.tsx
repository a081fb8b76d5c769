import { brandOf } from '@menagerie/sites/brand'
import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { JobCards } from '../../features/jobs/JobCards.tsx'
import { JobFacts } from '../../features/jobs/JobFacts.tsx'
import { findOtherJobs, type JobCardView, loadJobCards } from '../../features/jobs/job-card.ts'
import { type JobContactView, toContactLink } from '../../features/jobs/job-contact.ts'
import { type JobFact, toJobFacts } from '../../features/jobs/job-facts.ts'
import { isJobOver } from '../../features/jobs/open-jobs.ts'
import type { JsonLd } from '../../features/seo/head-view.ts'
import { toBreadcrumbList, toJobPostingJsonLd } from '../../features/seo/json-ld.ts'
import { findWholeImage } from '../../media/imaging/load-share-image.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import type { Published } from '../../replica/reader.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate } from '../page/define-template.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { loadOpening } from '../page/load-opening.ts'
import { loadShareRow } from '../page/load-share-row.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import parts from '../page/PageParts.module.css'
import { toPageHead } from '../page/page-head.ts'
import { ShareRow, type ShareRowView } from '../page/ShareRow.tsx'
import { toBlocksHtml, toParagraph } from './to-blocks-html.ts'

type Job = Published<'job'>

/** Spec §2, jobs detail. The contact button is at the top and again after the text. */
export const jobsDetailTemplate = defineTemplate({ load: loadJobsDetail, Page: JobsDetailPage })

type JobView = {
  opening: OpeningView
  facts: readonly JobFact[]
  contact?: JobContactView
  /** Message that the last day to apply has passed; the button is then left out. */
  over?: string
  main: AreaView
  /** Whether the text is long enough to need a second button at its end. */
  hasText: boolean
  share?: ShareRowView
  others: { title: string; cards: readonly JobCardView[] }
}

function loadJobsDetail(ctx: RenderContext, job: Job) {
  const { path = '', key, body } = job
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const facts = toJobFacts(ctx, body)
  const isOver = isJobOver(ctx, body)
  const contact = isOver ? undefined : toContactLink(body.contact)
  const main = loadArea(ctx, body.main, { name: 'main', isFirst: opening.picture === undefined })
  const share = loadShareRow(ctx, body.main)
  const others = { title: ctx.t('job.more'), cards: loadJobCards(ctx, findOtherJobs(ctx, key)) }
  const jsonLd = [...(isOver ? [] : toJsonLd(ctx, job)), toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]
  const optional = { ...(contact && { contact }), ...(share && { share }), ...(isOver && { over: ctx.t('job.over') }) }
  const view = { opening, facts, main, hasText: body.main.length > 0, others, ...optional }
  const head = toPageHead(ctx, job, jsonLd)
  return { head: isOver ? { ...head, robots: { ...head.robots, index: false } } : head, view }
}

function JobsDetailPage({ opening, facts, contact, over, main, hasText, share, others }: JobView) {
  const button = contact && <ButtonLink to={contact.to}>{contact.text}</ButtonLink>
  return (
    <div className={styles.page}>
      <Opening {...opening} isAboveText>
        {over && <p className={parts.over}>{over}</p>}
        {facts.length > 0 && <JobFacts facts={facts} />}
        {button && <p>{button}</p>}
      </Opening>
      <BlockArea area={main} width="medium" />
      {button && hasText && (
        <Container>
          <div className={`${parts.bottom} ${parts.afterText}`}>{button}</div>
        </Container>
      )}
      {share && <ShareRow {...share} />}
      {others.cards.length > 0 && (
        <Container>
          <section className={styles.section}>
            <h2>{others.title}</h2>
            <JobCards jobs={others.cards} headingLevel={3} />
          </section>
        </Container>
      )}
    </div>
  )
}

/** Returns the employer with the editors' logo, else that of the brand. */
function loadEmployer(ctx: RenderContext): { name: string; logo: string } {
  const { name, icons } = brandOf(ctx.site)
  const company = loadSiteSettings(ctx)?.company
  const own = findWholeImage(ctx, company?.logo)?.src
  const { file } = icons.app.at(-1) ?? icons.touch
  return { name: company?.name ?? name, logo: own ?? new URL(ctx.assets.file(file), ctx.links.url('')).href }
}

function toJsonLd(ctx: RenderContext, { path = '', body }: Job): JsonLd[] {
  return toJobPostingJsonLd({
    job: body,
    url: ctx.links.url(path),
    company: loadEmployer(ctx),
    country: ctx.site.country,
    description: [body.shortDescription && toParagraph(body.shortDescription), toBlocksHtml(body.main)].join(''),
  })
}
