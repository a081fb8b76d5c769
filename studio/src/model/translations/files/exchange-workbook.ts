import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { streamXlsxRows } from 'hucre/xlsx'
import { streamWorkbook } from '../../../platform/stream-workbook.ts'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
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
const COLUMNS = [
  'status.search',
  'files.columnPlace',
  'files.columnSource',
  'files.columnTranslation',
  'files.columnPreview',
  'files.columnDocument',
  'files.columnText',
] as const
type Column = (typeof COLUMNS)[number]

/** Columns by their names in every language: a file may come back to an editor of another one. */
const NAMED: ReadonlyMap<string, Column> = new Map(
  LANGUAGES.flatMap((language) =>
    COLUMNS.map((column) => [BROWSER_WORDS[language][column] ?? column, column] as const),
  ),
)

/** A workbook with a row per line of text, its head in the language of its reader. */
export function writeWorkbook({ documents, to }: ExchangeFile, language: Language): ReadableStream {
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
  return streamWorkbook(rows(), {
    name: to.replace('/', ' '),
    head: COLUMNS.map((column) => BROWSER_WORDS[language][column] ?? column),
  })
}

/** Columns are known by their names, so they may have been moved. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReturnedDocument[]> {
  const documents = new Map<string, ReturnedDocument>()
  let head: (Column | undefined)[] | undefined
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

function readHead(cells: readonly string[]): (Column | undefined)[] {
  const head = cells.map((cell) => NAMED.get(cell.trim()))
  const lost = NEEDED.find((column) => !head.includes(column))
  if (lost !== undefined) throw new ExchangeProblem(`The table lacks the column “${BROWSER_WORDS.en[lost]}”`)
  return head
}

const NEEDED = ['files.columnTranslation', 'files.columnDocument', 'files.columnText'] as const

function addRow(documents: Map<string, ReturnedDocument>, cell: (column: Column) => string): void {
  const name = cell('files.columnDocument')
  if (name === '' && cell('files.columnText') === '') return
  const named = readDocumentName(name)
  const unit = readUnitName(cell('files.columnText'))
  if (named === undefined || unit === undefined)
    throw new ExchangeProblem(`A row has lost its document or text: “${name}”, “${cell('files.columnText')}”`)
  const document = documents.get(name) ?? { ...named, units: [] }
  const source = cell('files.columnSource')
  document.units.push({ ...unit, target: cell('files.columnTranslation'), ...(source !== '' && { source }) })
  documents.set(name, document)
}
