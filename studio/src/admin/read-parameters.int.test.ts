import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { addTestPerson, openTestBrowser, signInTo } from '../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { boundReads } from './bound-reads.ts'

let studio: TestStudio
let token = ''
let page = ''
let link = ''
let product = ''

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  const make = createTestDocuments(studio)
  page = (await make.page({ title: 'Eigen' })).id
  product = (await make.facts()).id
  await make.text(product)
  const data = { title: 'Gone', site: 'tailwell/nl_NL', path: '', withdrawn: true }
  link = (await studio.payload.create({ collection: 'preview-links', data, draft: false })).id
  const { email } = await addTestPerson(studio, 'admin')
  const { json } = await signInTo(openTestBrowser(studio), email)
  token = String(json.token)
})
afterAll(() => studio?.close())

async function ask(path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, authorization: `JWT ${token}` }
  const request = new Request(`http://studio.example/api${path}`, { ...init, headers })
  // Handles the request like the admin's route.
  const read = boundReads((asked) => handleEndpoints({ config: studio.payload.config, request: asked }))
  const answer = await read(request, undefined)
  return { status: answer.status, text: await answer.text() }
}

const reads = () => [
  `/pages/${page}`,
  `/product-facts/${product}`,
  '/pages',
  '/pages/count',
  '/pages/versions',
  `/preview-links/${link}`,
  '/users/me',
]

const INVENTED = '{"id":"x","site":"tailwell/nl_NL","until":"2099-01-01T00:00:00.000Z","withdrawn":false,"path":""}'

test.each(['data=1', 'data=', `data=${encodeURIComponent(INVENTED)}`, 'data[id]=x', 'data[]=x', 'd%61ta=1'])(
  'the parameter ?%s cannot supply an invented document',
  async (query) => {
    for (const path of [...reads(), '/preview-links/x']) {
      const { status, text } = await ask(`${path}?${query}`)
      expect([path, status, text]).toEqual([path, 400, expect.stringContaining('“data” cannot be used here')])
    }
  },
)

test.each([
  ['application/json', `{"data":${INVENTED}}`],
  ['application/json; charset=utf-8', `{"data":${INVENTED}}`],
  ['application/json', '{"depth":9}'],
  ['text/plain', 'depth=9'],
  ['application/x-www-form-urlencoded', `data=${encodeURIComponent(INVENTED)}`],
  ['application/x-www-form-urlencoded', 'data[id]=x'],
])('a query sent as %s with the body %s is refused', async (type, body) => {
  for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
    const init = { method: 'POST', body, headers: { 'content-type': type, [name]: 'GET' } }
    expect([name, (await ask(`/preview-links/${link}`, init)).status]).toEqual([name, 400])
  }
})

/**
 * Each query parameter that Payload reads besides `data`, `where`, `sort` and numbers: allowed, because it reveals only
 * what the caller may read.
 */
const LET_THROUGH: Readonly<Record<string, readonly string[]>> = {
  flattenLocales: ['true', 'false', 'x'],
  locale: ['all', '*', 'x', 'nl'],
  'fallback-locale': ['none', 'x', 'null'],
  fallbackLocale: ['x'],
  draft: ['true', 'x'],
  trash: ['true', 'x'],
  pagination: ['x'],
  joins: ['x', 'false'],
  'joins[texts]': ['x', 'false'],
  'joins[texts][limit]': ['0', '-1', 'x'],
  'joins[texts][page]': ['-1'],
  'joins[texts][sort]': ['x'],
  'joins[texts][count]': ['true'],
  'joins[texts][where]': ['x'],
  'joins[texts][where][x][equals]': ['1'],
  'joins[texts][where][site][equals]': ['x'],
  'joins[x][where][a][equals]': ['1'],
  populate: ['x'],
  'populate[media]': ['x'],
  'populate[media][alt]': ['true', 'x'],
  'populate[x][y]': ['true'],
  select: ['x'],
  'select[title]': ['true', 'x'],
  'select[title][x]': ['true'],
  'select[main][BlockQuote]': ['x'],
  'select[__proto__]': ['true'],
  'select[id]': ['false'],
  field: ['title'],
  ...Object.fromEntries(
    ['autosave', 'overrideLock', 'publishAllLocales', 'selectedLocales'].map((name) => [name, ['x']]),
  ),
  ...Object.fromEntries(
    ['overrideAccess', 'showHiddenFields', 'user', 'req', 'id', 'collection'].map((name) => [name, ['x']]),
  ),
}

test.each(Object.entries(LET_THROUGH))(
  'the parameter ?%s= causes no server error with any of the values %j',
  async (name, values) => {
    const found: string[] = []
    for (const path of reads())
      for (const value of [...values, ''])
        for (const more of ['', '&locale=all', '&draft=true'].filter((each) => !each.startsWith(`&${name}`))) {
          const { status } = await ask(`${path}?${name}=${value}${more}`)
          if (status >= 500) found.push(`${status} ${path}?${name}=${value}${more}`)
        }
    expect(found).toEqual([])
  },
)

test('no parameter reveals password hashes or the address of a withdrawn preview link', async () => {
  for (const path of ['/users', '/users/me'])
    for (const query of ['select[hash]=true&select[salt]=true', 'showHiddenFields=true', 'overrideAccess=true'])
      expect((await ask(`${path}?${query}`)).text).not.toMatch(/"(hash|salt)":/)
  expect((await ask(`/preview-links/${link}?select[address]=true&draft=true&trash=true`)).text).not.toContain(
    '"address":"http',
  )
})
