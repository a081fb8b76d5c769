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

/** `change` is given what was asked for last, which may not be shown yet; when it returns the same, nothing happens. */
type GoOn = (change: (asked: SearchState) => SearchState, step: Step, isPaging?: boolean) => void
type DrawnList = Exclude<LoadedList, { away: string }>

const SLOW_MS = 1_000
/** Lists that come back without a call. */
const MOST_KEPT = 50

/**
 * A list that goes on in its page: the address is its state, the server draws what is asked, what was shown once is there at once, and what is shown stays until
 * there is something else to show.
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
    // No words are no call (spec §5); while the visitor types, what is shown stays.
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
      // At once: the browser is about to scroll to where the visitor was.
      list.show(known, { isWindowFirst: false })
      then()
    } else void ask(at, underWay.signal).then((isThere) => isThere && then())
  }

  listen(form, { names, pathname, go })
  attachPanel(form)
  addEventListener('popstate', () => go(() => readSearchState(new URLSearchParams(location.search), names), 'none'))
  // A visitor that leaves by a link comes back to what was typed.
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

/** What visitors do in a list, as changes of what it is asked for. */
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

  // Links of the list itself go on in place: pages, clearing, other words.
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    if (link.pathname !== pathname || link.target !== '') return
    const query = new URLSearchParams(link.search)
    // The page's other kind of results is another page.
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

/** What was done before this script was there. */
function takeEarly(form: HTMLFormElement, go: GoOn, names: SearchNames): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    if (box.checked !== box.defaultChecked) choose(box, go, names)
  const field = form.querySelector<HTMLInputElement>('input[name=query]')
  if (field && toQueryLine(field.value) !== toQueryLine(field.defaultValue)) type(field, go)
  const select = form.querySelector<HTMLSelectElement>('select[name=sort]')
  const drawn = select && ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])
  if (select && drawn && select.value !== drawn.value) order(select, go)
}
