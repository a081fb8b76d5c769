import type { CollectionBeforeOperationHook } from 'payload'
import { hasEnding } from '../../platform/storage/to-file-name.ts'
import { refuseFile } from './refuse-file.ts'
import { isPdf, trimPdf } from './trim-pdf.ts'

export const MAX_LEAFLET_BYTES = 10 * 1024 * 1024

const TOO_LARGE = 'A leaflet can be a PDF of up to 10 MB, and this file is larger'
const OTHER = 'Choose a PDF file: this one is something else'
const CUT_OFF = 'This PDF is incomplete: save or download it again'
const LOCKED = 'This PDF needs a password, which visitors do not have: save it without one'
const DAMAGED = 'This PDF is damaged and cannot be opened: save or download it again'

/** Checks a leaflet before anything is stored, by its first bytes instead of its name or declared type. Adds a missing file extension. */
export const requirePdf: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (req.file === undefined) return args
  const { data, name } = req.file
  if (data.length > MAX_LEAFLET_BYTES) refuseFile(TOO_LARGE, { collection, req })
  if (!isPdf(data)) refuseFile(OTHER, { collection, req })
  if (hasEnding(name) && !name.toLowerCase().endsWith('.pdf'))
    refuseFile('The name of this PDF does not end in .pdf: rename the file', { collection, req })
  await keepWholePdf({ collection, req })
  return args
}

/** Returns a message for bytes that are not a valid leaflet; otherwise undefined. */
export async function findPdfFault(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > MAX_LEAFLET_BYTES) return TOO_LARGE
  if (!isPdf(bytes)) return OTHER
  const data = trimPdf(bytes)
  return data === undefined ? CUT_OFF : findReaderFault(data)
}

/** For collections with several file types: PDFs among them must be as intact as leaflets. */
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

/** Opens the file with Firefox's reader. Restrictions on printing or copying do not matter. */
async function findReaderFault(data: Buffer): Promise<string | undefined> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    // The reader takes over the buffer, so it gets a copy.
    const document = await getDocumentProxy(Uint8Array.from(data), { verbosity: 0 })
    await document.loadingTask.destroy()
    return document.numPages > 0 ? undefined : DAMAGED
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? LOCKED : DAMAGED
  }
}
