import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { erasePerson } from '../access/sign-in/erase-person.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { SUBMISSIONS_TOKEN } from '../testing/test-content-api.ts'

const { query, addressOf, ask } = openTestAccounts()
const plain: PlainQuery = (text, values = []) => query(text, [...values])

async function erase(email: string): Promise<void> {
  await query('begin')
  await erasePerson(plain, email, 'test')
  await query('commit')
}
const HOUR_MS = 3_600_000
const toForm = (email: string, ageMs: number, more: object = {}) => ({
  id: randomUUID(),
  form: 'contact',
  locale: 'nl_NL',
  receivedAt: new Date(Date.now() - ageMs).toISOString(),
  email,
  fields: { email, subject: 'Bowl', message: 'It broke' },
  ...more,
})
const deliver = (...submissions: { id: string }[]) =>
  ask('../submissions', { submissions }, { token: SUBMISSIONS_TOKEN })
const keptIds = async () => (await query('select id::text from submissions order by id')).map(({ id }) => id)

test('a form that waited at a site while its sender was erased is not stored, and the site does not send it again', async () => {
  const [email, other] = [addressOf('waited'), addressOf('stays')]
  const odd = email.replace('@', '＠').toUpperCase()
  await erase(email)
  const waited = [
    toForm(email, 2 * HOUR_MS),
    toForm(odd, HOUR_MS),
    { ...toForm(email, HOUR_MS), email: undefined },
    { ...toForm('none', HOUR_MS), email },
    toForm(email, HOUR_MS, { isSpam: true }),
    toForm(email, HOUR_MS, {
      form: 'newsletter',
      fields: { action: 'subscribe', email, page: 'https://www.example.test/newsletter/', consent: 'Yes, please' },
    }),
  ]
  const kept = [toForm(other, HOUR_MS), toForm(email, -1_000)]
  const answer = await deliver(...waited, ...kept)
  expect(answer).toMatchObject({ status: 200 })
  expect(JSON.stringify(answer.body)).toContain(waited[0]?.id)
  expect(await keptIds()).toEqual(kept.map(({ id }) => id).toSorted())
  expect(await query('select 1 from subscribers')).toEqual([])
  expect(await query(`select 1 from mails where lower(recipient) = $1`, [email])).toEqual([])
  expect((await deliver(...waited)).status).toBe(200)
  expect(await keptIds()).toHaveLength(2)
})
