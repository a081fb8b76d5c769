import { FACT_WORD_KINDS } from '@menagerie/contract/search-synonyms'
import { findAnalyzer } from '@menagerie/search/analysis/analyzer'
import { prepareVocabulary } from '@menagerie/search/understanding/prepare-vocabulary'
import { readWords } from '@menagerie/search/understanding/read-words'
import type { FactRoles, WordFact } from '@menagerie/search/understanding/word-fact'
import { z } from 'zod'
import type { Words } from '../../model/words/words-of.ts'
import { VOCABULARIES, type Vocabulary } from '../../publish/parts/vocabularies.ts'

/** A term from the admin's API, in the language of the site. */
export const triedTermSchema = z.object({
  id: z.string(),
  label: z.string().nullish(),
  vocabulary: z.enum(VOCABULARIES),
})
export type TriedTerm = z.infer<typeof triedTermSchema>

const rowSchema = z.object({
  kind: z.enum(FACT_WORD_KINDS).catch('fact'),
  words: z.array(z.string()).nullish().catch([]),
  terms: z.array(z.string()).nullish().catch([]),
})

/** A part of a query and its interpretation. */
type TriedPart = { text: string; says: string }

/** To split compound words, search only needs to know which terms name a kind of product. */
const ROLES: FactRoles = Object.fromEntries(
  VOCABULARIES.map((vocabulary) => [vocabulary, vocabulary === 'product_sub_group' ? 'kind' : 'form']),
)
/** The words of the person that reads the answer: translations, names of vocabularies, and “or” between them. */
export type TriedWords = { t: Words; toName: (vocabulary: Vocabulary) => string; either: Intl.ListFormat }

/**
 * Shows how search interprets a query with a form's rows, saved or not, and the names of terms: returns the parts in
 * their order.
 */
export function readTriedWords(
  query: string,
  rows: readonly unknown[],
  terms: readonly TriedTerm[],
  language: string,
  reader: TriedWords,
): TriedPart[] {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const says = new Map<WordFact, string>()
  const add = (fact: WordFact, text: string) => {
    says.set(fact, text)
    return fact
  }
  const declared = rows.flatMap((row) => {
    const read = rowSchema.safeParse(row).data
    if (read === undefined) return []
    const own = (read.terms ?? []).flatMap((id) => byId.get(id) ?? [])
    const fact: WordFact = { kind: read.kind, words: read.words ?? [], means: toMeaning(own) }
    return [add(fact, toSentence(fact, own, reader))]
  })
  const named = terms.flatMap((term) => {
    if (!term.label || term.vocabulary === 'content_tag') return []
    const fact: WordFact = { kind: 'fact', words: [term.label], means: toMeaning([term]) }
    return [add(fact, toSentence(fact, [term], reader))]
  })
  const analyzer = findAnalyzer(language)
  const vocabulary = prepareVocabulary({ analyzer, roles: ROLES, facts: [...declared, ...named], keptPhrases: [] })
  const { words, spans, rest } = readWords(query, vocabulary)
  const parts = [
    ...spans.map(({ from, text, facts }) => ({
      from,
      text,
      says: reader.either.format(facts.map((one) => says.get(one) ?? '')),
    })),
    ...rest.map((at) => ({ from: at, text: words[at]?.text ?? '', says: reader.t('try.text') })),
  ]
  return parts.sort((a, b) => a.from - b.from).map(({ text, says: said }) => ({ text, says: said }))
}

function toMeaning(terms: readonly TriedTerm[]): Record<string, string[]> {
  const means: Record<string, string[]> = {}
  for (const { vocabulary, id } of terms) means[vocabulary] = [...(means[vocabulary] ?? []), id]
  return means
}

function toSentence({ kind }: WordFact, terms: readonly TriedTerm[], { t, toName, either }: TriedWords): string {
  if (kind === 'unsold') return t('try.unsold')
  if (kind === 'filler') return t('try.filler')
  const lists = Map.groupBy(terms, ({ vocabulary }) => vocabulary)
  const all = [...lists].map(([vocabulary, own]) => {
    const labels = own.map(({ label }) => label || t('try.unnamed'))
    return `${toName(vocabulary)}: ${either.format(labels)}`
  })
  return all.length === 0 ? t('try.noTerm') : all.join('; ')
}
