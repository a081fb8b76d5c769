import type { CrawlFault } from './crawled-page.ts'

/** Most places that are printed for a reason. Faults that differ only in country and page mostly have one cause in a template or text. */
const SHOWN_PLACES = 5

/** Prints all faults, grouped by reason. */
export function printFaults(name: string, faults: readonly CrawlFault[]): void {
  const groups = Map.groupBy(faults, ({ kind, reason }) => `${kind}: ${reason}`)
  for (const [reason, group] of [...groups].toSorted((a, b) => b[1].length - a[1].length)) {
    console.error(`  ✗ ${name}, ${group.length}× ${reason}`)
    const places = [...new Set(group.map(({ where }) => where))]
    for (const place of places.slice(0, SHOWN_PLACES)) console.error(`      ${place}`)
    if (places.length > SHOWN_PLACES) console.error(`      and ${places.length - SHOWN_PLACES} more`)
  }
}
