import type { DemoTerm } from '../content/shared-schema.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'

export function toTermDocuments(terms: readonly DemoTerm[]): DemoDocument[] {
  return terms.map(({ vocabulary, code, label }) => ({
    collection: 'terms',
    id: ids.term(`${vocabulary}/${code}`),
    place: { file: 'terms/codes.ts', row: `term ${vocabulary}/${code}`, keys: [code] },
    data: { vocabulary, code, label },
  }))
}
