import { randomUUID } from 'node:crypto'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { expect, test } from 'vitest'
import { erasePerson } from '../access/sign-in/erase-person.ts'
import { replayErasures } from '../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { query, addressOf, register } = openTestAccounts()
const plain: PlainQuery = (text, values = []) => query(text, [...values])

async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await query('begin')
  const done = await work()
  await query('commit')
  return done
}
const employ = (email: string) =>
  query(`insert into users (id, name, role, email) values (gen_random_uuid(), 'Anna', 'backOffice', $1)`, [email])
const decide = (customer: unknown, actor: string, days = 0) =>
  query(
    `insert into account_events (action, customer_id, actor, detail, created_at)
     values ('rejected', $1, $2, 'No shop', now() - make_interval(days => $3))`,
    [customer, actor, days],
  )
const subscribe = (email: string) =>
  query(
    `insert into subscribers (email, state, consent_text, consent_at, stop_hash, brand, site)
     values ($1::text, 'confirmed', 'Yes', now(), 'stop ' || $1::text, 'tailwell', 'tailwell/nl_NL')`,
    [email],
  )
const decisions = (customer: unknown) =>
  query(`select actor, detail from account_events where customer_id = $1 and action = 'rejected'`, [customer])
const idOf = async (email: string) => (await query('select id::text from customers where email = $1', [email]))[0]?.id

test('a colleague who erases an account or a newsletter of her own does not change her decisions about customers', async () => {
  const [colleague, customer] = [addressOf('colleague'), await register('decided')]
  await employ(colleague)
  const id = await idOf(customer)
  await decide(id, colleague, 3)
  await subscribe(colleague)
  await inTransaction(() => erasePerson(plain, colleague, 'test'))
  expect(await decisions(id)).toEqual([{ actor: colleague, detail: 'No shop' }])

  // She subscribes again, and a backup from before is restored: her old decision is no data that came back.
  await subscribe(colleague)
  const line = `${toErasureHash(colleague).toString('hex')} ${Date.now() - 86_400_000}`
  expect(await inTransaction(() => replayErasures(plain, [line]))).toBe(0)
  expect(await query('select 1 from subscribers where email = $1', [colleague])).toHaveLength(1)
})

test('the erasure of a person who has left the company takes the address from decisions, and leaves what customers were told', async () => {
  const [former, customer] = [addressOf('former'), await register('told')]
  const id = await idOf(customer)
  await decide(id, former.toUpperCase())
  await decide(randomUUID(), former)
  await inTransaction(() => erasePerson(plain, former, 'test'))
  expect(await decisions(id)).toEqual([{ actor: 'erased', detail: 'No shop' }])
  expect(JSON.stringify(await query('select actor from account_events')).toLowerCase()).not.toContain(former)
})
