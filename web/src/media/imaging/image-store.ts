import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seal, unseal } from './image-seal.ts'
import { createPruning } from './prune-images.ts'

const MEMORY_BYTES = 16 * 2 ** 20

type ImageStore = {
  findInMemory: (name: string) => Buffer | undefined
  findOnDisk: (name: string) => Promise<Buffer | undefined>
  /** Never rejects: with a full disk, the next visitor waits for encoding again, but this one gets the picture. */
  keep: (name: string, bytes: Buffer) => Promise<void>
}

type StoreOptions = {
  dir: string
  /** Limit of the folder. Several processes may share it; each enforces the limit for all. */
  maxBytes: number
  onProblem: (error: unknown) => void
}

/** Stores finished pictures on disk, the latest also in memory. Names contain all parameters of a picture, so stored ones never become outdated. */
export function openImageStore({ dir, maxBytes, onProblem }: StoreOptions): ImageStore {
  const latest = new Map<string, Buffer>()
  let bytes = 0
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name)
  const pruning = createPruning({ dir, maxBytes, isInUse: (name) => latest.has(name), onProblem })

  function remember(name: string, image: Buffer): void {
    bytes += image.length - (latest.get(name)?.length ?? 0)
    latest.delete(name)
    latest.set(name, image)
    for (const [oldest, { length }] of latest) {
      if (bytes <= MEMORY_BYTES) return
      latest.delete(oldest)
      bytes -= length
    }
  }

  return {
    findInMemory(name) {
      const image = latest.get(name)
      if (image) remember(name, image)
      return image
    },
    async findOnDisk(name) {
      const file = fileOf(name)
      const sealed = await readFile(file).catch(() => undefined)
      if (sealed === undefined) return undefined
      const image = unseal(sealed)
      if (image === undefined) {
        onProblem(new Error(`the rendition ${name} is damaged and made again`))
        return undefined
      }
      remember(name, image)
      // The modification time serves as time of last use: the least recently used are removed first, also after a restart.
      const now = new Date()
      await utimes(file, now, now).catch(() => {})
      return image
    },
    async keep(name, image) {
      remember(name, image)
      const file = fileOf(name)
      const part = `${file}.${randomUUID()}.part`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(part, seal(image), { flush: true })
        await rename(part, file)
        pruning.onWritten(image.length)
      } catch (error) {
        onProblem(error)
        await rm(part, { force: true }).catch(() => {})
      }
    },
  }
}
