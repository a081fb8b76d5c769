import { toImageSource } from '../media/imaging/image-source.ts'
import type { RenditionName } from '../media/imaging/renditions.ts'
import type { RecordContext } from './record-context.ts'

/** `image` of a record: rooted addresses, and a text for screen readers. */
type PictureRecord = { src: string; srcSet: string; width: number; height: number; alt: string }

/** Returns the picture of a record in a list of hits, if it has one. */
export function toPicture(
  ctx: RecordContext,
  keys: readonly (string | undefined)[],
  rendition: RenditionName,
): PictureRecord | undefined {
  const key = keys.find((name) => name !== undefined)
  const media = key === undefined ? undefined : ctx.reader.get('media', key)
  if (media === undefined) return undefined
  return { ...toImageSource(media, rendition), alt: media.body.alt[ctx.site.file] ?? '' }
}
