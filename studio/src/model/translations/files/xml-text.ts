import type { TaggedPart } from './tagged-text.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

export const toXmlText = (text: string): string => text.replaceAll(/[&<>"\r]/g, (sign) => SIGNS[sign] ?? sign)

/** What XML cannot hold at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: just these are not allowed in XML 1.0
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const withoutForbidden = (text: string): string => text.replaceAll(FORBIDDEN, '')

/** How a format writes a tag around text, and an empty tag. */
export type TagWriter = { around: (number: number, inside: string) => string; alone: (number: number) => string }

export function toXmlLine(parts: readonly TaggedPart[], tags: TagWriter): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return toXmlText(withoutForbidden(part))
      return part.parts === undefined ? tags.alone(part.number) : tags.around(part.number, toXmlLine(part.parts, tags))
    })
    .join('')
}
