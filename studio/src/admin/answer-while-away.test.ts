import { expect, test } from 'vitest'
import { answerWhileAway } from './answer-while-away.ts'
import { AWAY_SENTENCE } from './tell-of-outage.ts'

const ask = (isAway: boolean, headers: Record<string, string> = {}) =>
  answerWhileAway(new Request('http://studio.example/admin', { headers }), async () => isAway)

test('a page request is answered with 503 and an automatic reload while the database is unavailable', async () => {
  const answer = await ask(true)
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5'])
  const text = await answer?.text()
  expect(text).toContain(AWAY_SENTENCE)
  expect(text).toContain('<meta http-equiv="refresh" content="5">')
})

test('a form request is answered with the explanation as plain text while the database is unavailable', async () => {
  const answer = await ask(true, { 'next-action': 'x' })
  expect([answer?.status, await answer?.text()]).toEqual([503, AWAY_SENTENCE])
  expect(answer?.headers.get('content-type')).toContain('text/plain')
})

test('a request passes through while the database is available', async () => {
  expect(await ask(false)).toBeUndefined()
})
