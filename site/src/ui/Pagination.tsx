import styles from './Pagination.module.css'

export type PageLink = { number: number; href: string; label: string }

type PaginationProps = {
  label: string
  pages: readonly PageLink[]
  /** Number of the page that is shown. */
  current: number
  previousLabel: string
  nextLabel: string
}

/** Links to all pages of a list, and to the ones before and after (spec §9: round, 30 px). */
export function Pagination({ label, pages, current, previousLabel, nextLabel }: PaginationProps) {
  const previous = pages.find(({ number }) => number === current - 1)
  const next = pages.find(({ number }) => number === current + 1)
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous && (
        <a href={previous.href} rel="prev" className={styles.page}>
          <Arrow points="back" label={previousLabel} />
        </a>
      )}
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            <a
              href={page.href}
              aria-label={page.label}
              aria-current={page.number === current ? 'page' : undefined}
              className={styles.page}
            >
              {page.number}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a href={next.href} rel="next" className={styles.page}>
          <Arrow points="on" label={nextLabel} />
        </a>
      )}
    </nav>
  )
}

function Arrow({ points, label }: { points: 'back' | 'on'; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 8 12" className={styles.arrow}>
      <path d={points === 'back' ? 'M7 1 2 6l5 5' : 'm1 1 5 5-5 5'} />
    </svg>
  )
}
