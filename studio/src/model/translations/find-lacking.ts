import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findSellingSites } from '../admin/find-sites-without-text.ts'
import { findDocumentReferences } from '../references/find-references.ts'
import { isForPhones } from '../references/is-for-phones.ts'
import type { Missing } from './elsewhere.ts'
import { type DocumentIdentity, nameOf } from './find-counterparts.ts'
import type { TranslationSource } from './read-sources.ts'
import { isTranslated } from './translated-from.ts'

type NamedPlace = DocumentIdentity & { place: string; field: string }

/** All references of these documents, with their places. */
export function findNamed(
  req: PayloadRequest,
  sources: readonly TranslationSource[],
  titleOfSource: (source: TranslationSource) => string,
) {
  return sources.flatMap((source): NamedPlace[] =>
    findDocumentReferences(req.payload, source.collection, source.values).map(({ collection, id, field, place }) => ({
      collection,
      id,
      field,
      place: `${titleOfSource(source)} · ${place}`,
    })),
  )
}

type SiteKnowledge = { there: ReadonlyMap<string, string>; site: BrandLocale }

/** Referenced documents that the site lacks, with title and places. */
export async function findLacking(req: PayloadRequest, named: readonly NamedPlace[], { there, site }: SiteKnowledge) {
  const byDocument = Map.groupBy(named, nameOf)
  const documents = [...byDocument.values()].flatMap(([first]) => first ?? [])
  const rows = await describe(req, documents)
  return documents.flatMap((document): Missing[] => {
    const name = nameOf(document)
    const row = rows.get(name)
    const places = byDocument.get(name) ?? []
    const why = there.has(name) ? findLack(document.collection, row, places, site) : 'none'
    if (why === undefined) return []
    const title = row?.title ?? 'deleted'
    const canMake = why === 'none' && row !== undefined && isTranslated(document.collection)
    return [{ ...document, title, why, places: [...new Set(places.map(({ place }) => place))], canMake }]
  })
}

const WITHOUT_JOINS: object = { joins: false }
const rowSchema = z.looseObject({ id: z.string() })
type LackingRow = z.infer<typeof rowSchema> & { title: string }

/** Loads titles, and the data that decides whether a site can show the document. */
async function describe(req: PayloadRequest, documents: readonly DocumentIdentity[]): Promise<Map<string, LackingRow>> {
  const found = new Map<string, LackingRow>()
  for (const [slug, each] of Map.groupBy(documents, ({ collection }) => collection)) {
    const config = Object.values(req.payload.collections).find((known) => known.config.slug === slug)?.config
    if (config === undefined) continue
    const { docs } = await req.payload.db.find({
      collection: config.slug,
      where: { id: { in: each.map(({ id }) => id) } },
      req,
      limit: 0,
      pagination: false,
      ...WITHOUT_JOINS,
    })
    for (const document of docs) {
      const row = rowSchema.parse(document)
      const title = toText(row[config.admin.useAsTitle ?? 'id'])
      found.set(nameOf({ collection: config.slug satisfies CollectionSlug, id: row.id }), { ...row, title })
    }
  }
  return found
}

const textsSchema = z.record(z.string(), z.string().nullish())

/** A text, or the first of several languages. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value
  const texts = textsSchema.safeParse(value).data ?? {}
  return texts.en ?? Object.values(texts).find(Boolean) ?? ''
}

function findLack(
  collection: string,
  row: LackingRow | undefined,
  places: readonly NamedPlace[],
  site: BrandLocale,
): Missing['why'] | undefined {
  const speaks = (texts: unknown) => Boolean(textsSchema.safeParse(texts).data?.[site.file]?.trim())
  switch (collection) {
    case 'product-facts':
      return findSellingSites(row, [{ ...site, label: site.name }]).length > 0 ? undefined : 'unsold'
    case 'media': {
      const isTold = row?.decorative === true || speaks(row?.alt)
      const isShown = places.some(({ field }) => !isForPhones(field.split('.').at(-1) ?? ''))
      return isTold || !isShown ? undefined : 'untold'
    }
    case 'terms':
      return speaks(row?.label) ? undefined : 'unnamed'
    default:
      return undefined
  }
}
