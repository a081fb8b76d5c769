import { toStoredTelephone } from '@menagerie/contract/show-telephone'
import { findTelephoneFault, ownCountry } from '../../model/fields/telephone-field.ts'
import type { ReadStoreRow, StoreField, StoreProblem, StoreValue } from './to-store-row.ts'

/** A stored store with its fields. */
export type KnownStore = { id: string } & Readonly<Record<string, unknown>>
type StoreChange = { field: StoreField; from: StoreValue; to: StoreValue }
export type StorePlan = {
  added: ReadStoreRow[]
  changed: { row: ReadStoreRow; name: string; changes: StoreChange[] }[]
  same: number
  gone: { id: string; name: string }[]
  problems: StoreProblem[]
}

type Options = {
  /** Brands of new stores that name none. */
  brands: readonly string[]
  /** Ids of stores that are deleted if no row has them. */
  owned?: ReadonlySet<string>
}

/** Plans the changes of the rows. Pure: saves nothing. */
export function planStores(
  rows: readonly ReadStoreRow[],
  known: readonly KnownStore[],
  { brands, owned }: Options,
): StorePlan {
  const plan: StorePlan = { added: [], changed: [], same: 0, gone: [], problems: [] }
  const byId = new Map(known.map((store) => [store.id, store]))
  const seen = new Map<string, string>()
  for (const row of rows) {
    const twin = seen.get(row.id)
    seen.set(row.id, row.where)
    const store = byId.get(row.id)
    if (twin !== undefined) plan.problems.push({ where: row.where, field: '@id', message: `is that of ${twin}, too` })
    else if (store === undefined) addNew(plan, row, brands)
    else addChanged(plan, row, store)
  }
  plan.gone = known
    .filter(({ id }) => owned?.has(id) && !seen.has(id))
    .map(({ id, name }) => ({ id, name: String(name) }))
  return plan
}

const NEEDED = ['name', 'country', 'brands'] as const

/** Normalizes the telephone number; an invalid one stays unchanged and is reported. */
function withReadPhone(plan: StorePlan, { where, fields }: ReadStoreRow, known?: KnownStore): ReadStoreRow['fields'] {
  const { phone } = fields
  if (typeof phone !== 'string') return fields
  const country = ownCountry({ ...known, ...(fields.country && { country: fields.country }) })
  const message = findTelephoneFault(phone, country)
  if (message) plan.problems.push({ where, field: 'phone', message })
  const read = toStoredTelephone(phone, country)
  return read.ok ? { ...fields, phone: read.text } : fields
}

function addNew(plan: StorePlan, row: ReadStoreRow, brands: readonly string[]): void {
  const read = withReadPhone(plan, row)
  const fields = { point_of_sale: 'offline', is_featured: true, ...(brands.length > 0 && { brands }), ...read }
  const missing = NEEDED.filter((field) => !Object.hasOwn(fields, field))
  for (const field of missing) plan.problems.push({ where: row.where, field, message: 'is needed for a new store' })
  if (missing.length === 0) plan.added.push({ ...row, fields })
}

function addChanged(plan: StorePlan, row: ReadStoreRow, store: KnownStore): void {
  const changes = Object.entries(withReadPhone(plan, row, store)).flatMap(([name, to]): StoreChange[] => {
    const field = FIELD_NAMES.find((known) => known === name)
    const from = toValue(store[name])
    return field && to !== undefined && isOther(from, to) ? [{ field, from, to }] : []
  })
  if (changes.length === 0) plan.same += 1
  else plan.changed.push({ row, name: String(store.name), changes })
}

const FIELD_NAMES: readonly StoreField[] = [
  ...(['name', 'country', 'point_of_sale', 'is_featured', 'brands', 'street1', 'street2', 'street3'] as const),
  ...(['postal_code', 'city', 'province', 'phone', 'website', 'lat', 'lng'] as const),
]

function toValue(value: unknown): StoreValue {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String) : null
}

function isOther(from: StoreValue, to: StoreValue): boolean {
  return toKey(from) !== toKey(to)
}

const toKey = (value: StoreValue) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value)
