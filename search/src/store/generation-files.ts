import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Names the index and the state that a file holds. */
type GenerationName = { index: number; sequence: number }

/** Must be raised whenever the meaning of the bytes changes. Files of another format are built again. */
const FORMAT = 1
/** Folder beside the database. */
export const GENERATIONS = 'generations'
const END = '.generation'
/** Size of the head. The bytes after it are aligned for arrays of any number type. */
const HEAD_BYTES = 512

const headSchema = z.object({
  format: z.literal(FORMAT),
  index: z.number(),
  sequence: z.number(),
  bytes: z.number(),
  sha256: z.string(),
})

/** Files beside the database from which an index can be loaded at once. They are derived, so any of them may be lost. */
export class GenerationFiles {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = join(dir, GENERATIONS)
  }

  /** Writes a file under another name and to the disk, and only then replaces the former one. */
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

  /** Reads the file of this state. Returns undefined when there is none. A damaged file is set aside and passed to `onDamaged`. */
  async read(name: GenerationName, onDamaged: (file: string) => void): Promise<Uint8Array | undefined> {
    const file = join(this.#dir, `${name.index}-${name.sequence}${END}`)
    const content = await readFile(file).catch(() => undefined)
    if (content === undefined) return undefined
    const bytes = toPayload(content, name)
    if (bytes === undefined) onDamaged(await this.setAside(name))
    return bytes
  }

  /** Renames a file so that it can be examined later. Returns its new name. */
  async setAside({ index, sequence }: GenerationName): Promise<string> {
    const file = join(this.#dir, `${index}-${sequence}${END}`)
    await rename(file, `${file}.damaged`)
    return `${file}.damaged`
  }

  /** Removes all files but those of `names`, and files that a killed process left unfinished. */
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
