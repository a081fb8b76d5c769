import { createHash, randomInt } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createBackoff, sleep } from './backoff.ts'
import { callContentApi, RefusedCall } from './content-api-call.ts'
import { hasMediaFile, incomingPath, isWholeFile, mediaPath } from './media-files.ts'
import { takeFromNeighbour } from './neighbour-files.ts'

export type FileFetchOptions = {
  dir: string
  addressOf: (hash: string) => URL
  token: string
  /** Called for each file before looking whether it exists: a file about to be removed then stays. */
  keep: (hash: string) => void
  /** Files that a reader found damaged. */
  damaged: Set<string>
  signal: AbortSignal
  /** Called when the number of missing files changes. */
  onMissing: (count: number) => void
  onNotice: (notice: string) => void
  maxFileBytes: number
  silenceMs: number
  /** A batch waits for its files as long as one arrives within this time; the rest follows in the background. */
  patienceMs: number
  /** First pause between tries in the background. */
  retryMs: number
}

const AT_ONCE = 4
const TRIES = 3
/** Long enough for the largest film over a slow line; a transfer without data ends sooner. */
const TOTAL_MS = 30 * 60_000
const MAX_RETRY_MS = 15_000

/** Fetches originals by content hash into the replica directory, each complete and verified or not at all. */
export function createFileFetcher(options: FileFetchOptions) {
  const { dir, damaged, signal, keep, onMissing, onNotice, patienceMs, retryMs } = options
  const missing = new Set<string>()
  /** Files of the current batch: no entry names them before all of them were tried, so they must not be forgotten. */
  let underWay: ReadonlySet<string> = new Set()
  const backoff = createBackoff(retryMs, MAX_RETRY_MS)

  const setMissing = (hash: string, isMissing: boolean) => {
    if (missing.has(hash) === isMissing) return
    if (isMissing) missing.add(hash)
    else missing.delete(hash)
    onMissing(missing.size)
  }

  async function bring(hash: string, tries: number, until: AbortSignal): Promise<void> {
    for (let attempt = 1; !hasMediaFile(dir, hash); attempt += 1) {
      try {
        if (until.aborted) throw new Error('it took too long, it follows in the background')
        if (!(await takeFromNeighbour(dir, hash))) await fetchFile(options, hash, until)
      } catch (error) {
        if (attempt < tries && !until.aborted && !isFinal(error)) {
          await sleep(100 * 2 ** attempt, until)
          continue
        }
        if (!missing.has(hash)) onNotice(`The file ${hash} could not be fetched: ${messageOf(error)}.`)
        return setMissing(hash, true)
      }
    }
    setMissing(hash, false)
  }

  async function renewDamaged(): Promise<void> {
    for (const hash of damaged) {
      damaged.delete(hash)
      if (await isWholeFile(mediaPath(dir, hash), hash)) continue
      onNotice(`The file ${hash} is missing or damaged and is fetched again.`)
      await rm(mediaPath(dir, hash), { recursive: true, force: true }).catch(() => {})
      setMissing(hash, true)
      backoff.reset()
    }
  }

  return {
    /** Waits for the files of a batch. Never rejects: files that do not arrive are counted and tried again. */
    async fetchAll(hashes: Iterable<string>): Promise<void> {
      underWay = new Set(hashes)
      const asked = [...underWay]
      for (const hash of asked) keep(hash)
      const queue = fromAnywhere(asked.filter((hash) => !hasMediaFile(dir, hash)))
      const patience = new AbortController()
      const until = AbortSignal.any([signal, patience.signal])
      let timer = setTimeout(() => patience.abort(), patienceMs)
      const work = async () => {
        for (let hash = queue.pop(); hash !== undefined; hash = queue.pop()) {
          await bring(hash, TRIES, until)
          if (missing.has(hash) || until.aborted) continue
          clearTimeout(timer)
          timer = setTimeout(() => patience.abort(), patienceMs)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      clearTimeout(timer)
    },
    /** Notes which of these are missing, for the background to fetch. */
    expect(hashes: Iterable<string>): void {
      for (const hash of hashes) if (!hasMediaFile(dir, hash)) setMissing(hash, true)
    },
    /** Tries missing files again until aborted; `wanted` returns those that published entries still name. */
    async keepTrying(wanted: () => readonly string[]): Promise<void> {
      while (!signal.aborted) {
        await sleep(backoff.next(), signal)
        await renewDamaged()
        if (missing.size === 0) backoff.reset()
        const named = new Set(missing.size > 0 ? wanted() : [])
        for (const hash of [...missing]) {
          if (signal.aborted) return
          if (named.has(hash)) await bring(hash, 1, signal)
          else if (!underWay.has(hash)) setMissing(hash, false)
        }
      }
    },
    missingCount: () => missing.size,
  }
}

/** Fetches into a temporary file, verifies the hash, then renames: a file is never incomplete. */
async function fetchFile(options: FileFetchOptions, hash: string, signal: AbortSignal): Promise<void> {
  const { dir, addressOf, token, silenceMs, maxFileBytes } = options
  const target = mediaPath(dir, hash)
  const part = incomingPath(dir)
  const pieces = await callContentApi(addressOf(hash), { signal, silenceMs, totalMs: TOTAL_MS, token })
  await mkdir(dirname(part), { recursive: true })
  try {
    const digest = createHash('sha256')
    const file = await open(part, 'wx')
    try {
      let size = 0
      for await (const piece of pieces) {
        size += piece.byteLength
        if (size > maxFileBytes) throw new Error(`it is larger than ${maxFileBytes} bytes`)
        digest.update(piece)
        await file.writeFile(piece)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    if (digest.digest('hex') !== hash) throw new Error('its content does not fit its hash')
    await mkdir(dirname(target), { recursive: true })
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
  }
}

/** Starts at a random position: processes that start together each fetch other files first, and copy the rest from each other. */
function fromAnywhere(hashes: readonly string[]): string[] {
  const at = hashes.length === 0 ? 0 : randomInt(hashes.length)
  return [...hashes.slice(at), ...hashes.slice(0, at)]
}

function isFinal(error: unknown): boolean {
  return error instanceof RefusedCall && (error.status === 404 || error.status === 410)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
