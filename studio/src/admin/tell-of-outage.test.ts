import { expect, test } from 'vitest'
import { AWAY_SENTENCE, tellOfOutage } from './tell-of-outage.ts'

const REQUEST = new Request('http://studio.example/api/pages')
const say = (status: number) => async () => Response.json({ errors: [{ message: 'Something' }] }, { status })

async function ask(answer: () => Promise<Response>, isAway: boolean) {
  const { status, headers, ...rest } = await tellOfOutage(answer, async () => isAway)(REQUEST, {}).then(
    async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
  )
  return { status, retry: headers.get('retry-after'), ...rest }
}

test.each([401, 403, 500])(
  'status %i becomes 503 with an explanation and a retry time while the database is unavailable',
  async (status) => {
    const { status: told, retry, text } = await ask(say(status), true)
    expect([told, retry]).toEqual([503, '5'])
    expect(text).toContain(AWAY_SENTENCE)
  },
)

test.each([401, 403, 500])('status %i stays unchanged while the database is available', async (status) => {
  expect((await ask(say(status), false)).status).toBe(status)
})

test.each([200, 400, 404])('status %i stays unchanged even while the database is unavailable', async (status) => {
  expect((await ask(say(status), true)).status).toBe(status)
})

test('a thrown error becomes 503 while the database is unavailable, and is rethrown otherwise', async () => {
  const fail = () => Promise.reject(new Error('connection terminated'))
  expect((await ask(fail, true)).status).toBe(503)
  await expect(ask(fail, false)).rejects.toThrow('terminated')
})
