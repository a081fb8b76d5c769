/** Characters that no file name may contain: line ends, bidirectional controls, and path separators. */
const NO_PART_OF_A_NAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu
const ACCENTS = /\p{M}+/gu
const FALLBACK = 'leaflet.pdf'

/** Returns the file name for saving a PDF: as the editor wrote it, but in one line, without folders, and ending in .pdf. */
export function toDownloadName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(NO_PART_OF_A_NAME, ' ')
    .split(/\s+/)
    // Drops dots alone, such as a path's step to the parent folder.
    .filter((word) => !/^\.*$/.test(word))
    .join(' ')
  if (clean === '' || clean.toLowerCase() === 'pdf') return FALLBACK
  return clean.toLowerCase().endsWith('.pdf') ? clean : `${clean}.pdf`
}

/** RFC 6266: the name in ASCII for old programs, and in full. */
export function toDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[^ -~]|["\\%]/g, '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`
}

/** Like `encodeURIComponent`, but also encodes the five characters that RFC 8187 does not allow. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
