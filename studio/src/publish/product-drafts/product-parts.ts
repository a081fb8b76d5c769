import { z } from 'zod'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { isValues, type Values } from '../../platform/values.ts'

/** Fields of a product that a draft for all countries holds. Identifying numbers (such as the SKU) are left out. */
export const SHARED_FIELDS = [
  'name',
  'brands',
  'images',
  'video_url',
  'film',
  'specification',
  'ghs_symbols',
  'facets',
  'is_natural',
  'tags',
  'related',
  'variant_group',
] as const
/** Fields that a country's editors set. */
const COUNTRY_FIELDS = ['available', 'rrp', 'currency'] as const
/**
 * Whether the product has a row for the country. Set by the studio itself, because the form of one country does not
 * show it.
 */
export const LISTED = 'listed'

/** Picks the values of a part. A country with any value has a row. */
export function pickPart(part: string, values: Values): Values {
  if (part === SHARED_PART) return pick(SHARED_FIELDS, values)
  const own = pick(COUNTRY_FIELDS, values)
  return { ...own, [LISTED]: values[LISTED] === true || listPartChanges({}, own).length > 0 }
}

const pick = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

const marketSchema = z.looseObject({ country: z.string() })
type Market = z.infer<typeof marketSchema>

/** Rows of countries; rows without a chosen country are skipped. */
const readMarkets = ({ markets }: Values): Market[] =>
  Array.isArray(markets) ? markets.flatMap((row) => marketSchema.safeParse(row).data ?? []) : []

export const listCountries = (product: Values): string[] => readMarkets(product).map(({ country }) => country)

/** The product's values of a part, in the shape of the database. */
export function readPart(part: string, product: Values): Values {
  if (part === SHARED_PART) return pickPart(part, product)
  const row = readMarkets(product).find(({ country }) => country === part)
  return pickPart(part, row === undefined ? {} : { ...row, [LISTED]: true })
}

/** One field that a draft changes: `['specification', 'color', 'nl']`. */
export type PartChange = { path: readonly string[]; to: unknown }

/** Lists what a draft changes: each field that differs from the draft's base, per language. */
export function listPartChanges(base: Values, draft: Values): PartChange[] {
  return [...new Set([...Object.keys(base), ...Object.keys(draft)])].flatMap((name): PartChange[] => {
    const [was, is] = [base[name], draft[name]]
    if (isValues(was) || isValues(is))
      return listPartChanges(toValues(was), toValues(is)).map(({ path, to }) => ({ path: [name, ...path], to }))
    return toComparable(was) === toComparable(is) ? [] : [{ path: [name], to: is ?? null }]
  })
}

const toValues = (value: unknown): Values => (isValues(value) ? value : {})

/** Treats undefined, null, the empty string, false and the empty list alike: forms use all of them for "no value". */
function toComparable(value: unknown): string {
  const isNothing = value === undefined || value === null || value === '' || value === false
  return isNothing || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
}

/** Returns the values with the changes applied. */
export function withPartChanges(values: Values, changes: readonly PartChange[]): Values {
  return changes.reduce((changed, { path, to }) => withValueAt(changed, path, to), values)
}

function withValueAt(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  return { ...values, [name]: rest.length === 0 ? value : withValueAt(toValues(values[name]), rest, value) }
}

/** Returns the product with the changes of a part: adds the row of a country, or removes it if the draft says so. */
export function withProductPart(product: Values, part: string, changes: readonly PartChange[]): Values {
  if (changes.length === 0) return product
  if (part === SHARED_PART) return withPartChanges(product, changes)
  const markets = readMarkets(product)
  const listed = changes.find(({ path }) => path[0] === LISTED)
  if (listed?.to === false) return { ...product, markets: markets.filter(({ country }) => country !== part) }
  const own = changes.filter((change) => change !== listed)
  // The same value as in the draft's form: a new row in the product's own form would start as available.
  const added = { country: part, available: false }
  const rows = markets.some(({ country }) => country === part) ? markets : [...markets, added]
  return { ...product, markets: rows.map((row) => (row.country === part ? withPartChanges(row, own) : row)) }
}
