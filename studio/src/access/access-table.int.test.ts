import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../publish/test-documents.ts'
import { openTestStudio, type TestStudio } from '../publish/test-studio.ts'

const OWN = 'tailwell/nl_NL'
const OTHER = 'tailwell/de_DE'

type Person = { id: string; collection: string; role?: string; sites?: string[] }
const person = (role: string, sites?: string[]): Person => ({
  id: randomUUID(),
  collection: 'users',
  role,
  ...(sites && { sites }),
})

const PEOPLE: Record<string, Person | undefined> = {
  'an administrator': person('admin'),
  'an editor of the site': person('editor', [OWN]),
  'an editor without a site': person('editor', []),
  'a reviewer': person('reviewer'),
  'the back office': person('backOffice'),
  'a business customer': { id: randomUUID(), collection: 'customers' },
  'nobody signed in': undefined,
}

type Subject = { collection: CollectionSlug; site?: string }
const SUBJECTS: Record<string, Subject> = {
  'pages of the site': { collection: 'pages', site: OWN },
  'pages of another site': { collection: 'pages', site: OTHER },
  'product texts of the site': { collection: 'product-texts', site: OWN },
  'product texts of another site': { collection: 'product-texts', site: OTHER },
  'categories of the site': { collection: 'categories', site: OWN },
  'categories of another site': { collection: 'categories', site: OTHER },
  'menus of the site': { collection: 'menus', site: OWN },
  'menus of another site': { collection: 'menus', site: OTHER },
  products: { collection: 'product-facts' },
  pictures: { collection: 'media' },
  'other people': { collection: 'users' },
}

/** Letters: create, read, versions, update, delete. */
const ANY_SITE = { own: 'crvud', other: 'crvud', shared: 'crud', people: 'crud' }
const READS = { own: 'rv', other: 'rv', shared: 'r', people: '' }
const NOTHING = { own: '', other: '', shared: '', people: '' }
const MAY: Record<string, typeof READS> = {
  'an administrator': ANY_SITE,
  'an editor of the site': { own: 'crvud', other: 'rv', shared: 'cru', people: '' },
  'an editor without a site': { own: 'rv', other: 'rv', shared: 'cru', people: '' },
  'a reviewer': READS,
  'the back office': READS,
  'a business customer': NOTHING,
  'nobody signed in': NOTHING,
}

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

describe.each(Object.entries(PEOPLE))('%s', (who, user) => {
  test.each(Object.entries(SUBJECTS))('has exactly the rights of the table on %s', async (_name, subject) => {
    const rights = { c: create, r: read, v: readVersions, u: update, d: remove }
    let may = ''
    for (const [letter, attempt] of Object.entries(rights)) {
      if (letter === 'v' && subject.site === undefined) continue
      if (await isAllowed(() => attempt(studio.payload, subject, user))) may += letter
    }
    const group =
      subject.collection === 'users'
        ? 'people'
        : subject.site === undefined
          ? 'shared'
          : subject.site === OWN
            ? 'own'
            : 'other'
    expect(may).toBe(MAY[who]?.[group])
  })
})

/** Refused = Payload answers that it is forbidden, or acts as if the document were not there, or names the site. */
async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await attempt()) !== false
  } catch (error) {
    if (error instanceof Error && ['Forbidden', 'NotFound'].includes(error.name)) return false
    if (error instanceof Error && /not an editor|field is invalid: You are/.test(error.message)) return false
    throw error
  }
}

async function create(payload: Payload, { collection, site }: Subject, user: Person | undefined) {
  const file = collection === 'media' ? { file: await picture() } : {}
  const options = { collection, data: await newData(payload, collection, site), ...file, user, overrideAccess: false }
  return Reflect.apply(payload.create, payload, [options])
}

async function read(payload: Payload, { collection, site }: Subject, user: Person | undefined) {
  const { id } = await newDocument(payload, collection, site)
  const found = await payload.find({ collection, where: { id: { equals: id } }, user, overrideAccess: false })
  return found.totalDocs === 1
}

async function readVersions(payload: Payload, { collection, site }: Subject, user: Person | undefined) {
  const { id } = await newDocument(payload, collection, site)
  const found = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    user,
    overrideAccess: false,
  })
  return found.totalDocs > 0
}

async function update(payload: Payload, { collection, site }: Subject, user: Person | undefined) {
  const { id } = await newDocument(payload, collection, site)
  return Reflect.apply(payload.update, payload, [{ collection, id, data: {}, user, overrideAccess: false }])
}

async function remove(payload: Payload, { collection, site }: Subject, user: Person | undefined) {
  const { id } = await newDocument(payload, collection, site)
  return payload.delete({ collection, id, user, overrideAccess: false })
}

async function newDocument(payload: Payload, collection: CollectionSlug, site?: string): Promise<{ id: string }> {
  if (collection === 'media') return createTestDocuments({ payload }).media()
  return Reflect.apply(payload.create, payload, [{ collection, data: await newData(payload, collection, site) }])
}

async function newData(payload: Payload, collection: CollectionSlug, site = OWN): Promise<Record<string, unknown>> {
  const sku = String(Math.floor(Math.random() * 1e15))
  const draft = { site, _status: 'draft' }
  switch (collection) {
    case 'pages':
      return { ...draft, template: 'Default', title: 'Gezond gebit', path: 'advies/gebit' }
    case 'product-texts': {
      const facts = await createTestDocuments({ payload }).facts({ sku })
      return { ...draft, facts: facts.id, name: 'Zalmbrok', url_slug: 'honden', url_key: 'zalmbrok' }
    }
    case 'categories':
      return { ...draft, displayName: 'Honden', code: 'dogs' }
    case 'menus':
      return { ...draft, slot: 'header' }
    case 'product-facts':
      return { sku, name: 'Salmon kibble', brands: ['tailwell'] }
    case 'users':
      return { name: 'Someone', email: `${randomUUID()}@example.test`, password: 'long enough', role: 'reviewer' }
    default:
      return {}
  }
}

async function picture() {
  const { default: sharp } = await import('sharp')
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length }
}
