import type { BlockRow } from './find-row.ts'

const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), [contenteditable=true], select'
/** A row that was just added comes from the studio first. */
const PATIENCE_MS = 30_000

/** Shows a row of the form with focus in its first field; `uncollapse` opens it where the form has it closed. */
export async function openRow({ area, at }: BlockRow, uncollapse: () => void): Promise<void> {
  const id = `${area}-row-${at}`
  await showArea(`field-${area}`)
  const row = await waitFor(() => document.getElementById(id))
  // A form draws the fields of a row when it comes into view.
  row?.scrollIntoView({ block: 'start', behavior: 'instant' })
  const before = document.activeElement
  const isElsewhere = () => document.activeElement !== before && document.activeElement?.matches(FIELD) === true
  const field = await waitFor(() => {
    uncollapse()
    return findField(id) ?? (isElsewhere() ? document.activeElement : null)
  })
  // An editor who writes somewhere by now is not called away.
  if (!isElsewhere() && field instanceof HTMLElement) field.focus({ preventScroll: true })
}

/** The first one that shows: those of a closed row are there as well. */
function findField(id: string): HTMLElement | null {
  const fields = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} .collapsible__content :is(${FIELD})`)
  return [...fields].find((field) => field.checkVisibility({ visibilityProperty: true })) ?? null
}

/** A form draws the fields of one tab at a time, and those far below when they come near. */
async function showArea(id: string): Promise<void> {
  const isShown = () => document.getElementById(id)
  if (isShown() !== null) return
  for (const tab of [undefined, ...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]) {
    tab?.click()
    window.scrollTo(0, document.documentElement.scrollHeight)
    if ((await waitFor(isShown, 1_000)) !== null) return
  }
}

/** Looks at each frame until it is found, or patience ends. */
export async function waitFor<T>(find: () => T | null, patience = PATIENCE_MS): Promise<T | null> {
  const until = performance.now() + patience
  for (;;) {
    const found = find()
    if (found !== null || performance.now() > until) return found
    await new Promise((next) => requestAnimationFrame(next))
  }
}
