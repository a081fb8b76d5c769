import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { en } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import { toPlainSentence } from '../../platform/plain-sentences.ts'
import { PAYLOAD_WORDS } from '../words/payload-words.ts'
import { sayPlainly } from './say-plainly.ts'

const STUDIO = join(import.meta.dirname, '../..')
const PAYLOAD = dirname(createRequire(import.meta.url).resolve('payload'))

/** Technical terms. "Field" and "invalid" are allowed, because forms have fields. */
const PROGRAMMERS =
  /\b(ID|MIME|locales?|tokens?|arguments?|args|resource|collections?|unauthorized|unspecific|reindex\w*|JSON|slug|API|null|undefined|boolean|query|admin panel|invalid \w+|clipboard data|buffer|payload)\b/i

/** Sentences for programs, for installation, or of screens that this studio does not use. */
const ELSEWHERE = new Set(
  'apiKey confirmGeneration enableAPIKey generateNewAPIKey generatingNewAPIKeyWillInvalidate newAPIKeyGenerated newAccountCreated passed resetPasswordExpiration resetPasswordToken tokenRefreshSuccessful emailOrUsername usernameNotValid username'.split(
    ' ',
  ),
)

const ownWords = (group: string) =>
  Object.entries(PAYLOAD_WORDS.en)
    .filter(([name]) => name.startsWith(`${group}.`))
    .map(([name, text]) => [name.slice(group.length + 1), text] as const)

const merged = (group: 'error' | 'validation' | 'authentication' | 'upload') => {
  return Object.entries({ ...en.translations[group], ...Object.fromEntries(ownWords(group)) }).filter(
    ([key]) => !ELSEWHERE.has(key),
  )
}

test.each(['error', 'validation', 'authentication', 'upload'] as const)(
  'no text of “%s” that an editor may read contains a technical term',
  (group) => {
    const texts = merged(group).map(([key, text]) => [key, text.replace(/\{\{\w+\}\}|<[^>]*>/g, '…')] as const)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(([, text]) => PROGRAMMERS.test(text))).toEqual([])
  },
)

test('the studio’s replacement texts use the keys and placeholders of Payload’s texts', () => {
  for (const group of ['error', 'validation'] as const) {
    const theirs: Readonly<Record<string, string>> = en.translations[group]
    for (const [key, text] of ownWords(group)) {
      expect(Object.keys(theirs), key).toContain(key)
      for (const [place] of text.matchAll(/\{\{\w+\}\}/g)) expect(theirs[key], key).toContain(place)
    }
  }
})

/** All errors that Payload throws with its own texts, as users would read them. */
function listThrown(): string[] {
  const files = globSync('**/*.js', { cwd: PAYLOAD }).filter((file) => !/\.spec\.js$|\/bin\/|dataloader/.test(file))
  const thrown = files.flatMap((file) => {
    const code = readFileSync(join(PAYLOAD, file), 'utf8')
    const errors = [...code.matchAll(/new APIError\(\s*(['"`])((?:(?!\1).|\\\1)*)\1/g)].map(([, , text = '']) => text)
    const faults = file.startsWith('uploads/')
      ? [...code.matchAll(/(?:errors\.push\(|message: )(['"`])((?:(?!\1).|\\\1)+)\1/g)].map(([, , text = '']) => text)
      : []
    return [...errors, ...faults]
  })
  return [...new Set(thrown.map((text) => text.replace(/\$\{[^}]*\}(?:[^$`]*\}(?='))?/g, 'x')))]
}

test('every error text that Payload throws has a plain replacement', () => {
  const thrown = listThrown()
  expect(thrown.length).toBeGreaterThan(60)
  expect(thrown).toContain('Invalid PDF file.')
  expect(thrown.filter((text) => toPlainSentence(text) === text)).toEqual([])
})

test('no text of the studio itself is mistaken for one of Payload’s', () => {
  const own = globSync('**/*.{ts,tsx}', { cwd: STUDIO }).filter(
    (file) => !/plain-sentences|\.test\.|migrations|payload-types/.test(file),
  )
  const texts = own.flatMap((file) => {
    const code = readFileSync(join(STUDIO, file), 'utf8')
    return [...code.matchAll(/(['"`])([A-Z](?:(?!\1|\n).){9,})\1/g)].map(([, , text = '']) => text)
  })
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => toPlainSentence(text) !== text)).toEqual([])
})

test('the studio’s own messages stay unchanged, and Payload’s are replaced down to the field errors', async () => {
  const sentence = 'This picture is damaged: export it again'
  const errors = [
    {
      name: 'ValidationError',
      message: 'File – Invalid PDF file.',
      data: { errors: [{ path: 'file', message: 'Invalid PDF file.' }] },
    },
    { message: sentence },
    { message: 'Something went wrong.' },
  ]
  const given = { error: new Error('x'), result: { errors }, req: { i18n: { language: 'en' } } }
  // @ts-expect-error The hook reads the answer and the language alone.
  const told = await sayPlainly(given)
  expect(told?.response?.errors).toMatchObject([
    { data: { errors: [{ path: 'file', message: expect.stringMatching(/^This file is damaged/) }] } },
    { message: sentence },
    { message: expect.stringMatching(/^Something went wrong in the studio/) },
  ])
})
