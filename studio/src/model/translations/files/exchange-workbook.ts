import { streamXlsxRows } from 'hucre/xlsx'
import { streamWorkbook } from '../../../platform/stream-workbook.ts'
import {
  type ExchangeFile,
  ExchangeProblem,
  type ReturnedDocument,
  readDocumentName,
  readUnitName,
  toDocumentName,
  toUnitName,
} from './exchange.ts'

/** What a translator reads comes first, what the studio needs to take it back stands at the end. */
const COLUMNS = ['Title', 'Place', 'Source', 'Translation', 'Preview', 'Document', 'Text'] as const

/** A workbook with a row per line of text. */
export function writeWorkbook({ documents, to }: ExchangeFile): ReadableStream {
  async function* rows() {
    for (const document of documents)
      for (const unit of document.units)
        yield [
          document.title,
          unit.place,
          unit.source,
          unit.target,
          document.address,
          toDocumentName(document),
          toUnitName(unit),
        ]
  }
  return streamWorkbook(rows(), { name: to.replace('/', ' '), head: COLUMNS })
}

/** Columns are known by their names, so they may have been moved. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReturnedDocument[]> {
  const documents = new Map<string, ReturnedDocument>()
  let head: string[] | undefined
  try {
    for await (const { values } of streamXlsxRows(bytes)) {
      const cells = values.map((cell: unknown) => (cell === null || cell === undefined ? '' : String(cell)))
      if (head === undefined) head = readHead(cells)
      else addRow(documents, (name) => cells[head?.indexOf(name) ?? -1] ?? '')
    }
  } catch (error) {
    if (error instanceof ExchangeProblem) throw error
    throw new ExchangeProblem('This is no workbook (XLSX) that can be read')
  }
  return [...documents.values()]
}

function readHead(cells: readonly string[]): string[] {
  const lost = (['Translation', 'Document', 'Text'] as const).filter((name) => !cells.includes(name))
  if (lost.length > 0) throw new ExchangeProblem(`The table lacks the column “${lost[0]}”`)
  return [...cells]
}

function addRow(documents: Map<string, ReturnedDocument>, cell: (name: (typeof COLUMNS)[number]) => string): void {
  const name = cell('Document')
  if (name === '' && cell('Text') === '') return
  const named = readDocumentName(name)
  const unit = readUnitName(cell('Text'))
  if (named === undefined || unit === undefined)
    throw new ExchangeProblem(`A row has lost its document or text: “${name}”, “${cell('Text')}”`)
  const document = documents.get(name) ?? { ...named, units: [] }
  const source = cell('Source')
  document.units.push({ ...unit, target: cell('Translation'), ...(source !== '' && { source }) })
  documents.set(name, document)
}
