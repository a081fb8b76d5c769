import type { ProductBody } from '@menagerie/contract/product'
import { type FeedingRow, findAmount, findFeedingTable, type Portion } from '@menagerie/sites/feeding-table'
import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat } from '../../platform/kept-formats.ts'
import type { QueryField } from '../../platform/query-field.ts'
import { type FeedingLink, listFoodsFor } from './foods-for-weight.ts'
import { findScales, type Scales } from './scales.ts'

/** A form below the instructions: asks for the animal's weight, and answers from the product's feeding table. */
export type FeedingView = {
  title: string
  label: string
  submit: string
  /** Weight as it was sent, in the country's unit. */
  weight?: number
  answer?: string
  /** For a weight outside the table: other products whose tables cover it, each with its answer. */
  others?: { title: string; links: readonly FeedingLink[] }
}

/** Caches rows by the instructions they were read from: bodies never change, and each page asks twice. */
const tables = new WeakMap<object, { iso: string; rows: readonly FeedingRow[] | undefined }>()

function findOwnTable({ site }: Pick<RenderContext, 'site'>, { instructions }: Pick<ProductBody, 'instructions'>) {
  if (instructions === undefined) return undefined
  const known = tables.get(instructions)
  if (known?.iso === site.iso) return known.rows
  const rows = findFeedingTable(instructions, site.iso)
  tables.set(instructions, { iso: site.iso, rows })
  return rows
}

export const toFeedingFields = (
  ctx: Pick<RenderContext, 'site'>,
  product: Pick<ProductBody, 'instructions'>,
): QueryField[] => (findOwnTable(ctx, product) === undefined ? [] : [findScales(ctx.site).field])

export function toFeeding(ctx: RenderContext, product: ProductBody): FeedingView | undefined {
  const rows = findOwnTable(ctx, product)
  if (rows === undefined) return undefined
  const scales = findScales(ctx.site)
  const weight = scales.field.read(ctx.query)
  return {
    title: ctx.t('feeding.title'),
    label: ctx.t('feeding.weight', { unit: scales.unit }),
    submit: ctx.t('feeding.submit'),
    ...(weight !== undefined && { weight, ...toAnswer(ctx, { product, rows, weight, scales }) }),
  }
}

type Fed = { product: ProductBody; rows: readonly FeedingRow[]; weight: number; scales: Scales }

function toAnswer(ctx: RenderContext, fed: Fed): Pick<FeedingView, 'answer' | 'others'> {
  const { t, site } = ctx
  const { rows, weight, scales } = fed
  const grams = numberFormat(site.iso, { style: 'unit', unit: 'gram', maximumFractionDigits: 1 })
  const writePortion = ({ from, to }: Portion) => (from === to ? grams.format(to) : grams.formatRange(from, to))
  const amounts = findAmount(rows, weight / scales.perKilo)
  if (amounts === undefined) {
    const [from = 0, to = 0] = [rows[0]?.kilos, rows.at(-1)?.kilos].map((kilos = 0) => kilos * scales.perKilo)
    const links = listFoodsFor(ctx, fed)
    return {
      answer: t('feeding.range', { from: scales.write(from), to: scales.write(to) }),
      ...(links.length > 0 && { others: { title: t('feeding.others', { weight: scales.write(weight) }), links } }),
    }
  }
  const amount = amounts.map(writePortion).join(' / ')
  return { answer: t('feeding.amount', { weight: scales.write(weight), amount }) }
}
