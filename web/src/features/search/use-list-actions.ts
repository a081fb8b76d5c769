import { type MouseEvent, type RefObject, type SubmitEvent, useCallback } from 'react'
import { LIST_ORDERS, readSearchState, toQueryLine } from '../../search-client/search-state.ts'
import type { GoOn } from './browser/use-list.ts'
import { chooseValue } from './choose-value.ts'
import { type ChooseFilter, FILTERS_ID } from './FilterPanel.tsx'
import type { ListSettings } from './list-settings.ts'

/** What visitors do in a list, as changes of what it is asked for. */
export function useListActions(go: GoOn, settings: ListSettings, heading: RefObject<HTMLHeadingElement | null>) {
  const onChoose = useCallback<ChooseFilter>(
    (group, value, isChosen) => go((asked) => chooseValue(asked, { group, value, isChosen }, settings.names), 'push'),
    [go, settings],
  )

  const onOrder = useCallback(
    (order: string) => {
      const sort = LIST_ORDERS.find((each) => each === order)
      go(({ sort: _, ...asked }) => ({ ...asked, page: 1, ...(sort && { sort }) }), 'push')
    },
    [go],
  )

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    if (typed !== null) {
      const query = toQueryLine(String(typed))
      go((asked) => (asked.query === query ? asked : { ...asked, query, page: 1 }), 'push')
    }
    event.currentTarget.ownerDocument.getElementById(FILTERS_ID)?.hidePopover()
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

  function onType(text: string) {
    go((asked) => ({ ...asked, query: toQueryLine(text), page: 1 }), 'replace')
  }

  return { onChoose, onOrder, onSubmit, onClick, onType }
}
