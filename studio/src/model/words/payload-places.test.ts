import { LANGUAGES } from '@menagerie/sites/languages'
import { expect, test } from 'vitest'
import { isValues } from '../../platform/values.ts'
import { SUPPORTED_LANGUAGES } from '../admin/words.ts'
import { toPayloadLanguage } from '../languages/studio-language.ts'
import { PAYLOAD_WORDS } from './payload-words.ts'

const toTexts = (translations: unknown): [key: string, text: string][] =>
  Object.entries(isValues(translations) ? translations : {}).flatMap(([group, words]) =>
    Object.entries(isValues(words) ? words : {}).map(([key, text]): [string, string] => [
      `${group}.${key}`,
      String(text),
    ]),
  )
const listPlaces = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].sort().join()
const ENGLISH = toTexts(SUPPORTED_LANGUAGES.en?.translations)

/** Payload's texts of a language that we do not override. */
function listOfPayload(language: (typeof LANGUAGES)[number]): [string, string, string][] {
  const texts = new Map(toTexts(SUPPORTED_LANGUAGES[toPayloadLanguage(language)]?.translations))
  return ENGLISH.flatMap(([key, english]) => {
    const text = texts.get(key)
    return text === undefined || key in PAYLOAD_WORDS[language] ? [] : [[key, english, text]]
  })
}

test.each(LANGUAGES)('Payload’s texts in “%s” have all the placeholders of the English texts', (language) => {
  const wrong = listOfPayload(language).filter(([, english, text]) => listPlaces(text) !== listPlaces(english))
  expect(wrong).toEqual([])
})

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no sentence of Payload in “%s” is left in English',
  (language) => {
    const left = listOfPayload(language).filter(
      ([, english, text]) => text === english && /[a-z]{3} [a-z]{2}/i.test(text),
    )
    expect(left).toEqual([])
  },
)
