import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Which state of which index a file holds. */
type GenerationName = { index: number; sequence: number }

/** Raised with whatever the bytes mean; files of another format are built anew. */
const FORMAT = 1
/** The folder beside the database. */
export const GENERATIONS = 'generations'
const END = '.generation'
/** What follows the head stands at a place where arrays of any numbers may begin. */
const HEAD_BYTES = 512

const headSchema = z.object({
  format: z.literal(FORMAT),
  index: z.number(),
  sequence: z.number(),
  bytes: z.number(),
  sha256: z.string(),
})

/** Files beside the database from which an index is there at once: derived, so that any of them may be lost. */
export class GenerationFiles {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = join(dir, GENERATIONS)
  }

  /** Written under another name, on the disk before it takes the place of the former one. */
  async write(name: GenerationName, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    const head = { format: FORMAT, ...name, bytes: bytes.length, sha256: toHash(bytes) }
    const file = join(this.#dir, `${name.index}-${name.sequence}${END}`)
    await withFile(`${file}.tmp`, 'w', async (handle) => {
      await handle.write(`${JSON.stringify(head).padEnd(HEAD_BYTES - 1)}\n`)
      for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten
      await handle.sync()
    })
    await rename(`${file}.tmp`, file)
    await withFile(this.#dir, 'r', (handle) => handle.sync())
    await this.#removeAll((each) => each.index === name.index && each.sequence < name.sequence)
  }

  /** Undefined when there is none of this state. One that is damaged is set aside and told to `onDamaged`. */
  async read(name: GenerationName, onDamaged: (file: string) => void): Promise<Uint8Array | undefined> {
    const file = join(this.#dir, `${name.index}-${name.sequence}${END}`)
    const content = await readFile(file).catch(() => undefined)
    if (content === undefined) return undefined
    const bytes = toPayload(content, name)
    if (bytes === undefined) onDamaged(await this.setAside(name))
    return bytes
  }

  /** Out of the way, to be looked at. Answers where it is now. */
  async setAside({ index, sequence }: GenerationName): Promise<string> {
    const file = join(this.#dir, `${index}-${sequence}${END}`)
    await rename(file, `${file}.damaged`)
    return `${file}.damaged`
  }

  /** All but those of `names`, and what a kill left half written. */
  async sweep(names: readonly GenerationName[]): Promise<void> {
    await this.#removeAll(
      (each) => !names.some(({ index, sequence }) => index === each.index && sequence === each.sequence),
    )
    const files = await this.#list()
    await Promise.all(files.filter((file) => file.endsWith('.tmp')).map((file) => rm(join(this.#dir, file))))
  }

  async #removeAll(isOld: (name: GenerationName) => boolean): Promise<void> {
    for (const file of await this.#list()) {
      const name = toName(file)
      if (name !== undefined && isOld(name)) await rm(join(this.#dir, file), { force: true })
    }
  }

  #list(): Promise<string[]> {
    return readdir(this.#dir).catch(() => [])
  }
}

function toName(file: string): GenerationName | undefined {
  if (!file.endsWith(END)) return undefined
  const [index, sequence] = file.slice(0, -END.length).split('-').map(Number)
  return index === undefined || sequence === undefined ? undefined : { index, sequence }
}

function toPayload(content: Buffer, { index, sequence }: GenerationName): Uint8Array | undefined {
  const head = headSchema.safeParse(parse(content.toString('utf8', 0, HEAD_BYTES)))
  if (!head.success) return undefined
  const bytes = content.subarray(HEAD_BYTES)
  const isOfName = head.data.index === index && head.data.sequence === sequence
  return isOfName && head.data.bytes === bytes.length && head.data.sha256 === toHash(bytes) ? bytes : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

async function withFile(file: string, flags: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}
