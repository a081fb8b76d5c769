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

/** Returns the encoding (br, gzip or identity) that an Accept-Encoding header prefers; the smallest one among equals. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  const known = memo.get(acceptEncoding)
  if (known !== undefined) return known
  const chosen = findBest(acceptEncoding)
  // Limited, as visitors control the header: its many forms must not fill the memory.
  if (memo.size < MEMO_LIMIT) memo.set(acceptEncoding, chosen)
  return chosen
}

/** RFC 9110, 12.5.3. A client that refuses all available encodings gets the plain bytes. */
function findBest(header: string): ContentEncoding {
  const weights = readWeights(header)
  // `*` stands for what is not named. Clients that support br and gzip name them, so it only counts where plain bytes are
  // refused.
  const any = weights.get('identity') === 0 ? (weights.get('*') ?? 0) : 0
  const weightOf = (encoding: ContentEncoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? (weights.get('*') ?? LEAST) : any)
  const best = CONTENT_ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return weightOf(best) > 0 ? best : 'identity'
}

/** Below every weight that a header can contain: plain bytes are acceptable without being named. */
const LEAST = 0.0001

function readWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding.replace(/^x-/, ''), weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
    }),
  )
}

/** Brotli quality while a visitor waits: a third of the time of quality 5, for an eighth more bytes. */
const QUICK_QUALITY = 3
/** Brotli quality for all later visitors: a tenth fewer bytes than quality 9, for some 60 ms of a thread that answers no requests. */
const WELL_QUALITY = 11
const GZIP_LEVEL = 6

export function encode(body: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL })
  return encoding === 'br' ? brotliCompressSync(body, toBrotliOptions(body, QUICK_QUALITY)) : body
}

const compress = promisify(brotliCompress)

/** Compresses at the best quality, off the main thread. */
export function packWell(body: Buffer): Promise<Buffer> {
  return compress(body, toBrotliOptions(body, WELL_QUALITY))
}

function toBrotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window of the body's size: setting up the default of 4 MiB takes longer than compressing the page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  }
}

export function decode(body: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
