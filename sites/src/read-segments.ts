import { cleanLine } from '@menagerie/contract/clean-text'

/** What no segment may hold once decoded: it would mean something else to a file system, a proxy or a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/

/** Segments of nearly all requests. */
const PLAIN = /^[\w.~-]+$/

/**
 * Segments of a request's pathname, decoded, in lower case and as clean as names are kept (an address that was copied from a text brings
 * invisible signs and spaces along), empty ones dropped. Undefined when it is malformed:
 * not rooted, a broken percent escape, a dot segment, an encoded slash, a backslash, a control character.
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
