import type { ProductFamily } from '../../content/products/family.ts'

type Variant = ProductFamily['variants'][number]

/** Size of a variant in the picture. Its proportions change too, so that it does not look like the same pack further away. */
type Build = { scale: number; wide: number; high: number; prop: number }

function toAmount({ contents, kilos, size }: Variant): number {
  const amounts = Object.entries(contents).map(
    ([unit, amount]) => (amount ?? 0) * (unit === 'kg' || unit === 'l' ? 1000 : 1),
  )
  const amount = Math.max(...amounts)
  return amount * 1000 + (kilos?.[0] ?? 0) * 10 + (size ? Math.max(...size) / 100 : 0)
}

const SCALES: readonly (readonly number[])[] = [[0.96], [1, 0.84], [1, 0.86, 0.74], [1, 0.89, 0.79, 0.7]]

/** The largest variant of a family fills the picture; smaller ones are drawn smaller and wider. */
export function toBuild({ variants }: ProductFamily, variant: Variant): Build {
  const amounts = [...new Set(variants.map(toAmount))].sort((a, b) => b - a)
  const rank = amounts.indexOf(toAmount(variant))
  const scale = SCALES[amounts.length - 1]?.[rank] ?? 0.6
  return { scale, wide: 1 + rank * 0.03, high: 1 - rank * 0.035, prop: amounts.length > 1 && rank > 0 ? 0.92 : 1 }
}
