import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const MEMORY_BYTES = 16 * 2 ** 20

export type ImageStore = {
  findInMemory: (name: string) => Buffer | undefined
  findOnDisk: (name: string) => Promise<Buffer | undefined>
  /** Never fails: a full disk costs the next visitor an encode, not this one the picture. */
  keep: (name: string, bytes: Buffer) => Promise<void>
}

/** Finished pictures on disk, the latest also in memory. A name says all that made the picture, so nothing in it gets old. */
export function openImageStore(dir: string, onProblem: (error: unknown) => void): ImageStore {
  const latest = new Map<string, Buffer>()
  let bytes = 0
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name)

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
    findInMemory: (name) => latest.get(name),
    async findOnDisk(name) {
      const image = await readFile(fileOf(name)).catch(() => undefined)
      if (image) remember(name, image)
      return image
    },
    async keep(name, image) {
      remember(name, image)
      const file = fileOf(name)
      const part = `${file}.${randomUUID()}.part`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(part, image)
        await rename(part, file)
      } catch (error) {
        onProblem(error)
        await rm(part, { force: true }).catch(() => {})
      }
    },
  }
}
