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

/** How often the work is done in a second, over a time given. */
export function countPerSecond(seconds: number, work: (round: number) => number): number {
  const began = performance.now()
  let rounds = 0
  let bytes = 0
  while (performance.now() - began < seconds * 1000) {
    bytes += work(rounds)
    rounds += 1
  }
  if (bytes === 0) throw new Error('nothing was rendered')
  return Math.round((rounds * 1000) / (performance.now() - began))
}
