import {
  isAsked,
  LIST_ORDERS,
  readSearchState,
  type SearchNames,
  type SearchState,
  toQueryLine,
  writeSearchState,
} from '../../../search-client/search-state.ts'
import { chooseValue } from '../choose-value.ts'
import { FILTERS_ID } from '../filters-id.ts'
import { attachPanel } from './attach-panel.ts'
import { createListAddress, type Step } from './list-address.ts'
import { type LoadedList, loadList } from './load-list.ts'
import { createBelow } from './show-below.ts'
import { showNote } from './show-note.ts'
import { createShownList } from './shown-list.ts'

/** `change` receives the state requested last, which may not be shown yet; if it returns the same, nothing happens. */
type GoOn = (change: (asked: SearchState) => SearchState, step: Step, isPaging?: boolean) => void
type DrawnList = Exclude<LoadedList, { away: string }>

const SLOW_MS = 1_000
/** Most lists in memory, which are shown again without a request. */
const MOST_KEPT = 50

/**
 * Updates a list in place: its address holds the state, the server renders it, lists shown before are shown again at
 * once, and the current one stays until the next is there.
 */
export function attachList(form: HTMLFormElement): void {
  const names: SearchNames = JSON.parse(form.dataset.names ?? '{"groups":[]}')
  const { pathname } = new URL(form.action)
  const toAddress = (asked: SearchState) => pathname + writeSearchState(asked, names)
  const address = createListAddress()
  let asking = readSearchState(new URLSearchParams(location.search), names)
  const kept = new Map<string, DrawnList>()
  let underWay = new AbortController()
  const list = createShownList(form)
  const below = createBelow(form, asking.page)

  if (!('failed' in form.dataset))
    keep(toAddress(asking), { form: form.cloneNode(true) as HTMLFormElement, title: document.title })

  function keep(at: string, shown: DrawnList): void {
    kept.set(at, shown)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  async function ask(at: string, own: AbortSignal): Promise<boolean> {
    list.wait()
    const slow = setTimeout(() => showNote(form, 'slow', at), SLOW_MS)
    try {
      const loaded = await loadList(at, own)
      if (own.aborted) return false
      if ('away' in loaded) {
        address.settle()
        location.assign(loaded.away)
        return false
      }
      keep(at, loaded)
      list.show(loaded, { isWindowFirst: true })
      return true
    } catch {
      if (own.aborted) return false
      list.stay()
      showNote(form, 'failed', at)
      return false
    } finally {
      clearTimeout(slow)
    }
  }

  const go: GoOn = (change, step, isPaging = false) => {
    const asked = change(asking)
    if (asked === asking) return
    // Without words nothing is searched (spec §5); while the visitor types, the current list stays.
    const at = toAddress(asked)
    if (step === 'replace' && !isAsked(asked) && !kept.has(at)) return
    if (below.isMissing(asked.page)) {
      address.settle()
      return below.load(at, step)
    }
    asking = asked
    address.go(at, step)
    underWay.abort()
    underWay = new AbortController()
    const then = () => {
      below.show(asked.page)
      if (isPaging) toHeading(form)
    }
    const known = kept.get(at)
    if (known !== undefined) {
      // Synchronously, as the browser is about to restore the scroll position.
      list.show(known, { isWindowFirst: false })
      then()
    } else void ask(at, underWay.signal).then((isThere) => isThere && then())
  }

  listen(form, { names, pathname, go })
  attachPanel(form)
  addEventListener('popstate', () => go(() => readSearchState(new URLSearchParams(location.search), names), 'none'))
  // A visitor that leaves by a link finds the typed words when coming back.
  addEventListener('click', address.settle, { capture: true })
  form.dataset.live = ''
  takeEarly(form, go, names)
}

function toHeading(form: HTMLFormElement): void {
  const heading = form.querySelector<HTMLElement>('#results')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

type Listening = { names: SearchNames; pathname: string; go: GoOn }

/** Listens for what visitors do in a list, and turns it into changes of the state. */
function listen(form: HTMLFormElement, { names, pathname, go }: Listening): void {
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'query') type(target, go)
  })

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') choose(target, go, names)
    if (target instanceof HTMLSelectElement) order(target, go)
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = new FormData(form).get('query')
    if (typed !== null) {
      const query = toQueryLine(String(typed))
      go((asked) => (asked.query === query ? asked : { ...asked, query, page: 1 }), 'push')
    }
    document.getElementById(FILTERS_ID)?.hidePopover()
    form.querySelector<HTMLElement>('#results')?.focus()
  })

  // Links of the list itself update it in place: pages, clearing, other words.
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    if (link.pathname !== pathname || link.target !== '') return
    const query = new URLSearchParams(link.search)
    // The other kinds of results are separate pages.
    if (query.get('type') !== (names.fixed?.type ?? null)) return
    event.preventDefault()
    const isPaging = 'clear' in link.dataset || link.closest('nav') !== null
    go(() => readSearchState(query, names), 'push', isPaging)
  })
}

function type(field: HTMLInputElement, go: GoOn): void {
  go((asked) => ({ ...asked, query: toQueryLine(field.value), page: 1 }), 'replace')
}

function choose({ name: group, value, checked: isChosen }: HTMLInputElement, go: GoOn, names: SearchNames): void {
  go((asked) => chooseValue(asked, { group, value, isChosen }, names), 'push')
}

function order({ value }: HTMLSelectElement, go: GoOn): void {
  const sort = LIST_ORDERS.find((each) => each === value)
  go(({ sort: _, ...asked }) => ({ ...asked, page: 1, ...(sort && { sort }) }), 'push')
}

/** Applies what the visitor changed before this script ran. */
function takeEarly(form: HTMLFormElement, go: GoOn, names: SearchNames): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    if (box.checked !== box.defaultChecked) choose(box, go, names)
  const field = form.querySelector<HTMLInputElement>('input[name=query]')
  if (field && toQueryLine(field.value) !== toQueryLine(field.defaultValue)) type(field, go)
  const select = form.querySelector<HTMLSelectElement>('select[name=sort]')
  const drawn = select && ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])
  if (select && drawn && select.value !== drawn.value) order(select, go)
}
