import { cleanLine } from '@menagerie/contract/clean-text'
import { WHOLE_LETTERS } from '@menagerie/sites/plain-letters'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Typographic characters with their plain equivalents. */
const PLAIN_SIGNS = { '\u2010\u2011\u2012\u2013\u2014\u2212': '-', '\u2018\u2019\u02B9\u02BC\u2032\u00B4`': "'" }
const PLAIN = new Map([
  ...Object.entries(PLAIN_SIGNS).flatMap(([signs, plain]) => [...signs].map((sign) => [sign, plain] as const)),
  ...Object.entries(WHOLE_LETTERS),
])
const PAIRS = [...PLAIN].filter(([, plain]) => plain.length > 1)
const ALONE = [...PLAIN].filter(([, plain]) => plain.length === 1)
const FROM = ALONE.map(([sign]) => sign).join('')
const TO = ALONE.map(([, plain]) => plain).join('')
/** Invisible characters. */
const UNSEEN = '\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF'

/** SQL that removes case and accents: `Böhnchen` is found by `bohn`, `Fußpflege` by `fusspf`, `Łosoś` by `losos`. */
export const folded = (text: SQL): SQL =>
  readable(sql`lower(regexp_replace(normalize(coalesce(${text}, ''), NFD), '[\u0300-\u036f]', '', 'g'))`)

/** SQL that removes soft hyphens and typographic dashes and apostrophes from a folded text. */
export const readable = (text: SQL): SQL =>
  PAIRS.reduce(
    (read, [letter, pair]) => sql`replace(${read}, ${letter}, ${pair})`,
    sql`translate(${text}, ${FROM + UNSEEN}, ${TO})`,
  )

const foldPickerText = (text: string): string => {
  const small = cleanLine(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return [...small].map(toPlain).join('')
}

const toPlain = (letter: string) => PLAIN.get(letter) ?? letter

const MAX_WORDS = 8
/** Maximum length of a search, because pasted addresses may have long queries. */
export const LONGEST_ASKED = 2_000

export const toWords = (typed: string): string[] =>
  foldPickerText(typed).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** SQL condition: every word occurs in one of the texts, or one of the codes begins with it. */
export function matchesWords(words: readonly string[], texts: readonly SQL[], codes: readonly SQL[] = []): SQL {
  return standIn(words, folded(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`), codes)
}

/** The same for a text that is already folded. */
export function standIn(words: readonly string[], text: SQL, codes: readonly SQL[] = []): SQL {
  const conditions = words.map((word) => {
    const places = [sql`strpos(${text}, ${word}) > 0`, ...codes.map((code) => sql`starts_with(${code}, ${word})`)]
    return sql`(${sql.join(places, sql` or `)})`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** SQL for sorting: texts that begin with the first word come first. */
export const beginsWith = (words: readonly string[], text: SQL): SQL =>
  sql`starts_with(${folded(text)}, ${words[0] ?? ''})`
