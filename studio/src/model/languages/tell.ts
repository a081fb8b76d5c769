import type { Language } from '@menagerie/sites/languages'
import { REFUSAL_WORDS } from '../words/refusal-words.ts'
import { isFormWord, toFormWord } from './find-form-word.ts'
import { tellLanguageName } from './name-language.ts'
import { PSEUDO_LANGUAGE, toPseudo } from './pseudo-language.ts'
import { findStudioLanguage } from './studio-language.ts'

type Template = { key: string; pattern: RegExp; places: string[]; weight: number }

/**
 * Placeholders whose values are sentences or words of the studio and are translated; all others are names, numbers and
 * users' texts.
 */
const TOLD_PLACES = new Set(
  'message kind what noun problem places wait advice list size error field reader vocabulary changes open'.split(' '),
)

/** English sentences with their keys: complete ones, and templates, most specific first. */
const WHOLE = new Map<string, string>()
const TEMPLATES: Template[] = []
for (const [key, text] of Object.entries(REFUSAL_WORDS.en)) {
  if (/\{\w+\}/.test(text)) TEMPLATES.push(toTemplate(key, text))
  else WHOLE.set(text, key)
}
TEMPLATES.sort((one, other) => other.weight - one.weight)

/**
 * Translates a sentence of the studio: code, log and database contain it in English, and it is translated when it is
 * sent. Other sentences are returned unchanged.
 *
 * @param payloadLanguage - Payload's code, such as `de` or `nb`
 */
export function tell(sentence: string, payloadLanguage: string): string {
  return find(sentence, payloadLanguage) ?? sentence
}

/** Undefined if no catalogue contains the sentence. */
function find(sentence: string, language: string): string | undefined {
  if (sentence === '' || language === 'en') return undefined
  const whole = WHOLE.get(sentence)
  if (whole !== undefined) return write(whole, [], [], language)
  if (isFormWord(sentence)) return toFormWord(sentence, language)
  return fill(sentence, language) ?? findKind(sentence, language) ?? findParts(sentence, language)
}

function fill(sentence: string, language: string): string | undefined {
  for (const { key, pattern, places, weight } of TEMPLATES) {
    const values = pattern.exec(sentence)?.slice(1)
    if (values === undefined) continue
    if (weight > LOOSE || isAllOurs(places, values, language)) return write(key, places, values, language)
  }
  return undefined
}

/** Templates with fewer literal characters also match unrelated sentences, as `This {kind}` does. */
const LOOSE = 5

/** Whether the placeholders for words of the studio contain such words. */
const isAllOurs = (places: readonly string[], values: readonly string[], language: string): boolean =>
  places.every((name, at) => !TOLD_PLACES.has(name) || find(values[at] ?? '', language) !== undefined)

function write(key: string, places: readonly string[], values: readonly string[], payloadLanguage: string): string {
  const isPseudo = payloadLanguage === PSEUDO_LANGUAGE
  const language: Language = findStudioLanguage(payloadLanguage) ?? 'en'
  const text = REFUSAL_WORDS[language][key] ?? REFUSAL_WORDS.en[key] ?? ''
  const written = text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[places.indexOf(name)]
    if (value === undefined) return place
    if (name === 'language') return tellLanguageName(value, isPseudo ? 'en' : payloadLanguage)
    return TOLD_PLACES.has(name) ? tell(value, payloadLanguage) : value
  })
  return isPseudo ? toPseudo(written) : written
}

/** A kind of document within a sentence, such as `page`: its label is capitalized. */
function findKind(word: string, language: string): string | undefined {
  const label = word.slice(0, 1).toUpperCase() + word.slice(1)
  if (!/^[a-z][a-z ]*$/.test(word) || !isFormWord(label)) return undefined
  const told = toFormWord(label, language)
  return language === 'de' ? told : told.slice(0, 1).toLowerCase() + told.slice(1)
}

/** Splits several sentences, or a path and its problem: `Main area → Title: Fill this in`. */
const JOINTS = [' · ', ' → ', '; ', ': ', ', ']

function findParts(text: string, language: string): string | undefined {
  const joint = JOINTS.find((each) => text.includes(each))
  if (joint === undefined) return undefined
  const parts = text.split(joint)
  const told = parts.map((part) => find(part, language))
  // A list is translated if at least one part is a text of the studio; the others are names.
  return told.some((part) => part !== undefined) ? parts.map((part, at) => told[at] ?? part).join(joint) : undefined
}

function toTemplate(key: string, text: string): Template {
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const literals = text.split(/\{\w+\}/)
  const source = literals.map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('([\\s\\S]+?)')
  return { key, places, pattern: new RegExp(`^${source}$`), weight: literals.join('').length }
}
