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
  /** Search did not answer. */
  hasFailed: boolean
  /** Above the filters, where there is room: ways to other lists. */
  before?: ReactNode
  /** Below the filters, where there is room. */
  beside?: ReactNode
  /** What to look at when nothing is found. */
  whenNothing?: ReactNode
  /** Cards, or what is said in place of them. */
  children: ReactNode
}

/** The list of a page: the way to the filters, what is found, the pages (spec §2). */
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

/** Says that search does not answer. What a script says of a search that it waits for is written here, too (spec: a slow or dead search says so). */
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

/** What editors' rule shows for these words. A link needs a name: a picture without words leads nowhere. */
function Banner({ image, href }: NonNullable<ProductListView['banner']>) {
  const picture = <Image image={{ ...image, sizes: BANNER_SIZES }} className={styles.banner} priority="high" />
  return href === undefined || image.alt === '' ? picture : <a href={href}>{picture}</a>
}

/** What the words were taken for, and the way back to the words alone. */
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
