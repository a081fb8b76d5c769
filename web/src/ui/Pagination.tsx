import styles from './Pagination.module.css'

export type PageLink = { number: number; href: string; label: string }

export type PaginationProps = {
  label: string
  pages: readonly PageLink[]
  /** Number of the page shown. */
  current: number
  previousLabel: string
  nextLabel: string
}

/** Up to so many pages, each has its link. */
const ALL_SHOWN = 7
/** Pages shown on either side of the current one. */
const NEIGHBOURS = 1

/** Links to the pages of a list (of a long one: the first, the last and those around the current), and to the previous and next one (spec §9: round, 30 px). */
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
        {toShown(pages, current).map((page, at, shown) => (
          <li key={page.number} className={isAfterGap(page, shown[at - 1]) ? styles.afterGap : undefined}>
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

/** Near an end the row extends to it: no gap hides a single page, and the numbers hardly move while paging. */
function toShown(pages: readonly PageLink[], current: number): readonly PageLink[] {
  if (pages.length <= ALL_SHOWN) return pages
  const middle = Math.min(Math.max(current, NEIGHBOURS + 3), pages.length - NEIGHBOURS - 2)
  const isNear = (number: number) => Math.abs(number - middle) <= NEIGHBOURS
  const isAtStart = middle === NEIGHBOURS + 3
  const isAtEnd = middle === pages.length - NEIGHBOURS - 2
  return pages.filter(
    ({ number }) =>
      number === 1 ||
      number === pages.length ||
      isNear(number) ||
      (number === 2 && isAtStart) ||
      (number === pages.length - 1 && isAtEnd),
  )
}

const isAfterGap = (page: PageLink, before: PageLink | undefined) =>
  before !== undefined && page.number > before.number + 1

function Arrow({ points, label }: { points: 'back' | 'on'; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 8 12" className={styles.arrow}>
      <path d={points === 'back' ? 'M7 1 2 6l5 5' : 'm1 1 5 5-5 5'} />
    </svg>
  )
}
