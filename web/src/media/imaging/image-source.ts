import type { MediaBody } from '@menagerie/contract/media'
import {
  fitInSource,
  type RenditionName,
  type RenditionSize,
  scaleSize,
  scalesOf,
  toSize,
  toSizeName,
} from './renditions.ts'

/** `width` and `height` are those of the 1× size; `srcSet` uses `w` descriptors, so the `<img>` needs `sizes`. */
type ImageSource = { src: string; srcSet: string; width: number; height: number }

type Media = { key: string; body: Pick<MediaBody, 'version' | 'width' | 'height'> }

const toAddress = (media: Media, size: RenditionSize): string => toMediaAddress(media, toSizeName(size))

/** `size` is a name on the closed list. */
export const toMediaAddress = (
  { key, body }: Pick<Media, 'key'> & { body: Pick<MediaBody, 'version'> },
  size: string,
) => `/imaging/${encodeURIComponent(key)}/${size}/${encodeURIComponent(body.version)}`

/** Returns the addresses of one picture in one rendition of spec §9, at half, 1×, double and sometimes between, as far as the source has the pixels. */
export function toImageSource(media: Media, rendition: RenditionName): ImageSource {
  const size = toSize(rendition)
  const addressByWidth = new Map<number, string>()
  for (const scale of scalesOf(rendition)) {
    const asked = scaleSize(size, scale)
    const { width } = fitInSource(asked, media.body)
    if (!addressByWidth.has(width)) addressByWidth.set(width, toAddress(media, asked))
  }
  const shown = fitInSource(size, media.body)
  return {
    src: addressByWidth.get(shown.width) ?? toAddress(media, size),
    srcSet: [...addressByWidth].map(([width, address]) => `${address} ${width}w`).join(', '),
    ...shown,
  }
}
