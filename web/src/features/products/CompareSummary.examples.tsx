import type { RenderContext } from '../../context/render-context.ts'
import { CompareSummary } from './CompareSummary.tsx'
import { toComparison } from './to-comparison.ts'

export function showCompareSummary(ctx: RenderContext) {
  const { summary } = toComparison(ctx, { skus: ['1', '2'], only: false })
  const toggle = { text: ctx.t('compare.onlyDifferences'), href: '#only' }
  return [
    { id: 'without-link', show: <CompareSummary summary={summary} /> },
    { id: 'with-link', show: <CompareSummary summary={summary} toggle={toggle} /> },
  ]
}
