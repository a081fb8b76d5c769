/** Signs of XML that a tool has written a second time: `&amp;apos;` in a file. */
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
 * The words of a target as its translator wrote them. Tools that lay a file out anew put a target, or its parts, on lines of their own, and others
 * write the signs of XML twice: what the source has nothing of is none of the text.
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
