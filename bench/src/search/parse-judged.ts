import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'

/** Kinds of judged queries (`search/judged/README.md`). */
const JUDGED_KINDS = [
  'plain',
  'typo',
  'plural',
  'compound',
  'split',
  'synonym',
  'brand',
  'accent',
  'prefix',
  'sentence',
  'form',
  'number',
  'sku',
  'need',
] as const
type JudgedKind = (typeof JUDGED_KINDS)[number]

/** Facts by which products are judged: those of their families, the same in every language. */
export const FACT_NAMES = [
  'family',
  'sku',
  'brand',
  'animal',
  'department',
  'group',
  'sub_brand',
  'form',
  'usage',
  'color',
  'flavor',
  'age',
  'weight',
  'bird',
  'rodent',
  'diet',
  'natural',
  'legal',
  'tag',
] as const
export type FactName = (typeof FACT_NAMES)[number]

const GRADES = [1, 2, 3] as const
export type Grade = (typeof GRADES)[number]

/** Holds when a product has any of the values, or (with `isNot`) none of them. */
export type JudgedCondition = { fact: FactName; isNot: boolean; values: readonly string[] }
/** Holds when all of its conditions hold. */
export type Clause = { grade: Grade; conditions: readonly JudgedCondition[] }
export type JudgedQuery = {
  brand: BrandKey
  query: string
  kinds: readonly JudgedKind[]
  clauses: readonly Clause[]
  /** `file:line`. */
  place: string
}

const CONDITION = /^([a-z_]+)(!?=)([a-z0-9-]+(?:,[a-z0-9-]+)*)$/

/** Parses the queries of one file in their order. Throws with file and line at the first line that does not follow the README. */
export function parseJudged(file: string, text: string): JudgedQuery[] {
  const queries: JudgedQuery[] = []
  const seen = new Set<string>()
  let brand: BrandKey | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const place = `${file}:${index + 1}`
    if (line.startsWith('[')) {
      brand = BRAND_KEYS.find((key) => line === `[${key}]`) ?? refuse(place, `${line} is no brand`)
      continue
    }
    if (brand === undefined) return refuse(place, 'a query stands under its brand')
    const query = { brand, place, ...parseLine(line, place) }
    const key = `${brand} ${query.query}`
    if (seen.has(key)) refuse(place, `"${query.query}" is there twice`)
    seen.add(key)
    queries.push(query)
  }
  return queries
}

function parseLine(line: string, place: string): Pick<JudgedQuery, 'query' | 'kinds' | 'clauses'> {
  const [query = '', kinds = '', ...clauses] = line.split('|').map((part) => part.trim())
  if (query === '') refuse(place, 'there is no query')
  const parsed = clauses.map((clause) => parseClause(clause, place))
  if (!parsed.some(({ grade }) => grade === 3)) refuse(place, 'nothing has grade 3')
  return { query, kinds: kinds.split(',').map((kind) => parseKind(kind.trim(), place)), clauses: parsed }
}

function parseKind(text: string, place: string): JudgedKind {
  return JUDGED_KINDS.find((kind) => kind === text) ?? refuse(place, `"${text}" is no kind of query`)
}

export function parseClause(text: string, place: string): Clause {
  const [number, ...conditions] = text.split(/\s+/)
  const grade = GRADES.find((each) => String(each) === number) ?? refuse(place, `"${number}" is no grade`)
  if (conditions.length === 0) refuse(place, `grade ${grade} has no condition`)
  return { grade, conditions: conditions.map((condition) => parseCondition(condition, place)) }
}

function parseCondition(text: string, place: string): JudgedCondition {
  const [, name, operator, values = ''] = CONDITION.exec(text) ?? refuse(place, `"${text}" is no condition`)
  const fact = FACT_NAMES.find((each) => each === name) ?? refuse(place, `"${name}" is no fact`)
  return { fact, isNot: operator === '!=', values: values.split(',') }
}

function refuse(place: string, problem: string): never {
  throw new Error(`${place}: ${problem}`)
}
