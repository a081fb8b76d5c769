import type { ProductBody } from '@menagerie/contract/product'
import { type FeedingRow, findAmount, findFeedingTable, MOST_KILOS, type Portion } from '@menagerie/sites/feeding-table'
import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat } from '../../platform/kept-formats.ts'
import { decimal, type QueryField } from '../../platform/query-field.ts'
import { type FeedingLink, listFoodsFor } from './foods-for-weight.ts'

/** A form below the instructions: the weight of one's animal, and what the product's own table says for it. */
export type FeedingView = {
  title: string
  label: string
  submit: string
  /** Weight as it was sent. */
  weight?: number
  answer?: string
  /** Outside the table: products whose own tables know the weight, each with its answer. */
  others?: { title: string; links: readonly FeedingLink[] }
}

const WEIGHT_FIELD = decimal('weight', { most: MOST_KILOS, places: 1 })

/** Rows by the instructions that they stand in: a body never changes, and each of its pages asks twice. */
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
): QueryField[] => (findOwnTable(ctx, product) === undefined ? [] : [WEIGHT_FIELD])

export function toFeeding(ctx: RenderContext, product: ProductBody): FeedingView | undefined {
  const rows = findOwnTable(ctx, product)
  if (rows === undefined) return undefined
  const weight = WEIGHT_FIELD.read(ctx.query)
  return {
    title: ctx.t('feeding.title'),
    label: ctx.t('feeding.weight'),
    submit: ctx.t('feeding.submit'),
    ...(weight !== undefined && { weight, ...toAnswer(ctx, { product, rows, weight }) }),
  }
}

type Fed = { product: ProductBody; rows: readonly FeedingRow[]; weight: number }

function toAnswer(ctx: RenderContext, { product, rows, weight }: Fed): Pick<FeedingView, 'answer' | 'others'> {
  const { t, site } = ctx
  const toFormat = (unit: 'kilogram' | 'gram') =>
    numberFormat(site.iso, { style: 'unit', unit, maximumFractionDigits: 1 })
  const write = (kilos: number) => toFormat('kilogram').format(kilos)
  const writePortion = ({ from, to }: Portion) =>
    from === to ? toFormat('gram').format(to) : toFormat('gram').formatRange(from, to)
  const amounts = findAmount(rows, weight)
  if (amounts === undefined) {
    const [from = 0, to = 0] = [rows[0]?.kilos, rows.at(-1)?.kilos]
    const links = listFoodsFor(ctx, product, weight)
    return {
      answer: t('feeding.range', { from: write(from), to: write(to) }),
      ...(links.length > 0 && { others: { title: t('feeding.others', { weight: write(weight) }), links } }),
    }
  }
  const amount = amounts.map(writePortion).join(' / ')
  return { answer: t('feeding.amount', { weight: write(weight), amount }) }
}
