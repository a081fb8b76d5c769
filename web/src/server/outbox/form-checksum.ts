import { crc32 } from 'node:zlib'
import type { KeptRow } from './kept-rows.ts'

type CheckedForm = { id: unknown; brand: unknown; body: unknown }

/** Checksum over all that makes a form: a disk that errs within a text leaves a file that SQLite takes for good. */
export const toFormChecksum = ({ id, brand, body }: CheckedForm): number => crc32(`${id}\n${brand}\n${body}`)

/** Whether a form that waits is not the one that was stored. Versions before this one stored no checksum. */
export function isDamagedForm({ id, brand, body, body_crc: checksum = null }: KeptRow): boolean {
  return checksum !== null && checksum !== toFormChecksum({ id, brand, body })
}
