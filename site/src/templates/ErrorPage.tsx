import type { MessageKey } from '@menagerie/brands/messages'
import { splitLink } from '@menagerie/brands/split-link'
import type { RenderContext } from '../replica/render-context.ts'
import { Container } from '../ui/Container.tsx'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toTitle } from './page-head.ts'

type ErrorTexts = { title: MessageKey; heading: MessageKey; text: MessageKey }

const NOT_FOUND: ErrorTexts = {
  title: 'error.notFound',
  heading: 'error.somethingWrong',
  text: 'error.notFoundSearch',
}
const OTHER: ErrorTexts = { title: 'error.occurred', heading: 'error.occurred', text: 'error.tryAgain' }

/** Spec §8: texts of a 404 and of all other errors. */
export function errorTemplate(ctx: RenderContext, status: number): PageDocument {
  const texts = status === 404 ? NOT_FOUND : OTHER
  const title = ctx.t(texts.title)
  const { before, link, after } = splitLink(ctx.t(texts.text))
  const main = (
    <div className={styles.error}>
      <Container width="small">
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
