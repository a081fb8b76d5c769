import { randomUUID } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import { createClientConfig, handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { FORM_WORDS } from '../words/form-words.ts'
import { REFUSAL_WORDS } from '../words/refusal-words.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' }
const FINNISH = { cookie: 'menagerie-studio-lng=fi' }
const page = { site: 'tailwell/nl_NL', template: 'Default', _status: 'published' }

test('the field messages of a refused save are in the language of the reader', async () => {
  const body = { ...page, translationGroup: randomUUID() }
  const german = await rest.call('editor', 'POST', '/pages', { body, headers: GERMAN })
  const english = await rest.call('editor', 'POST', '/pages', { body })
  expect(german.status).toBe(400)
  expect(german.text).toContain(`${FORM_WORDS.de['shared.title']} – Pflichtfeld`)
  expect(english.text).toContain('Enter an address')
  expect(german.text).not.toContain('Enter an address')
})

test('the studio’s own API answers in the language of the reader as well', async () => {
  const { text } = await rest.call('editor', 'GET', '/plans', { headers: FINNISH })
  expect(text).toContain(REFUSAL_WORDS.fi['plans.sayWhichDocument'])
  const closed = await rest.call('anonymous', 'GET', '/plans', { headers: GERMAN })
  expect(closed.text).toContain(REFUSAL_WORDS.de['studio.signInFirst'])
})

test.each(['de', 'nb', 'fi'] as const)('forms and lists of a reader of %s are in that language', async (language) => {
  const { config, importMap } = studio.payload
  const i18n = await Reflect.apply(initI18n, undefined, [{ config: config.i18n, context: 'client', language }])
  const user = (await studio.payload.find({ collection: 'users', limit: 1 })).docs[0]
  const { collections, blocks } = createClientConfig({ config, i18n, importMap, user: user ?? true })
  const words = FORM_WORDS[language === 'nb' ? 'no' : language]
  const key = Object.entries(FORM_WORDS.en).find(([, text]) => text === 'Menus')?.[0] ?? ''
  expect(collections.find(({ slug }) => slug === 'menus')?.labels.plural).toBe(words[key])
  expect(blocks.find(({ slug }) => slug === 'Faq')?.labels?.singular).toBe(words['faq.questionsAndAnswers'])
})

const cookies = z.array(z.string())

test('the language of a profile applies from the next sign-in and to mails to that person', async () => {
  const email = `${randomUUID()}@example.test`
  const data = { name: 'Anna', email, password: 'long enough', role: 'reviewer', language: 'ru' } as const
  await studio.payload.create({ collection: 'users', data })
  const ask = (path: string, body: object) =>
    handleEndpoints({
      config: studio.payload.config,
      request: new Request(`http://studio.example/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  const answer = await ask('/users/login', { email, password: data.password })
  expect(cookies.parse(answer.headers.getSetCookie()).join()).toContain('menagerie-studio-lng=ru')
  await ask('/users/forgot-password', { email })
  const { docs } = await studio.payload.find({ collection: 'mails', where: { recipient: { equals: email } } })
  expect(docs[0]?.subject).toBe(REFUSAL_WORDS.ru['forms.aNewPasswordForTheStudio'])
  await expect(
    studio.payload.update({ collection: 'users', where: { email: { equals: email } }, data: { language: 'xx' } }),
  ).resolves.toMatchObject({ docs: [] })
})
