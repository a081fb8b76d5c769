import { join } from 'node:path'
import { EXAMPLE_MEDIA } from '../blocks/testing/example-pictures.ts'
import type { OwnPictures } from '../server/files/open-files.ts'

/** Opens the pictures of the examples, from the sources below `root`. */
export function openExamplePictures(root: string): OwnPictures {
  const folder = join(root, 'web/src/gallery/pictures')
  const bodies = new Map(EXAMPLE_MEDIA.map(({ key, body }) => [key, body]))
  const files = new Map(EXAMPLE_MEDIA.map(({ body }) => [body.hash, join(folder, body.filename)]))
  return { findMedia: (key) => bodies.get(key), findFile: (hash) => files.get(hash) }
}
