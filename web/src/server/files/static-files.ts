import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseEncoding } from '../../platform/content-encoding.ts'
import { toMediaType } from '../../platform/media-type.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE, NO_STORE } from '../http/headers.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PageStyles } from '../pages/page-styles.ts'

const ASSETS = '/assets/'

export type StaticFiles = {
  /** Returns the answer for an address under `/assets/`, stylesheets of pages included; undefined for any other address. */
  answer: (asked: { target: string; acceptEncoding: string | undefined }) => Answer | undefined
}

const PACKED = /\.(?:br|gz)$/
/** A file name that cannot lead out of the folder. */
const FILE = /^[\w-][\w.-]*$/

type Variants = { br?: Answer | undefined; gzip?: Answer | undefined; identity: Answer }

/**
 * Serves the files of this build and of earlier builds, each under an address that names its content. They are read at start,
 * with the compressed files that the build made beside them: a few hundred kilobytes in all, and a later build cannot remove them
 * while pages use them. Files of a later build are read on demand: its processes may already write pages.
 */
export function openStaticFiles(
  folder: string,
  styles: Pick<PageStyles, 'answer'>,
  metrics: Metrics,
  options: HeaderOptions,
): StaticFiles {
  const byAddress = new Map<string, Variants>()
  const files = existsSync(folder) ? readdirSync(folder) : []
  const read = (file: string) => {
    const variants = readVariants(join(folder, file), file, options)
    byAddress.set(`${ASSETS}${file}`, variants)
    return variants
  }
  for (const file of files.filter((name) => !PACKED.test(name))) read(file)
  const readLate = (target: string) => {
    const file = target.slice(ASSETS.length)
    const isThere = FILE.test(file) && !PACKED.test(file) && existsSync(join(folder, file))
    return isThere ? read(file) : undefined
  }
  const notFound = toAnswer(
    404,
    ['Content-Type', 'text/plain; charset=utf-8', ...baseHeaders(options), ...NO_STORE],
    Buffer.from('Not found'),
  )

  return {
    answer({ target, acceptEncoding }) {
      if (!target.startsWith(ASSETS)) return undefined
      const styled = byAddress.has(target) ? undefined : styles.answer({ target, acceptEncoding })
      const variants = byAddress.get(target) ?? (styled ? undefined : readLate(target))
      const found = variants ? (variants[chooseEncoding(acceptEncoding)] ?? variants.identity) : styled
      metrics.count(found === undefined ? 'asset:not-found' : 'asset:sent')
      return found ?? notFound
    },
  }
}

function readVariants(path: string, file: string, options: HeaderOptions): Variants {
  const headers = ['Content-Type', toMediaType(file), ...toPolicy(file), ...IMMUTABLE, ...baseHeaders(options)]
  const packed = (ending: string, encoding: string) =>
    existsSync(path + ending)
      ? toAnswer(
          200,
          [...headers, 'Content-Encoding', encoding, 'Vary', 'Accept-Encoding'],
          readFileSync(path + ending),
        )
      : undefined
  const br = packed('.br', 'br')
  const gzip = packed('.gz', 'gzip')
  const vary = br || gzip ? ['Vary', 'Accept-Encoding'] : []
  return { br, gzip, identity: toAnswer(200, [...headers, ...vary], readFileSync(path)) }
}

/** Keeps a drawing that is opened by its own address from running scripts inside it. */
function toPolicy(file: string): string[] {
  return file.endsWith('.svg') ? ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"] : []
}
