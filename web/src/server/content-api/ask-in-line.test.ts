import { VISITOR_HEADERS } from '@menagerie/contract/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { Turns } from '../turns/turns.ts'
import { askInLine } from './ask-in-line.ts'

afterEach(() => vi.useRealTimers())

/** A studio that answers when the test says so; `asked` are the requested addresses. */
function openSlowStudio() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const { ask } = askInLine(
    {
      ask: (_path, call) => {
        asked.push(call?.headers?.[VISITOR_HEADERS.address] ?? '')
        return new Promise((done) => answers.push(() => done({ status: 200, json: {} })))
      },
    },
    new Turns(),
  )
  const signIn = (address: string) => ask('/auth/login', { headers: { [VISITOR_HEADERS.address]: address } })
  return { asked, answers, signIn }
}
const crowd = (calls: number) => Array.from({ length: calls }, (_, n) => `198.51.100.${n % 8}`)

test('sign-in calls to the studio are limited to 64 at once, and a visitor waits for two calls per address at most', async () => {
  const { asked, answers, signIn } = openSlowStudio()
  const signing = crowd(200).map(signIn)
  signing.push(signIn('203.0.113.9'))
  await vi.waitFor(() => expect(asked).toHaveLength(64))
  for (let n = 0; n < 17; n += 1) answers.shift()?.()
  await vi.waitFor(() => expect(asked).toContain('203.0.113.9'))
  expect(asked.indexOf('203.0.113.9')).toBeLessThanOrEqual(64 + 17)
  const answerAll = setInterval(() => answers.shift()?.(), 0)
  expect((await Promise.all(signing)).every(({ status }) => status === 200)).toBe(true)
  clearInterval(answerAll)
})

test('a call that gets no place in time fails without being sent, and the next call gets its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked, answers, signIn } = openSlowStudio()
  const signing = crowd(64).map(signIn)
  const late = signIn('203.0.113.9')
  const refused = expect(late).rejects.toThrow('Too many visitors')
  await vi.advanceTimersByTimeAsync(5_000)
  await refused
  const next = signIn('203.0.113.10')
  while (answers.length > 0) answers.shift()?.()
  await Promise.all(signing)
  while (answers.length > 0) answers.shift()?.()
  expect([(await next).status, asked.includes('203.0.113.9'), asked.at(-1)]).toEqual([200, false, '203.0.113.10'])
})
