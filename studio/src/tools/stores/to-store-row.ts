import { cleanLine } from '@menagerie/contract/clean-text'
import { completePostalCode } from '@menagerie/contract/complete-postal-code'
import { POINTS_OF_SALE, storeBodySchema } from '@menagerie/contract/store'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { nameUuid } from '../../imports/bulk/name-uuid.ts'
import { readFlagCell } from '../../imports/values/read-cells.ts'
import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import { toDegrees } from '../../platform/to-degrees.ts'

/** Fields of spec §3 that are imported; opening hours and pictures are maintained by editors. */
const TEXTS = ['street1', 'street2', 'street3', 'postal_code', 'city', 'province', 'phone', 'website'] as const
const POSITION = ['lat', 'lng'] as const
const FIELDS = [...TEXTS, ...POSITION, 'name', 'country', 'point_of_sale', 'is_featured', 'brands'] as const
export type StoreField = (typeof FIELDS)[number]
export type StoreValue = string | boolean | readonly string[] | null

/** Values as in the studio's form: null empties a field, a missing field stays unchanged. */
export type ReadStoreRow = { id: string; where: string; fields: Partial<Record<StoreField, StoreValue>> }
export type StoreProblem = { where: string; field: string; message: string }
type ReadRow = { ok: true; value: ReadStoreRow } | { ok: false; problems: StoreProblem[] }

const LONGEST = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const { lat, lng, country, website } = storeBodySchema.shape
const CHECKS: Partial<Record<StoreField, { schema: z.ZodType; message: string }>> = {
  lat: { schema: lat, message: 'must be degrees from -90 to 90, such as 52.379189' },
  lng: { schema: lng, message: 'must be degrees from -180 to 180, such as 4.899431' },
  country: { schema: country, message: 'must be two letters, such as NL' },
  website: { schema: website, message: 'must be an address such as https://shop.example' },
  point_of_sale: { schema: z.enum(POINTS_OF_SALE), message: `must be ${POINTS_OF_SALE.join(' or ')}` },
}

/** Converts a row and collects all its problems. `isStrict`: unknown fields are problems, for hand-made files. */
export function toStoreRow({ where, fields: raw }: OutsideRecord, { isStrict = false } = {}): ReadRow {
  const problems: StoreProblem[] = []
  const note = (field: string, message: string) => problems.push({ where, field, message })
  const key = toText(raw['@id'] ?? raw.id)
  if (!key) note('@id', 'is missing: each store has an id of its own, by which it is known the next time')
  const fields: ReadStoreRow['fields'] = {}
  for (const [name, value] of Object.entries({ ...raw, ...toName(raw) })) {
    const field = FIELDS.find((known) => known === name)
    if (field === undefined) {
      if (isStrict && !IGNORED.includes(name)) note(name, `is no field of a store; those are ${FIELDS.join(', ')}`)
      continue
    }
    const read = readValue(field, value)
    if (read === undefined)
      note(field, field === 'brands' ? `must be of ${BRAND_KEYS.join(', ')}` : 'must be yes or no')
    else fields[field] = read
  }
  if (typeof fields.postal_code === 'string' && typeof fields.country === 'string')
    fields.postal_code = completePostalCode(fields.postal_code, fields.country)
  for (const field of FIELDS) checkValue(field, fields[field], note)
  if (((fields.lat ?? null) === null) !== ((fields.lng ?? null) === null))
    note('lat', 'and lng come together or not at all')
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { id: UUID.test(key) ? key.toLowerCase() : nameUuid(`store ${key}`), where, fields } }
}

const IGNORED: readonly string[] = ['@id', 'id', 'title']

/** Spec §3: from title or name. */
function toName({ title, name }: Readonly<Record<string, unknown>>) {
  const text = toText(name) || toText(title)
  return title === undefined && name === undefined ? {} : { name: text }
}

function readValue(field: StoreField, value: unknown): StoreValue | undefined {
  if (field === 'is_featured') return toFlag(value)
  if (field === 'brands') return toBrands(value)
  const text = toText(value)
  if (text === '') return null
  if (field === 'country') return text.toUpperCase()
  const isDegrees = field === 'lat' || field === 'lng'
  return isDegrees ? toDegrees(text) : text
}

function checkValue(field: StoreField, value: StoreValue | undefined, note: (field: string, message: string) => void) {
  if (value === undefined) return
  if (value === null) {
    if (field === 'name' || field === 'country' || field === 'point_of_sale') note(field, 'is empty')
    return
  }
  const check = CHECKS[field]
  if (check && !check.schema.safeParse(value).success) note(field, check.message)
  else if (typeof value === 'string' && value.length > LONGEST) note(field, `is longer than ${LONGEST} letters`)
}

function toText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cleanLine(value) : ''
}

function toFlag(value: unknown): boolean | undefined {
  const text = toText(value)
  if (typeof value === 'string' && text === '') return false
  const read = readFlagCell(typeof value === 'boolean' ? value : text)
  return read.ok && typeof read.value === 'boolean' ? read.value : undefined
}

function toBrands(value: unknown): readonly BrandKey[] | undefined {
  const names = Array.isArray(value) ? value.map(toText) : toText(value).split(/[\s,;|]+/)
  const brands = BRAND_KEYS.filter((brand) => names.includes(brand))
  return brands.length > 0 && brands.length === new Set(names).size ? brands : undefined
}
