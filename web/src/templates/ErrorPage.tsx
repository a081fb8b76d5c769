import type { MessageKey } from '@menagerie/brands/messages'
import { splitLink } from '@menagerie/brands/split-link'
import type { RenderContext } from '../context/render-context.ts'
import { toSearchBox } from '../features/navigation/to-search-box.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Container } from '../ui/Container.tsx'
import styles from './ErrorPage.module.css'
import { loadWaysOn, type WayOn } from './load-ways-on.ts'
import type { PageDocument } from './page-document.ts'
import { toTitle } from './page-head.ts'
import { SleepingDog } from './SleepingDog.tsx'

type ErrorTexts = { title: MessageKey; heading: MessageKey; text: MessageKey }

const NOT_FOUND: ErrorTexts = {
  title: 'error.notFound',
  heading: 'error.somethingWrong',
  text: 'error.notFoundHome',
}
/** Where the site's search answers. */
const SEARCHED: ErrorTexts = { ...NOT_FOUND, text: 'error.notFoundSearch' }
const OTHER: ErrorTexts = { title: 'error.occurred', heading: 'error.occurred', text: 'error.tryAgain' }

/** Spec §8: texts of a 404 and of all other errors. */
export function errorTemplate(ctx: RenderContext, status: number): PageDocument {
  const notFound = toSearchBox(ctx) ? SEARCHED : NOT_FOUND
  const texts = status === 404 ? notFound : OTHER
  const title = ctx.t(texts.title)
  const { before, link, after } = splitLink(ctx.t(texts.text))
  const main = (
    <div className={styles.error}>
      <Container width="small">
        {status === 404 && <SleepingDog />}
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
        <h1>{ctx.t(texts.heading)}</h1>
        {texts.title !== texts.heading && <p className={styles.subTitle}>{title}</p>}
        <p className={styles.wayOut}>
          {before}
          <a href={ctx.links.href('')}>{link}</a>
          {after}
        </p>
      </Container>
      <WaysOn title={ctx.t('error.waysOn')} ways={loadWaysOn(ctx)} />
    </div>
  )
  return {
    head: {
      title: toTitle(ctx, title),
      robots: { index: false, follow: false },
      alternates: [],
      kind: 'website',
      jsonLd: [],
    },
    main,
  }
}

function WaysOn({ title, ways }: { title: string; ways: readonly WayOn[] }) {
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
