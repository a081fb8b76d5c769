import { toNameKey } from '@menagerie/contract/clean-text'
import { SPECIFICATION_ROWS } from '../../publish/parts/specification-rows.ts'
import { meaningOf } from '../values/meaning-of.ts'
import { COLUMN_ALIASES, FACT_FIELDS, MARKET_FIELDS, type MarketColumn, TEXT_FIELDS } from './product-fields.ts'
import { readScope, type Scope } from './scope.ts'

/** What a column describes. A column without a scope has the scope of its row. */
export type ProductColumn =
  | { part: 'facts'; name: string }
  | { part: 'specification'; name: string; scope: Scope | undefined }
  | { part: 'market'; name: MarketColumn; scope: Scope | undefined }
  | { part: 'text'; name: string; scope: Scope | undefined }
  | { part: 'categories'; scope: Scope | undefined }
  | { part: 'scope' }
  | { part: 'ignored' }
export type ReadColumn = { ok: true; column: ProductColumn } | { ok: false; message: string }

/** `name:nl`, `name@nl_NL`, `name (nl_NL)`, and as PIMs write it `name-nl_NL`. */
const SCOPED = /^(?<name>.+?)\s*(?:[:@]\s*(?<behind>[\w/-]+)|\((?<inside>[\w/-]+)\)|-(?<code>[a-z]{2}_[A-Z]{2}))$/
/** Marks a column as ignored in a mapping. */
const LEFT_OUT = '-'
const SCOPE_NAMES: ReadonlySet<string> = new Set(['site', 'locale', 'language', 'country'])

/** Notations of spreadsheets and shops: `name_nl_NL`, `name nl`, `name.nl`, `name[nl]`. */
const JOINED = /^(?<name>.+?)(?:[\s._-]+\[?|\[)(?<scope>[a-z]{2}(?:[_-][a-z]{2})?)\]?$/i

/** The column that a header of the file or the mapping names. */
export function readColumn(header: string): ReadColumn {
  const read = readWritten(header)
  if (read.ok) return read
  const { name = '', scope = '' } = JOINED.exec(header.replace(MARKS, ''))?.groups ?? {}
  const joined = readScope(scope) && readWritten(`${name}:${scope}`)
  return joined?.ok && 'scope' in joined.column ? joined : read
}

function readWritten(header: string): ReadColumn {
  if (header.trim() === LEFT_OUT) return { ok: true, column: { part: 'ignored' } }
  const { name: first = header, behind, inside, code } = SCOPED.exec(header.replace(MARKS, ''))?.groups ?? {}
  const scopeText = behind ?? inside ?? code
  const scope = scopeText === undefined ? undefined : readScope(scopeText)
  if (scopeText !== undefined && scope === undefined)
    return { ok: false, message: `“${scopeText}” is not one of our sites, languages or countries` }
  const name = toFieldName(first)
  if (name === '') return { ok: true, column: { part: 'ignored' } }
  if (SCOPE_NAMES.has(name)) return { ok: true, column: { part: 'scope' } }
  if (name === 'categories') return { ok: true, column: { part: 'categories', scope } }
  const column = findColumn(name, scope)
  return column ? { ok: true, column } : { ok: false, message: `there is no field “${first.trim()}”${suggest(name)}` }
}

/** Templates mark required columns with an asterisk. */
const MARKS = /^[\s*]+|[\s*:]+$/g
const toFieldName = (text: string) =>
  toNameKey(text)
    .replace(MARKS, '')
    .replace(/[\s-]+/g, '_')

function findColumn(name: string, scope: Scope | undefined): ProductColumn | undefined {
  const plain = name.replace(/^(texts?|facts|markets?)\./, '')
  const row = plain.replace(/^specification\./, '')
  const isRow = SPECIFICATION_ROWS.some((each) => each === row)
  if (isRow && (plain !== row || scope !== undefined)) return { part: 'specification', name: row, scope }
  if (Object.hasOwn(TEXT_FIELDS, plain)) return { part: 'text', name: plain, scope }
  const known = meaningOf(COLUMN_ALIASES, plain)
  // With a scope, `images:nl_NL` are pictures of that site alone.
  if (scope !== undefined && Object.hasOwn(TEXT_FIELDS, `own_${known}`))
    return { part: 'text', name: `own_${known}`, scope }
  if (Object.hasOwn(FACT_FIELDS, known)) return { part: 'facts', name: known }
  return isMarketColumn(known) ? { part: 'market', name: known, scope } : undefined
}

const isMarketColumn = (name: string): name is MarketColumn => Object.hasOwn(MARKET_FIELDS, name)

export const COLUMN_NAMES: readonly string[] = [
  ...Object.keys(FACT_FIELDS),
  ...SPECIFICATION_ROWS.map((row) => `specification.${row}`),
  ...Object.keys(MARKET_FIELDS),
  ...Object.keys(TEXT_FIELDS),
  'categories',
]

/** Suggests a column with a similar name. */
function suggest(name: string): string {
  const near = COLUMN_NAMES.find((each) => each.startsWith(name) || name.startsWith(each) || each.endsWith(`.${name}`))
  return near ? `; did you mean ${near}?` : ''
}
