import { brandOf } from '@menagerie/brands/brand'
import { BlockArea } from '../blocks/BlockArea.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { JobCards } from '../features/jobs/JobCards.tsx'
import { JobFacts } from '../features/jobs/JobFacts.tsx'
import { findOtherJobs, loadJobCards } from '../features/jobs/job-card.ts'
import { toContactLink } from '../features/jobs/job-contact.ts'
import { toJobFacts } from '../features/jobs/job-facts.ts'
import type { JsonLd } from '../features/seo/head-view.ts'
import { toBreadcrumbList, toJobPostingJsonLd } from '../features/seo/json-ld.ts'
import { loadSiteSettings } from '../replica/load-site-settings.ts'
import type { Published } from '../replica/reader.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Container } from '../ui/Container.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from './load-crumbs.ts'
import { loadOpening } from './load-opening.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'
import { ShareRow } from './ShareRow.tsx'
import { toBlocksText } from './to-blocks-text.ts'

type Job = Published<'job'>

/** Spec §2, jobs detail. The contact button stands at the top and again where the text ends. */
export function jobsDetailTemplate(ctx: RenderContext, job: Job): PageDocument {
  const { path = '', key, body } = job
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const facts = toJobFacts(ctx, body)
  const contact = toContactLink(body.contact)
  const button = contact && <ButtonLink to={contact.to}>{contact.text}</ButtonLink>
  const others = loadJobCards(ctx, findOtherJobs(ctx, key))
  const main = (
    <div className={styles.page}>
      <Opening {...opening} isAboveText>
        {facts.length > 0 && <JobFacts facts={facts} />}
        {button && <p>{button}</p>}
      </Opening>
      <BlockArea ctx={ctx} blocks={body.main} width="medium" isFirst={opening.picture === undefined} />
      {button && body.main.length > 0 && (
        <Container>
          <div className={`${styles.bottom} ${styles.afterText}`}>{button}</div>
        </Container>
      )}
      <ShareRow ctx={ctx} blocks={body.main} />
      {others.length > 0 && (
        <Container>
          <section className={styles.section}>
            <h2>{ctx.t('job.more')}</h2>
            <JobCards jobs={others} headingLevel={3} />
          </section>
        </Container>
      )}
    </div>
  )
  const jsonLd = [...toJsonLd(ctx, job), toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]
  return { head: toPageHead(ctx, job, jsonLd), main }
}

function toJsonLd(ctx: RenderContext, { path = '', body }: Job): JsonLd[] {
  return toJobPostingJsonLd({
    job: body,
    url: ctx.links.url(path),
    company: loadSiteSettings(ctx)?.company?.name ?? brandOf(ctx.site).name,
    country: ctx.site.country,
    description: [body.shortDescription, toBlocksText(body.main)].filter(Boolean).join('\n'),
  })
}
