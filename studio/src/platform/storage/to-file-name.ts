import { cleanLine } from '@menagerie/contract/clean-text'

/** Longest name in bytes, without the extension. File systems allow 255, but derived files have longer names. */
const MOST_BYTES = 140
const ENDING = /\.[A-Za-z0-9]{1,10}$/
/** Characters that some operating systems or URLs do not allow in a name. */
const SIGNS = /[/\\?%*:|"<>#;]/g
/** Quotation marks and line breaks, as browsers encode them in an upload's file name. */
const SENT_SIGNS = /%(?:22|0[AD])/gi
/** Device names of Windows, with any extension, which the storage would reduce to nothing. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * Converts a file name from outside into the stored one: clean, without broken characters, short enough for every disk,
 * never empty.
 */
export function toFileName(name: string): string {
  const clean = cleanLine(name.toWellFormed().replaceAll('\0', ' ')).replace(SENT_SIGNS, '-').replace(SIGNS, '-')
  const [ending = ''] = ENDING.exec(clean) ?? []
  const base = cutToBytes(clean.slice(0, clean.length - ending.length).replace(/^[. ]+|[. ]+$/g, ''), MOST_BYTES)
  return `${DEVICE.test(base) ? 'file-' : ''}${base || 'file'}${ending}`
}

/** Whether a name has an extension; files from mails may lack it, or lose it when a long name is cut. */
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
