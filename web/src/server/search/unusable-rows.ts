import type { UnusableListener } from '../../indexing/load-index.ts'

/** Tracks editors' rows that search leaves out. Calls `onNew` once per row, until it is fixed. */
export function createUnusableRows(onNew: (site: string, reason: string) => void) {
  const byIndex = new Map<string, readonly string[]>()
  const known = () => new Set([...byIndex.values()].flat())
  const note: UnusableListener = (site, type, reasons) => {
    const former = known()
    const rows = reasons.map((reason) => `${site.id}: ${reason}`)
    byIndex.set(`${site.id} ${type}`, rows)
    rows.forEach((row, at) => {
      if (!former.has(row)) onNew(site.id, reasons[at] ?? row)
    })
  }
  return { note, count: () => known().size }
}
