import { STORE_KINDS, type StoreKind } from '@menagerie/contract/store'
import type { RenderContext } from '../../../context/render-context.ts'
import type { QueryField, QueryValues } from '../../../platform/query-field.ts'
import { oneOf } from '../../../platform/query-field.ts'
import type { Store } from '../load-stores.ts'
import { findOpenState } from '../open-now.ts'
import { toHoursCode } from '../opening-times.ts'
import { timeZoneOfStore } from '../time-zone-of-store.ts'
import { createCarriedRange } from './carried-range.ts'
import { isOfferedGroup } from './offered-groups.ts'

type ReaderContext = Pick<RenderContext, 'reader'>

/** The product that a visitor looks for; links on product pages set it. */
const toProductField = ({ reader }: ReaderContext): QueryField<string> => ({
  name: 'product',
  // Not cached: a page per product would evict others from the cache.
  isStored: false,
  toCanonical: (text) => (/^\d{1,18}$/.test(text) && reader.titleOf('product', text) !== undefined ? text : ''),
  read: (values) => values?.get('product') ?? '',
})

/** Code of a category of which the stores should have something. */
const toRangeField = ({ reader }: ReaderContext): QueryField<string> => ({
  name: 'range',
  isStored: false,
  toCanonical: (text) => (/^[a-z0-9-]{1,100}$/.test(text) && isOfferedGroup(reader, text) ? text : ''),
  read: (values) => values?.get('range') ?? '',
})

const KIND_FIELD: QueryField<StoreKind | undefined> = { ...oneOf('kind', STORE_KINDS), isStored: false }
/** Never cached, as the answer changes with the time. */
const OPEN_FIELD: QueryField<'now' | undefined> = { ...oneOf('open', ['now']), isStored: false }

export const toChoiceFields = (ctx: ReaderContext): QueryField[] => [
  toProductField(ctx),
  toRangeField(ctx),
  KIND_FIELD,
  OPEN_FIELD,
]

/** The filters of the store list, under their names in the address. */
export type FinderChoice = {
  product?: string
  range?: string
  kind?: StoreKind
  open?: 'now'
}

export function readFinderChoice(ctx: ReaderContext, values: QueryValues | undefined): FinderChoice {
  const product = toProductField(ctx).read(values)
  const range = toRangeField(ctx).read(values)
  const kind = KIND_FIELD.read(values)
  const open = OPEN_FIELD.read(values)
  return { ...(product && { product }), ...(range && { range }), ...(kind && { kind }), ...(open && { open }) }
}

export type ChosenStores = {
  stores: readonly Store[]
  /** Whether any store is left out. */
  isChosen: boolean
  /** Number of stores that match except for their range, which is unknown. */
  unknown: number
}

/**
 * Returns the matching stores, in order. A product filters the stores only if the range of any store is known: until
 * then all are shown, as no store certainly has all products.
 */
export function chooseStores(
  ctx: Pick<RenderContext, 'reader' | 'now'>,
  stores: readonly Store[],
  { product, range, kind, open }: FinderChoice,
): ChosenStores {
  const isOpen = (store: Store) => open === undefined || isOpenAt(store, ctx.now)
  const fitting = stores.filter((store) => (kind === undefined || store.body.shop_kind === kind) && isOpen(store))
  const knowsRanges = (product !== undefined || range !== undefined) && stores.some(({ body }) => body.range)
  const isChosen = knowsRanges || kind !== undefined || open !== undefined
  if (!knowsRanges) return { stores: fitting, isChosen, unknown: 0 }
  const { carries, carriesAnyOf } = createCarriedRange(ctx)
  const known = fitting.filter(
    ({ body }) =>
      body.range &&
      (product === undefined || carries(body.range, product)) &&
      (range === undefined || carriesAnyOf(body.range, range)),
  )
  return { stores: known, isChosen, unknown: fitting.filter(({ body }) => !body.range).length }
}

function isOpenAt(store: Store, now: number): boolean {
  const zone = timeZoneOfStore(store)
  if (store.hours === undefined || zone === undefined) return false
  return findOpenState(toHoursCode(store.hours, new Date(now).toISOString().slice(0, 10)), zone, now)?.isOpen === true
}
