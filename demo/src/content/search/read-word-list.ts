import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '@menagerie/sites/brand-locale'

const ROOT = new URL('../../../words/', import.meta.url)

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
    const path = new URL(file, ROOT)
    const list = existsSync(path)
      ? parse(readFileSync(path, 'utf8'), file)
      : { ...parse('', file), faults: [`demo/words/${file}: there is no such file`] }
    lists.set(language, list)
    return list
  }
}
