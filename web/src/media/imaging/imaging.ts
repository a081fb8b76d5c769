import { availableParallelism } from 'node:os'
import type { MediaBody } from '@menagerie/contract/media'
import { type Clock, systemClock } from '../../platform/time.ts'
import { ENCODING, encodeImage } from './encode-image.ts'
import { FairQueue, TooManyWaiting, type Turn } from './fair-queue.ts'
import { chooseFormat, type ImageFormat } from './image-format.ts'
import { openImageStore } from './image-store.ts'
import { type AskedSize, findSize } from './renditions.ts'

/** The three parts of `/imaging/{uuid}/{rendition}/{version}`, the browser's Accept header, and the key of the visitor. */
export type ImageRequest = { key: string; size: string; version: string; accept: string | undefined; visitor?: string }

type ImagingResult =
  | { status: 200; from: 'memory' | 'disk' | 'encoded'; bytes: Buffer; mime: string; etag: string }
  /** Not published, not on the closed list, another version, or not a picture. */
  | { status: 404 }
  /** The file is not a readable picture. */
  | { status: 500 }
  /** Published, but the file has not arrived from the studio, or too many other pictures are being made. */
  | { status: 503 }

type ImagingOptions = {
  findMedia: (key: string) => MediaBody | undefined
  /** Returns the path of a verified original by its sha-256. */
  findOriginal: (hash: string) => Promise<string | undefined>
  cacheDir: string
  cacheBytes: number
  /** Called when the cache could not be read or written. */
  onCacheProblem: (error: unknown) => void
  onFailure: (key: string, error: unknown) => void
  /** Called when a picture was made; the time includes waiting for its turn. */
  onEncoded?: (seconds: number) => void
  clock?: Clock
}

export type Imaging = (request: ImageRequest) => Promise<ImagingResult>

/** What editors may upload, and GIF for old uploads. SVG is excluded: it can contain scripts and load from other servers. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
/** With so many waiting, further requests are refused, so that a crowd of uncached pictures cannot fill the memory. */
const QUEUE = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 500,
  // More than any page shows, also for several visitors behind one address.
  waitingOfVisitor: 150,
}
/** The process' queue for encoding: all origins share its cores. */
const encodes = new FairQueue(QUEUE)
/** Pause before an original that could not be read is tried again. */
const RETRY_MS = 60_000
const MAX_FAILED = 1_000

type MadePicture = Pick<Extract<ImagingResult, { status: 200 }>, 'from' | 'bytes'> | { status: 500 | 503 }

type RenditionRequest = { key: string; name: string; media: MediaBody; size: AskedSize; format: ImageFormat }

/** Answers pictures of published media in sizes of a closed list; each is encoded once, however many visitors ask for it at a time. */
export function createImaging(options: ImagingOptions): Imaging {
  const {
    findMedia,
    findOriginal,
    cacheDir,
    cacheBytes,
    onCacheProblem,
    onFailure,
    onEncoded,
    clock = systemClock,
  } = options
  const store = openImageStore({ dir: cacheDir, maxBytes: cacheBytes, onProblem: onCacheProblem })
  const inTheMaking = new Map<string, { turn: Turn; made: Promise<MadePicture> }>()
  const failedAt = new Map<string, number>()

  async function make({ key, name, media, size, format }: RenditionRequest, turn: Turn): Promise<MadePicture> {
    const onDisk = await store.findOnDisk(name)
    if (onDisk) return { from: 'disk', bytes: onDisk }
    const original = await findOriginal(media.hash)
    if (original === undefined) return { status: 503 }
    if (clock() - (failedAt.get(media.hash) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) return { status: 500 }
    try {
      const began = performance.now()
      const bytes = await encodes.run(turn, () => encodeImage(original, size, media, format))
      onEncoded?.((performance.now() - began) / 1_000)
      await store.keep(name, bytes)
      return { from: 'encoded', bytes }
    } catch (error) {
      if (error instanceof TooManyWaiting) return { status: 503 }
      if (failedAt.size >= MAX_FAILED) failedAt.clear()
      failedAt.set(media.hash, clock())
      onFailure(key, error)
      return { status: 500 }
    }
  }

  /** Returns the same work to all visitors that ask while it runs. */
  function makeOnce(wanted: RenditionRequest, visitor: string): Promise<MadePicture> {
    const known = inTheMaking.get(wanted.name)
    if (known !== undefined) {
      encodes.join(known.turn, visitor)
      return known.made
    }
    const turn: Turn = { visitors: new Set([visitor]), go: undefined }
    const made = make(wanted, turn).finally(() => inTheMaking.delete(wanted.name))
    inTheMaking.set(wanted.name, { turn, made })
    return made
  }

  return async ({ key, size: sizeName, version, accept, visitor = '' }) => {
    const size = findSize(sizeName)
    const media = size && findMedia(key)
    if (!media || media.version !== version || !PICTURES.has(media.mime)) return { status: 404 }
    const format = chooseFormat(accept)
    const maker = `${media.focalX}-${media.focalY}-${ENCODING}`
    const name = `${media.hash}-${maker}-${sizeName}.${format}`
    const inMemory = store.findInMemory(name)
    const made: MadePicture = inMemory
      ? { from: 'memory', bytes: inMemory }
      : await makeOnce({ key, name, media, size, format }, visitor)
    if ('status' in made) return made
    return { status: 200, ...made, mime: `image/${format}`, etag: `"${media.hash.slice(0, 16)}-${maker}-${format}"` }
  }
}
