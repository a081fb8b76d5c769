import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { readWanted } from './read-wanted.ts'
import { toCsv } from './to-csv.ts'

const MOST_ROWS = 50_000
const AT_ONCE = 1_000

type Row = Readonly<Record<string, unknown>>

/** `GET /api/{collection}/export.csv?where…&search=`: what the person who asks may read, as a table; narrowed as the list is. */
export function exportEndpoint(collection: CollectionSlug, columns: readonly string[]): Omit<Endpoint, 'root'> {
  return {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (findStaff(req) === undefined) return Response.json({ message: 'Sign in first' }, { status: 401 })
      const rows = await readRows(req, collection)
      const sent = new Set(rows.flatMap((row) => Object.keys(fieldsOf(row))))
      const names = [...sent].filter((name) => name !== 'form-name' && !columns.includes(name)).sort()
      const head = columns.flatMap((column) => (column === 'fields' ? names : [column]))
      const body = rows.map((row) => columns.flatMap((column) => toCells(row, column, names)))
      return new Response(toCsv([head, ...body]), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${collection}.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }
}

async function readRows(req: PayloadRequest, collection: CollectionSlug): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < MOST_ROWS; page += 1) {
    const found = await req.payload.find({
      collection,
      req,
      overrideAccess: false,
      where: readWanted(req),
      sort: 'createdAt',
      limit: AT_ONCE,
      page,
      depth: 0,
    })
    rows.push(...found.docs.map((doc) => ({ ...doc })))
    if (!found.hasNextPage) break
  }
  return rows
}

const fieldsOf = ({ fields }: Row): Row => (typeof fields === 'object' && fields !== null ? { ...fields } : {})
const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function toCells(row: Row, column: string, names: readonly string[]): string[] {
  if (column !== 'fields') return [toText(row[column])]
  const fields = fieldsOf(row)
  return names.map((name) => toText(fields[name]))
}
