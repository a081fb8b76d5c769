/** What is in a closed row of the form; Payload takes it out of the layout. */
const CLOSED = '.rah-static[aria-hidden="true"] > div'
const ROWS = '.blocks-field__row'
const FIELDS = '.render-fields'

/** An editor who types is not slowed down by it. */
const STILL_MS = 1_000
const BETWEEN_MS = 500
/** Fields of a row that do not come are not waited for. */
const DRAWING_MS = 3_000
const MOST_ROWS = 60

/**
 * Payload draws the fields of a row when they come into view, which those of a closed one never do: while the editor rests, rows
 * are laid out unseen, one after the other, so that a press on their block finds the fields there.
 */
export async function drawRowsAhead(signal: AbortSignal): Promise<void> {
  let still = performance.now() + STILL_MS
  const onKey = () => {
    still = performance.now() + STILL_MS
  }
  document.addEventListener('keydown', onKey, { signal, capture: true })
  const tried = new WeakSet<Element>()
  while (!signal.aborted) {
    const row = [...document.querySelectorAll(ROWS)]
      .slice(0, MOST_ROWS)
      .find((each) => !tried.has(each) && isUndrawn(each))
    if (row === undefined || performance.now() < still) await pause(BETWEEN_MS)
    else {
      tried.add(row)
      await idle()
      await draw(row, signal)
    }
  }
}

/** Rows that are being opened: their fields may have the focus before the form knows. */
const laidOut = new WeakSet<Element>()

const contentOf = (row: Element) => row.querySelector<HTMLElement>(CLOSED)
const isUndrawn = (row: Element) => contentOf(row)?.querySelector(FIELDS)?.childElementCount === 0

/** In view of the window, wherever the row stands, and shown to none. */
async function draw(row: Element, signal: AbortSignal): Promise<void> {
  const content = contentOf(row)
  if (content === null) return
  laidOut.delete(content)
  Object.assign(content.style, { display: 'block', position: 'fixed', inset: '0 0 auto', visibility: 'hidden' })
  const until = performance.now() + DRAWING_MS
  while (isUndrawn(row) && !signal.aborted && performance.now() < until) await pause(50)
  for (const name of ['position', 'inset', 'visibility']) content.style.removeProperty(name)
  // One that was opened meanwhile stays open.
  if (content.matches(CLOSED) && !laidOut.has(content)) content.style.display = 'none'
  else content.style.removeProperty('display')
}

/** Lays out what is drawn of a closed row, for its fields to take the focus before the form has opened it. */
export function layOut(row: Element | null): void {
  const content = row && contentOf(row)
  if (!content || isUndrawn(row)) return
  laidOut.add(content)
  content.style.display = 'block'
}

const pause = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))

const idle = () =>
  new Promise<void>((next) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => next(), { timeout: STILL_MS })
    else setTimeout(next, BETWEEN_MS)
  })
