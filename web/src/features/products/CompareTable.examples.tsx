import type { RenderContext } from '../../context/render-context.ts'
import { CompareTable } from './CompareTable.tsx'
import { toComparison } from './to-comparison.ts'

export function showCompareTable(ctx: RenderContext) {
  return ['1', '2', '3'].map((sku, at, skus) => {
    const comparison = toComparison(ctx, { skus: skus.slice(0, at + 1), only: false })
    // Regions of one page need different names.
    return { id: `products-${sku}`, show: <CompareTable {...comparison} label={`${comparison.label} ${sku}`} /> }
  })
}
