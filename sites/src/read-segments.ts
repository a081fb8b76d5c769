import { cleanLine } from '@menagerie/contract/clean-text'

/** Characters that no decoded segment may contain: they would mean something else to a file system, a proxy or a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/

/** Matches the segments of nearly all requests, which need no decoding. */
const PLAIN = /^[\w.~-]+$/

/**
 * Splits a request's pathname into segments: decoded, in lower case, and cleaned like stored names (an address copied
 * from a text may contain invisible characters and spaces); drops empty ones. Undefined when it is malformed: not
 * rooted, a broken percent escape, a dot segment, an encoded slash, a backslash, a control character.
 */
export function readSegments(pathname: string): readonly string[] | undefined {
  if (!pathname.startsWith('/')) return undefined
  const segments: string[] = []
  for (const raw of pathname.split('/')) {
    if (raw === '') continue
    const decoded = decode(raw)
    if (decoded === undefined || FORBIDDEN.test(decoded)) return undefined
    const segment = PLAIN.test(decoded) ? decoded : cleanLine(decoded)
    if (segment === '.' || segment === '..') return undefined
    if (segment !== '') segments.push(segment.toLowerCase().normalize('NFC'))
  }
  return segments
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
