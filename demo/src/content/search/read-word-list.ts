import type { Language } from '@menagerie/sites/brand-locale'
import { findWordFile } from '../words/find-word-file.ts'

/** Reads a file of each language's words, each once. What stands in no file is told as a fault. */
export function createWordListReader<List extends { faults: string[] }>(
  name: string,
  parse: (source: string, file: string) => List,
): (language: Language) => List {
  const lists = new Map<Language, List>()
  return (language) => {
    const known = lists.get(language)
    if (known) return known
    const file = `${language}/${name}`
    const source = findWordFile(file)
    const list =
      source === undefined
        ? { ...parse('', file), faults: [`demo/words/${file}: there is no such file`] }
        : parse(source, file)
    lists.set(language, list)
    return list
  }
}
