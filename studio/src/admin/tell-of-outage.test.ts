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

test.each([401, 403, 500])('%i while the database is away is 503 with a sentence and a time', async (status) => {
  const { status: told, retry, text } = await ask(say(status), true)
  expect([told, retry]).toEqual([503, '5'])
  expect(text).toContain(AWAY_SENTENCE)
})

test.each([401, 403, 500])('%i while it answers stays what it is', async (status) => {
  expect((await ask(say(status), false)).status).toBe(status)
})

test.each([200, 400, 404])('%i is never asked about', async (status) => {
  expect((await ask(say(status), true)).status).toBe(status)
})

test('what is thrown is an outage when there is one, and is thrown on else', async () => {
  const fail = () => Promise.reject(new Error('connection terminated'))
  expect((await ask(fail, true)).status).toBe(503)
  await expect(ask(fail, false)).rejects.toThrow('terminated')
})
