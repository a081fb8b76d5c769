import { cleanLine } from './clean-text.ts'

/** What platforms and planners offer beside the address: the HTML of a frame. */
const FRAME = /^<iframe\s[^>]*?\bsrc=["']\s*(?<src>[^"'\s]+)\s*["']/i

/**
 * Returns an address as it is meant: without the signs that no reader sees, which come along when it is copied from a chat, with the
 * small letters that phones begin large, and out of the code of a frame, where that was copied.
 */
export function cleanWebAddress(typed: string): string {
  const line = cleanLine(typed)
  const framed = FRAME.exec(line)
    ?.groups?.src?.replaceAll('&amp;', '&')
    .replace(/^(?=\/\/)/, 'https:')
  return (framed ?? line).replace(/^https?(?=:\/\/)/i, (scheme) => scheme.toLowerCase())
}
