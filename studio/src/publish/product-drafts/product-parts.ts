import { z } from 'zod'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { isValues, type Values } from '../../platform/values.ts'

/** Fields of a product that a draft for all countries holds. Numbers are not among them: a product is known by those. */
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
/** What a country's editors set. */
const COUNTRY_FIELDS = ['available', 'rrp', 'currency'] as const

const fieldsOfPart = (part: string): readonly string[] => (part === SHARED_PART ? SHARED_FIELDS : COUNTRY_FIELDS)

/** Values of a part, of a draft of it. */
export const pickPart = (part: string, values: Values): Values =>
  Object.fromEntries(fieldsOfPart(part).map((name) => [name, values[name] ?? null]))

const marketsSchema = z.array(z.looseObject({ country: z.string() })).catch([])

export const listCountries = (product: Values): string[] =>
  marketsSchema.parse(product.markets).map(({ country }) => country)

/** Values of a part as the product has them, in the shape of the database. */
export function readPart(part: string, product: Values): Values {
  if (part === SHARED_PART) return pickPart(part, product)
  return pickPart(part, marketsSchema.parse(product.markets).find(({ country }) => country === part) ?? {})
}

/** One field that a draft changes: `['specification', 'color', 'nl']`. */
export type PartChange = { path: readonly string[]; to: unknown }

/** What a draft changes: each field that is not as it was when the draft began, in each language for itself. */
export function listPartChanges(base: Values, draft: Values): PartChange[] {
  return [...new Set([...Object.keys(base), ...Object.keys(draft)])].flatMap((name): PartChange[] => {
    const [was, is] = [base[name], draft[name]]
    if (isValues(was) || isValues(is))
      return listPartChanges(toValues(was), toValues(is)).map(({ path, to }) => ({ path: [name, ...path], to }))
    return toComparable(was) === toComparable(is) ? [] : [{ path: [name], to: is ?? null }]
  })
}

const toValues = (value: unknown): Values => (isValues(value) ? value : {})

/** A form has many ways to say that nothing is there. */
function toComparable(value: unknown): string {
  const isNothing = value === undefined || value === null || value === '' || value === false
  return isNothing || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
}

/** Values with changes; what they do not name stays. */
export function withPartChanges(values: Values, changes: readonly PartChange[]): Values {
  return changes.reduce((changed, { path, to }) => withValueAt(changed, path, to), values)
}

function withValueAt(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  return { ...values, [name]: rest.length === 0 ? value : withValueAt(toValues(values[name]), rest, value) }
}

/** The product as it will be with changes of a part: a country that it lacked is added. */
export function withProductPart(product: Values, part: string, changes: readonly PartChange[]): Values {
  if (changes.length === 0) return product
  if (part === SHARED_PART) return withPartChanges(product, changes)
  const markets = marketsSchema.parse(product.markets)
  const isListed = markets.some(({ country }) => country === part)
  const rows = isListed ? markets : [...markets, { country: part }]
  return { ...product, markets: rows.map((row) => (row.country === part ? withPartChanges(row, changes) : row)) }
}
