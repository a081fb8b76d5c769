import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { decimal, type QueryField } from '../../platform/query-field.ts'
import { type FeedingRow, findAmount, findFeedingTable, MOST_KILOS, type Portion } from './feeding-table.ts'

/** A form below the instructions: the weight of one's animal, and what the product's own table says for it. */
export type FeedingView = {
  title: string
  label: string
  submit: string
  /** As it was sent. */
  weight?: number
  answer?: string
}

const WEIGHT_FIELD = decimal('weight', { most: MOST_KILOS, places: 1 })

export const toFeedingFields = (
  { site }: Pick<RenderContext, 'site'>,
  { instructions = [] }: Pick<ProductBody, 'instructions'>,
): QueryField[] => (findFeedingTable(instructions, site.iso) === undefined ? [] : [WEIGHT_FIELD])

export function toFeeding(ctx: RenderContext, { instructions = [] }: ProductBody): FeedingView | undefined {
  const rows = findFeedingTable(instructions, ctx.site.iso)
  if (rows === undefined) return undefined
  const weight = WEIGHT_FIELD.read(ctx.query)
  return {
    title: ctx.t('feeding.title'),
    label: ctx.t('feeding.weight'),
    submit: ctx.t('feeding.submit'),
    ...(weight !== undefined && { weight, answer: toAnswer(ctx, rows, weight) }),
  }
}

function toAnswer({ t, site }: RenderContext, rows: readonly FeedingRow[], weight: number): string {
  const toFormat = (unit: 'kilogram' | 'gram') =>
    new Intl.NumberFormat(site.iso, { style: 'unit', unit, maximumFractionDigits: 1 })
  const write = (kilos: number) => toFormat('kilogram').format(kilos)
  const writePortion = ({ from, to }: Portion) =>
    from === to ? toFormat('gram').format(to) : toFormat('gram').formatRange(from, to)
  const amounts = findAmount(rows, weight)
  if (amounts === undefined) {
    const [from = 0, to = 0] = [rows[0]?.kilos, rows.at(-1)?.kilos]
    return t('feeding.range', { from: write(from), to: write(to) })
  }
  const amount = amounts.map(writePortion).join(' / ')
  return t('feeding.amount', { weight: write(weight), amount })
}
