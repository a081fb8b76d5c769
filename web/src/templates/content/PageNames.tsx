import { Container } from '../../ui/Container.tsx'
import styles from '../page/Page.module.css'
import parts from '../page/PageParts.module.css'
import type { PageName } from './child-pages.ts'

type PageNamesProps = { title?: string; pages: readonly PageName[] }

/** Plain links to pages for which a grid has no card. */
export function PageNames({ title, pages }: PageNamesProps) {
  if (pages.length === 0) return null
  return (
    <Container>
      <section className={styles.section}>
        {title && <h2>{title}</h2>}
        <ul className={parts.names}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href}>{page.title}</a>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
