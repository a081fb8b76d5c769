import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { OWN_SITE } from './test-access-table.ts'
import { createTestDocuments } from './test-documents.ts'
import { toPdf } from './test-files.ts'
import type { TestStudio } from './test-studio.ts'

export type AccessDocument = {
  data: Record<string, unknown>
  file?: { data: Buffer; mimetype: string; name: string; size: number }
}

const draft = { site: OWN_SITE, _status: 'draft' }
const address = { company: 'De Poot', address: 'Dorpsstraat 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
const SEARCH = { anchoring: 'is', pattern: 'zomer' }
const origin = { brand: 'tailwell', site: OWN_SITE }
const account = () => ({ email: `${randomUUID()}@example.test`, password: 'long enough' })

/** The minimal new document of every collection. A collection without an entry here cannot be in the table. */
const NEW_DOCUMENTS: Readonly<Record<string, (studio: TestStudio) => AccessDocument | Promise<AccessDocument>>> = {
  pages: () => ({ data: { ...draft, template: 'Default', title: 'Gebit', path: `advies/${randomUUID()}` } }),
  articles: () => ({ data: { ...draft, role_type: 'blog', title: 'Gebit', path: `blog/${randomUUID()}` } }),
  jobs: () => ({ data: { ...draft, title: 'Dierenarts', path: `vacatures/${randomUUID()}` } }),
  menus: () => ({ data: { ...draft, slot: 'header' } }),
  'product-texts': async (studio) => {
    const { id } = await createTestDocuments(studio).facts({ sku: newSku() })
    return { data: { ...draft, facts: id, name: 'Zalmbrok', url_slug: 'honden', url_key: 'zalmbrok' } }
  },
  categories: () => ({ data: { ...draft, displayName: 'Honden', code: 'dogs' } }),
  'site-settings': () => ({ data: draft }),
  'search-settings': () => ({ data: draft }),
  'search-synonyms': () => ({ data: draft }),
  'search-rules': () => ({ data: { ...draft, title: 'Zomer', replaceQuery: 'hond', conditions: [SEARCH] } }),
  redirects: () => ({
    data: {
      site: OWN_SITE,
      from: `oud/${randomUUID()}`,
      match: 'exact',
      status: '301',
      target: { type: 'external', url: 'https://example.org/' },
    },
  }),
  'preview-links': () => ({ data: { site: OWN_SITE, title: 'Directie' } }),
  media: async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
    return { data: {}, file: { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length } }
  },
  glossary: () => ({ data: { language: 'nl', say: 'dier', never: ['huisdier'] } }),
  authors: () => ({ data: { name: 'Sanne de Wit' } }),
  'product-facts': () => ({ data: { sku: newSku(), name: 'Salmon kibble', brands: ['tailwell'] } }),
  'product-drafts': async (studio) => {
    const { id } = await createTestDocuments(studio).facts({ sku: newSku() })
    return { data: { product: id, part: 'NL', title: 'Zalmbrok · NL', _status: 'draft' } }
  },
  // Names are unique per vocabulary.
  terms: () => ({ data: { vocabulary: 'flavor', code: randomUUID(), label: `Salmon ${randomUUID()}` } }),
  films: async (studio) => {
    const { id: poster } = await createTestDocuments(studio).media()
    const data = await readFile(join(import.meta.dirname, 'films/plain.webm'))
    const name = `${randomUUID()}.webm`
    return { data: { poster }, file: { data, mimetype: 'video/webm', name, size: data.length } }
  },
  leaflets: () => {
    const data = toPdf(randomUUID())
    const name = `${randomUUID()}.pdf`
    return { data: { title: 'Bijsluiter' }, file: { data, mimetype: 'application/pdf', name, size: data.length } }
  },
  downloads: () => {
    const data = toPdf(randomUUID())
    const name = `${randomUUID()}.pdf`
    return {
      data: { title: 'Prijslijst', site: OWN_SITE },
      file: { data, mimetype: 'application/pdf', name, size: data.length },
    }
  },
  stores: () => ({ data: { name: 'De Poot', brands: ['tailwell'], point_of_sale: 'offline', country: 'NL' } }),
  subscribers: () => ({
    data: {
      ...origin,
      email: `${randomUUID()}@shop.example`,
      consentText: 'Yes',
      consentAt: new Date(0).toISOString(),
    },
  }),
  mails: () => ({
    data: {
      ...origin,
      subject: 'S',
      html: '<p>',
      text: 'T',
      recipient: 'a@b.example',
      kind: 'test',
      messageId: randomUUID(),
    },
  }),
  receivers: () => ({ data: { name: 'Desk', kind: 'mail', address: 'desk@shop.example', forms: ['contact'] } }),
  deliveries: () => ({ data: { ...origin, submission: randomUUID(), form: 'contact', body: '{}' } }),
  customers: () => ({ data: { ...address, ...origin, email: account().email, state: 'pending' } }),
  'sign-ins': () => ({
    data: { action: 'signed-in', userId: randomUUID(), person: 'ada@example.test', address: '192.0.2.1' },
  }),
  'account-events': () => ({ data: { action: 'applied', customerId: randomUUID(), actor: 'shop@example.test' } }),
  submissions: () => ({ data: { ...origin, form: 'contact', receivedAt: new Date(0).toISOString(), fields: {} } }),
  users: () => ({ data: { ...account(), name: 'Someone', role: 'reviewer' } }),
  'payload-preferences': () => ({ data: { key: randomUUID(), value: {} } }),
  'payload-locked-documents': async ({ payload }) => {
    const holder = await payload.create({ collection: 'users', data: { ...account(), name: 'Someone', role: 'admin' } })
    return {
      data: {
        document: { relationTo: 'users', value: holder.id },
        user: { relationTo: 'users', value: holder.id },
      },
    }
  },
  'payload-jobs': () => ({ data: { queue: 'default', input: {} } }),
  'payload-kv': () => ({ data: { key: randomUUID(), data: {} } }),
  'payload-migrations': () => ({ data: { name: randomUUID(), batch: 1 } }),
}

export async function newDocument(studio: TestStudio, collection: string): Promise<AccessDocument> {
  const make = NEW_DOCUMENTS[collection]
  if (make === undefined) throw new Error(`Say what a new document of ${collection} is made of`)
  return make(studio)
}

function newSku(): string {
  return String(Math.floor(Math.random() * 1e15))
}
