import type { IndexSettings } from '../port/index-settings.ts'

/** Settings of an index of query suggestions. They are found by the beginning of any word, the most popular first. */
export const SUGGESTION_SETTINGS: Partial<IndexSettings> = {
  searchableAttributes: ['unordered(query)'],
  attributesToHighlight: ['query'],
  customRanking: ['desc(popularity)', 'asc(nb_words)'],
  // Suggestions are short, so a typo easily makes another word. Words with typos are used only where nothing else is found.
  typoTolerance: 'min',
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  hitsPerPage: 5,
}
