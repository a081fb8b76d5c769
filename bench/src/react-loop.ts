import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Number of elements on the page that `react-alone.ts` draws. */
export const PLAIN_ELEMENTS = 511
const PER_ROW = 3

/** What React alone makes of so many plain elements (to the next row of three): the baseline of everything that renders. */
export function createReactLoop(elements: number) {
  const rows = Array.from({ length: Math.ceil((elements - 1) / PER_ROW) }, (_, at) =>
    createElement(
      'li',
      { key: at, className: 'row' },
      createElement('a', { href: `/${at}/` }, `Row ${at}`),
      createElement('b', null, at),
    ),
  )
  const draw = () => renderToString(createElement('ul', null, rows))
  return { draw, render: () => draw().length }
}

/** Elements in a document, by their opening tags. */
export const countElements = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0

/** Between two looks at the clock of the processor, which is slower to read than the other one. */
const ROUNDS_PER_LOOK = 20

/**
 * How often the work is done in a second of the processor's time, over a time given: that of the whole process, so collecting and
 * compiling count, and what else runs on the machine does not.
 */
export function countPerSecond(seconds: number, work: (round: number) => number): number {
  const began = process.cpuUsage()
  let rounds = 0
  let bytes = 0
  let used = 0
  while (used < seconds) {
    for (let each = 0; each < ROUNDS_PER_LOOK; each += 1) bytes += work(rounds + each)
    rounds += ROUNDS_PER_LOOK
    const { user, system } = process.cpuUsage(began)
    used = (user + system) / 1e6
  }
  if (bytes === 0) throw new Error('nothing was rendered')
  return Math.round(rounds / used)
}
