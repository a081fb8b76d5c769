import { splitLink } from '@menagerie/brands/split-link'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { type ChooseFilter, FILTERS_ID, FilterPanel } from './FilterPanel.tsx'
import type { ListSettings, ListTexts } from './list-settings.ts'
import type { ListView } from './list-view.ts'
import styles from './ResultList.module.css'
import type { ListStatus } from './use-list.ts'
import { WordLinks } from './WordLinks.tsx'

type ResultListProps = {
  title: string
  view: ListView
  settings: Pick<ListSettings, 'texts' | 'home' | 'popular' | 'tabs'>
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
        {view.isLoose && <p className={styles.note}>{texts.loose}</p>}
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
function Tabs({ view: { tabs }, label }: { view: ListView; label: string | undefined }) {
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
function Problem({ view, texts, status }: { view: ListView; texts: ListTexts; status: ListStatus }) {
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

/** Spec §8, in its words, with ways on. */
function NothingFound({ view, settings }: Pick<ResultListProps, 'view' | 'settings'>) {
  const { texts, home, popular: { title: popular } = { title: '' } } = settings
  const { before, link, after } = splitLink(texts.noHitsHome)
  return (
    <div className={styles.nothing}>
      <p className={styles.sorry}>{texts.noHits}</p>
      {view.suggestions.length > 0 && (
        <div>
          <p>{texts.didYouMean}</p>
          <WordLinks links={view.suggestions} />
        </div>
      )}
      {view.popular.length > 0 && (
        <div>
          <h3>{popular}</h3>
          <WordLinks links={view.popular} />
        </div>
      )}
      {view.withoutFilters !== undefined && (
        <p>
          <a href={view.withoutFilters}>{texts.withoutFilters}</a>
        </p>
      )}
      <p>
        {before}
        <a href={home}>{link}</a>
        {after}
      </p>
    </div>
  )
}
