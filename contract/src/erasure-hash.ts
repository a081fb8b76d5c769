import { createHash } from 'node:crypto'
import { toEmailKey } from './email.ts'

/** How an erased person is remembered: SHA-256 of the address in the form that both ways of writing it share. */
export const toErasureHash = (email: string): Buffer => createHash('sha256').update(toEmailKey(email)).digest()

/** Until when what is kept under a hash (in hexadecimal) was erased, in milliseconds: a person that came back later is not the erased one. */
export type Erasures = ReadonlyMap<string, number>

/** Lines of `npm run person -- list`: a hash and its time. One without a time, as lists had before, was erased for all times. */
export function readErasures(lines: readonly string[]): Erasures {
  const erasures = new Map<string, number>()
  for (const line of lines) {
    const [hash = '', time] = line.trim().split(' ')
    const at = time === undefined ? Number.POSITIVE_INFINITY : Number(time)
    if (hash !== '') erasures.set(hash, Math.max(at, erasures.get(hash) ?? at))
  }
  return erasures
}

/** `at`: since when something of this address is kept. */
export const isErased = (erasures: Erasures, email: string, at: number): boolean =>
  at < (erasures.get(toErasureHash(email).toString('hex')) ?? Number.NEGATIVE_INFINITY)
