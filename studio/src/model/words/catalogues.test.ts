import { LANGUAGES } from '@menagerie/sites/languages'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { BROWSER_WORDS } from './browser-words.ts'
import type { WordCatalogue } from './catalogue.ts'
import { FORM_WORDS } from './form-words.ts'
import { PAYLOAD_WORDS } from './payload-words.ts'
import { REFUSAL_WORDS } from './refusal-words.ts'

const CATALOGUES = { browser: BROWSER_WORDS, forms: FORM_WORDS, refusals: REFUSAL_WORDS, payload: PAYLOAD_WORDS }

/** Placeholders and tags, sorted and without duplicates. */
const listPlaces = (text: string) =>
  [...new Set([...text.matchAll(/\{\{?\/?\{?(\w+)|(<\/?[\w]+>)/g)].map(([, place, tag]) => place ?? tag ?? ''))].sort()

/** Names of the values and tags of an ICU message; its plural forms differ by language. */
function listValues(message: string): string[] {
  const values = new Set<string>()
  const visit = (elements: unknown): void => {
    if (typeof elements !== 'object' || elements === null) return
    if ('type' in elements && 'value' in elements && elements.type !== 0) values.add(String(elements.value))
    for (const each of Object.values(elements)) visit(each)
  }
  visit(new IntlMessageFormat(message, 'en').getAst())
  return [...values].sort()
}

test.each(Object.entries(CATALOGUES))(
  'each language of “%s” has the same keys and no empty text',
  (_name, catalogue) => {
    const keys = Object.keys(catalogue.en).sort()
    for (const language of LANGUAGES) {
      const texts: WordCatalogue = catalogue[language]
      expect(Object.keys(texts).sort(), language).toEqual(keys)
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
    }
  },
)

test.each(['forms', 'refusals', 'payload'] as const)(
  'each text of “%s” has the placeholders and tags of the English text',
  (name) => {
    for (const language of LANGUAGES) {
      const wrong = Object.entries<string>(CATALOGUES[name].en).filter(
        ([key, text]) => listPlaces(CATALOGUES[name][language][key] ?? '').join() !== listPlaces(text).join(),
      )
      expect(
        wrong.map(([key]) => key),
        language,
      ).toEqual([])
    }
  },
)

test('each browser message has the values and tags of the English message', () => {
  for (const language of LANGUAGES) {
    const wrong = Object.entries<string>(BROWSER_WORDS.en).filter(
      ([key, text]) => listValues(BROWSER_WORDS[language][key] ?? text).join() !== listValues(text).join(),
    )
    expect(
      wrong.map(([key]) => key),
      language,
    ).toEqual([])
  }
})

test.each(['forms', 'refusals'] as const)(
  'no two English texts of “%s” are equal, because their translations are found by them',
  (name) => {
    const texts = Object.values<string>(CATALOGUES[name].en)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  },
)
