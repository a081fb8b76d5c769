import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type PruningOptions = {
  dir: string
  maxBytes: number
  isInUse: (name: string) => boolean
  onProblem: (error: unknown) => void
}

type StoredImage = { name: string; file: string; bytes: number; usedMs: number }

/** Names that this cache writes: nothing else is removed, in case the folder contains other files. */
const OUR_FOLDER = /^[0-9a-f]{2}$/
const OUR_FILE = /^[0-9a-f]{64}-[\w.-]+\.(?:avif|webp|jpeg)(?<part>\.[\w-]+\.part)?$/
/** Share that pruning keeps, so that the next picture does not start it again. */
const KEPT_SHARE = 0.9
/** Other processes write, too: after writing so much, each one counts the folder again. */
const RECOUNT_SHARE = 0.05
/** No picture takes so long to write: an older partial file was left by a process that died. */
const ABANDONED_MS = 10 * 60_000

/**
 * Keeps a folder of pictures below its limit, removing the least recently used ones. Counts once at the start and then after every twentieth of
 * the limit, always in the background. Keeps nothing about the files in memory, so processes can share the folder.
 */
export function createPruning(options: PruningOptions) {
  const { maxBytes, onProblem } = options
  const recountBytes = maxBytes * RECOUNT_SHARE
  let written = 0
  let isPruning = false

  async function run(): Promise<void> {
    isPruning = true
    do {
      written = 0
      await prune(options).catch(onProblem)
    } while (written > recountBytes)
    isPruning = false
  }
  void run()

  return {
    onWritten(bytes: number): void {
      written += bytes
      if (written > recountBytes && !isPruning) void run()
    },
  }
}

async function prune({ dir, maxBytes, isInUse }: PruningOptions): Promise<void> {
  const images = await findImages(dir)
  let bytes = images.reduce((sum, image) => sum + image.bytes, 0)
  if (bytes <= maxBytes) return
  images.sort((a, b) => a.usedMs - b.usedMs)
  for (const image of images) {
    if (bytes <= maxBytes * KEPT_SHARE) return
    if (isInUse(image.name)) continue
    await rm(image.file, { force: true })
    bytes -= image.bytes
  }
}

async function findImages(dir: string): Promise<StoredImage[]> {
  const images: StoredImage[] = []
  for (const folder of (await namesIn(dir)).filter((name) => OUR_FOLDER.test(name))) {
    for (const name of await namesIn(join(dir, folder))) {
      const ours = OUR_FILE.exec(name)
      const file = join(dir, folder, name)
      const stats = ours && (await stat(file).catch(() => undefined))
      if (!stats?.isFile()) continue
      if (ours?.groups?.part === undefined) images.push({ name, file, bytes: stats.size, usedMs: stats.mtimeMs })
      else if (Date.now() - stats.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
    }
  }
  return images
}

/** Returns no names where the folder does not exist (yet). */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
    throw error
  })
}
