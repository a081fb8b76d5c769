import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Payload } from 'payload'
import type { ExportRecord } from '../export/to-export-records.ts'
import { valueAt } from '../products/plan-changes.ts'
import { loadImportNames } from '../run/load-names.ts'
import { findKindColumns } from './kind-columns.ts'
import type { DocumentKind } from './kinds.ts'
import { loadOtherDocuments } from './other-documents.ts'
import { loadKind } from './stored-kind.ts'

const LANGUAGES: readonly string[] = [...new Set(BRAND_LOCALES.map(({ file }) => file))]

/** All documents of a kind, in the format that imports read. */
export async function exportKind(
  payload: Payload,
  kind: DocumentKind,
): Promise<{ columns: string[]; records: AsyncIterable<ExportRecord> }> {
  const { names } = await loadImportNames(payload)
  const { documents } = await loadKind(payload, kind)
  const fields = [...findKindColumns(payload, kind, await loadOtherDocuments(payload))].flatMap(
    ([name, { field, isLocalized }]) =>
      isLocalized
        ? LANGUAGES.map((language) => ({ column: `${name}:${language}`, field, path: [...field.path, language] }))
        : [{ column: name, field, path: field.path }],
  )
  async function* toRecords(): AsyncGenerator<ExportRecord> {
    for (const document of documents)
      yield {
        id: document.id,
        ...Object.fromEntries(
          fields.map(({ column, field, path }) => [column, field.show(valueAt(document, path), names)]),
        ),
      }
  }
  return { columns: ['id', ...fields.map(({ column }) => column)], records: toRecords() }
}
