import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS, type BrandKey, type Language } from '@menagerie/sites/brand-locale'
import { ROOT } from '../../../scripts/state-folder.ts'
import { type Clause, type JudgedQuery, parseClause } from './parse-judged.ts'

const FOLDER = 'search/judged/owners'

/** A need of animal owners, the same in every language. Without clauses it is something that no site sells. */
type Need = { brand: BrandKey; clauses: readonly Clause[] }

/** Parses needs by name. Throws with file and line at the first line that does not follow the README. */
export function parseNeeds(file: string, text: string): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>()
  let brand: BrandKey | undefined
  for (const { line, place } of toLines(file, text)) {
    if (line.startsWith('[')) {
      brand = BRAND_KEYS.find((key) => line === `[${key}]`) ?? refuse(place, `${line} is no brand`)
      continue
    }
    if (brand === undefined) return refuse(place, 'a need stands under its brand')
    const [name = '', ...clauses] = line.split('|').map((part) => part.trim())
    if (needs.has(name)) refuse(place, `"${name}" is there twice`)
    needs.set(name, { brand, clauses: clauses.map((clause) => parseClause(clause, place)) })
  }
  return needs
}

/** Parses queries of animal owners, each with the need that it is for. */
export function parseOwnerQueries(file: string, text: string, needs: ReadonlyMap<string, Need>): JudgedQuery[] {
  return toLines(file, text).map(({ line, place }) => {
    const [name = '', query = ''] = line.split('|').map((part) => part.trim())
    const need = needs.get(name) ?? refuse(place, `"${name}" is no need`)
    if (query === '') refuse(place, 'there is no query')
    return { ...need, query, kinds: ['need'], place }
  })
}

/** Loads the owners' queries of a language. */
export function loadOwnerQueries(language: Language): JudgedQuery[] {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const needs = parseNeeds(`${FOLDER}/needs.txt`, read(`${FOLDER}/needs.txt`))
  const file = `${FOLDER}/${language}.txt`
  return parseOwnerQueries(file, read(file), needs)
}

function toLines(file: string, text: string): { line: string; place: string }[] {
  return text
    .split('\n')
    .map((raw, index) => ({ line: raw.trim(), place: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
}

function refuse(place: string, problem: string): never {
  throw new Error(`${place}: ${problem}`)
}
