const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), [contenteditable=true], select'
/** Longest wait: the studio must first return the values of a new row. */
const PATIENCE_MS = 30_000
/** Time in which the form may still move after a row was opened: late answers of the studio render it again. */
const UNREST_MS = 10_000

export const isField = (element: Element | null) => element?.matches(FIELD) === true

/** Whether a field of the form has the focus, and not the page beside it. */
export const isInForm = () => isField(document.activeElement)

/** Whether the page beside the form has the focus. */
const isOnPage = () => document.activeElement instanceof HTMLIFrameElement

type OpenOptions = {
  /** Expands collapsed rows around the field. */
  uncollapse: () => void
  /** Aborts the search, because the editor has gone on to something else. */
  signal: AbortSignal
  /** The field that this one replaces: its caret position is restored, so that typing continues at the same place. */
  former?: Element
  /** Returns the keys that were pressed while no field had the focus; they are inserted into the field. */
  takeKeys?: () => string
}

/** Current path of a part of the form; undefined if it is gone. */
type FollowedPath = () => string | undefined

/**
 * Scrolls to a part of the form and focuses it: `main.2` is a row's first field, `main.2.blockTitle` that field. A
 * newer version of the document may move it meanwhile: `follow` returns its current path.
 */
export async function openRow(
  follow: FollowedPath,
  { uncollapse, signal, former, takeKeys }: OpenOptions,
): Promise<void> {
  const [area = ''] = follow()?.split('.') ?? []
  await showArea(`field-${area}`, area, signal)
  const before = document.activeElement
  const isElsewhere = () => document.activeElement !== before && (isInForm() || isOnPage())
  const scrolled = listenForScrolling()
  let shown: HTMLElement | null = null
  const field = await waitFor(() => {
    uncollapse()
    const place = findPlace(follow())
    // The form renders a row's fields when it becomes visible; rows above that are rendered meanwhile move it away again.
    const isToShow = place !== shown || !(scrolled.signal.aborted || isInSight(place))
    if (place !== null && isToShow) showPlace(place)
    shown = place
    return findField(follow()) ?? (isElsewhere() ? document.activeElement : null)
  }, signal)
  scrolled.abort()
  // Does not take the focus from an editor that is typing elsewhere.
  if (signal.aborted || isElsewhere() || !(field instanceof HTMLElement)) return
  focusAsBefore(field, former)
  const keys = isTextLine(field) ? takeKeys?.() : undefined
  // Dispatches input events, so that the form and all listeners notice the text.
  if (keys) document.execCommand('insertText', false, keys)
  await keepInSight(follow, field, { uncollapse, signal })
}

/** The element of the row at the beginning of a path, or of a top-level field. */
function findPlace(path: string | undefined): HTMLElement | null {
  const [area, at] = path?.split('.') ?? []
  return at === undefined ? findField(path) : document.getElementById(`${area}-row-${at}`)
}

function isInSight(place: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {}
  return top < window.innerHeight && bottom > findBarEnd()
}

/** Aborts when the editor scrolls, or triggers one of the events `also`; callers must abort it at their end. */
function listenForScrolling(...also: string[]): AbortController {
  const scrolled = new AbortController()
  for (const kind of ['wheel', 'pointerdown', ...also])
    window.addEventListener(kind, () => scrolled.abort(), { capture: true, passive: true, signal: scrolled.signal })
  return scrolled
}

const showPlace = (place: HTMLElement) =>
  place.scrollIntoView({ block: place.matches(FIELD) ? 'center' : 'start', behavior: 'instant' })

/**
 * Keeps the field in view: rows above that are rendered late move it, and the form collapses a new row again when its
 * values arrive from the studio. Ends when the editor scrolls or goes on.
 */
async function keepInSight(
  follow: FollowedPath,
  first: HTMLElement,
  { uncollapse, signal }: OpenOptions,
): Promise<void> {
  const moved = listenForScrolling('keydown')
  let field = first
  const isLeft = () => {
    // When a row collapses, the focus moves to the document; any other focus was set by the editor.
    const focused = document.activeElement ?? document.body
    if (focused !== field && focused !== document.body) return true
    const shown = findField(follow())
    if (shown === null) {
      uncollapse()
      return null
    }
    // The form has rendered the field again.
    if (document.activeElement !== shown) focusAsBefore(shown, field)
    field = shown
    const { top, bottom } = field.getBoundingClientRect()
    if (top < findBarEnd() || bottom > window.innerHeight)
      field.scrollIntoView({ block: 'center', behavior: 'instant' })
    return null
  }
  await waitFor(isLeft, AbortSignal.any([signal, moved.signal]), UNREST_MS)
  moved.abort()
}

/**
 * Focuses a field and restores the caret, which would be at the beginning. It is placed before the same rest of the
 * text as in the former field, because keys pressed meanwhile were inserted before the caret.
 */
function focusAsBefore(field: HTMLElement, former: Element | undefined): void {
  field.focus({ preventScroll: true })
  if (former === field || !isTextLine(former) || !isTextLine(field)) return
  const caret = former.selectionStart ?? 0
  const rest = former.value.slice(caret)
  const now = field.value.endsWith(rest) ? field.value.length - rest.length : caret
  field.setSelectionRange(now, now)
}

/** Whether an element is a text field with a caret. */
export const isTextLine = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Lower edge of the sticky bar above the form, which covers what is below it. */
export const findBarEnd = () => document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0

/** The first visible field at a path: fields of collapsed rows exist as well. */
function findField(path: string | undefined): HTMLElement | null {
  if (path === undefined) return null
  const parts = path.split('.')
  const row =
    parts.length === 2 ? `#${CSS.escape(`${parts[0]}-row-${parts[1]}`)} .collapsible__content :is(${FIELD})` : ''
  const id = CSS.escape(`field-${parts.join('__')}`)
  const own = `#${id}:is(${FIELD}), #${id} :is(${FIELD}), [data-field-path="${CSS.escape(path)}"] :is(${FIELD})`
  const fields = document.querySelectorAll<HTMLElement>(row || own)
  return [...fields].find((field) => field.checkVisibility({ visibilityProperty: true })) ?? null
}

/** Opens the tab of an area, because a form renders only one tab, and distant fields only when they come near. */
async function showArea(id: string, field: string, signal: AbortSignal): Promise<void> {
  const isShown = () =>
    document.getElementById(id) ?? document.querySelector(`[data-field-path="${CSS.escape(field)}"]`)
  if (isShown() !== null) return
  for (const tab of [undefined, ...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]) {
    if (signal.aborted) return
    tab?.click()
    window.scrollTo(0, document.documentElement.scrollHeight)
    if ((await waitFor(isShown, signal, 1_000)) !== null) return
  }
}

/** Checks in each frame until something is found or the time is over. */
export async function waitFor<T>(find: () => T | null, signal: AbortSignal, patience = PATIENCE_MS): Promise<T | null> {
  const until = performance.now() + patience
  for (;;) {
    const found = find()
    if (found !== null || signal.aborted || performance.now() > until) return found
    await new Promise((next) => requestAnimationFrame(next))
  }
}
