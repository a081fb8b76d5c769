import type { Payload } from 'payload'
import type { DemoPicture } from '../content/pictures.ts'
import { inParallel } from '../in-parallel.ts'
import { renderPicture } from '../pictures/render-pictures.ts'
import { ids } from '../stable-id.ts'
import { findKnown } from './studio.ts'
import { inTransaction } from './transaction.ts'

const AT_ONCE = 3

/** Renders what is not rendered yet and uploads it. Returns how many pictures are new. */
export async function importPictures(payload: Payload, pictures: readonly DemoPicture[]): Promise<number> {
  const known = await findKnown(payload, 'media')
  const missing = pictures.filter(({ name }) => !known.has(ids.picture(name)))
  await inParallel(missing, AT_ONCE, (picture) => importPicture(payload, picture))
  return missing.length
}

async function importPicture(payload: Payload, { name, focal: [focalX, focalY], alt }: DemoPicture): Promise<void> {
  const id = ids.picture(name)
  const data = await renderPicture(name)
  await inTransaction(payload, async (req) => {
    await payload.create({
      collection: 'media',
      data: { id, alt: alt.en, focalX, focalY },
      file: { data, mimetype: 'image/png', name: `${name}.png`, size: data.length },
      locale: 'en',
      depth: 0,
      req,
    })
    // All other languages in one write: through Payload each would be a save of its own, 14 per picture.
    await payload.db.updateOne({ collection: 'media', id, data: { alt }, req })
    // This save publishes what is stored now.
    await payload.update({ collection: 'media', id, data: { alt: alt.nl }, locale: 'nl', depth: 0, req })
  })
}
