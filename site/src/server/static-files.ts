import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseEncoding } from '../platform/content-encoding.ts'
import { toMediaType } from '../platform/media-type.ts'
import { type Answer, toAnswer } from './answer.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE, NO_STORE } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { PageStyles } from './page-styles.ts'

export const ASSETS = '/assets/'

export type StaticFiles = {
  /** The answer for an address under `/assets/`, sheets of pages included; undefined for any other address. */
  answer: (asked: { target: string; acceptEncoding: string | undefined }) => Answer | undefined
}

type Variants = { br?: Answer | undefined; gzip?: Answer | undefined; identity: Answer }

/**
 * The build's files, each under an address that names its content. They are read at start, with the packed forms that the
 * build made beside them: some hundred kilobytes in all, and a later build cannot take them away under running pages.
 */
export function openStaticFiles(
  folder: string,
  styles: Pick<PageStyles, 'answer'>,
  metrics: Metrics,
  options: HeaderOptions,
): StaticFiles {
  const byAddress = new Map<string, Variants>()
  const files = existsSync(folder) ? readdirSync(folder) : []
  for (const file of files.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    byAddress.set(`${ASSETS}${file}`, readVariants(join(folder, file), file, options))
  }
  const notFound = toAnswer(
    404,
    ['Content-Type', 'text/plain; charset=utf-8', ...baseHeaders(options), ...NO_STORE],
    Buffer.from('Not found'),
  )

  return {
    answer({ target, acceptEncoding }) {
      if (!target.startsWith(ASSETS)) return undefined
      const variants = byAddress.get(target)
      const found = variants
        ? (variants[chooseEncoding(acceptEncoding)] ?? variants.identity)
        : styles.answer({ target, acceptEncoding })
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

/** A drawing opened by its own address must not run what someone put into it. */
function toPolicy(file: string): string[] {
  return file.endsWith('.svg') ? ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"] : []
}
