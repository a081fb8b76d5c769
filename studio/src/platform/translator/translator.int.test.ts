import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createDeepl } from './deepl.ts'
import { findTranslator } from './find-translator.ts'
import { createLibreTranslate } from './libretranslate.ts'
import { TRANSLATOR_CASES } from './translator-cases.ts'

type TranslatorCall = { path: string; authorization: string | undefined; body: unknown }
let server: Server | undefined
afterEach(() => server?.close())

const WORDS: Readonly<Record<string, string>> = { één: 'eins', twee: 'zwei', drie: 'drei' }
const say = (each: string) => WORDS[each] ?? each.replace('Honden', 'Hunde').replace('Vraag', 'Ask')

/** A fake server that answers as the service's documentation describes. */
async function standIn(answer: (sent: TranslatorCall) => { status?: number; body: unknown }) {
  const sent: TranslatorCall[] = []
  const onRequest = async (request: IncomingMessage) => {
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    }
    sent.push(one)
    return answer(one)
  }
  const opened = createServer((request, response) => {
    void onRequest(request).then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const address = z.object({ port: z.number() }).parse(opened.address())
  return { url: `http://127.0.0.1:${address.port}/`, sent }
}

const deeplBody = z.object({ text: z.array(z.string()), source_lang: z.enum(['NL']), target_lang: z.string() })
const deeplAnswer = ({ body }: TranslatorCall) => ({
  body: {
    translations: deeplBody.parse(body).text.map((each) => ({ detected_source_language: 'NL', text: say(each) })),
  },
})
const libreBody = z.object({ q: z.array(z.string()), source: z.string(), target: z.string(), format: z.enum(['text']) })
const libreAnswer = ({ body }: TranslatorCall) => ({ body: { translatedText: libreBody.parse(body).q.map(say) } })

test.each(TRANSLATOR_CASES)('DeepL $title', async ({ run }) => {
  const { url, sent } = await standIn(deeplAnswer)
  expect(await run(createDeepl({ key: 'secret', url }))).toBeUndefined()
  expect(sent[0]).toMatchObject({ path: '/v2/translate', authorization: 'DeepL-Auth-Key secret' })
})

test.each(TRANSLATOR_CASES)('LibreTranslate $title', async ({ run }) => {
  const { url, sent } = await standIn(libreAnswer)
  expect(await run(createLibreTranslate({ key: 'secret', url }))).toBeUndefined()
  expect(sent[0]).toMatchObject({ path: '/translate', body: { api_key: 'secret', source: 'nl' } })
})

test('languages are sent to DeepL under the names that it uses', async () => {
  const { url, sent } = await standIn(deeplAnswer)
  for (const to of ['no_NO', 'en_GB', 'en_US', 'uk_UA'])
    await createDeepl({ key: 'a', url }).translate(['A'], { from: 'nl_BE', to })
  expect(sent.map(({ body }) => deeplBody.parse(body).target_lang)).toEqual(['NB', 'EN-GB', 'EN-US', 'UK'])
})

test('many texts are sent in several requests, and the translations keep their order', async () => {
  const { url, sent } = await standIn(deeplAnswer)
  const texts = Array.from({ length: 120 }, (_, at) => `Honden ${at}`)
  const found = await createDeepl({ key: 'a', url }).translate(texts, { from: 'nl_NL', to: 'de_DE' })
  expect(found).toEqual(texts.map(say))
  expect(sent).toHaveLength(3)
})

test.each([
  [403, 'does not accept the key'],
  [429, 'too busy'],
  [456, 'used up'],
  [413, 'too long'],
  [500, 'cannot translate'],
])('an answer %i of the service is reported in words', async (status, words) => {
  const { url } = await standIn(() => ({ status, body: {} }))
  await expect(createDeepl({ key: 'a', url }).translate(['A'], { from: 'nl_NL', to: 'de_DE' })).rejects.toThrow(words)
})

test('an answer with other texts than requested is refused, and a service that does not answer is reported', async () => {
  const { url } = await standIn(() => ({ body: { translations: [{ text: 'A' }], translatedText: 'A' } }))
  const languages = { from: 'nl_NL', to: 'de_DE' }
  await expect(createDeepl({ key: 'a', url }).translate(['A', 'B'], languages)).rejects.toThrow(
    'something other than translations',
  )
  await expect(createLibreTranslate({ url }).translate(['A'], languages)).rejects.toThrow(
    'something other than translations',
  )
  const gone = createDeepl({ key: 'a', url: 'http://127.0.0.1:9/' })
  await expect(gone.translate(['A'], languages)).rejects.toThrow('is not responding')
})

test('an empty translation is refused, unless the text itself was empty', async () => {
  const { url } = await standIn(() => ({ body: { translations: [{ text: ' ' }], translatedText: [''] } }))
  const languages = { from: 'nl_NL', to: 'de_DE' }
  await expect(createDeepl({ key: 'a', url }).translate(['A'], languages)).rejects.toThrow(
    'something other than translations',
  )
  await expect(createLibreTranslate({ url }).translate(['A'], languages)).rejects.toThrow(
    'something other than translations',
  )
  expect(await createLibreTranslate({ url }).translate([''], languages)).toEqual([''])
})

test('the settings name a service or none, and incomplete settings are reported', () => {
  expect(findTranslator({})).toBeUndefined()
  expect(findTranslator({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'abc:fx' })?.host).toBe('api-free.deepl.com')
  expect(findTranslator({ TRANSLATOR: 'deepl', TRANSLATOR_KEY: 'abc' })?.host).toBe('api.deepl.com')
  expect(
    findTranslator({ TRANSLATOR: 'libretranslate', TRANSLATOR_URL: 'http://translate.example:5000' }),
  ).toMatchObject({
    name: 'LibreTranslate',
    host: 'translate.example:5000',
  })
  expect(() => findTranslator({ TRANSLATOR: 'deepl' })).toThrow('TRANSLATOR_KEY')
  expect(() => findTranslator({ TRANSLATOR: 'libretranslate' })).toThrow('TRANSLATOR_URL')
  expect(() => findTranslator({ TRANSLATOR: 'babelfish' })).toThrow('deepl or libretranslate')
})
