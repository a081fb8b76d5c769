import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

let mark: number | undefined

/** Identifies the code: indexes made by other code are not used. The built thread is one file with all code that makes an index. */
export function codeMark(): number {
  mark ??= crc32(readFileSync(fileURLToPath(import.meta.url)))
  return mark
}
