import type { EntryKind } from '@menagerie/contract/entry'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RecordContext } from '@menagerie/web/indexing/record-context'
import { toProductRecord } from '@menagerie/web/indexing/to-product-record'
import type { Published } from '../../../web/src/replica/reader.ts'
import { makeEntries, type ProductEntry } from './make-entries.ts'

type Tables = { [K in EntryKind]?: ReadonlyMap<string, Published<K>> }

const ORIGIN = 'http://localhost'

/** Makes the search records of a site's products: the demo's own, then invented ones, through import, publish and indexing. */
export function* makeRecords(site: BrandLocale, count: number): Generator<SearchRecord> {
  const links = createAddressing({
    mode: 'local',
    localOrigins: { [MAIN_BRAND]: ORIGIN, [OTHER_BRAND]: ORIGIN },
  }).links(site)
  for (const entry of makeEntries(site, count)) {
    const record = toProductRecord({ site, links, reader: toReader(entry), isPast: () => false }, entry.key)
    if (record === undefined) throw new Error(`Product ${entry.key} makes no record`)
    yield record
  }
}

/** Reads what a record needs: its product, and pictures in the size of the packs. */
function toReader(entry: ProductEntry): RecordContext['reader'] {
  const pictures = entry.body.images.map((key) => [key, toPicture(key, entry.body.name)] as const)
  const tables: Tables = {
    product: new Map([[entry.key, entry]]),
    media: new Map(pictures),
  }
  return {
    get: (kind, key) => tables[kind]?.get(key),
    pathOf: () => undefined,
    titleOf: () => undefined,
    at: () => undefined,
    list: () => [],
    stores: () => [],
    variants: () => new Map(),
  }
}

function toPicture(key: string, alt: string): Published<'media'> {
  return {
    kind: 'media',
    brand: '*',
    locale: '*',
    key,
    body: {
      filename: `${key}.webp`,
      hash: '0'.repeat(64),
      version: '0123456789ab',
      mime: 'image/webp',
      width: 1_500,
      height: 1_500,
      focalX: 50,
      focalY: 50,
      alt: { en: alt },
    },
  }
}
