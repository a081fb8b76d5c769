import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Number of elements on the page that `react-alone.ts` draws. */
export const PLAIN_ELEMENTS = 511
const PER_ROW = 3

/** Renders this many plain elements with React alone (rounded up to a row of three): the baseline of everything that renders. */
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

/** Counts the elements of a document by their opening tags. */
export const countElements = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0

/** Rounds between two reads of the processor's clock, which is slower to read than the other one. */
const ROUNDS_PER_LOOK = 20

/**
 * Returns how often the work is done per second of the process's processor time. Garbage collection and compiling
 * count, but other programs do not.
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
