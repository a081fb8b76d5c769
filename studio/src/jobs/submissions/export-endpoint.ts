import { showTelephone } from '@menagerie/contract/show-telephone'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { streamWorkbook } from '../../platform/stream-workbook.ts'
import { toByteStream } from '../../platform/to-byte-stream.ts'
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
 * `GET /api/{collection}/export.xlsx?where…&search=` and `export.csv`: all that the signed-in person may read, as a table; narrowed as
 * the list is, and written while it is read.
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

/** Read twice: for the names of the first line, and then for what stands below them. */
async function openTable(req: PayloadRequest, collection: CollectionSlug, columns: readonly string[]): Promise<Table> {
  const until = new Date().toISOString()
  const sent = columns.includes('fields') ? await listFieldNames(readExportRows(req, collection, until)) : []
  const names = sent.filter((name) => name !== 'form-name' && !columns.includes(name))
  return {
    head: columns.flatMap((column) => (column === 'fields' ? names : [toLabel(req, collection, column)])),
    rows: toTableRows(readExportRows(req, collection, until), columns, names),
  }
}

/** A column as the form calls its field, in the reader's language. */
function toLabel({ payload, i18n }: PayloadRequest, collection: CollectionSlug, column: string): string {
  const field = payload.collections[collection].config.flattenedFields.find(({ name }) => name === column)
  const label = field !== undefined && 'label' in field && field.label ? getTranslation(field.label, i18n) : column
  return typeof label === 'string' ? label : column
}

async function* toTableRows(rows: AsyncIterable<ExportRow>, columns: readonly string[], names: readonly string[]) {
  for await (const row of rows) yield columns.flatMap((column) => toCells(row, column, names))
}

async function* toCsv(head: readonly string[], rows: AsyncIterable<string[]>, separator: string) {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_MARK + toCsvLine(head, separator))
  for await (const row of rows) yield encoder.encode(toCsvLine(row, separator))
}

function toCells(row: ExportRow, column: string, names: readonly string[]): string[] {
  if (column !== 'fields') return [toText(row[column])]
  const fields = fieldsOf(row)
  return names.map((name) => (name === 'phone' ? toPhone(fields[name]) : toText(fields[name])))
}

const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** With spaces, so that a spreadsheet takes it neither for a figure nor for a formula. */
const toPhone = (value: unknown) => (toText(value) === '' ? '' : showTelephone(toText(value), {}).text)
