import type { Payload } from 'payload'
import type { ImportProblem } from '../products/read-row.ts'
import type { Names } from '../values/names.ts'
import type { ImportCounts, ImportSettings, ImportWatch } from './import-settings.ts'
import type { Stage } from './stage-rows.ts'

type Going = {
  settings: ImportSettings
  watch: ImportWatch
  names: Names
  stage: Stage
  counts: ImportCounts
  tell: (problem: ImportProblem) => void
}

/** Number of unidentified rows, and whether the run was stopped: missing products may be in rows that were not read. */
export type RowsRead = { unread: number; isStopped: boolean }

/**
 * Returns why nothing is deleted although it was requested; undefined if nothing prevents it. `named`: number of
 * documents that the file names.
 */
export function findKeptMessage(noun: string, unread: number, named: number): string | undefined {
  if (unread > 0)
    return `No ${noun} is deleted: ${unread === 1 ? '1 row does' : `${unread} rows do`} not say which ${noun} is meant, and it could be one of these`
  // A table with only a header is probably a failed export, not a request to delete everything.
  return named === 0 ? `No ${noun} is deleted: the file does not name any` : undefined
}

/**
 * Counts products that no row names; reports and deletes them only if that was requested and all rows were read. Their
 * texts are deleted with them, including those in the bin.
 */
export async function tellGone(
  payload: Payload,
  { settings, watch, names, stage, counts, tell }: Going,
  { unread, isStopped }: RowsRead,
): Promise<void> {
  const named = stage.keys()
  const kept = findKeptMessage('product', unread, named.size)
  const deletes = settings.deletesMissing === true && kept === undefined && !isStopped
  for (const { id, sku } of names.products()) {
    if (named.has(id)) continue
    counts.gone += 1
    if (!deletes) continue
    watch.onProduct?.({ key: sku, where: '', name: sku, state: 'gone', changes: [], problems: [] })
    if (settings.isDry) continue
    try {
      await payload.delete({ collection: 'product-texts', where: { facts: { equals: id } }, trash: true })
      await payload.delete({ collection: 'product-facts', id })
    } catch (error) {
      tell({
        where: '',
        field: 'sku',
        message: `${sku} could not be deleted: ${error instanceof Error ? error.message : error}`,
        key: sku,
      })
    }
  }
  if (settings.deletesMissing === true && kept !== undefined && counts.gone > 0)
    tell({ where: '', field: 'sku', message: kept })
}
