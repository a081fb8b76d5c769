import { cleanLine } from './clean-text.ts'

/** The HTML of an iframe, which video and map platforms offer for embedding. */
const FRAME = /^<iframe\s[^>]*?\bsrc=["']\s*(?<src>[^"'\s]+)\s*["']/i

/**
 * Cleans a typed address: removes invisible characters that are copied from chats, lower-cases the scheme that phones
 * capitalize, and extracts the address from the HTML of a frame.
 */
export function cleanWebAddress(typed: string): string {
  const line = cleanLine(typed)
  const framed = FRAME.exec(line)
    ?.groups?.src?.replaceAll('&amp;', '&')
    .replace(/^(?=\/\/)/, 'https:')
  return (framed ?? line).replace(/^https?(?=:\/\/)/i, (scheme) => scheme.toLowerCase())
}
