import { CSV_MARK, guardCell, toCsvLine } from '../../jobs/submissions/to-csv.ts'
import { streamWorkbook } from '../../platform/stream-workbook.ts'
import type { ExportRecord } from './to-export-records.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
}

type Table = { columns: readonly string[]; records: AsyncIterable<ExportRecord>; separator?: ',' | ';' }

/** Writes a table as a stream of bytes. */
export function writeExport(
  format: ExportFormat,
  { columns, records, separator = ';' }: Table,
): AsyncIterable<Uint8Array> {
  switch (format) {
    case 'csv':
      return toCsv(columns, records, separator)
    case 'json':
      return toJsonList(toJsonLines(columns, records))
    case 'ndjson':
      return toJsonLines(columns, records)
    case 'xlsx':
      return streamWorkbook(toSheetCells(columns, records), { name: 'Products', head: columns, goesOn: true })
  }
}

async function* toCells(columns: readonly string[], records: AsyncIterable<ExportRecord>) {
  for await (const record of records) yield columns.map((column) => record[column] ?? '')
}

/**
 * Workbook cells are never formulas, but reading one removes a guarding apostrophe, so texts that begin with an
 * apostrophe may need another.
 */
async function* toSheetCells(columns: readonly string[], records: AsyncIterable<ExportRecord>) {
  for await (const cells of toCells(columns, records))
    yield cells.map((cell) => (cell.startsWith("'") ? guardCell(cell) : cell))
}

async function* toCsv(columns: readonly string[], records: AsyncIterable<ExportRecord>, separator: string) {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_MARK + toCsvLine(columns, separator))
  for await (const cells of toCells(columns, records)) yield encoder.encode(toCsvLine(cells, separator))
}

async function* toJsonLines(columns: readonly string[], records: AsyncIterable<ExportRecord>) {
  const encoder = new TextEncoder()
  for await (const record of records) {
    const filled = columns.flatMap((column) => (record[column] ? [[column, record[column]] as const] : []))
    yield encoder.encode(`${JSON.stringify(Object.fromEntries(filled))}\n`)
  }
}

/** Joins the lines to one JSON list. */
async function* toJsonList(lines: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let between = '[\n'
  for await (const line of lines) {
    yield encoder.encode(between)
    yield line
    between = ','
  }
  yield encoder.encode(between === ',' ? ']\n' : '[]\n')
}
