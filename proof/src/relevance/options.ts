import { JUDGED_PARTS, type JudgedPart } from '@menagerie/bench/search/load-judged'
import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'

/** Flags of `npm run proof -- relevance`, in the form of `parseArgs`. */
export const RELEVANCE_FLAGS = {
  lang: { type: 'string' },
  worst: { type: 'string' },
  final: { type: 'boolean' },
} as const

export type RelevanceFlags = { lang?: string; worst?: string; final?: boolean }

type RelevanceOptions = {
  languages: readonly Language[]
  /** Number of the worst queries to print per language and part. */
  worst: number
  /** The hidden part is judged only in a final run, because single queries are printed for work on the ranking. */
  parts: readonly JudgedPart[]
}

/** Throws at unknown values. */
export function toRelevanceOptions({ lang, worst: count = '0', final = false }: RelevanceFlags): RelevanceOptions {
  const wanted: readonly string[] = lang?.split(',') ?? LANGUAGES
  const languages = LANGUAGES.filter((language) => wanted.includes(language))
  if (languages.length !== wanted.length) throw new Error(`--lang: there are ${LANGUAGES.join(', ')}`)
  const worst = Number(count)
  if (!Number.isInteger(worst) || worst < 0) throw new Error('--worst: how many?')
  return { languages, worst, parts: worst > 0 && !final ? ['seen'] : JUDGED_PARTS }
}
