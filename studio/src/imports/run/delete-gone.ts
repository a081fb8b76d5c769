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

/** Products that no row names: counted, and told and deleted only where that was asked for. Their texts go into the bin. */
export async function tellGone(
  payload: Payload,
  { settings, watch, names, stage, counts, tell }: Going,
): Promise<void> {
  const named = stage.keys()
  for (const { id, sku } of names.products()) {
    if (named.has(id)) continue
    counts.gone += 1
    if (settings.deletesMissing !== true) continue
    watch.onProduct?.({ key: sku, where: '', name: sku, state: 'gone', changes: [], problems: [] })
    if (settings.isDry) continue
    try {
      await payload.delete({ collection: 'product-texts', where: { facts: { equals: id } } })
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
}
