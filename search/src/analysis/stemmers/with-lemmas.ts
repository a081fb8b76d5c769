import { foldSearchWord } from '../fold.ts'
import type { Stemmer } from './stemmer.ts'

type Lemmas = ReadonlyMap<string, string>

/**
 * Reads rows `lemma form form …`; forms also match without their accents. A lemma with `=` in front is its own stem, for words
 * that rules would take for forms of others; one with `-` also ends longer words (`-tand tænder`: `hundetænder`).
 */
function readRows(rows: string, begin: '-' | ''): Lemmas {
  const lemmas = new Map<string, string>()
  const folded = new Map<string, string>()
  for (const row of rows.split('\n')) {
    const [marked = '', ...forms] = row.trim().split(' ')
    if (!marked || (begin === '-' && !marked.startsWith('-'))) continue
    const lemma = marked.replace(/^-/, '')
    for (const form of lemma.startsWith('=') ? [lemma.slice(1), ...forms] : forms) {
      lemmas.set(form, lemma)
      folded.set(foldSearchWord(form)[0] ?? form, lemma)
    }
  }
  return new Map([...folded, ...lemmas])
}

const SHORTEST_BEFORE = 3

function findEnding(word: string, endings: Lemmas): string | undefined {
  for (let at = SHORTEST_BEFORE; at <= word.length - 3; at += 1) {
    const lemma = endings.get(word.slice(at))
    if (lemma) return word.slice(0, at) + lemma
  }
  return undefined
}

/** Returns a stemmer that first looks up irregular forms: `mice`, `yeux`, `gæs`. */
export function withLemmas(stem: Stemmer, rows: string): Stemmer {
  const lemmas = readRows(rows, '')
  const endings = readRows(rows, '-')
  return (word) => {
    const lemma = lemmas.get(word) ?? findEnding(word, endings) ?? word
    const own = lemmas.get(lemma) ?? lemma
    return own.startsWith('=') ? own.slice(1) : stem(own)
  }
}
