import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createSearchClient, type SearchClient } from '../../search-client/search-client.ts'
import { isAsked, readSearchState, type SearchState, writeSearchState } from '../../search-client/search-state.ts'
import { askList, type ToCards } from './ask-list.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'

export type ListStatus = 'idle' | 'slow' | 'failed'
/** How the address changes: a new step back, the same step (a word being typed), or not at all (it has changed). */
type Step = 'push' | 'replace' | 'none'

type Options<Card> = {
  settings: ListSettings
  /** Nothing of it is kept when search did not answer for it. */
  first: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  toCards: ToCards<Card>
}

export type ListControl<Card> = {
  state: SearchState
  content: ListContent<Card>
  status: ListStatus
  isBusy: boolean
  go: (state: SearchState, step: Step, isPaging?: boolean) => void
}

const SLOW_MS = 1_000

/**
 * A list that goes on in the browser: the address is its state, what was shown once is there at once, and what is shown stays
 * until there is something else to show. `onPage` is told when another page is there.
 */
export function useList<Card>({ settings, first, toCards }: Options<Card>, onPage: () => void): ListControl<Card> {
  const [state, setState] = useState(first.state)
  const [content, setContent] = useState(first.content)
  const [status, setStatus] = useState<ListStatus>('idle')
  const [isBusy, setBusy] = useState(false)
  const toSearch = (asked: SearchState) => writeSearchState(asked, settings.names)
  const shown = useRef(new Map(first.hasFailed ? [] : [[toSearch(first.state), first.content]]))
  const client = useRef<SearchClient>(undefined)
  const latest = useRef(0)

  function show(next: ListContent<Card>) {
    setContent(next)
    setBusy(false)
    setStatus('idle')
  }

  async function ask(asked: SearchState, search: string): Promise<boolean> {
    client.current ??= createSearchClient(settings.search)
    latest.current += 1
    const own = latest.current
    setBusy(true)
    const slow = setTimeout(() => own === latest.current && setStatus('slow'), SLOW_MS)
    try {
      const next = await askList(client.current, asked, settings, toCards)
      if (next === undefined || own !== latest.current) return false
      if (next.redirect !== undefined) {
        location.assign(next.redirect)
        return false
      }
      shown.current.set(search, next)
      show(next)
      return true
    } catch {
      if (own === latest.current) {
        setBusy(false)
        setStatus('failed')
      }
      return false
    } finally {
      clearTimeout(slow)
    }
  }

  function go(asked: SearchState, step: Step, isPaging = false): void {
    const search = toSearch(asked)
    const known = shown.current.get(search)
    // The plain list is a page of its own, in an order of its own.
    if (known === undefined && !isAsked(asked)) {
      // No words are no call (spec §5); while the visitor types, what is shown stays.
      if (step !== 'replace') location.assign(settings.path + search)
      return
    }
    if (step === 'push') history.pushState(null, '', settings.path + search)
    if (step === 'replace') history.replaceState(null, '', settings.path + search)
    setState(asked)
    if (known !== undefined) {
      latest.current += 1
      client.current?.cancel()
      // At once: the browser is about to scroll to where the visitor was.
      flushSync(() => show(known))
      if (isPaging) onPage()
      return
    }
    void ask(asked, search).then((isThere) => isThere && isPaging && onPage())
  }

  const goBack = useRef(go)
  goBack.current = go
  useEffect(() => {
    const onPopState = () =>
      goBack.current(readSearchState(new URLSearchParams(location.search), settings.names), 'none')
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [settings])

  return { state, content, status, isBusy, go }
}
