import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '@menagerie/sites/brand-locale'
import { decodeFile } from 'cspell-trie-lib'

const GLOSSARY = fileURLToPath(new URL('glossary/', import.meta.url))

/** Word lists of hunspell dictionaries, stored compactly for quick look-up. */
const PACKAGES: Readonly<Record<Language, string>> = {
  en: 'dict-en-gb',
  es: 'dict-es-es',
  nl: 'dict-nl-nl',
  no: 'dict-nb-no',
  fr: 'dict-fr-fr',
  de: 'dict-de-de',
  pl: 'dict-pl_pl',
  it: 'dict-it-it',
  hu: 'dict-hu-hu',
  ru: 'dict-ru_ru',
  cs: 'dict-cs-cz',
  uk: 'dict-uk-ua',
  da: 'dict-da-dk',
  fi: 'dict-fi-fi',
  sv: 'dict-sv',
}

/** Languages with compound words, and the letters that may join the parts. */
const JOINTS: Partial<Record<Language, readonly string[]>> = {
  nl: ['', 's', 'en', 'e'],
  de: ['', 's', 'n', 'en', 'es', 'e', 'er'],
  da: ['', 's', 'e'],
  no: ['', 's', 'e'],
  sv: ['', 's'],
  fi: ['', 'n', 'en'],
  hu: [''],
}
const SHORTEST_PART = 3

type Dictionary = { isKnown: (word: string) => boolean }

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const folder = dirname(createRequire(import.meta.url).resolve(`@cspell/${PACKAGES[language]}/cspell-ext.json`))
  const [path] = globSync('**/*.trie*', { cwd: folder })
  if (path === undefined) throw new Error(`There is no word list in ${folder}`)
  const content = readFileSync(join(folder, path))
  const trie = await decodeFile({ url: pathToFileURL(path), content })
  const glossary = new Set(['everywhere', language].flatMap(readGlossary))
  const known = new Map<string, boolean>()
  const isListed = (word: string) =>
    glossary.has(word) ||
    glossary.has(word.toLowerCase()) ||
    trie.has(word) ||
    trie.has(word.toLowerCase()) ||
    trie.has(word.replaceAll('’', "'")) ||
    trie.has(toCapitalized(word))
  const isWord = (word: string): boolean => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = isListed(word) || isJoined(word, JOINTS[language] ?? [], isListed)
    known.set(word, found)
    return found
  }
  return {
    isKnown: (word) =>
      isWord(word) || (/[-’]/u.test(word) && word.split(/[-’]/u).every((part) => part.length < 2 || isWord(part))),
  }
}

function isJoined(word: string, joints: readonly string[], isListed: (part: string) => boolean, depth = 0): boolean {
  if (depth > 3) return false
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    if (!isListed(word.slice(0, end))) continue
    const rest = word.slice(end)
    for (const joint of joints) {
      if (!rest.startsWith(joint)) continue
      const tail = rest.slice(joint.length)
      if (tail.length >= SHORTEST_PART && (isListed(tail) || isJoined(tail, joints, isListed, depth + 1))) return true
    }
  }
  return false
}

const toCapitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()

/** Reads reviewed words that no dictionary has, one per line; `#` begins a comment. */
function readGlossary(name: string): string[] {
  const path = join(GLOSSARY, `${name}.txt`)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/u, '').trim())
    .filter(Boolean)
}
