import type { BenchRow } from '@menagerie/bench/row'
import type { PageOfKind } from './find-pages.ts'

export type PageFault = { site: string; where: string; reason: string }

const SHOWN_PLACES = 3

export const toFaults = ({ site, url }: PageOfKind, reasons: readonly string[]): PageFault[] =>
  reasons.map((reason) => ({ site: site.id, where: url, reason }))

/** Prints every fault once, with some of the places that have it. */
export function printPageFaults(faults: readonly PageFault[]): void {
  for (const [reason, group] of Map.groupBy(faults, (fault) => fault.reason)) {
    const places = [...new Set(group.map(({ where }) => where))]
    const more = places.length > SHOWN_PLACES ? `, and ${places.length - SHOWN_PLACES} more` : ''
    console.error(`  ✗ ${group.length}× ${reason}\n      ${places.slice(0, SHOWN_PLACES).join(', ')}${more}`)
  }
}

type Counted = { id: string; what: string; pages: readonly PageOfKind[]; faults: readonly PageFault[]; checks: string }

export function toFaultRow({ id, what, pages, faults, checks }: Counted): BenchRow {
  const sites = new Set(pages.map(({ site }) => site.id)).size
  const kinds = new Set(pages.map(({ kind }) => kind)).size
  return {
    id,
    what,
    figure: `${faults.length} faults on ${pages.length} pages of ${kinds} kinds, ${sites} sites`,
    baseline: checks,
    goal: '0 faults',
    met: faults.length === 0 && pages.length > 0,
  }
}
