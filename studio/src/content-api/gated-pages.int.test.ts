import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { ALDERGROVE_ACCOUNTS_TOKEN, READ_TOKEN } from '../testing/test-content-api.ts'

const { ask, askFile, read, storeFile, register, signIn, query } = openTestAccounts()

const FILE = '11111111-1111-4111-8111-111111111111'
const OTHER_FILE = '22222222-2222-4222-8222-222222222222'
const SECRET = 'Inkoop vanaf 4,20'
const body = (title: string, more: object = {}) => ({
  title,
  template: 'GatedContentPage',
  is_gated: true,
  robots: { index: true, follow: true },
  translationGroup: title,
  areas: { extras: [], miniBanners: [], main: [] },
  downloads: [],
  ...more,
})

beforeAll(async () => {
  const pages = [
    ['portaal', body('Portaal', { template: 'GatedContentOverview' })],
    ['portaal/prijzen', body('Prijzen', { shortDescription: SECRET, downloads: [FILE] })],
    ['portaal/prijzen/diep', body('Diep')],
    ['portaal-anders', body('Anders')],
  ] as const
  for (const [path, page] of pages) {
    const values = [path, path, JSON.stringify(page)]
    await query(
      `insert into published.gated_page (brand, locale, key, path, body, source) values ('tailwell', 'nl_NL', $1, $2, $3, 'pages/x')`,
      values,
    )
    const stub = { ...body(page.title), downloads: undefined, template: page.template }
    await query(
      `insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
       values ('page', 'tailwell', 'nl_NL', $1, $2, $3, '', 'pages/x')`,
      [path, path, JSON.stringify(stub)],
    )
  }
  for (const [id, name] of [
    [FILE, 'prijzen.csv'],
    [OTHER_FILE, 'intern.csv'],
  ])
    await query(
      `insert into downloads (id, title, site, filename, mime_type, filesize) values ($1, $2, 'tailwell/nl_NL', $2, 'text/csv', 10)`,
      [id, name],
    )
  storeFile('downloads/prijzen.csv', 'voer;4,20\n')
  storeFile('downloads/intern.csv', 'geheim;1\n')
})

const page = (bearer?: string, asked: object = {}) =>
  ask('pages/portaal/prijzen', undefined, { ...(bearer && { bearer }), ...asked }, 'GET')

describe('a gated page', () => {
  test('is readable, with its files, for a customer with a live session', async () => {
    const { token } = await signIn(await register('reader'))
    expect(await page(token)).toMatchObject({
      status: 200,
      body: {
        path: 'portaal/prijzen',
        body: { shortDescription: SECRET },
        downloads: [{ key: FILE, title: 'prijzen.csv', bytes: 10 }],
        profile: { company: 'De Poot', address: 'Dorpsstraat 1' },
      },
    })
    const overview = await ask('pages/portaal', undefined, { bearer: token }, 'GET')
    expect(overview.body).toMatchObject({ children: [{ path: 'portaal/prijzen', shortDescription: SECRET }] })
    expect((await ask('pages/nergens', undefined, { bearer: token }, 'GET')).status).toBe(404)
  })

  test('is refused without bearer, with an invented one, for another brand, after logout and after suspension', async () => {
    const email = await register('leaver')
    const { token } = await signIn(email)
    const tried = [await page(), await page('a'.repeat(43)), await page(token, { token: ALDERGROVE_ACCOUNTS_TOKEN })]
    tried.push(await page(token, { token: READ_TOKEN }), await page(`${token.slice(0, -1)}_`))
    await query(`update customers set state = 'suspended' where email = $1`, [email])
    tried.push(await page(token))
    const left = await signIn(await register('left'))
    await ask('logout', undefined, { bearer: left.token })
    tried.push(await page(left.token))
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 403, 401, 401, 401])
    expect(JSON.stringify(tried)).not.toContain(SECRET)
  })

  test('is only a stub in all other calls, and complete in the page call with a bearer (spec §7)', async () => {
    const { token } = await signIn(await register('fetch'))
    const calls = ['/pages', '/pages?all=1', '/pages/portaal/prijzen', '/routes']
    expect(JSON.stringify(await Promise.all(calls.map((path) => read(path))))).not.toContain(SECRET)
    expect((await read('/pages/portaal/prijzen', token)).body).toMatchObject({
      is_gated: true,
      content: { shortDescription: SECRET },
    })
    expect((await read('/pages/portaal/prijzen', 'b'.repeat(43))).status).toBe(401)
  })
})

describe('a file of the portal', () => {
  test('is sent only to a live session, never cached, and only while a page lists it', async () => {
    const { token } = await signIn(await register('files'))
    const file = await askFile(`files/${FILE}`, token)
    expect([file.status, file.headers.get('cache-control'), await file.text()]).toEqual([
      200,
      'private, no-store',
      'voer;4,20\n',
    ])
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="prijzen.csv"')
    expect((await askFile(`files/${OTHER_FILE}`, token)).status).toBe(404)
    await ask('logout', undefined, { bearer: token })
    expect((await askFile(`files/${FILE}`, token)).status).toBe(401)
  })
})
