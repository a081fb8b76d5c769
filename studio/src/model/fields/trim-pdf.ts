const START = '%PDF-'
const END = '%%EOF'
/** Bytes in which readers search for the beginning (Adobe's notes to ISO 32000), and Payload for the end. */
const MOST_BEFORE = 1024
/** A linearized file declares its length at the beginning, and has an additional end mark after its first page. */
const MADE_FOR_WEB = /\/Linearized\b[^>]*?\/L\s+(\d+)/
const PART = /(?:^|[\r\n])\s*(?:\d+\s+\d+\s+obj|xref)\b/

export const isPdf = (data: Buffer): boolean => data.subarray(0, MOST_BEFORE + START.length).includes(START)

/**
 * Removes bytes of mail programs and scanners before the beginning and after the end, which readers ignore but Payload
 * does not. Undefined for a truncated file: without an end, shorter than declared, or with objects after its last end.
 */
export function trimPdf(file: Buffer): Buffer | undefined {
  const data = file.subarray(file.indexOf(START))
  const at = data.lastIndexOf(END)
  const end = at === -1 ? 0 : toLineEnd(data, at + END.length)
  const whole = data.subarray(0, end)
  if (!whole.includes('startxref') || PART.test(data.toString('latin1', end))) return undefined
  const [, length = '0'] = MADE_FOR_WEB.exec(data.toString('latin1', 0, MOST_BEFORE)) ?? []
  return data.length < Number(length) ? undefined : whole
}

const BREAKS: ReadonlySet<number | undefined> = new Set(Buffer.from('\r\n'))

function toLineEnd(data: Buffer, from: number): number {
  let end = from
  while (end < from + 2 && BREAKS.has(data[end])) end += 1
  return end
}
