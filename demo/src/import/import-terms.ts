import type { Payload } from 'payload'
import type { DemoTerm } from '../content/shared-schema.ts'
import { ids } from '../stable-id.ts'
import { create, findKnown } from './studio.ts'
import { inTransaction } from './transaction.ts'

/** Returns how many terms are new. */
export async function importTerms(payload: Payload, terms: readonly DemoTerm[]): Promise<number> {
  const known = await findKnown(payload, 'terms')
  const missing = terms.filter((term) => !known.has(idOf(term)))
  await inTransaction(payload, async (req) => {
    for (const term of missing) {
      const { vocabulary, code, label } = term
      const id = idOf(term)
      const data = { vocabulary, code, label: label.en }
      await create(req, { collection: 'terms', id, what: `term ${vocabulary}/${code}`, data })
      // All other languages in one write. Nobody uses the term yet, so there is nothing to publish.
      await payload.db.updateOne({ collection: 'terms', id, data: { label }, req, returning: false })
    }
  })
  return missing.length
}

const idOf = ({ vocabulary, code }: DemoTerm) => ids.term(`${vocabulary}/${code}`)
