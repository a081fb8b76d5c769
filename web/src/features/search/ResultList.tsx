import type { ReactNode } from 'react'
import { Image } from '../../ui/Image.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { ListBar } from './ListBar.tsx'
import type { ListSettings, ListTexts } from './list-settings.ts'
import type { ProductListView } from './list-view.ts'
import { NothingFound } from './NothingFound.tsx'
import styles from './ResultList.module.css'

type ResultListProps = {
  /** Absent where the page's own title is that of the list. */
  head?: ReactNode
  view: ProductListView
  settings: Pick<ListSettings, 'texts' | 'home' | 'popular' | 'ways'>
  /** Whether search did not answer. */
  hasFailed: boolean
  /** Shown above the filters, where there is room: links to other lists. */
  before?: ReactNode
  /** Shown below the filters, where there is room. */
  beside?: ReactNode
  /** Shown when nothing is found. */
  whenNothing?: ReactNode
  /** Cards, or a message in their place. */
  children: ReactNode
}

/** The list of a page: filters, hits, pages (spec §2). */
export function ResultList({ head, view, settings, beside, before, children, ...rest }: ResultListProps) {
  const { hasFailed, whenNothing } = rest
  const { texts } = settings
  const { hasPanel } = view
  return (
    <div className={hasPanel || beside || before ? styles.withFilters : styles.list}>
      {(hasPanel || beside || before) && (
        <div className={styles.side}>
          {before}
          {hasPanel && <FilterPanel view={view} texts={texts} />}
          {beside}
        </div>
      )}
      <section className={styles.results} aria-labelledby="results">
        <ListBar head={head || <h2 className={styles.silent}>{view.count}</h2>} view={view} texts={texts} />
        <Problem view={view} texts={texts} hasFailed={hasFailed} />
        {!hasFailed && <Taken view={view} texts={texts} />}
        {!hasFailed && view.banner && <Banner {...view.banner} />}
        {view.isEmpty && !hasFailed ? (
          <>
            <NothingFound view={view} settings={settings} />
            {whenNothing}
          </>
        ) : (
          children
        )}
        {view.pages.length > 1 && (
          <Pagination
            label={texts.paging.label}
            previousLabel={texts.paging.previous}
            nextLabel={texts.paging.next}
            pages={view.pages}
            current={view.page}
          />
        )}
      </section>
    </div>
  )
}

type ProblemProps = { view: ProductListView; texts: ListTexts; hasFailed: boolean }

/** Says that search does not answer. Also contains the messages that a script shows while it waits for a search (spec: a slow or dead search says so). */
function Problem({ view, texts, hasFailed }: ProblemProps) {
  const failed = (
    <p className={styles.problem}>
      {texts.failed}{' '}
      <a href={view.pages[view.page - 1]?.href ?? view.path} data-retry="">
        {texts.retry}
      </a>
    </p>
  )
  return (
    <>
      <div role="status" data-notes="">
        {hasFailed && failed}
      </div>
      <template data-note="slow">
        <p className={styles.note}>{texts.slow}</p>
      </template>
      <template data-note="failed">{failed}</template>
    </>
  )
}

const BANNER_SIZES = '(min-width: 1200px) 68vw, 92vw'

/** Banner of an editors' rule for these words. A link needs a name, so a picture without alternative text is not linked. */
function Banner({ image, href }: NonNullable<ProductListView['banner']>) {
  const picture = <Image image={{ ...image, sizes: BANNER_SIZES }} className={styles.banner} priority="high" />
  return href === undefined || image.alt === '' ? picture : <a href={href}>{picture}</a>
}

/** Says how the words were understood, and links to a search for exactly these words. */
function Taken({ view: { taken, plainHref, isEmpty }, texts }: { view: ProductListView; texts: ListTexts }) {
  if (taken.length === 0 || isEmpty) return null
  return (
    <p className={styles.note}>
      {taken.join(' · ')}
      {plainHref !== undefined && (
        <>
          {' '}
          <a href={plainHref}>{texts.plainWords}</a>
        </>
      )}
    </p>
  )
}
