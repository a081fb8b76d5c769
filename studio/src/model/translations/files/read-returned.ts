import { decodeXliff } from './decode-xliff.ts'
import { ExchangeProblem, type Returned, type ReturnedDocument, toDocumentName } from './exchange.ts'
import { readWorkbook } from './read-exchange-workbook.ts'
import { openReturnedArchive } from './read-returned-archive.ts'
import { readXliff } from './read-xliff.ts'

/** `files`: files of an archive that cannot be read. */
export type ReadReturned = { documents: readonly ReturnedDocument[]; files: Returned['files'] }

/** First bytes of ZIP archives, which workbooks are as well. */
const ZIP = [0x50, 0x4b]

/** Reads a file as saved by a translator's tool, or an archive of several. */
export async function readReturned(bytes: Uint8Array): Promise<ReadReturned> {
  const archive = isArchive(bytes) ? await openReturnedArchive(Buffer.from(bytes)) : undefined
  if (archive === undefined) return { documents: await readOne(bytes), files: [] }
  const documents: ReturnedDocument[] = []
  const files: Returned['files'] = []
  for (const { name, read } of archive) {
    try {
      documents.push(...(await readOne(await read())))
    } catch (error) {
      if (!(error instanceof ExchangeProblem)) throw error
      files.push({ name, refusal: error.message })
    }
  }
  return { documents: joinDocuments(documents), files }
}

const isArchive = (bytes: Uint8Array) => ZIP.every((byte, at) => bytes[at] === byte)

const readOne = async (bytes: Uint8Array) => (isArchive(bytes) ? readWorkbook(bytes) : readXliff(decodeXliff(bytes)))

/** Joins parts of a document from several files, so that a text that occurs in two of them is reported. */
function joinDocuments(documents: readonly ReturnedDocument[]): ReturnedDocument[] {
  const joined = new Map<string, ReturnedDocument>()
  for (const { units, ...named } of documents) {
    const name = [toDocumentName(named), named.languages?.source, named.languages?.target].join()
    const known = joined.get(name)
    joined.set(name, { ...named, units: [...(known?.units ?? []), ...units] })
  }
  return [...joined.values()]
}
