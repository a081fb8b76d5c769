import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { streamWorkbook } from '../../../platform/stream-workbook.ts'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
import { type ExchangeFile, toDocumentName, toUnitName } from './exchange.ts'

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
export type ExchangeColumn = (typeof COLUMNS)[number]

/** Columns by their names in every language: a file may come back to an editor of another one. */
export const NAMED_COLUMNS: ReadonlyMap<string, ExchangeColumn> = new Map(
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
          document.preview ?? document.address,
          toDocumentName(document),
          toUnitName(unit),
        ]
  }
  return streamWorkbook(rows(), {
    name: to.replace('/', ' '),
    head: COLUMNS.map((column) => BROWSER_WORDS[language][column] ?? column),
  })
}
