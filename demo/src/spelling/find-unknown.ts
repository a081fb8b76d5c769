import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@menagerie/sites/brand-locale'
import { loadDictionary } from './dictionary.ts'

const DEMO = fileURLToPath(new URL('../../', import.meta.url))
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*/gu
/** Lines with keys or slugs instead of prose. */
const NO_PROSE = /^(?:# |(?:slug|path)[.\w]*:)/u
const FIELD = /^[A-Za-z-]+(?:\.\w+)?:/u
/** Link targets, placeholders, and the sites that a line is for. */
const MARKUP = /\]\([^)]*\)|\{\w+\}|^\[[\w, /]+\] /gu

/** Finds words in a language's texts that are in neither its dictionary nor the glossary, with the first place of each. */
export async function findUnknownWords(language: Language): Promise<Map<string, string>> {
  const dictionary = await loadDictionary(language)
  const unknown = new Map<string, string>()
  for (const file of globSync(`{words,articles}/${language}/**/*.md`, { cwd: DEMO }).toSorted()) {
    for (const [index, line] of readFileSync(join(DEMO, file), 'utf8').split('\n').entries()) {
      if (NO_PROSE.test(line)) continue
      for (const [word] of line.replace(FIELD, '').replace(MARKUP, ' ').matchAll(WORD)) {
        const plain = word.replaceAll("'", '’')
        if (plain.length > 1 && !unknown.has(plain) && !dictionary.isKnown(plain))
          unknown.set(plain, `demo/${file}:${index + 1}`)
      }
    }
  }
  return unknown
}
