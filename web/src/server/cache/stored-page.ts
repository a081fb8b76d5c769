import { hash } from 'node:crypto'
import { CONTENT_ENCODINGS, type ContentEncoding, decode, encode, packWell } from '../../platform/content-encoding.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { REVALIDATE, VARY_ENCODING } from '../http/headers.ts'

const ETAG_LENGTH = 20

/**
 * A rendered page in the encodings asked for so far. The others are made at the first request for them: nearly all visitors
 * accept brotli, so the plain bytes are not kept, and are decompressed for each of the few visitors that need them.
 */
export type StoredPage = {
  readonly status: number
  readonly headers: readonly string[]
  readonly contentHash: string
  /** What the page depends on beside its address, as a header. */
  readonly vary: readonly string[]
  /** The uncompressed page, until its first encoding is made. */
  html: Buffer | undefined
  /** Derives the page from its other form, as long as no encoding of it was made. */
  source: (() => Buffer) | undefined
  readonly answers: Partial<Record<ContentEncoding, Answer>>
  /** Whether its brotli is already the small one, or cannot be made smaller. */
  isPackedWell: boolean
}

export function toStoredPage(
  status: number,
  html: string,
  headers: readonly string[],
  vary: readonly string[] = VARY_ENCODING,
): StoredPage {
  const bytes = Buffer.from(html)
  const contentHash = hash('sha1', bytes, 'base64url').slice(0, ETAG_LENGTH)
  return { status, headers, vary, contentHash, html: bytes, source: undefined, answers: {}, isPackedWell: false }
}

/** Returns another form of a page with the same content; its ETag changes when that of the page does. */
export function toOtherForm(page: StoredPage, name: string, html: string, headers: readonly string[]): StoredPage {
  const contentHash = `${page.contentHash}.${name}`
  return { ...page, headers, contentHash, html: Buffer.from(html), source: undefined, answers: {}, isPackedWell: false }
}

/** Frees the bytes of a page of which no encoding was asked for yet: `source` derives them from its other form when needed. Returns how many were freed. */
export function leaveToSource(page: StoredPage, source: () => Buffer): number {
  const freed = page.html?.length ?? 0
  if (page.html !== undefined) page.source = source
  page.html = undefined
  return freed
}

/** Weak, because a page may be compressed better later: the same page in other bytes. */
export function toEtag(page: StoredPage, encoding: ContentEncoding): string {
  return `W/"${page.contentHash}-${encoding}"`
}

export function toEncodingHeader(encoding: ContentEncoding): string[] {
  return encoding === 'identity' ? [] : ['Content-Encoding', encoding]
}

/** Returns the answer in one encoding; `onGrowth` receives how many bytes were added to the page. */
export function answerIn(page: StoredPage, encoding: ContentEncoding, onGrowth?: (bytes: number) => void): Answer {
  const known = page.answers[encoding]
  if (known !== undefined) return known
  const answer = toEncodedAnswer(page, encoding, encode(toPageHtml(page), encoding))
  if (encoding === 'identity') return answer
  page.answers[encoding] = answer
  const released = page.html?.length ?? 0
  page.html = undefined
  page.source = undefined
  onGrowth?.(answer.wire.length - released)
  return answer
}

/** Compresses a page in demand again, at the best level. `onGrowth` as above, with a negative number. */
export async function repack(page: StoredPage, onGrowth: (bytes: number) => void): Promise<void> {
  const quick = page.answers.br
  if (quick === undefined || page.isPackedWell) return
  const body = await packWell(toPageHtml(page))
  page.isPackedWell = true
  if (body.length >= quick.body.length) return
  const answer = toEncodedAnswer(page, 'br', body)
  page.answers.br = answer
  onGrowth(answer.wire.length - quick.wire.length)
}

function toEncodedAnswer(page: StoredPage, encoding: ContentEncoding, body: Buffer): Answer {
  const caching = page.status === 200 ? ['ETag', toEtag(page, encoding), ...REVALIDATE] : ['Cache-Control', 'no-cache']
  const headers = [...page.headers, ...toEncodingHeader(encoding), ...page.vary, ...caching]
  return toAnswer(page.status, headers, body)
}

export function sizeOf(page: StoredPage): number {
  const encoded = CONTENT_ENCODINGS.map((encoding) => page.answers[encoding]?.wire.length ?? 0)
  return encoded.reduce((sum, bytes) => sum + bytes, page.html?.length ?? 0)
}

export function toPageHtml(page: StoredPage): Buffer {
  if (page.html !== undefined) return page.html
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const answer = page.answers[encoding]
    if (answer !== undefined) return decode(answer.body, encoding)
  }
  if (page.source !== undefined) return page.source()
  throw new Error('a stored page has its bytes in at least one encoding')
}
