import { findById } from '@menagerie/sites/locales'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { z } from 'zod'
import { findStaff, type Staff } from '../../../access/find-staff.ts'

/** Fields of a row that the country's editors set. Forms do not distinguish absent and null. */
const SET_BY_EDITORS = ['available', 'rrp', 'currency'] as const

const markets = z
  .array(
    z.object({
      country: z.string().nullish(),
      available: z.unknown(),
      rrp: z.unknown(),
      currency: z.unknown(),
    }),
  )
  .nullish()
  .catch(undefined)
type Market = NonNullable<z.infer<typeof markets>>[number]
type Fault = { path: string; message: string }

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/**
 * Prices and availability of a country may only be set by editors of its sites. Access rules of fields do not know
 * rows, so each save is compared with the stored document, including restored versions and bulk changes. Users with the
 * catalogue role have no country.
 */
export const refuseForeignMarkets: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const person = findStaff(req)
  if (person === undefined || person.role === 'admin' || data?.markets === undefined) return data
  const faults = findForeignChanges(
    markets.parse(originalDoc?.markets) ?? [],
    markets.parse(data.markets) ?? [],
    person,
  )
  if (faults.length === 0) return data
  const errors = faults.map((fault) => ({ ...fault, label: fault.message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Lists every change of a country that is not the user's, with its field. */
export function findForeignChanges(
  before: readonly Market[],
  after: readonly Market[],
  person: Pick<Staff, 'sites'>,
): Fault[] {
  const own = new Set(person.sites.map((site) => findById(site)?.country))
  const isForeign = ({ country }: Market) => country && !own.has(country)
  const stored = new Map(before.map((market) => [market.country, market]))
  const changed = after.flatMap((market, index) => {
    if (!isForeign(market)) return []
    const was = stored.get(market.country)
    const path = `markets.${index}`
    if (was === undefined) return [{ path: `${path}.country`, message: tell(market, 'can only be added') }]
    return SET_BY_EDITORS.filter((field) => (was[field] ?? null) !== (market[field] ?? null)).map((field) => ({
      path: `${path}.${field}`,
      message: tell(market, 'can only be set'),
    }))
  })
  const kept = new Set(after.map(({ country }) => country))
  const removed = before
    .filter((market) => isForeign(market) && !kept.has(market.country))
    .map((market) => ({ path: 'markets', message: tell(market, 'can only be removed') }))
  return [...changed, ...removed]
}

const tell = ({ country }: Market, verb: string) =>
  `Prices and availability in ${countryNames.of(country ?? '') ?? country} ${verb} by its own editors`
