import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findSiteSeparator } from '../../jobs/submissions/to-csv.ts'
import { toByteStream } from '../../platform/to-byte-stream.ts'
import { exportColumns } from '../export/export-columns.ts'
import { exportProducts } from '../export/export-products.ts'
import { EXPORT_FORMATS, EXPORT_TYPES, type ExportFormat, writeExport } from '../export/write-export.ts'
import { exportKind } from '../kinds/export-kind.ts'
import { DOCUMENT_KINDS, type DocumentKind, IMPORT_KINDS } from '../kinds/kinds.ts'

const KINDS = IMPORT_KINDS.filter((kind): kind is DocumentKind => Object.hasOwn(DOCUMENT_KINDS, kind))

/** `GET /api/products.csv?site=acme/nl_NL`, `.xlsx`, `.json`, `.ndjson`: products in the format of imports, for all users of the studio. */
export const productExports: Endpoint[] = EXPORT_FORMATS.map((format) => ({
  path: `/products.${format}`,
  method: 'get',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(401, 'Sign in first')
    const asked = req.searchParams.getAll('site').filter((id) => id !== '')
    const sites = asked.length === 0 ? BRAND_LOCALES : asked.map(findById).filter((site) => site !== undefined)
    if (sites.length < asked.length) return toAdminRefusal(400, 'This site does not exist')
    const table = {
      columns: exportColumns(sites),
      records: exportProducts(req.payload, sites),
      separator: findSiteSeparator(req.headers.get('accept-language')),
    }
    return new Response(toByteStream(writeExport(format, table)), { headers: headersOf(format) })
  },
}))

const headersOf = (format: ExportFormat, name = 'products') => ({
  'content-type': EXPORT_TYPES[format],
  'content-disposition': `attachment; filename="${name}.${format}"`,
  'cache-control': 'no-store',
})

/** `GET /api/exports/pages.csv` etc.: all documents of a kind, for administrators. */
export const kindExports: Endpoint[] = KINDS.flatMap((kind) =>
  EXPORT_FORMATS.map((format) => ({
    path: `/exports/${kind}.${format}`,
    method: 'get' as const,
    handler: async (req: PayloadRequest) => {
      const person = findStaff(req)
      if (person === undefined) return toAdminRefusal(401, 'Sign in first')
      if (person.role !== 'admin') return toAdminRefusal(403, `Only administrators can export ${kind}`)
      const separator = findSiteSeparator(req.headers.get('accept-language'))
      const table = { ...(await exportKind(req.payload, kind)), separator }
      return new Response(toByteStream(writeExport(format, table)), { headers: headersOf(format, kind) })
    },
  })),
)
