import type { Language } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { readWordFile } from './find-word-file.ts'
import { oncePerLanguage } from './once-per-language.ts'

type Table<Name extends string> = Readonly<Record<Name, string>>

/** Reads a JSON file in each language, once, with a text for each name. Throws all missing and unknown names. */
export function createTableReader<Name extends string>(
  name: string,
  names: readonly Name[],
): (language: Language) => Table<Name> {
  return oncePerLanguage((language) => {
    const file = `${language}/${name}`
    return toTable(readWordFile(file), file, names)
  })
}

export function toTable<Name extends string>(source: string, file: string, names: readonly Name[]): Table<Name> {
  const texts: unknown = JSON.parse(source)
  const parsed = z.record(z.enum(names), requiredText).safeParse(texts)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => {
    const isMissing = path.length > 0 && !source.includes(`"${String(path[0])}":`)
    return `${[`demo/words/${file}`, ...path].join(', ')}: ${isMissing ? 'is missing' : message}`
  })
  throw new Error(faults.join('\n'))
}
