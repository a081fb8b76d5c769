import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFile } from './refuse-file.ts'

export const MAX_LEAFLET_BYTES = 10 * 1024 * 1024

const START = '%PDF-'
const END = '%%EOF'
/** How far readers look for the beginning (Adobe's notes to ISO 32000), and how far Payload looks for the end. */
const MOST_BEFORE = 1024
const CUT_OFF = 'This PDF breaks off before its end: save or download it again'

/** Checks before anything is stored: a leaflet is what its first bytes say, whatever name and type came with it. */
export const requirePdf: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (req.file === undefined) return args
  const { data, name } = req.file
  if (data.length > MAX_LEAFLET_BYTES)
    refuseFile('A leaflet is a PDF of up to 10 MB; this file is larger', { collection, req })
  if (!isPdf(data)) refuseFile('Choose a PDF file: this one is something else', { collection, req })
  if (!name.toLowerCase().endsWith('.pdf'))
    refuseFile('The name of this PDF ends in something else than .pdf: give it that ending', { collection, req })
  trimPdf({ collection, req })
  return args
}

/** For files of several kinds: a PDF among them is as whole as a leaflet. */
export const trimPdfs: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (req.file && isPdf(req.file.data)) trimPdf({ collection, req })
  return args
}

/**
 * What mail programs and scanners put before the beginning or behind the end goes: readers pass over it, Payload does not. Between
 * the two nothing changes.
 */
function trimPdf(where: Parameters<typeof refuseFile>[1]): void {
  const { file } = where.req
  if (file === undefined) return
  const end = file.data.lastIndexOf(END)
  const whole = file.data.subarray(file.data.indexOf(START), end === -1 ? 0 : toLineEnd(file.data, end + END.length))
  if (!whole.includes('startxref')) refuseFile(CUT_OFF, where)
  where.req.file = { ...file, data: whole, size: whole.length, mimetype: 'application/pdf' }
}

function isPdf(data: Buffer): boolean {
  const start = data.subarray(0, MOST_BEFORE + START.length).indexOf(START)
  return start !== -1
}

const BREAKS: ReadonlySet<number | undefined> = new Set(Buffer.from('\r\n'))

function toLineEnd(data: Buffer, from: number): number {
  let end = from
  while (end < from + 2 && BREAKS.has(data[end])) end += 1
  return end
}
