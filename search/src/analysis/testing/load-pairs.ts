import { readFileSync } from 'node:fs'

const PAIR_KINDS = ['=', '~', '>', '!'] as const
type PairKind = (typeof PAIR_KINDS)[number]
export type JudgedPair = { readonly left: string; readonly kind: PairKind; readonly right: string }

/**
 * Reads pairs of `pairs/{language}.txt`, one per line, `#` begins a comment: `a = b` are forms of one word, `a ~ b`
 * spellings of one, `ab > a b` is a compound of parts, `a ! b` are different words. Throws on any other line.
 */
export function loadPairs(language: string): JudgedPair[] {
  const text = readFileSync(new URL(`../pairs/${language}.txt`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [left = '', sign, ...right] = line.trim().split(/ +/)
    const kind = PAIR_KINDS.find((known) => known === sign)
    if (!kind || right.length === 0) throw new Error(`pairs/${language}.txt: “${line}” is no pair`)
    return [{ left, kind, right: right.join(' ') }]
  })
}
