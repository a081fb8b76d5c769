import { LANGUAGES, type Language } from '@menagerie/brands/brand-locale'

/** Of `npm run proof -- relevance`, in the form of `parseArgs`. */
export const RELEVANCE_FLAGS = {
  lang: { type: 'string' },
  worst: { type: 'string' },
  final: { type: 'boolean' },
} as const

export type RelevanceFlags = { lang?: string; worst?: string; final?: boolean }

export type RelevanceOptions = {
  languages: readonly Language[]
  /** How many of the worst queries to print per language: who asks for them is at work on the ranking and sees no hidden part. */
  worst: number
  /** The work is done: hidden queries may be printed, too. */
  isFinal: boolean
}

export function toRelevanceOptions(flags: RelevanceFlags): RelevanceOptions {
  const wanted = flags.lang?.split(',') ?? LANGUAGES
  const languages = LANGUAGES.filter((language) => wanted.includes(language))
  if (languages.length !== wanted.length) throw new Error(`--lang: there are ${LANGUAGES.join(', ')}`)
  const worst = Number(flags.worst ?? 0)
  if (!Number.isInteger(worst) || worst < 0) throw new Error('--worst: how many?')
  return { languages, worst, isFinal: flags.final ?? false }
}
