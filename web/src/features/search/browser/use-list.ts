import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createSearchClient, type SearchClient } from '../../../search-client/search-client.ts'
import { isAsked, readSearchState, type SearchState, writeSearchState } from '../../../search-client/search-state.ts'
import { askList, type ToCards } from '../ask-list.ts'
import type { ListContent } from '../list-content.ts'
import type { ListSettings } from '../list-settings.ts'
import { type Step, useListAddress } from './use-list-address.ts'

export type ListStatus = 'idle' | 'slow' | 'failed'

type Options<Card> = {
  settings: ListSettings
  /** Nothing of it is kept when search did not answer for it. */
  first: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  toCards: ToCards<Card>
}

/** `change` is given what was asked for last, which may not be shown yet; when it returns the same, nothing happens. */
export type GoOn = (change: (asked: SearchState) => SearchState, step: Step, isPaging?: boolean) => void

type ListControl<Card> = {
  state: SearchState
  content: ListContent<Card>
  status: ListStatus
  isBusy: boolean
  /** The same one always. */
  go: GoOn
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
  const address = useListAddress()
  const asking = useRef(first.state)
  const shown = useRef(new Map(first.hasFailed ? [] : [[toSearch(first.state), first.content]]))
  const client = useRef<SearchClient>(undefined)
  const latest = useRef(0)

  function show(asked: SearchState, next: ListContent<Card>) {
    setState(asked)
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
        address.settle()
        location.assign(next.redirect)
        return false
      }
      shown.current.set(search, next)
      show(asked, next)
      return true
    } catch {
      if (own === latest.current) {
        setState(asked)
        setBusy(false)
        setStatus('failed')
      }
      return false
    } finally {
      clearTimeout(slow)
    }
  }

  function goTo(asked: SearchState, step: Step, isPaging = false): void {
    const search = toSearch(asked)
    const known = shown.current.get(search)
    // The plain list is a page of its own, in an order of its own.
    if (known === undefined && !isAsked(asked)) {
      // No words are no call (spec §5); while the visitor types, what is shown stays.
      if (step !== 'replace') location.assign(settings.path + search)
      return
    }
    address.go(settings.path + search, step)
    asking.current = asked
    if (known !== undefined) {
      latest.current += 1
      client.current?.cancel()
      // At once: the browser is about to scroll to where the visitor was.
      flushSync(() => show(asked, known))
      if (isPaging) onPage()
      return
    }
    // A box shows at once that it is chosen; of words, nothing else is drawn before their answer.
    if (step !== 'replace') setState(asked)
    void ask(asked, search).then((isThere) => isThere && isPaging && onPage())
  }

  const current = useRef(goTo)
  current.current = goTo
  const go = useCallback<GoOn>((change, ...how) => {
    const asked = change(asking.current)
    if (asked !== asking.current) current.current(asked, ...how)
  }, [])
  useBackAndForward(go, settings)

  return { state, content, status, isBusy, go }
}

function useBackAndForward(go: GoOn, { names }: ListSettings): void {
  useEffect(() => {
    const onPopState = () => go(() => readSearchState(new URLSearchParams(location.search), names), 'none')
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [go, names])
}
