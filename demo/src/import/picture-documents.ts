import type { Payload } from 'payload'
import { z } from 'zod'
import type { DemoPicture } from '../content/pictures.ts'
import { inParallel } from '../in-parallel.ts'
import { type PreparedPicture, preparePicture } from '../pictures/prepare-picture.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'

/** Drawing runs in this thread, the rest in threads of `sharp`; this many keep both cores busy. */
const AT_ONCE = 4

/** Renders missing pictures and stores the files in the studio's storage. */
export async function storePictures(
  payload: Payload,
  pictures: readonly DemoPicture[],
  onStored: (count: number) => void,
  newFiles: Pick<NewFiles, 'put'> = createNewFiles(),
): Promise<DemoDocument[]> {
  const nameFile = await createPictureNamer(payload, 'media')
  const documents = new Map<string, DemoDocument>()
  await inParallel(pictures, AT_ONCE, async (picture) => {
    const prepared = await preparePicture(picture)
    const document = toDocument(picture, prepared, nameFile(picture.name, prepared.type))
    const { filename, sizes } = fileNames.parse(document.data)
    await newFiles.put(filename, prepared.data)
    await newFiles.put(sizes.thumbnail.filename, prepared.thumbnail.data)
    documents.set(picture.name, document)
    onStored(documents.size)
  })
  return pictures.flatMap(({ name }) => documents.get(name) ?? [])
}

const fileNames = z.object({
  filename: z.string(),
  sizes: z.object({ thumbnail: z.object({ filename: z.string() }) }),
})

function toDocument(
  { name, focal: [focalX, focalY], alt }: DemoPicture,
  { data, type, hash, width, height, thumbnail }: PreparedPicture,
  filename: string,
): DemoDocument {
  const small = filename.replace(/\.\w+$/, `-${thumbnail.width}x${thumbnail.height}.webp`)
  return {
    collection: 'media',
    id: ids.picture(name),
    place: { file: 'pictures.ts', row: `picture ${name}` },
    data: {
      alt,
      filename,
      hash,
      mimeType: type === 'png' ? 'image/png' : 'image/jpeg',
      filesize: data.length,
      width,
      height,
      focalX,
      focalY,
      thumbnailURL: `/api/media/file/${small}`,
      sizes: {
        thumbnail: {
          filename: small,
          mimeType: 'image/webp',
          filesize: thumbnail.data.length,
          width: thumbnail.width,
          height: thumbnail.height,
        },
      },
    },
  }
}

const fileRow = z.object({ filename: z.string().nullable() })

/** Returns a function that makes file names which no editor's upload has. */
export async function createPictureNamer(
  payload: Payload,
  table: 'media' | 'films' | 'leaflets' | 'downloads',
): Promise<(name: string, type: string) => string> {
  const { rows } = await payload.db.pool.query(`select filename from ${table}`)
  const taken = new Set(rows.map((row) => fileRow.parse(row).filename))
  return (name, type) => {
    for (let number = 0; ; number += 1) {
      const filename = `${name}${number === 0 ? '' : `-${number}`}.${type}`
      if (!taken.has(filename)) return filename
    }
  }
}
