import { splitLink } from '@menagerie/sites/split-link'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { SearchBox, type SearchBoxView } from '../../features/navigation/SearchBox.tsx'
import { toSearchBox } from '../../features/navigation/to-search-box.ts'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import styles from './ErrorPage.module.css'
import { toErrorHead } from './error-head.ts'
import { loadWaysOn, type WaysOnView } from './load-ways-on.ts'
import { SleepingDog } from './SleepingDog.tsx'
import { WaysOn } from './WaysOn.tsx'

type ErrorTexts = { title: MessageKey; heading: MessageKey; text: MessageKey }

const NOT_FOUND: ErrorTexts = {
  title: 'error.notFound',
  heading: 'error.somethingWrong',
  text: 'error.notFoundHome',
}
/** Texts where the site has a search. */
const SEARCHED: ErrorTexts = { ...NOT_FOUND, text: 'error.notFoundSearch' }
const OTHER: ErrorTexts = { title: 'error.occurred', heading: 'error.occurred', text: 'error.tryAgain' }

type ErrorView = {
  /** Search box on the error page. */
  search?: SearchBoxView
  status: number
  title: string
  heading: string
  wayOut: { before: string; link: string; after: string; href: string }
  waysOn: WaysOnView
}

/** Spec §8: texts of a 404 and of all other errors. */
export const errorTemplate = defineTemplate({ load: loadError, Page: ErrorPage })

function loadError(ctx: RenderContext, status: number): LoadedPage<ErrorView> {
  const search = toSearchBox(ctx)
  const notFound = search ? SEARCHED : NOT_FOUND
  const texts = status === 404 ? notFound : OTHER
  const title = ctx.t(texts.title)
  const view = {
    status,
    title,
    heading: ctx.t(texts.heading),
    wayOut: { ...splitLink(ctx.t(texts.text)), href: ctx.links.href('') },
    waysOn: { title: ctx.t('error.waysOn'), ways: loadWaysOn(ctx) },
    ...(status === 404 && search && { search }),
  }
  return { head: toErrorHead(ctx, title), view }
}

function ErrorPage({ status, title, heading, wayOut, waysOn, search }: ErrorView) {
  const { before, link, after, href } = wayOut
  return (
    <div className={styles.error}>
      <Container width="small">
        {status === 404 && <SleepingDog />}
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
        <h1>{heading}</h1>
        {title !== heading && <p className={styles.subTitle}>{title}</p>}
        <p className={styles.wayOut}>
          {before}
          <a href={href}>{link}</a>
          {after}
        </p>
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
