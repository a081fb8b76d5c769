import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

export const MAX_LEAFLET_BYTES = 10 * 1024 * 1024

const PDF_START = Buffer.from('%PDF-')

/** Before anything is stored: a leaflet is what its first bytes say, whatever name and type came with it. */
export const requirePdf: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const problem = req.file && findProblem(req.file)
  if (problem === undefined) return args
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'file', label: problem, message: problem }], req },
    req.t,
  )
}

function findProblem({ data, name }: { data: Buffer; name: string }): string | undefined {
  if (data.length > MAX_LEAFLET_BYTES) return 'A leaflet is a PDF of up to 10 MB; this file is larger'
  const isPdf = data.subarray(0, PDF_START.length).equals(PDF_START) && name.toLowerCase().endsWith('.pdf')
  return isPdf ? undefined : 'Choose a PDF file: this one is something else'
}
