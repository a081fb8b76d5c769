import { cleanLine } from '@menagerie/contract/clean-text'

/** Bytes before the ending. A file system takes 255, and copies and parts of a file have longer names than the file. */
const MOST_BYTES = 140
const ENDING = /\.[A-Za-z0-9]{1,10}$/
/** What some system or address reads as something else than a letter of a name. */
const SIGNS = /[/\\?%*:|"<>#;]/g
/** A quotation mark or a line end, as browsers send them in the name of a file. */
const SENT_SIGNS = /%(?:22|0[AD])/gi
/** Names of devices on Windows, with any ending; what keeps the file would leave nothing of them. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The name of a file from outside as it is kept: clean, whole letters only, short enough for every disk, never empty. */
export function toFileName(name: string): string {
  const clean = cleanLine(name.toWellFormed().replaceAll('\0', ' ')).replace(SENT_SIGNS, '-').replace(SIGNS, '-')
  const [ending = ''] = ENDING.exec(clean) ?? []
  const base = cutToBytes(clean.slice(0, clean.length - ending.length).replace(/^[. ]+|[. ]+$/g, ''), MOST_BYTES)
  return `${DEVICE.test(base) ? 'file-' : ''}${base || 'file'}${ending}`
}

/** Names of files that came without an ending, such as from a mail, or whose end was cut off because of their length. */
export const hasEnding = (name: string): boolean => ENDING.test(name)

function cutToBytes(text: string, most: number): string {
  let cut = ''
  let bytes = 0
  for (const letter of text) {
    bytes += Buffer.byteLength(letter)
    if (bytes > most) break
    cut += letter
  }
  return cut.trim()
}
