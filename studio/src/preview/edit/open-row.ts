import type { BlockRow } from './find-row.ts'

const FIELD = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), [contenteditable=true], select'
/** A row that was just added comes from the studio first. */
const PATIENCE_MS = 30_000

/** Shows a row of the form with focus in its first field; `uncollapse` opens it where the form has it closed. */
export async function openRow({ area, at }: BlockRow, uncollapse: () => void): Promise<void> {
  const id = `${area}-row-${at}`
  if (document.getElementById(id) === null) await showTabWith(id)
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

/** A form draws the fields of one tab at a time. */
async function showTabWith(id: string): Promise<void> {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click()
    if ((await waitFor(() => document.getElementById(id), 300)) !== null) return
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
