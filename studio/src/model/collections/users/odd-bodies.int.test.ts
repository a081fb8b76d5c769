import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRest } from '../../../testing/test-rest.ts'
import { addTestPerson, openTestBrowser, signInTo } from '../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`
/** Bodies that do not contain the expected fields. */
const TEXTS = [
  ...['', 'null', '[]', '[null]', '1', '0', 'true', '"x"', '{', 'x', DEEP, `{"email":${DEEP}}`, '{"email":"\\u0000"}'],
  '{"email":null,"password":null,"token":null,"code":null,"response":null,"name":null,"ownPassword":null}',
  '{"email":[],"password":{},"token":[1],"code":{"a":1},"response":[],"name":7,"ownPassword":[null]}',
  '{"email":"\\ud800","password":"\\ud800","token":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa\\u0000","code":"\\u0000"}',
  '{"__proto__":{"email":"x"},"constructor":1,"email":"a@b.example","password":"\\u0000"}',
  '{"locale":[],"fallbackLocale":{},"depth":"x","email":"a@b.example","password":"y"}',
]
const BOUNDARY = 'boundary'
const toPart = (name: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const toForm = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const FORM = 'application/x-www-form-urlencoded'
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ...TEXTS.map((text) => ['application/json', text] as const),
  ...TEXTS.map((text) => [MULTIPART, toForm(toPart('_payload', text))] as const),
  [MULTIPART, toForm(toPart('_payload', '{}'), toPart('_payload', '[]'))],
  [MULTIPART, toForm(toPart('email', 'a@b.example'), toPart('password', 'y'))],
  [MULTIPART, toForm(toPart('file', '{"filename":"x"}'), toPart('_payload', '{}'))],
  [MULTIPART, 'no parts'],
  [MULTIPART, toPart('_payload', '{}')],
  ['multipart/form-data', 'x'],
  ['multipart/mixed; boundary=', 'x'],
  [FORM, '_payload=[]'],
  [FORM, 'email=a%40b.example&password=%'],
  [FORM, 'email[]=1&email[a]=2'],
  ['text/plain', '[]'],
  ['application/json; charset=utf-16', '[]'],
]

/** Each endpoint below `/api/users` that takes a body, Payload's and ours, with names instead of its parameters. */
function listDoors(): (readonly [method: string, path: string])[] {
  const { endpoints } = studio.payload.collections.users.config
  const doors = (endpoints || []).flatMap(({ method, path }) =>
    method === 'get'
      ? []
      : [[method.toUpperCase(), path.replaceAll(/:(\w+)\??/g, 'f47ac10b-58cc-4372-a567-0e02b2c3d479')] as const],
  )
  return [...new Map(doors.map((door) => [door.join(' '), door])).values()]
}

async function findFaults(token: string | undefined, isLeftOut: (path: string) => boolean): Promise<string[]> {
  const faults: string[] = []
  for (const [method, path] of listDoors().filter(([, each]) => !isLeftOut(each))) {
    const answers = await Promise.all(
      BODIES.map(async ([type, body]) => {
        const ask = { body, headers: { 'content-type': type } }
        const { status } = await callRest(studio, token, method, `/users${path}`, ask)
        return { status, said: `${status} ${method} ${path} ${type} ${body.slice(0, 200)}` }
      }),
    )
    faults.push(...answers.filter(({ status }) => status >= 500).map(({ said }) => said))
  }
  return faults
}

test('no body from an anonymous caller causes a server error at an address for accounts', async () => {
  expect(listDoors().map(([, path]) => path)).toEqual(
    expect.arrayContaining([
      '/login',
      '/forgot-password',
      '/reset-password',
      '/unlock',
      '/first-register',
      '/login/code',
    ]),
  )
  expect(await findFaults(undefined, () => false)).toEqual([])
})

test('no body from a signed-in person causes a server error at an address for accounts', async () => {
  const { email } = await addTestPerson(studio, 'admin')
  const browser = openTestBrowser(studio)
  const { json } = await signInTo(browser, email)
  const isEnd = (path: string) => path === '/logout' || path === '/' || path.startsWith('/sessions')
  expect(await findFaults(String(json.token), isEnd)).toEqual([])
})

test.each(['[]', '1', '"x"', 'null', 'true', '{'])(
  'a sign-in form whose fields are %s is refused with an explanation',
  async (text) => {
    const ask = { body: toForm(toPart('_payload', text)), headers: { 'content-type': MULTIPART } }
    const { status, body } = await callRest(studio, undefined, 'POST', '/users/login', ask)
    expect([status, body]).toEqual([400, { errors: [expect.objectContaining({ message: expect.any(String) })] }])
  },
)
