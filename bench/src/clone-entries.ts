import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { CONTRACT_VERSION, type FeedChange } from '@menagerie/contract/feed'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES, localesOf } from '@menagerie/sites/locales'
import { z } from 'zod'
import { BLOCK_SCHEMAS } from '../../web/src/blocks/block-schemas.ts'
import { checkBlocksWith } from '../../web/src/replica/check-blocks.ts'
import { currentFile } from '../../web/src/replica/current-file.ts'
import { openReplica } from '../../web/src/replica/open-replica.ts'

const rowSchema = z.object({
  kind: z.enum(['page', 'article', 'job', 'product']),
  brand: z.string(),
  locale: z.string(),
  key: z.string(),
  path: z.string().min(1),
  body: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
})
export type EntryRow = z.infer<typeof rowSchema>

const DOCUMENTS = `SELECT kind, brand, locale, key, path, body FROM entry
  WHERE kind IN ('page', 'article', 'job', 'product') AND path IS NOT NULL AND path <> ''`
const BATCH = 500

/**
 * Makes a replica with at least this many pages, evenly over all brand-locales, from one of the demo. It copies the
 * whole tree of pages, each copy below its own folder, so that parents, children and breadcrumbs are like the demo's.
 * A brand-locale with little content gets copies of its brand's fullest one. Pictures are not copied.
 */
export function growReplica(dir: string, pages: number): void {
  const db = new DatabaseSync(currentFile(dir), { readOnly: true })
  const documents = z.array(rowSchema).parse(db.prepare(DOCUMENTS).all())
  db.close()
  const replica = openReplica({ dir, validateBlocks: checkBlocksWith(BLOCK_SCHEMAS) })
  const place = replica.state()
  if (place === undefined) throw new Error(`The replica in ${dir} is empty`)
  const { epoch, cursor } = place
  const perSite = Math.ceil(pages / BRAND_LOCALES.length)
  for (const site of BRAND_LOCALES) {
    const copies = copiesFor(site, documents, perSite)
    for (let at = 0; at < copies.length; at += BATCH) {
      const changes = copies.slice(at, at + BATCH)
      replica.apply({ contractVersion: CONTRACT_VERSION, epoch, cursor, more: false, changes })
    }
  }
  const refused = replica.state()?.refused
  replica.close()
  if (refused) throw new Error(`${refused} copies were refused`)
}

/** Returns the copies that bring a brand-locale to the wanted number of pages. */
export function copiesFor(site: BrandLocale, documents: readonly EntryRow[], wanted: number): FeedChange[] {
  const isOf =
    ({ code }: BrandLocale) =>
    (document: EntryRow) =>
      document.brand === site.brand && document.locale === code
  const own = documents.filter(isOf(site))
  const originals = documents.filter(isOf(findFullest(site.brand, documents)))
  const copies: FeedChange[] = []
  for (let number = 1; own.length + copies.length < wanted && originals.length > 0; number += 1)
    for (const document of originals.slice(0, wanted - own.length - copies.length))
      copies.push(toCopy(document, number, site))
  return copies
}

function findFullest(brand: BrandKey, documents: readonly EntryRow[]): BrandLocale {
  const countOf = ({ code }: BrandLocale) =>
    documents.filter((document) => document.brand === brand && document.locale === code).length
  const [fullest] = localesOf(brand).toSorted((a, b) => countOf(b) - countOf(a))
  if (fullest === undefined) throw new Error(`${brand} has no locale`)
  return fullest
}

/** Copies an entry. Equal copies of all brand-locales are the same document, so each page has its 23 or 5 hreflang links. */
function toCopy({ kind, brand, key, path, body }: EntryRow, number: number, { code }: BrandLocale): FeedChange {
  const folder = `copy-${number}`
  const copied = { kind, brand, locale: code, path: `${folder}/${path}`, deleted: false }
  if (kind === 'product') {
    const sku = `${key}${String(number).padStart(5, '0')}`
    const group = body.variant_group === undefined ? {} : { variant_group: `${body.variant_group}-${number}` }
    return { ...copied, key: sku, body: { ...body, ...group, sku, url_slug: `${folder}/${body.url_slug}` } }
  }
  const translationGroup = toUuid(`${body.translationGroup} ${number}`)
  return { ...copied, key: toUuid(`${key} ${number}`), body: { ...body, translationGroup } }
}

function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
