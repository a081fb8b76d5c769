import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@menagerie/sites/brand-locale'
import type { z } from 'zod'
import { parseWords, type WordSection } from './parse-words.ts'

const ROOT = new URL('../../../words/', import.meta.url)

/** Reads the sections of every file of a language whose name begins with one of the words, sorted by file name. */
export function readSections(language: Language, begins: string): { sections: WordSection[]; faults: string[] } {
  const folder = new URL(`${language}/`, ROOT)
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.startsWith(begins) && name.endsWith('.md'),
  )
  const parsed = names
    .toSorted()
    .map((name) => parseWords(readFileSync(new URL(`${language}/${name}`, ROOT), 'utf8'), `${language}/${name}`))
  return { sections: parsed.flatMap(({ sections }) => sections), faults: parsed.flatMap(({ faults }) => faults) }
}

/** Returns the texts of a section if it satisfies the schema, else its faults by file, line and field. */
export function checkSection<S extends z.ZodType>(
  { key, file, line, fields }: WordSection,
  schema: S,
): { words?: z.output<S>; faults: string[] } {
  const texts = Object.fromEntries(Object.entries(fields).map(([field, { text }]) => [field, text]))
  const parsed = schema.safeParse(texts)
  if (parsed.success) return { words: parsed.data, faults: [] }
  const faults = parsed.error.issues.map(({ path: [field], message }) => {
    const at = fields[String(field)]?.line ?? line
    return `demo/words/${file}:${at}, ${key}, ${String(field ?? 'the section')}: ${message}`
  })
  return { faults }
}
