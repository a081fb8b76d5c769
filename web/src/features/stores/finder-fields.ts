import type { RenderContext } from '../../context/render-context.ts'
import { freeText, type QueryField, type QueryValues, wholeNumberField } from '../../platform/query-field.ts'
import { findShownStores } from './find-shown.ts'
import { countPages } from './list-pages.ts'
import { loadStores } from './load-stores.ts'
import { readFinderChoice, toChoiceFields } from './range/finder-choice.ts'

const LONGEST_PLACE = 80

/** What the visitor typed: the state of the finder, so that results have an address. */
export const PLACE_FIELD = freeText('place', LONGEST_PLACE)

type Context = Pick<RenderContext, 'reader' | 'site' | 'places' | 'hasGeocoder' | 'now'>

/** Which part of a long list; counted only where an address asks for one. */
const toPageField = (ctx: Context): QueryField<number> =>
  wholeNumberField('page', { first: 1, last: (before) => countPages(countShown(ctx, before)) })

function countShown(ctx: Context, values: QueryValues | undefined): number {
  const asked = PLACE_FIELD.read(values)
  const { offline } = loadStores(ctx)
  // Where a service says what is meant, that is not known yet: the page is looked for when it has answered.
  if (ctx.hasGeocoder && asked !== '') return offline.length
  return findShownStores(ctx, offline, { asked, choice: readFinderChoice(ctx, values) }).found.length
}

export const toFinderFields = (ctx: Context): QueryField[] => [PLACE_FIELD, ...toChoiceFields(ctx), toPageField(ctx)]

export const readPageNumber = (values: QueryValues | undefined): number => Number(values?.get('page') ?? 1)

/** Sku and name of the product that is looked for. */
export function findWantedProduct({ reader, query }: RenderContext): { sku: string; name: string } | undefined {
  const { product: sku } = readFinderChoice({ reader }, query)
  const name = sku === undefined ? undefined : reader.titleOf('product', sku)
  return sku === undefined || name === undefined ? undefined : { sku, name }
}
