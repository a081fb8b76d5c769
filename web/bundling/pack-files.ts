import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:css|js|svg|json)$/
const SMALLEST_BYTES = 500

/** Compresses every text file once, at the highest level; the server sends the compressed file beside it. */
export function packFiles(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => TEXT.test(name))) {
    const path = join(folder, file)
    if (statSync(path).size < SMALLEST_BYTES || existsSync(`${path}.br`)) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  }
}
