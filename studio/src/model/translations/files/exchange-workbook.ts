import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { streamWorkbook } from '../../../platform/stream-workbook.ts'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
import { type ExchangeFile, toDocumentName, toUnitName } from './exchange.ts'

/** Columns for translators first; those for the import are at the end. */
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

/** Columns by their names in every language, because a file may be imported by an editor with another language. */
export const NAMED_COLUMNS: ReadonlyMap<string, ExchangeColumn> = new Map(
  LANGUAGES.flatMap((language) =>
    COLUMNS.map((column) => [BROWSER_WORDS[language][column] ?? column, column] as const),
  ),
)

/** Writes a workbook with one row per line of text, with column names in the user's language. */
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
