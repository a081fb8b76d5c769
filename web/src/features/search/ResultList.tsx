import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { type ChooseFilter, FILTERS_ID, FilterPanel } from './FilterPanel.tsx'
import type { ListSettings, ListTexts } from './list-settings.ts'
import type { ProductListView } from './list-view.ts'
import { NothingFound } from './NothingFound.tsx'
import styles from './ResultList.module.css'
import type { ListStatus } from './use-list.ts'

type ResultListProps = {
  title: string
  view: ProductListView
  settings: Pick<ListSettings, 'texts' | 'home' | 'popular' | 'tabs' | 'ways'>
  status: ListStatus
  isBusy: boolean
  headingRef?: Ref<HTMLHeadingElement>
  onChoose: ChooseFilter
  /** Below the filters, where there is room. */
  beside?: ReactNode
  /** What to look at when nothing is found. */
  whenNothing?: ReactNode
  /** Cards, or what is said in place of them. */
  children: ReactNode
}

/** The list of a page: how many, the way to the filters, what is found, the pages (spec §2). */
export function ResultList({ title, view, settings, beside, onChoose, children, ...rest }: ResultListProps) {
  const { status, isBusy, headingRef, whenNothing } = rest
  const { texts } = settings
  const hasFilters = view.groups.length > 0
  return (
    <div className={hasFilters || beside ? styles.withFilters : styles.list}>
      {(hasFilters || beside) && (
        <div className={styles.side}>
          {hasFilters && <FilterPanel view={view} texts={texts} onChoose={onChoose} />}
          {beside}
        </div>
      )}
      <section className={styles.results} aria-labelledby="results" aria-busy={isBusy || undefined}>
        <div className={styles.head}>
          <h2 id="results" tabIndex={-1} ref={headingRef} className={styles.title}>
            {title}
          </h2>
          <p role="status" className={styles.count}>
            {!(view.isEmpty && status === 'failed') && view.count}
          </p>
          {hasFilters && (
            <span className={styles.toggle}>
              <Button popoverTarget={FILTERS_ID}>
                {view.chosen === 0 ? texts.filters : `${texts.filters} (${view.chosen})`}
              </Button>
            </span>
          )}
        </div>
        {!(view.isEmpty && status === 'failed') && <Tabs view={view} label={settings.tabs?.label} />}
        <Problem view={view} texts={texts} status={status} />
        {status !== 'failed' && <Taken view={view} texts={texts} />}
        {view.isEmpty && status !== 'failed' ? (
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

/** What is shown stays (spec: a slow or dead search says so). */
function Problem({ view, texts, status }: { view: ProductListView; texts: ListTexts; status: ListStatus }) {
  return (
    <div role="status">
      {status === 'slow' && <p className={styles.note}>{texts.slow}</p>}
      {status === 'failed' && (
        <p className={styles.problem}>
          {texts.failed}{' '}
          <a href={view.pages[view.page - 1]?.href ?? view.path} data-retry="">
            {texts.retry}
          </a>
        </p>
      )}
    </div>
  )
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
