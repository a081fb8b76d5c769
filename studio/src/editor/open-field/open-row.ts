const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), [contenteditable=true], select'
/** A row that was just added comes from the studio first. */
const PATIENCE_MS = 30_000
/** How long a form may go on to move after a row was opened: answers of a busy studio draw it anew seconds later. */
const UNREST_MS = 10_000

export const isField = (element: Element | null) => element?.matches(FIELD) === true

/** Whether the editor is in a field of the form; the page beside it has the focus otherwise. */
export const isInForm = () => isField(document.activeElement)

/** Whether the editor is on the page beside the form. */
const isOnPage = () => document.activeElement instanceof HTMLIFrameElement

type OpenOptions = {
  /** Opens what the form has closed around it. */
  uncollapse: () => void
  /** Ends the search: the editor does something else by now. */
  signal: AbortSignal
  /** The line whose place this one takes: its caret comes along, so that the next key goes where the last one went. */
  former?: Element
  /** Returns the keys that were pressed while no field had the focus: they go into the line before the next one. */
  takeKeys?: () => string
}

/** Where a part of the form stands at the moment; undefined once it is gone. */
type FollowedPath = () => string | undefined

/**
 * Shows a part of the form with focus in it: `main.2`, a row's first field, or `main.2.blockTitle`, that one. A newer version of the
 * document may move it meanwhile: it is looked for where `follow` says that it stands.
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
    // A form draws the fields of a row when it comes into view; rows above it that are drawn meanwhile push it out again.
    const isToShow = place !== shown || !(scrolled.signal.aborted || isInSight(place))
    if (place !== null && isToShow) showPlace(place)
    shown = place
    return findField(follow()) ?? (isElsewhere() ? document.activeElement : null)
  }, signal)
  scrolled.abort()
  // An editor that writes somewhere by now is not called away.
  if (signal.aborted || isElsewhere() || !(field instanceof HTMLElement)) return
  focusAsBefore(field, former)
  const keys = isTextLine(field) ? takeKeys?.() : undefined
  // As if they were pressed now: the form and all that watches it hear of them.
  if (keys) document.execCommand('insertText', false, keys)
  await keepInSight(follow, field, { uncollapse, signal })
}

/** The row that a path begins with, or the field that stands alone. */
function findPlace(path: string | undefined): HTMLElement | null {
  const [area, at] = path?.split('.') ?? []
  return at === undefined ? findField(path) : document.getElementById(`${area}-row-${at}`)
}

function isInSight(place: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {}
  return top < window.innerHeight && bottom > findBarEnd()
}

/** Aborted as soon as the editor scrolls by its own hand, or else presses one of `also`; callers must abort it at their end. */
function listenForScrolling(...also: string[]): AbortController {
  const scrolled = new AbortController()
  for (const kind of ['wheel', 'pointerdown', ...also])
    window.addEventListener(kind, () => scrolled.abort(), { capture: true, passive: true, signal: scrolled.signal })
  return scrolled
}

const showPlace = (place: HTMLElement) =>
  place.scrollIntoView({ block: place.matches(FIELD) ? 'center' : 'start', behavior: 'instant' })

/**
 * Rows above it that are drawn late move a field below the bar, and a row that was just added is closed once more by the form while its
 * values come from the studio: it is brought back and opened again, until the editor scrolls or goes on.
 */
async function keepInSight(
  follow: FollowedPath,
  first: HTMLElement,
  { uncollapse, signal }: OpenOptions,
): Promise<void> {
  const moved = listenForScrolling('keydown')
  let field = first
  const isLeft = () => {
    // A row that closes leaves the focus to the document; anywhere else the editor has put it.
    const focused = document.activeElement ?? document.body
    if (focused !== field && focused !== document.body) return true
    const shown = findField(follow())
    if (shown === null) {
      uncollapse()
      return null
    }
    // The form has drawn it anew.
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
 * A line that is focused by a program has its caret at its beginning. It comes before the same letters as in the former one: keys that reached
 * the text meanwhile stand before the caret.
 */
function focusAsBefore(field: HTMLElement, former: Element | undefined): void {
  field.focus({ preventScroll: true })
  if (former === field || !isTextLine(former) || !isTextLine(field)) return
  const caret = former.selectionStart ?? 0
  const rest = former.value.slice(caret)
  const now = field.value.endsWith(rest) ? field.value.length - rest.length : caret
  field.setSelectionRange(now, now)
}

/** A line or box that has a caret; other kinds of inputs have none. */
export const isTextLine = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** The bar above the form stays in sight, and covers what goes below it. */
export const findBarEnd = () => document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0

/** The first one that shows: those of a closed row are there as well. */
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

/** A form draws the fields of one tab at a time, and those far below when they come near. */
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

/** Looks at each frame until it is found, or patience ends. */
export async function waitFor<T>(find: () => T | null, signal: AbortSignal, patience = PATIENCE_MS): Promise<T | null> {
  const until = performance.now() + patience
  for (;;) {
    const found = find()
    if (found !== null || signal.aborted || performance.now() > until) return found
    await new Promise((next) => requestAnimationFrame(next))
  }
}
