import { createHash } from 'node:crypto'
import { toEmailKey } from './email.ts'

/** Hash under which an erased person is remembered: SHA-256 of the normalized email address. */
export const toErasureHash = (email: string): Buffer => createHash('sha256').update(toEmailKey(email)).digest()

/**
 * Times (milliseconds) by hash (hexadecimal): data older than the time is erased. Newer data stays, because an erased
 * person may have come back.
 */
export type Erasures = ReadonlyMap<string, number>

const LINE = /^([0-9a-f]{64})(?: (\d+))?$/

/**
 * Parses the lines of `npm run person -- list`: a hash and its time. A line without a time, as in older lists, erases
 * data of any time. Throws for any other line, naming its number: otherwise a wrong file would silently bring back all
 * erased people.
 */
export function readErasures(lines: readonly string[]): Erasures {
  const erasures = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const [, hash, time] = LINE.exec(line.trim()) ?? []
    if (hash === undefined)
      throw new Error(
        `Line ${at + 1} of the erasures is no hash with its time, as \`npm run person -- list\` writes them.`,
      )
    const until = time === undefined ? Number.POSITIVE_INFINITY : Number(time)
    erasures.set(hash, Math.max(until, erasures.get(hash) ?? until))
  }
  return erasures
}

/** `at`: when the data of this address was stored. */
export const isErased = (erasures: Erasures, email: string, at: number): boolean =>
  at < (erasures.get(toErasureHash(email).toString('hex')) ?? Number.NEGATIVE_INFINITY)
