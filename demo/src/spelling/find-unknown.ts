import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@menagerie/brands/brand-locale'
import { loadDictionary } from './dictionary.ts'

const WORDS = fileURLToPath(new URL('../../words/', import.meta.url))
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu
/** Lines that hold names of things or addresses: keys and slugs. */
const NO_PROSE = /^(?:# |slug:)/u
const FIELD = /^[a-z-]+:/u

/** Words of a language's texts that neither its dictionary nor the glossary has, with the first place of each. */
export async function findUnknown(language: Language): Promise<Map<string, string>> {
  const dictionary = await loadDictionary(language)
  const unknown = new Map<string, string>()
  for (const file of globSync(`${language}/*.md`, { cwd: WORDS }).toSorted()) {
    for (const [index, line] of readFileSync(join(WORDS, file), 'utf8').split('\n').entries()) {
      if (NO_PROSE.test(line)) continue
      for (const [word] of line.replace(FIELD, '').replaceAll('{name}', '').matchAll(WORD)) {
        const plain = word.replaceAll("'", '’')
        if (plain.length > 1 && !unknown.has(plain) && !dictionary.isKnown(plain))
          unknown.set(plain, `demo/words/${file}:${index + 1}`)
      }
    }
  }
  return unknown
}
