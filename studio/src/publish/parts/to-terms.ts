import { cleanLine } from '@menagerie/contract/clean-text'
import type { ContentTag } from '@menagerie/contract/content-fields'
import type { FacetValue } from '@menagerie/contract/product'
import type { Lookup } from './lookup.ts'
import { CONTENT_TAG, type Vocabulary } from './vocabularies.ts'

/** Values of a facet in the given order, without duplicates; terms without a name in the language are left out. */
export function toFacetValues(
  termIds: readonly string[],
  vocabulary: Vocabulary,
  language: string,
  lookup: Lookup,
): FacetValue[] {
  return [...new Set(termIds)].flatMap((id) => {
    const term = lookup.termOf(id)
    const label = term?.vocabulary === vocabulary ? term.labels[language] : undefined
    return term === undefined || label === undefined ? [] : [{ code: term.code, label: cleanLine(label) }]
  })
}

/** Tags of a page, article, job or product in the language of its site. */
export function toTags(termIds: readonly string[], language: string, lookup: Lookup): ContentTag[] {
  return toFacetValues(termIds, CONTENT_TAG, language, lookup).map(({ code, label }) => ({ code, displayName: label }))
}
