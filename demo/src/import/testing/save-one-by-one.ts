import { buffer } from 'node:stream/consumers'
import { findStorage } from '@menagerie/studio/platform/storage/find-storage'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { DemoDocument } from '../document.ts'
import { create, update } from '../studio.ts'
import { inImportTransaction } from '../transaction.ts'

/** Fields that documents of these collections get only when all others exist. */
const LINKS = {
  pages: ['main', 'extras', 'miniBanners', 'bottomText', 'category'],
  articles: ['main', 'categories'],
  jobs: ['main'],
  'product-facts': ['related'],
} as const
const hasLinks = (slug: string): slug is keyof typeof LINKS => Object.hasOwn(LINKS, slug)

const LANGUAGES_OF: Partial<Record<DemoDocument['collection'], readonly string[]>> = {
  media: ['alt'],
  films: ['title', 'captions', 'transcript'],
  terms: ['label'],
  authors: ['occupation'],
  'product-facts': ['specification'],
}

/** Saves every document in the studio with all hooks, as an editor would by hand, first in English and then in the other languages. */
export async function saveOneByOne(payload: Payload, documents: readonly DemoDocument[]): Promise<void> {
  await inImportTransaction(payload, async (req) => {
    const linked = documents.filter(({ collection }) => hasLinks(collection))
    const last = documents.filter(({ collection }) => collection === 'redirects')
    for (const document of documents) if (!last.includes(document)) await createFirst(req, document)
    for (const { collection, id, place, data } of linked)
      await update(req, {
        collection,
        id,
        what: place.row,
        data: { ...inEnglish(collection, data), _status: 'published' },
      })
    for (const document of last) await createFirst(req, document)
  })
}

async function createFirst(req: PayloadRequest, document: DemoDocument): Promise<void> {
  const { collection, id, place, createdAt } = document
  const links: readonly string[] = hasLinks(collection) ? LINKS[collection] : []
  const texts = inEnglish(collection, document.data)
  const data = Object.fromEntries(Object.entries(texts).filter(([name]) => !links.includes(name)))
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const status = hasDrafts && { _status: links.length > 0 ? 'draft' : 'published' }
  if (collection === 'media' || collection === 'films' || collection === 'leaflets' || collection === 'downloads')
    await upload(req, document, data)
  else
    await create(req, {
      collection,
      id,
      what: place.row,
      data: { ...data, ...status, ...(createdAt && { createdAt }) },
    })
  const localized = LANGUAGES_OF[collection]
  if (localized === undefined) return
  const languages = Object.fromEntries(localized.map((name) => [name, structuredClone(document.data[name])]))
  await req.payload.db.updateOne({ collection, id, data: languages, req, returning: false })
  // This save publishes the stored languages.
  await update(req, { collection, id, what: place.row, data: {} })
}

function inEnglish(collection: DemoDocument['collection'], data: DemoDocument['data']): Record<string, unknown> {
  const localized = LANGUAGES_OF[collection]
  if (localized === undefined) return { ...data }
  const english = z.object({ en: z.string() }).transform(({ en }) => en)
  const group = z.record(z.string(), english)
  const texts = localized.map((name) => [name, z.union([english, group]).parse(data[name])])
  return { ...data, ...Object.fromEntries(texts) }
}

const file = z.object({ filename: z.string(), mimeType: z.string(), filesize: z.number() })

/** Uploads the file that the import has stored; the studio determines its other data itself. */
async function upload(
  req: PayloadRequest,
  { collection, id }: DemoDocument,
  all: Record<string, unknown>,
): Promise<void> {
  const { filename, mimeType, filesize } = file.parse(all)
  const stored = await findStorage().open(`${collection === 'media' ? '' : `${collection}/`}${filename}`)
  if (stored === undefined) throw new Error(`${filename} is not stored`)
  const { alt, title, description, site, focalX, focalY, poster, captions, transcript } = all
  const named = collection === 'downloads' ? { id, title, description, site } : { id, title }
  const ofFilm = collection === 'films' ? { id, title, poster, captions, transcript } : named
  const data = collection === 'media' ? { id, alt, focalX, focalY } : ofFilm
  const content = { data: await buffer(stored), mimetype: mimeType, name: filename, size: filesize }
  await req.payload.create({ collection, data, file: content, depth: 0, req })
}
