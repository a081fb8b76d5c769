import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** What React alone makes of 511 plain elements: the baseline of everything that renders. */
const rows = Array.from({ length: 170 }, (_, at) =>
  createElement(
    'li',
    { key: at, className: 'row' },
    createElement('a', { href: `/${at}/` }, `Row ${at}`),
    createElement('b', null, at),
  ),
)

export const renderReact = (): number => renderToString(createElement('ul', null, rows)).length

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
