import { createHash } from 'node:crypto'
import { toEmailKey } from './email.ts'

/** How an erased person is remembered: SHA-256 of the address in the form that both ways of writing it share. */
export const toErasureHash = (email: string): Buffer => createHash('sha256').update(toEmailKey(email)).digest()

/** Until when what is kept under a hash (in hexadecimal) was erased, in milliseconds: a person that came back later is not the erased one. */
export type Erasures = ReadonlyMap<string, number>

const LINE = /^([0-9a-f]{64})(?: (\d+))?$/

/**
 * Lines of `npm run person -- list`: a hash and its time. One without a time, as lists had before, was erased for all times. Throws with
 * the number of a line that is none: another file read as this list would bring all erased people back without a word.
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

/** `at`: since when something of this address is kept. */
export const isErased = (erasures: Erasures, email: string, at: number): boolean =>
  at < (erasures.get(toErasureHash(email).toString('hex')) ?? Number.NEGATIVE_INFINITY)
