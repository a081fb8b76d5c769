import type { Language } from '@menagerie/sites/brand-locale'
import type { z } from 'zod'
import { readWordFile } from './find-word-file.ts'
import { parseWords, type WordSection } from './parse-words.ts'

/** Reads one file of a language, whose sections each have their own fields. Throws all faults in it. */
export function readSheet<S extends z.ZodType>(language: Language, name: string, schema: S): z.output<S> {
  const file = `${language}/${name}`
  return toSheet(readWordFile(file), file, schema)
}

/** Checks the sections as one object by key, so that a schema can require every section and field. */
export function toSheet<S extends z.ZodType>(source: string, file: string, schema: S): z.output<S> {
  const { sections, faults } = parseWords(source, file)
  const texts = sections.map(({ key, fields }) => [
    key,
    Object.fromEntries(Object.entries(fields).map(([field, { text }]) => [field, text])),
  ])
  const parsed = schema.safeParse(Object.fromEntries(texts))
  if (parsed.success && faults.length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  throw new Error([...faults, ...issues.map((issue) => toSheetFault(sections, file, issue))].join('\n'))
}

function toSheetFault(sections: readonly WordSection[], file: string, { path, message }: z.core.$ZodIssue): string {
  const [key, field] = path.map(String)
  const section = sections.find((each) => each.key === key)
  const word = section?.fields[field ?? '']
  const isMissing = key !== undefined && (section === undefined || (field !== undefined && word === undefined))
  const place = [`demo/words/${file}:${word?.line ?? section?.line ?? 1}`, ...path].join(', ')
  return `${place}: ${isMissing ? 'is missing' : message}`
}
