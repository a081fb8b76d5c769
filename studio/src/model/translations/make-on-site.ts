import { randomUUID } from 'node:crypto'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inRequestTransaction } from '../../platform/in-request-transaction.ts'
import { transactionOf } from '../../platform/transaction.ts'
import type { Values } from '../../platform/values.ts'
import { takeLock } from '../../publish/locks/locks.ts'
import { copyDocument } from './copy-document.ts'
import { hasOwnTitle, type MadeDrafts, type MadeOnSite, TITLE_FIELDS } from './elsewhere.ts'
import { findCopyAddresses, type TranslationAddress } from './find-copy-addresses.ts'
import { type DocumentIdentity, nameOf } from './find-counterparts.ts'
import { findMenuItems } from './menu-items.ts'
import { findThere, titleOfSource } from './plan-site.ts'
import type { TranslationSource } from './read-sources.ts'

type OnSiteTexts = Pick<MadeOnSite, 'titles' | 'existing' | 'menus'>

/** Creates drafts of these documents on one site: all of them, or none. */
export function makeOnSite(
  req: PayloadRequest,
  site: BrandLocale,
  sources: readonly TranslationSource[],
  wanted: OnSiteTexts,
): Promise<MadeDrafts> {
  return inRequestTransaction(req, async () => {
    const query = await transactionOf(req)
    // Serialized, because two concurrent requests would both find the document missing and create it.
    await takeLock(() => query(sql`select pg_advisory_xact_lock(hashtextextended(${`elsewhere/${site.id}`}, 0))`))
    return make(req, site, sources, wanted)
  })
}

/** Fields that are stored as JSON, and may therefore reference documents that do not exist yet. */
const WHOLE: ReadonlySet<string> = new Set(['blocks', 'richText'])

async function make(
  req: PayloadRequest,
  site: BrandLocale,
  all: readonly TranslationSource[],
  wanted: OnSiteTexts,
): Promise<MadeDrafts> {
  const sources = all.filter((source) => source.site !== site.id)
  const { there } = await findThere(req, site, sources)
  const fresh = sources.filter((source) => !there.has(nameOf(source)))
  const old = wanted.existing === 'replace' ? sources.filter((source) => there.has(nameOf(source))) : []
  const ids = new Map(fresh.map((source) => [nameOf(source), randomUUID() as string]))
  const newTitle = (source: TranslationSource) => wanted.titles[source.id]?.trim() || titleOfSource(source)
  const addresses = await findCopyAddresses(req, { site, sources: fresh, titleOfSource: newTitle })
  const known = new Map([...there, ...ids])
  const stored = new Set(there.values())
  const lead = (named: DocumentIdentity) => known.get(nameOf(named))
  const late: { source: TranslationSource; id: string }[] = []
  const documents: MadeDrafts['documents'] = []
  for (const source of fresh) {
    const id = ids.get(nameOf(source)) ?? ''
    const copy = copyDocument(req.payload, source, lead)
    const { data, isCut } = withoutLater(req, source, { data: copy.data, isLater: (each) => !stored.has(each) })
    const title = newTitle(source)
    const named = hasOwnTitle(source.collection) ? { [TITLE_FIELDS[source.collection]]: title } : {}
    const address = toAddressFields(source, addresses.get(source.id))
    const values = { ...data, ...named, ...address, id, site: site.id, _status: 'draft', translatedFrom: copy.from }
    await create(req, source, values)
    stored.add(id)
    if (isCut) late.push({ source, id })
    documents.push({ collection: source.collection, id, title, source: source.id })
  }
  for (const { source, id } of late) {
    const { data } = copyDocument(req.payload, source, lead)
    await update(req, source, id, onlyColumns(req, source, data))
  }
  for (const source of old) {
    const id = there.get(nameOf(source)) ?? ''
    const { data, from } = copyDocument(req.payload, source, lead)
    await update(req, source, id, { ...withoutIdentity(data), translatedFrom: from })
    documents.push({ collection: source.collection, id, title: titleOfSource(source), source: source.id })
  }
  const menus = wanted.menus ? await addToMenus(req, site, { sources, there: known }) : []
  return { documents, menus }
}

/** Fields that give a document its identity on its site. */
const IDENTITY: ReadonlySet<string> = new Set([
  'path',
  'url_slug',
  'url_key',
  'translationGroup',
  'slot',
  'code',
  'facts',
])
const withoutIdentity = (data: Values): Values =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !IDENTITY.has(name)))

function toAddressFields({ collection, values }: TranslationSource, address: TranslationAddress | undefined): Values {
  if (address === undefined) return {}
  if (collection !== 'product-texts') return { path: address.path }
  const key = address.path.slice(address.folder.length + 1)
  return { url_slug: address.folder || values.url_slug, url_key: key }
}

type Held = { data: Values; isLater: (id: string) => boolean }

/** Foreign keys require existing documents: relations to copies that are created later are written at the end. */
function withoutLater(req: PayloadRequest, { collection }: TranslationSource, { data, isLater }: Held) {
  const relations = relationsOf(req, collection)
  const cut = Object.entries(data).filter(([name, value]) => relations.has(name) && idsOf(value).some(isLater))
  return { data: { ...data, ...Object.fromEntries(cut.map(([name]) => [name, undefined])) }, isCut: cut.length > 0 }
}

function onlyColumns(req: PayloadRequest, { collection }: TranslationSource, data: Values): Values {
  const relations = relationsOf(req, collection)
  return Object.fromEntries(Object.entries(data).filter(([name]) => relations.has(name)))
}

/** Top-level fields that contain relations, or rows and groups with relations. */
function relationsOf({ payload }: PayloadRequest, collection: TranslationSource['collection']): ReadonlySet<string> {
  const { flattenedFields } = payload.collections[collection].config
  const types = ['relationship', 'array', 'group', 'upload']
  return new Set(flattenedFields.filter(({ type }) => types.includes(type) && !WHOLE.has(type)).map(({ name }) => name))
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids anywhere in a value. Ids of existing documents are included, but are not created later. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsOf)
}

async function create(req: PayloadRequest, { collection }: TranslationSource, data: object): Promise<void> {
  await req.payload.create({
    collection,
    data: { ...data },
    draft: true,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
}

async function update(req: PayloadRequest, { collection }: TranslationSource, id: string, data: object): Promise<void> {
  const options = { draft: true, depth: 0, overrideAccess: false, user: req.user } as const
  await req.payload.update({ collection, id, data: { ...data }, req, ...options })
}

async function addToMenus(req: PayloadRequest, site: BrandLocale, known: Parameters<typeof findMenuItems>[2]) {
  const changed = await findMenuItems(req, site, known)
  for (const { id, items } of changed) {
    const options = { draft: true, depth: 0, overrideAccess: false, user: req.user } as const
    await req.payload.update({ collection: 'menus', id, data: { items }, req, ...options })
  }
  return changed.map(({ id, added }) => ({ id, items: added }))
}
