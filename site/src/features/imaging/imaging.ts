import { access } from 'node:fs/promises'
import type { MediaBody } from '@menagerie/contract/media'
import { encodeImage } from './encode-image.ts'
import { chooseFormat, type ImageFormat } from './image-format.ts'
import { openImageStore } from './image-store.ts'
import { findSize, type Size } from './renditions.ts'

/** The three parts of `/imaging/{uuid}/{rendition}/{version}` and the browser's Accept. */
export type ImageRequest = { key: string; size: string; version: string; accept: string | undefined }

export type ImageAnswer =
  | { status: 200; from: 'memory' | 'disk' | 'encoded'; bytes: Buffer; mime: string; etag: string }
  /** Not published, not on the closed list, another version, or not a picture. */
  | { status: 404 }
  /** Published, but its file is still on its way from the studio. */
  | { status: 503 }

export type ImagingOptions = {
  findMedia: (key: string) => MediaBody | undefined
  /** Path of an original by its sha-256. */
  mediaFile: (hash: string) => string
  cacheDir: string
  /** The cache could not be written. */
  onProblem: (error: unknown) => void
}

export type Imaging = (request: ImageRequest) => Promise<ImageAnswer>

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
type Made = Pick<Extract<ImageAnswer, { status: 200 }>, 'from' | 'bytes'>

/** Pictures of published media in sizes of a closed list; each is made once, however many ask for it at a time. */
export function createImaging({ findMedia, mediaFile, cacheDir, onProblem }: ImagingOptions): Imaging {
  const store = openImageStore(cacheDir, onProblem)
  const inTheMaking = new Map<string, Promise<Made | undefined>>()

  async function make(name: string, media: MediaBody, size: Size, format: ImageFormat): Promise<Made | undefined> {
    const onDisk = await store.findOnDisk(name)
    if (onDisk) return { from: 'disk', bytes: onDisk }
    const original = mediaFile(media.hash)
    if (!(await exists(original))) return undefined
    const bytes = await encodeImage(original, size, media, format)
    await store.keep(name, bytes)
    return { from: 'encoded', bytes }
  }

  function makeOnce(name: string, media: MediaBody, size: Size, format: ImageFormat): Promise<Made | undefined> {
    const running = inTheMaking.get(name)
    if (running) return running
    const making = make(name, media, size, format).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, making)
    return making
  }

  return async ({ key, size: sizeName, version, accept }) => {
    const size = findSize(sizeName)
    const media = size && findMedia(key)
    if (!media || media.version !== version || !PICTURES.has(media.mime)) return { status: 404 }
    const format = chooseFormat(accept)
    const name = `${media.hash}-${media.focalX}-${media.focalY}-${sizeName}.${format}`
    const inMemory = store.findInMemory(name)
    const made = inMemory ? ({ from: 'memory', bytes: inMemory } as const) : await makeOnce(name, media, size, format)
    const etag = `"${media.hash.slice(0, 16)}-${media.focalX}-${media.focalY}-${format}"`
    return made ? { status: 200, ...made, mime: `image/${format}`, etag } : { status: 503 }
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
