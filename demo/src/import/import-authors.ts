import type { Payload } from 'payload'
import type { DemoAuthor } from '../content/shared-schema.ts'
import { ids } from '../stable-id.ts'
import { create, findKnown, update } from './studio.ts'
import { inTransaction } from './transaction.ts'

/** Returns how many authors are new. */
export async function importAuthors(payload: Payload, authors: readonly DemoAuthor[]): Promise<number> {
  const known = await findKnown(payload, 'authors')
  const missing = authors.filter((author) => !known.has(ids.author(author.id)))
  await inTransaction(payload, async (req) => {
    for (const { id: name, portrait, occupation, ...plain } of missing) {
      const document = { collection: 'authors' as const, id: ids.author(name), what: `author ${name}` }
      const data = { ...plain, occupation: occupation.en, authorPortrait: ids.picture(portrait) }
      await create(req, { ...document, data })
      // All other languages in one write, then a save that publishes what is stored now.
      await payload.db.updateOne({ ...document, data: { occupation }, req, returning: false })
      await update(req, { ...document, data: { name: plain.name } })
    }
  })
  return missing.length
}
