import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@menagerie/brands/brand-locale'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import type { Synonym } from '@menagerie/search/port/synonym'
import { ROOT } from '../../../scripts/state-folder.ts'

/** Until the demo has editors' lists of its own: those they will get, for an index that has none. */
export function withListedSynonyms(config: IndexConfig, language: Language): IndexConfig {
  return config.synonyms.length > 0 ? config : { ...config, synonyms: listSynonyms(language) }
}

export function listSynonyms(language: Language): Synonym[] {
  const file = join(ROOT, 'search/judged/synonyms', `${language}.txt`)
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) =>
      line.includes('=') && !line.startsWith('#') ? [line.split('=').map((word) => word.trim())] : [],
    )
  const words = new Map<string, string[]>()
  for (const [input = '', ours = ''] of pairs) words.set(input, [...(words.get(input) ?? []), ours])
  return [...words].map(([input, synonyms]) => ({ objectID: input, type: 'onewaysynonym', input, synonyms }))
}
