/** XML entities that a tool has escaped a second time: `&amp;apos;` in a file. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&#160;': '\u00a0',
}
const SIGN = /&(?:amp|lt|gt|quot|apos|nbsp|#39|#160);/g
const LAID_OUT = /[ \t]*\n[ \t]+/g

/**
 * Removes what tools add to a target: line breaks from reformatting, and doubly escaped entities. They are only removed
 * if the source contains none.
 */
export function toMeantWords(source: string | undefined, target: string): string {
  if (source === undefined) return target
  const words = source.search(SIGN) < 0 ? target.replace(SIGN, (sign) => SIGNS[sign] ?? sign) : target
  const edged = withEdgesOf(source, words)
  return source.includes('\n') ? edged : edged.replace(LAID_OUT, ' ')
}

function withEdgesOf(source: string, target: string): string {
  if (!/^\s*[\n\t]|[\n\t]\s*$/.test(target)) return target
  const start = /^\s*/.exec(source)?.[0] ?? ''
  const end = /\s*$/.exec(source)?.[0] ?? ''
  return `${start}${target.trim()}${end}`
}
