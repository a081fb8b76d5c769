import type { CrawlFault } from './crawled-page.ts'

/** Addresses that differ only in country and page are one fault of a template or a text. */
const SHOWN_PLACES = 5

/** Every fault with its reason, those of one reason together. */
export function printFaults(name: string, faults: readonly CrawlFault[]): void {
  const groups = Map.groupBy(faults, ({ kind, reason }) => `${kind}: ${reason}`)
  for (const [reason, group] of [...groups].toSorted((a, b) => b[1].length - a[1].length)) {
    console.error(`  ✗ ${name}, ${group.length}× ${reason}`)
    const places = [...new Set(group.map(({ where }) => where))]
    for (const place of places.slice(0, SHOWN_PLACES)) console.error(`      ${place}`)
    if (places.length > SHOWN_PLACES) console.error(`      and ${places.length - SHOWN_PLACES} more`)
  }
}
