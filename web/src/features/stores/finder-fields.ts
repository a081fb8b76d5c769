import type { RenderContext } from '../../context/render-context.ts'
import { freeText, type QueryField, type QueryValues, wholeNumberField } from '../../platform/query-field.ts'
import { findShownStores } from './find-shown.ts'
import { countPages } from './list-pages.ts'
import { loadStores } from './load-stores.ts'
import { readFinderChoice, toChoiceFields } from './range/finder-choice.ts'

const LONGEST_PLACE = 80

/** The place typed by the visitor: a part of the address, so that results can be linked to. */
export const PLACE_FIELD = freeText('place', LONGEST_PLACE)

type Context = Pick<RenderContext, 'reader' | 'site' | 'places' | 'hasGeocoder' | 'now'>

/** Number of the part of a long list; the parts are only counted where an address asks for one. */
const toPageField = (ctx: Context): QueryField<number> =>
  wholeNumberField('page', { first: 1, last: (before) => countPages(countShown(ctx, before)) })

function countShown(ctx: Context, values: QueryValues | undefined): number {
  const asked = PLACE_FIELD.read(values)
  const { offline } = loadStores(ctx)
  // Where a geocoder is asked, the number is not known yet: it is checked when the geocoder has answered.
  if (ctx.hasGeocoder && asked !== '') return offline.length
  return findShownStores(ctx, offline, { asked, choice: readFinderChoice(ctx, values) }).found.length
}

export const toFinderFields = (ctx: Context): QueryField[] => [PLACE_FIELD, ...toChoiceFields(ctx), toPageField(ctx)]

export const readPageNumber = (values: QueryValues | undefined): number => Number(values?.get('page') ?? 1)

/** Returns sku and name of the product that the visitor looks for. */
export function findWantedProduct({ reader, query }: RenderContext): { sku: string; name: string } | undefined {
  const { product: sku } = readFinderChoice({ reader }, query)
  const name = sku === undefined ? undefined : reader.titleOf('product', sku)
  return sku === undefined || name === undefined ? undefined : { sku, name }
}
