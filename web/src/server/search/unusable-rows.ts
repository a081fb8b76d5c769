import type { UnusableListener } from '../../indexing/load-index.ts'

/** Rows of editors that search does without. `onNew` is called once for a row until it has been mended. */
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
