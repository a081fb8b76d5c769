import type { CollectionBeforeOperationHook } from 'payload'
import { hasEnding } from '../../platform/storage/to-file-name.ts'
import { refuseFile } from './refuse-file.ts'
import { isPdf, trimPdf } from './trim-pdf.ts'

export const MAX_LEAFLET_BYTES = 10 * 1024 * 1024

const TOO_LARGE = 'A leaflet is a PDF of up to 10 MB; this file is larger'
const OTHER = 'Choose a PDF file: this one is something else'
const CUT_OFF = 'This PDF breaks off before its end: save or download it again'
const LOCKED = 'This PDF opens with a password only, which visitors do not have: save it without one'
const DAMAGED = 'This PDF is damaged, and readers cannot open it: save or download it again'

/** Checks before anything is stored: a leaflet is what its first bytes say, whatever name and type came with it. Without an ending it gets one. */
export const requirePdf: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (req.file === undefined) return args
  const { data, name } = req.file
  if (data.length > MAX_LEAFLET_BYTES) refuseFile(TOO_LARGE, { collection, req })
  if (!isPdf(data)) refuseFile(OTHER, { collection, req })
  if (hasEnding(name) && !name.toLowerCase().endsWith('.pdf'))
    refuseFile('The name of this PDF ends in something else than .pdf: give it that ending', { collection, req })
  await keepWholePdf({ collection, req })
  return args
}

/** Undefined for bytes that an upload takes as a leaflet. */
export async function findPdfFault(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > MAX_LEAFLET_BYTES) return TOO_LARGE
  if (!isPdf(bytes)) return OTHER
  const data = trimPdf(bytes)
  return data === undefined ? CUT_OFF : findReaderFault(data)
}

/** For files of several kinds: a PDF among them is as whole as a leaflet. */
export const trimPdfs: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (req.file && isPdf(req.file.data)) await keepWholePdf({ collection, req })
  return args
}

async function keepWholePdf(where: Parameters<typeof refuseFile>[1]): Promise<void> {
  const { file } = where.req
  if (file === undefined) return
  const data = trimPdf(file.data)
  if (data === undefined) refuseFile(CUT_OFF, where)
  const fault = await findReaderFault(data)
  if (fault !== undefined) refuseFile(fault, where)
  const name = hasEnding(file.name) ? file.name : `${file.name}.pdf`
  where.req.file = { ...file, name, data, size: data.length, mimetype: 'application/pdf' }
}

/** Asks the reader of Firefox. One that only forbids to print or to copy opens like others. */
async function findReaderFault(data: Buffer): Promise<string | undefined> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    // The reader takes the memory of what it is handed.
    const document = await getDocumentProxy(Uint8Array.from(data), { verbosity: 0 })
    await document.loadingTask.destroy()
    return document.numPages > 0 ? undefined : DAMAGED
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? LOCKED : DAMAGED
  }
}
