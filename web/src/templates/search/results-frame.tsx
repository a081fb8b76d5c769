import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import { SearchBox } from '../../features/navigation/SearchBox.tsx'
import { WordLinks } from '../../features/search/WordLinks.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import styles from '../page/Page.module.css'
import parts from '../page/PageParts.module.css'
import type { PageDocument } from '../page/page-document.ts'
import { loadPopular } from './load-popular.ts'
import { toFieldTexts } from './result-lists.tsx'
import { toResultsTitle, toSearchHead } from './search-head.ts'

type ResultsFrame = { query?: string; type?: string | undefined; list?: ReactNode }

/** Renders the results page around its list; without one it asks for a query. */
export function toResultsFrame(ctx: RenderContext, { query = '', type, list }: ResultsFrame): PageDocument {
  const { t, links, site } = ctx
  const title = t('search.resultsTitle')
  const href = links.href(fixedPagePath(site, 'search-results'))
  const crumbs = [toHomeCrumb(ctx), { title, href }]
  const main = (
    <div className={`${styles.page} ${styles.results} ${styles.searching}`}>
      <Container>
        <Breadcrumbs label={t('breadcrumb.label')} crumbs={crumbs} />
      </Container>
      {list ?? (
        <Container width="small">
          <h1 className={parts.asking}>{title}</h1>
          <SearchBox {...toFieldTexts(ctx)} action={href} {...(type !== undefined && { hidden: { type } })} />
          <Popular ctx={ctx} />
        </Container>
      )}
    </div>
  )
  return { head: toSearchHead(ctx, 'search-results', toResultsTitle(ctx, query, title)), main }
}

function Popular({ ctx }: { ctx: RenderContext }) {
  const { popular } = loadPopular(ctx)
  if (popular === undefined) return null
  const path = fixedPagePath(ctx.site, 'search-results')
  const links = popular.terms.map((words) => ({ words, href: ctx.links.href(path, { query: words }) }))
  return (
    <div className={parts.popular}>
      <h2>{popular.title}</h2>
      <WordLinks links={links} />
    </div>
  )
}
