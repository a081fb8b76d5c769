import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { beginReading } from '../../platform/begin-reading.ts'
import { streamWorkbook } from '../../platform/stream-workbook.ts'
import { toByteStream } from '../../platform/to-byte-stream.ts'
import { type ExportWords, exportWords } from './export-words.ts'
import { type ExportRow, fieldsOf, listFieldNames, readExportRows } from './read-export-rows.ts'
import { CSV_MARK, findSiteSeparator, toCsvLine } from './to-csv.ts'

type Table = { head: string[]; rows: AsyncIterable<string[]> }
type Format = {
  path: string
  type: string
  toBody: (table: Table, req: PayloadRequest, name: string) => ReadableStream
}

const FORMATS: Readonly<Record<'xlsx' | 'csv', Format>> = {
  xlsx: {
    path: '/export.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    toBody: ({ head, rows }, _req, name) => streamWorkbook(rows, { name, head }),
  },
  csv: {
    path: '/export.csv',
    type: 'text/csv; charset=utf-8',
    toBody: ({ head, rows }, req) =>
      toByteStream(toCsv(head, rows, findSiteSeparator(req.headers.get('accept-language')))),
  },
}

/**
 * `GET /api/{collection}/export.xlsx?where…&search=` and `export.csv`: all rows that the user may read, filtered like
 * the list, as a table in the user's language; streamed while it is read.
 */
export function exportEndpoints(collection: CollectionSlug, columns: readonly string[]): Omit<Endpoint, 'root'>[] {
  return Object.entries(FORMATS).map(([ending, { path, type, toBody }]) => ({
    path,
    method: 'get',
    handler: async (req) => {
      if (findStaff(req) === undefined) return Response.json({ message: 'Sign in first' }, { status: 401 })
      const table = await openTable(req, collection, columns)
      return new Response(toBody(table, req, collection), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${collection}.${ending}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }))
}

/** Reads the rows twice: for the column names, and for the rows themselves. */
async function openTable(req: PayloadRequest, collection: CollectionSlug, columns: readonly string[]): Promise<Table> {
  const until = new Date().toISOString()
  const sent = columns.includes('fields') ? await listFieldNames(readExportRows(req, collection, until)) : []
  const names = sent.filter((name) => name !== 'form-name' && !columns.includes(name))
  const words = exportWords(req, collection)
  return {
    head: columns.flatMap((column) => (column === 'fields' ? names.map(words.ofSent) : [words.ofColumn(column)])),
    rows: await beginReading(toTableRows(readExportRows(req, collection, until), columns, names, words)),
  }
}

async function* toTableRows(
  rows: AsyncIterable<ExportRow>,
  columns: readonly string[],
  names: readonly string[],
  { toCell, toAnswer }: ExportWords,
) {
  for await (const row of rows)
    yield columns.flatMap((column) => {
      if (column !== 'fields') return [toCell(row, column)]
      const fields = fieldsOf(row)
      return names.map((name) => toAnswer(name, fields[name]))
    })
}

async function* toCsv(head: readonly string[], rows: AsyncIterable<string[]>, separator: string) {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_MARK + toCsvLine(head, separator))
  for await (const row of rows) yield encoder.encode(toCsvLine(row, separator))
}
