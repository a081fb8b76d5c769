import { splitLink } from '@menagerie/brands/split-link'
import type { MessageKey } from '@menagerie/brands/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { SearchBox, type SearchBoxView } from '../../features/navigation/SearchBox.tsx'
import { toSearchBox } from '../../features/navigation/to-search-box.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import { toTitle } from '../page/page-head.ts'
import styles from './ErrorPage.module.css'
import { loadWaysOn, type WayOn } from './load-ways-on.ts'
import { SleepingDog } from './SleepingDog.tsx'
import type { Said } from './said.ts'

type ErrorTexts = { title: MessageKey; heading: MessageKey; text: MessageKey }

const NOT_FOUND: ErrorTexts = {
  title: 'error.notFound',
  heading: 'error.somethingWrong',
  text: 'error.notFoundHome',
}
/** Where the site's search answers. */
const SEARCHED: ErrorTexts = { ...NOT_FOUND, text: 'error.notFoundSearch' }
const OTHER: ErrorTexts = { title: 'error.occurred', heading: 'error.occurred', text: 'error.tryAgain' }

type ErrorView = {
  /** Enter a new search: here. */
  search?: SearchBoxView
  /** Absent where the page only says something. */
  status?: number
  title: string
  heading: string
  text?: string
  wayOut?: { before: string; link: string; after: string; href: string }
  waysOn: { title: string; ways: readonly WayOn[] }
}

/** Spec §8: texts of a 404 and of all other errors. */
export const errorTemplate = defineTemplate({ load: loadError, Page: ErrorPage })

type Told = { status: number; said?: Said | undefined }

function loadError(ctx: RenderContext, { status, said }: Told): LoadedPage<ErrorView> {
  const search = toSearchBox(ctx)
  const notFound = search ? SEARCHED : NOT_FOUND
  const texts = status === 404 ? notFound : OTHER
  const title = said?.title ?? ctx.t(texts.title)
  const waysOn = { title: ctx.t('error.waysOn'), ways: loadWaysOn(ctx) }
  const wayOut = { ...splitLink(ctx.t(texts.text)), href: ctx.links.href('') }
  const error = { status, title, heading: ctx.t(texts.heading), wayOut, ...(status === 404 && search && { search }) }
  const view = { ...(said ? { title, heading: title, text: said.text } : error), waysOn }
  return {
    head: {
      title: toTitle(ctx, title),
      robots: { index: false, follow: false },
      alternates: [],
      kind: 'website',
      jsonLd: [],
    },
    view,
  }
}

function ErrorPage({ status, title, heading, text, wayOut, waysOn, search }: ErrorView) {
  return (
    <div className={styles.error}>
      <Container width="small">
        {(status === 404 || status === undefined) && <SleepingDog />}
        {status !== undefined && (
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
        )}
        <h1>{heading}</h1>
        {title !== heading && <p className={styles.subTitle}>{title}</p>}
        {text !== undefined && <p className={styles.wayOut}>{text}</p>}
        {wayOut && (
          <p className={styles.wayOut}>
            {wayOut.before}
            <a href={wayOut.href}>{wayOut.link}</a>
            {wayOut.after}
          </p>
        )}
        {search && (
          <div className={styles.search}>
            <SearchBox {...search} />
          </div>
        )}
      </Container>
      <WaysOn {...waysOn} />
    </div>
  )
}

function WaysOn({ title, ways }: ErrorView['waysOn']) {
  if (ways.length === 0) return null
  return (
    <Container>
      <nav className={styles.waysOn} aria-labelledby="ways-on">
        <h2 id="ways-on">{title}</h2>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.to.href}>
              <ButtonLink to={way.to} look="onColor">
                {way.title}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
