import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

let mark: number | undefined

/** Another number for other code: indexes that it made are not ours. The built thread is one file with all that makes an index. */
export function codeMark(): number {
  mark ??= crc32(readFileSync(fileURLToPath(import.meta.url)))
  return mark
}
