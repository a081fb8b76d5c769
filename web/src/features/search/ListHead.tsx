import type { ReactNode } from 'react'
import styles from './ListHead.module.css'
import type { ProductListView } from './list-view.ts'

type ListHeadProps = {
  title: string
  /** Whether the title is the page's; the kinds of results and the search field then stand with it. */
  isPage: boolean
  view: ProductListView
  tabsLabel: string | undefined
  hasFailed: boolean
  field: ReactNode
}

/** Shows what is listed, and how many. */
export function ListHead({ title, isPage, view, tabsLabel, hasFailed, field }: ListHeadProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={isPage ? `${styles.head} ${styles.ofPage}` : styles.head}>
      <Heading id="results" tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p role="status" className={styles.count}>
        {!(view.isEmpty && hasFailed) && view.count}
      </p>
      {field}
      {!(view.isEmpty && hasFailed) && <Tabs view={view} label={tabsLabel} />}
    </div>
  )
}

/** Spec §2: the kinds of results with their counts. */
function Tabs({ view: { tabs }, label }: { view: ProductListView; label: string | undefined }) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ text, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
          {text}
        </a>
      ))}
    </nav>
  )
}
