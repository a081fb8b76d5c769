import { checkSynonyms } from '@menagerie/search/engine/usable-config'
import { SearchError } from '@menagerie/search/port/search-error'
import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import { readSynonymRow } from './check-synonym-row.ts'

const documentSchema = z.looseObject({ site: z.string().optional().catch(undefined) })

const UNUSABLE =
  'Search reads these as the same word, or as no word at all (it ignores accents, hyphens and spaces between digits and letters): use other words'

/** Runs the search engine's own validation of a row's words, in the language of the list's site. */
export function checkSearchWords(row: unknown, document: unknown): true | string {
  const { type, word, words } = readSynonymRow(row)
  const site = findById(documentSchema.safeParse(document).data?.site ?? '')
  if (site === undefined || type === undefined || type === 'placeholder') return true
  const objectID = 'row'
  const synonym =
    type === 'synonym'
      ? { objectID, type, synonyms: words }
      : { objectID, type: 'onewaysynonym' as const, input: word, synonyms: words }
  try {
    checkSynonyms([synonym], { queryLanguages: [site.file] })
    return true
  } catch (error) {
    if (error instanceof SearchError) return UNUSABLE
    throw error
  }
}
