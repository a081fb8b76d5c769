import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchState } from '../../search-client/search-state.ts'
import type { ToCards } from './ask-list.ts'
import { useList } from './browser/use-list.ts'
import { ListHead } from './ListHead.tsx'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { toListView } from './list-view.ts'
import { ResultList } from './ResultList.tsx'
import { SearchField, type SearchFieldTexts } from './SearchField.tsx'
import { useListActions } from './use-list-actions.ts'

export type { SearchFieldTexts } from './SearchField.tsx'

type SearchListProps<Card> = {
  title: string
  settings: ListSettings
  /** `hasFailed`: search did not answer for the first page. */
  first: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  toCards: ToCards<Card>
  /** Words may be typed. */
  field?: SearchFieldTexts
  /** Whether the title is the page's own: what it is searched for. */
  isPage?: boolean
  before?: ReactNode
  beside?: ReactNode
  /** What to look at when nothing is found. */
  whenNothing?: ReactNode
  /** Above the list, such as a menu of categories. */
  above?: (state: SearchState, content: ListContent<Card>) => ReactNode
  children: (cards: readonly Card[]) => ReactNode
}

/** A list with its filters and its field, in one form that also works without a script; with one it goes on by itself. */
export function SearchList<Card>({ title, settings, first, toCards, children, ...slots }: SearchListProps<Card>) {
  const { field, before, beside, above, whenNothing, isPage = false } = slots
  const [isLive, setLive] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useList({ settings, first, toCards }, () => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => setLive(true), [])
  const { state, content, status, isBusy, go } = list
  const view = useMemo(() => toListView(state, content, settings), [state, content, settings])
  // A key press draws the list once, when its answer is there.
  const cards = useMemo(() => children(content.cards), [children, content])

  const { onChoose, onOrder, onSubmit, onClick, onType } = useListActions(go, settings, heading)
  const hasFailed = first.hasFailed && content === first.content && status === 'idle'
  const words = content.query ?? (hasFailed ? state.query : '')
  const head = (
    <ListHead
      title={words === '' ? title : settings.texts.resultsFor.replace('#', () => words)}
      isPage={isPage}
      view={view}
      tabsLabel={settings.tabs?.label}
      hasFailed={hasFailed || status === 'failed'}
      headingRef={heading}
      field={field && <SearchField texts={field} query={state.query} onType={onType} />}
    />
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click of a link comes from the keyboard as well
    <form action={settings.path} data-live={isLive ? '' : undefined} onSubmit={onSubmit} onClick={onClick}>
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isPage && head}
      {above?.(state, content)}
      <ResultList
        head={!isPage && head}
        view={view}
        settings={settings}
        status={hasFailed ? 'failed' : status}
        isBusy={isBusy}
        onChoose={onChoose}
        onOrder={onOrder}
        before={before}
        beside={beside}
        whenNothing={whenNothing}
      >
        {cards}
      </ResultList>
    </form>
  )
}
