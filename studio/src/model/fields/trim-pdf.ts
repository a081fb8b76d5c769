const START = '%PDF-'
const END = '%%EOF'
/** How far readers look for the beginning (Adobe's notes to ISO 32000), and how far Payload looks for the end. */
const MOST_BEFORE = 1024
/** A file that is made for the web says first how long it is, and has an end behind its first page, too. */
const MADE_FOR_WEB = /\/Linearized\b[^>]*?\/L\s+(\d+)/
const PART = /(?:^|[\r\n])\s*(?:\d+\s+\d+\s+obj|xref)\b/

export const isPdf = (data: Buffer): boolean => data.subarray(0, MOST_BEFORE + START.length).includes(START)

/**
 * What mail programs and scanners put before the beginning or behind the end goes: readers pass over it, Payload does not. Between
 * the two nothing changes. Undefined for a file that breaks off: without an end, shorter than it says, or with parts behind its last end.
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
