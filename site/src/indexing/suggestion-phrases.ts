import { LISTS } from '../replica/to-listings.ts'
import type { RecordContext } from './record-context.ts'

/** Something a visitor may want to search for. What editors call popular weighs more than what the catalogue is made of. */
export type SuggestionPhrase = { phrase: string; weight: number }

const POPULAR = 100
const KIND = 10
const NAME = 1

/** From the editors' popular terms, the kinds of products there are, their brands, and their names. */
export function loadSuggestionPhrases({ reader }: RecordContext): SuggestionPhrase[] {
  const phrases = new Map<string, number>()
  const add = (phrase: string | undefined, weight: number) => {
    if (phrase !== undefined && phrase.trim() !== '') phrases.set(phrase, Math.max(weight, phrases.get(phrase) ?? 0))
  }
  const settings = reader.list(LISTS.searchSettings).flatMap((key) => reader.get('search-settings', key)?.body ?? [])
  for (const term of settings.flatMap(({ terms }) => terms)) add(term, POPULAR)
  for (const sku of reader.list(LISTS.products)) {
    const body = reader.get('product', sku)?.body
    if (body === undefined) continue
    const { animal_type: animals = [], product_sub_group: groups = [], sub_brand: brands = [] } = body.facets
    for (const { label } of [...groups, ...brands]) add(label, KIND)
    for (const { label: animal } of animals) for (const { label } of groups) add(`${label} ${animal}`, NAME)
    add(body.name, NAME)
  }
  return [...phrases].map(([phrase, weight]) => ({ phrase, weight }))
}
