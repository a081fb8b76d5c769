import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readSearchState, type SearchState, toQueryLine } from '../../search-client/search-state.ts'
import type { ToCards } from './ask-list.ts'
import { type ChooseFilter, FILTERS_ID } from './FilterPanel.tsx'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { toListView } from './list-view.ts'
import { ResultList } from './ResultList.tsx'
import { SearchField, type SearchFieldTexts } from './SearchField.tsx'
import { useList } from './use-list.ts'

export type { SearchFieldTexts } from './SearchField.tsx'

type SearchListProps<Card> = {
  title: string
  settings: ListSettings
  /** `hasFailed`: search did not answer for the first page. */
  first: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  toCards: ToCards<Card>
  /** Words may be typed. */
  field?: SearchFieldTexts
  beside?: ReactNode
  /** What to look at when nothing is found. */
  whenNothing?: ReactNode
  /** Above the list, such as a menu of categories. */
  above?: (state: SearchState, content: ListContent<Card>) => ReactNode
  children: (cards: readonly Card[]) => ReactNode
}

/** A list with its filters and its field, in one form that also works without a script; with one it goes on by itself. */
export function SearchList<Card>({ title, settings, first, toCards, children, ...slots }: SearchListProps<Card>) {
  const { field, beside, above, whenNothing } = slots
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

  const onChoose = useCallback<ChooseFilter>(
    (group, value, isChosen) => go((asked) => choose(asked, { group, value, isChosen }, settings), 'push'),
    [go, settings],
  )

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    if (typed !== null) {
      const query = toQueryLine(String(typed))
      go((asked) => (asked.query === query ? asked : { ...asked, query, page: 1 }), 'push')
    }
    document.getElementById(FILTERS_ID)?.hidePopover()
    heading.current?.focus()
  }

  /** Links of the list itself go on in place: pages, clearing, other words. */
  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    const { pathname, search } = new URL(link.href)
    if (pathname !== settings.path || link.target !== '') return
    const query = new URLSearchParams(search)
    const { fixed = {} } = settings.names
    // The page's other kind of results is another page.
    if (query.get('type') !== (fixed.type ?? null)) return
    const asked = readSearchState(query, settings.names)
    event.preventDefault()
    go(() => asked, 'push', 'clear' in link.dataset || link.closest('nav') !== null)
  }

  const onType = (text: string) => go((asked) => ({ ...asked, query: toQueryLine(text), page: 1 }), 'replace')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click of a link comes from the keyboard as well
    <form action={settings.path} data-live={isLive ? '' : undefined} onSubmit={onSubmit} onClick={onClick}>
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field && <SearchField texts={field} query={state.query} onType={onType} />}
      {above?.(state, content)}
      <ResultList
        title={content.query ? settings.texts.resultsFor.replace('#', () => content.query ?? '') : title}
        view={view}
        settings={settings}
        status={first.hasFailed && content === first.content && status === 'idle' ? 'failed' : status}
        isBusy={isBusy}
        headingRef={heading}
        onChoose={onChoose}
        beside={beside}
        whenNothing={whenNothing}
      >
        {cards}
      </ResultList>
    </form>
  )
}

type Choice = { group: string; value: string; isChosen: boolean }

function choose(asked: SearchState, { group, value, isChosen }: Choice, settings: ListSettings): SearchState {
  const others = (asked.chosen[group] ?? []).filter((other) => other !== value)
  const values = isChosen ? [...others, value].sort() : others
  const { [group]: _, ...rest } = asked.chosen
  const chosen = values.length === 0 ? rest : inOrder(settings, { ...rest, [group]: values })
  return { ...asked, page: 1, chosen }
}

/** As in the address: one choice, one form. */
function inOrder({ names }: ListSettings, chosen: SearchState['chosen']): SearchState['chosen'] {
  return Object.fromEntries(names.groups.flatMap((group) => (chosen[group] ? [[group, chosen[group]] as const] : [])))
}
