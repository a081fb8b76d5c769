import { sql } from '@payloadcms/db-postgres/drizzle'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { ofStaff } from '../../access/of-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { CSV_MARK, findSiteSeparator, toCsvLine } from '../../jobs/submissions/to-csv.ts'
import { streamWorkbook } from '../../platform/stream-workbook.ts'
import { findStudioLanguage } from '../languages/studio-language.ts'
import { toWordsIn } from '../words/words-in.ts'
import type { Words } from '../words/words-of.ts'
import { nameTemplate, readAllStatus, readTranslationStatus } from './read-status.ts'
import { leftOutSchema, statusQuerySchema, type TranslationCell } from './status.ts'

const read = ofStaff(async (req) =>
  Response.json(await readTranslationStatus(req, statusQuerySchema.parse({ ...req.query }))),
)

const toText = (cell: TranslationCell | undefined, words: Words): string => {
  if (cell === undefined || cell.state === 'none') return ''
  const numbers = [
    cell.isWaiting && words('status.waiting'),
    cell.open > 0 && words('status.openTexts', { count: cell.open }),
    cell.changes > 0 && words('status.changes', { count: cell.changes }),
  ]
  return [words(`status.${cell.state}`), ...numbers].filter(Boolean).join(', ')
}

async function toTable(req: PayloadRequest) {
  const query = statusQuerySchema.parse({ ...req.query })
  const { columns, rows } = await readAllStatus(req, query)
  const words = toWordsIn(findStudioLanguage(req.i18n.language) ?? 'en')
  const head = [words('status.search'), words('status.template'), ...columns.map(({ label }) => label)]
  const lines = rows.map(({ title, template, cells }) => [
    title,
    template === undefined ? '' : nameTemplate(template, req.i18n.language),
    ...columns.map(({ id }) => toText(cells[id], words)),
  ])
  return { head, lines, name: query.collection }
}

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

const asCsv = ofStaff(async (req) => {
  const { head, lines, name } = await toTable(req)
  const separator = findSiteSeparator(req.headers.get('accept-language'))
  const body = CSV_MARK + [head, ...lines].map((line) => toCsvLine(line, separator)).join('')
  return new Response(body, { headers: headersOf('text/csv; charset=utf-8', `${name}.csv`) })
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const asXlsx = ofStaff(async (req) => {
  const { head, lines, name } = await toTable(req)
  const body = streamWorkbook(toRows(lines), { name, head })
  return new Response(body, { headers: headersOf(XLSX, `${name}.xlsx`) })
})

async function* toRows(lines: readonly string[][]) {
  yield* lines
}

/** Marks a document as deliberately left out on a site, so that it does not count as missing. */
const leaveOut = ofStaff(async (req) => {
  await addDataAndFileToRequest(req)
  const asked = leftOutSchema.safeParse(req.data).data
  if (asked === undefined) return toAdminRefusal(400, 'Choose a document and a site for it')
  const person = findStaff(req)
  const mayWrite = person?.role === 'admin' || person?.sites.includes(asked.site)
  if (!mayWrite) return toAdminRefusal(403, 'You are not an editor of this site')
  const { collection, key, site, left } = asked
  const by = req.user?.collection === 'users' ? req.user.name : ''
  await req.payload.db.drizzle.execute(
    left
      ? sql`insert into public.translation_left_out (collection, joined, site, noted_by)
          values (${collection}, ${key}, ${site}, ${by}) on conflict do nothing`
      : sql`delete from public.translation_left_out
          where collection = ${collection} and joined = ${key} and site = ${site}`,
  )
  return Response.json({ message: left ? 'Left out' : 'Included again' })
})

/** Endpoints for the translation status of documents by site. */
export const statusEndpoints: Endpoint[] = [
  { method: 'get', path: '/translation-status', handler: read },
  { method: 'get', path: '/translation-status/export.csv', handler: asCsv },
  { method: 'get', path: '/translation-status/export.xlsx', handler: asXlsx },
  { method: 'post', path: '/translation-status/left-out', handler: leaveOut },
]
