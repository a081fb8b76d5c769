import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

export const CONTENT_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number]

const MEMO_LIMIT = 200
const memo = new Map<string, ContentEncoding>()

/** The best of br, gzip and identity that an Accept-Encoding header allows. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  const known = memo.get(acceptEncoding)
  if (known !== undefined) return known
  const accepted = readAccepted(acceptEncoding)
  const chosen = accepted.get('br') ? 'br' : accepted.get('gzip') ? 'gzip' : 'identity'
  // The header is the visitor's text: its many forms must not fill the memory.
  if (memo.size < MEMO_LIMIT) memo.set(acceptEncoding, chosen)
  return chosen
}

/** Coding → whether its weight is above zero. `*` is left alone: who knows br and gzip names them. */
function readAccepted(header: string): ReadonlyMap<string, boolean> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight === undefined || Number(weight.slice(2)) > 0] as const
    }),
  )
}

/** For the visitor who waits: a third of the time of quality 5 for an eighth more bytes. */
const QUICK_QUALITY = 3
/** For all who come later: a tenth fewer bytes than quality 9, some 60 ms of a thread that answers nobody. */
const WELL_QUALITY = 11
const GZIP_LEVEL = 6

export function encode(body: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL })
  return encoding === 'br' ? brotliCompressSync(body, toBrotliOptions(body, QUICK_QUALITY)) : body
}

const compress = promisify(brotliCompress)

/** Brotli at leisure, off the main thread. */
export function packWell(body: Buffer): Promise<Buffer> {
  return compress(body, toBrotliOptions(body, WELL_QUALITY))
}

function toBrotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window of the body's size: the default of 4 MiB costs more to set up than the page to pack.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  }
}

export function decode(body: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
