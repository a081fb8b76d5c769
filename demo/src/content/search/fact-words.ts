import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { toAmerican } from '../american.ts'
import { FACT_CONCEPTS, type FactConceptName } from './fact-concepts.ts'
import { createWordListReader } from './read-word-list.ts'
import { WORDS_ABROAD } from './words-abroad.ts'

/** One row of a site's list: words with the same meaning, and their concept. */
type ConceptWords = { concept: FactConceptName; words: string[] }

const LONGEST = 100

const isConcept = (name: string): name is FactConceptName => Object.hasOwn(FACT_CONCEPTS, name)

/** Reads lines `concept: word, word`; `#` begins a comment. Reports invalid lines with their place in `file`. */
export function parseFactWords(source: string, file: string): { rows: ConceptWords[]; faults: string[] } {
  const rows: ConceptWords[] = []
  const faults: string[] = []
  for (const [index, text] of source.split(/\r?\n/u).entries()) {
    const line = text.trim()
    if (line === '' || line.startsWith('#')) continue
    const [concept = '', list = ''] = line.split(/:(.*)/su).map((side) => side.trim())
    const words = [...new Set(list.split(',').map((word) => word.trim()))].filter((word) => word !== '')
    const problem = !isConcept(concept)
      ? 'is no concept'
      : words.length === 0
        ? 'has no words'
        : rows.some((row) => row.concept === concept)
          ? 'is there twice'
          : words.some(({ length }) => length > LONGEST) && `has a word of more than ${LONGEST} letters`
    if (problem) faults.push(`demo/words/${file}:${index + 1}, ${concept}: ${problem}`)
    else if (isConcept(concept)) rows.push({ concept, words })
  }
  return { rows, faults }
}

const listOf = createWordListReader('facts.txt', parseFactWords)

/** Lists the faults in the files of all languages, one line each. */
export const findFactWordFaults = (): string[] => LANGUAGES.flatMap((language) => listOf(language).faults)

/** Returns the words that a site's search recognizes as facts, in the site's spelling. */
export function factWordsOf({ code, file }: Pick<BrandLocale, 'code' | 'file'>): ConceptWords[] {
  const { rows } = listOf(file)
  if (file !== 'en') return addWordsAbroad(rows)
  return code === 'en_US'
    ? rows.map((row) => ({ ...row, words: [...new Set([...row.words, ...toAmerican(row.words)])] }))
    : rows
}

function addWordsAbroad(rows: readonly ConceptWords[]): ConceptWords[] {
  const own = new Set(rows.flatMap(({ words }) => words.map((word) => word.toLowerCase())))
  return rows.map(({ concept, words }) => {
    const fresh = (WORDS_ABROAD[concept] ?? []).filter((word) => !own.has(word))
    return { concept, words: [...words, ...fresh] }
  })
}
