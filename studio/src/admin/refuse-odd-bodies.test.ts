import { expect, test } from 'vitest'
import { MOST_JSON_BYTES, MOST_STRANGERS_BYTES, refuseOddBodies } from './refuse-odd-bodies.ts'

const COOKIE = { cookie: 'session=1' }
const taken = refuseOddBodies(
  async (request) => new Response(await request.text()),
  async (headers) => headers.get('cookie') === COOKIE.cookie,
)

const send = (body: string | null, headers: Record<string, string> = COOKIE) =>
  taken(
    new Request('http://studio.test/api/users/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    }),
    undefined,
  )

const FORM = { 'content-type': 'multipart/form-data; boundary=border' }
const toPart = (name: string, text: string) =>
  `--border\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const toForm = (name: string, text: string) => `${toPart('other', '[]')}${toPart(name, text)}--border--\r\n`

test.each(['{"email":"a@b.example"}', '{}', '', 'not JSON', '{"text":"😀 \\\\u0000"}'])(
  'the body %j is passed on unchanged',
  async (body) => {
    const answer = await send(body)
    expect([answer.status, await answer.text()]).toEqual([200, body])
  },
)

test.each(['null', '1', '"text"', '[]', '[{"email":"x"}]'])(
  'the body %s is refused because it has no fields',
  async (body) => {
    expect((await send(body)).status).toBe(400)
  },
)

test.each([500, 100_000])('a text nested %i levels deep is refused with an explanation', async (levels) => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const answer = await send(`{"text":${open.repeat(levels)}"x"${close.repeat(levels)}}`)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message: expect.stringContaining('nested too deeply') }] },
    ])
  }
})

test.each(['a\\u0000b', 'half of \\ud83d', '\\udc36 the other'])(
  'the text “%s” is refused at its field',
  async (text) => {
    const answer = await send(`{"rows":[{"name":"${text}"}]}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ data: { errors: [{ path: 'rows.0.name' }] } }] },
    ])
  },
)

test('an anonymous caller may send only a small body, and a signed-in person a larger one', async () => {
  const long = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) })
  expect((await send(long(MOST_STRANGERS_BYTES), {})).status).toBe(413)
  expect((await send(long(MOST_STRANGERS_BYTES))).status).toBe(200)
  expect((await send(long(MOST_JSON_BYTES))).status).toBe(413)
})

test.each<Record<string, string>>([{ cookie: 'session=made-up' }, { authorization: 'JWT made.up.here' }])(
  'a body larger than an anonymous caller may send is read no further with the invalid session %j',
  async (own) => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_024
        controller.enqueue(new Uint8Array(1_024).fill(32))
      },
    })
    const headers = { 'content-type': 'application/json', ...own }
    const init = { method: 'POST', headers, body: endless, duplex: 'half' }
    const answer = await taken(new Request('http://studio.test/api/users/login', init), undefined)
    expect(answer.status).toBe(401)
    expect(sent).toBeLessThan(2 * MOST_STRANGERS_BYTES)
    expect((await send('{}', own)).status).toBe(200)
  },
)

test.each(['text/plain', 'Application/JSON', 'application/x-www-form-urlencoded', ''])(
  'a body of type “%s” has the same limit for anonymous callers and is passed on unchanged',
  async (type) => {
    const own = { 'content-type': type }
    expect((await send('x'.repeat(MOST_STRANGERS_BYTES + 1), own)).status).toBe(413)
    const few = await send('{"a":"é"}', own)
    expect([few.status, await few.text()]).toEqual([200, '{"a":"é"}'])
  },
)

test('file uploads of signed-in people are exempt from the limit, and their other bodies are not', async () => {
  const body = 'x'.repeat(MOST_JSON_BYTES + 1)
  expect((await send(body, { ...COOKIE, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(200)
  expect((await send(body, { ...COOKIE, 'content-type': 'text/plain' })).status).toBe(413)
})

test.each<Record<string, string>>([{ cookie: 'session=made-up' }, { authorization: 'JWT made.up.here' }])(
  'a large file upload with the invalid session %j is refused',
  async (own) => {
    const files = { ...own, ...FORM }
    expect((await send('x'.repeat(MOST_STRANGERS_BYTES + 1), files)).status).toBe(401)
    expect((await send(toForm('file', 'x'), files)).status).toBe(200)
  },
)

test('a JSON body is checked whatever the capitals of its content type', async () => {
  expect((await send('[]', { ...COOKIE, 'content-type': 'Application/JSON' })).status).toBe(400)
})

test.each([
  ['null', 400],
  ['1', 400],
  ['[]', 400],
  ['"x"', 400],
  [`{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 400],
  ['{"a":"\\u0000"}', 400],
  ['{"email":"a@b.example"}', 200],
  ['not JSON', 200],
])('the fields of a form from an anonymous caller are checked like a JSON body: %s', async (fields, status) => {
  const form = toForm('_payload', fields)
  const answer = await send(form, FORM)
  const text = status === 200 ? form : expect.stringContaining('"errors"')
  expect([answer.status, await answer.text()]).toEqual([status, text])
  // Payload reads only some of several parts, but all are checked.
  expect((await send(`${toPart('_payload', '{}')}${form}`, FORM)).status).toBe(status)
  expect((await send(form, { ...COOKIE, ...FORM })).status).toBe(200)
})

test('a malformed form from an anonymous caller is refused', async () => {
  for (const text of ['', 'x', toPart('_payload', '{}')]) expect((await send(text, FORM)).status).toBe(400)
})

test.each(['X-HTTP-Method-Override', 'x-payload-http-method-override'])(
  'a query in a body (%s) that is not JSON is refused, because Payload would throw an error',
  async (name) => {
    for (const body of ['where[title]=x', '{"locale":', '', null]) {
      const answer = await send(body, { ...COOKIE, [name]: 'GET' })
      expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message: expect.any(String) }] }])
    }
    expect((await send('{"locale":"en"}', { ...COOKIE, [name]: 'GET' })).status).toBe(200)
  },
)
