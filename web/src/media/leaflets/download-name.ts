/** Ends of lines, what turns the direction of writing, and what separates folders: no part of a name. */
const NO_PART_OF_A_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu
const ACCENTS = /\p{M}+/gu
const FALLBACK = 'leaflet.pdf'

/** The name a visitor's computer saves a PDF under: as the editor wrote it, but one line, in no folder, and a PDF. */
export function toDownloadName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(NO_PART_OF_A_NAME, ' ')
    .split(/\s+/)
    // A step up, in what was a path.
    .filter((word) => !/^\.*$/.test(word))
    .join(' ')
  if (clean === '' || clean.toLowerCase() === 'pdf') return FALLBACK
  return clean.toLowerCase().endsWith('.pdf') ? clean : `${clean}.pdf`
}

/** RFC 6266: the name in plain letters for old programs, and as it is. */
export function toDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[^ -~]|["\\%]/g, '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`
}

/** Like `encodeURIComponent`, with the five signs it leaves that RFC 8187 does not allow. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
