import { crc32 } from 'node:zlib'
import type { KeptRow } from './kept-rows.ts'

type CheckedForm = { id: unknown; brand: unknown; body: unknown }

/** Checksum over id, brand and body of a form. A disk error inside a text leaves a file that SQLite still considers valid. */
export const toFormChecksum = ({ id, brand, body }: CheckedForm): number => crc32(`${id}\n${brand}\n${body}`)

/** Returns whether a waiting form differs from the one that was stored. Earlier versions stored no checksum. */
export function isDamagedForm({ id, brand, body, body_crc: checksum = null }: KeptRow): boolean {
  return checksum !== null && checksum !== toFormChecksum({ id, brand, body })
}
