import { cleanLine } from '@menagerie/contract/clean-text'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Folds capitals and accents away: `Böhnchen` is found by `bohn`, `Fußpflege` by `fusspf`. */
export const folded = (text: SQL): SQL =>
  readable(sql`lower(regexp_replace(normalize(coalesce(${text}, ''), NFD), '[\u0300-\u036f]', '', 'g'))`)

/** Folded text as it is read: titles keep their soft hyphens and the hyphens and apostrophes that word processors write. */
export const readable = (text: SQL): SQL =>
  sql`replace(translate(${text}, ${'\u2010\u2011\u2019\u00AD\u200B\u200C\u200D\u2060\uFEFF'}, ${"--'"}), 'ß', 'ss')`

const foldPickerText = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')

const MAX_WORDS = 8

export const toWords = (typed: string): string[] =>
  foldPickerText(typed).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** Every word stands somewhere in one of the texts, or one of the codes begins with it. */
export function matchesWords(words: readonly string[], texts: readonly SQL[], codes: readonly SQL[] = []): SQL {
  return standIn(words, folded(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`), codes)
}

/** The same for a text that is folded already. */
export function standIn(words: readonly string[], text: SQL, codes: readonly SQL[] = []): SQL {
  const conditions = words.map((word) => {
    const places = [sql`strpos(${text}, ${word}) > 0`, ...codes.map((code) => sql`starts_with(${code}, ${word})`)]
    return sql`(${sql.join(places, sql` or `)})`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** What begins with the first word comes before what has it somewhere. */
export const beginsWith = (words: readonly string[], text: SQL): SQL =>
  sql`starts_with(${folded(text)}, ${words[0] ?? ''})`
