import type { RenderContext } from '../../context/render-context.ts'
import { freeText, type QueryField } from '../../platform/query-field.ts'

const LONGEST_PLACE = 80

/** What the visitor typed: the state of the finder, so that results have an address. */
export const PLACE_FIELD = freeText('place', LONGEST_PLACE)

/** The product that somebody looks for; links of product pages name it. */
const toProductField = ({ reader }: Pick<RenderContext, 'reader'>): QueryField<string> => ({
  name: 'product',
  // As many pages as there are products would push others out of the cache.
  isStored: false,
  toCanonical: (text) => (/^\d{1,18}$/.test(text) && reader.titleOf('product', text) !== undefined ? text : ''),
  read: (values) => values?.get('product') ?? '',
})

export const toFinderFields = (ctx: Pick<RenderContext, 'reader'>): QueryField[] => [PLACE_FIELD, toProductField(ctx)]

/** Sku and name of the product that is looked for. */
export function findWantedProduct({ reader, query }: RenderContext): { sku: string; name: string } | undefined {
  const sku = toProductField({ reader }).read(query)
  const name = sku === '' ? undefined : reader.titleOf('product', sku)
  return name === undefined ? undefined : { sku, name }
}
