import type { Payload } from 'payload'
import { z } from 'zod'
import type { Term } from '../../publish/parts/lookup.ts'
import { readStored, toTerm } from '../../publish/state/stored-documents.ts'
import { FILE_KINDS, Names } from '../values/names.ts'

const fileRow = z.object({ id: z.string(), filename: z.string().nullable(), hash: z.string().nullable() })
const productRow = z.object({ id: z.string(), sku: z.string(), article: z.string().nullable() })
export type KnownNames = { names: Names; terms: Map<string, Term> }

/** Loads all names that cells may use. */
export async function loadImportNames(payload: Payload): Promise<KnownNames> {
  const names = new Names()
  const terms = new Map<string, Term>()
  const query = async (text: string) => (await payload.db.pool.query(text)).rows
  for (const document of await readStored({ payload }, 'terms', {})) {
    const term = toTerm(document)
    const { vocabulary, code, labels } = term
    terms.set(document.id, term)
    names.addTerm({ id: document.id, vocabulary, code, labels: Object.values(labels) })
  }
  for (const kind of FILE_KINDS) {
    const inBin = kind === 'media' ? 'where deleted_at is null' : ''
    for (const row of await query(`select id::text, filename, hash from ${kind} ${inBin}`)) {
      const { id, filename, hash } = fileRow.parse(row)
      names.addFile(kind, { id, filename: filename ?? id, hash })
    }
  }
  for (const row of await query('select id::text, sku, article_number as article from product_facts'))
    names.addProduct(productRow.parse(row))
  return { names, terms }
}
