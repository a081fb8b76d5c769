import { cleanLine } from '@menagerie/contract/clean-text'
import { ANY, type Entry } from '@menagerie/contract/entry'
import { POINTS_OF_SALE, STORE_KINDS } from '@menagerie/contract/store'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, storedFlag, storedText } from '../parts/stored-values.ts'
import { storedOpeningHours, toOpeningHours } from './opening-hours.ts'
import { storedRange, toStoreRange } from './store-range.ts'

const storedStore = z.object({
  id: z.string(),
  name: z.string('A store needs a name').transform(cleanLine),
  brands: z.array(z.enum(BRAND_KEYS), 'Choose the brands the store sells'),
  lat: storedText,
  lng: storedText,
  street1: storedText,
  street2: storedText,
  street3: storedText,
  postal_code: storedText,
  city: storedText,
  province: storedText,
  country: z.string('A store needs a country'),
  phone: storedText,
  website: storedText,
  is_featured: storedFlag,
  point_of_sale: z.enum(POINTS_OF_SALE, 'Choose the kind of store'),
  image: relationId,
  opening_hours: storedOpeningHours,
  shop_kind: z.enum(STORE_KINDS).nullish(),
  range: storedRange,
})

export function storeToEntries(document: unknown, lookup: Lookup): Entry<'store'>[] {
  const { id, opening_hours, shop_kind, range: stored, ...store } = readDocument(storedStore, document)
  const range = toStoreRange(stored, lookup)
  const body = {
    ...store,
    opening_hours: toOpeningHours(opening_hours),
    ...(shop_kind && { shop_kind }),
    ...(range && { range }),
  }
  return [{ kind: 'store', brand: ANY, locale: ANY, key: id, body }]
}
