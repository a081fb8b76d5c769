import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { holdAccount } from '../../content-api/accounts/hold-account.ts'
import { queryOn } from '../../platform/query-on.ts'
import { erasePerson } from './erase-person.ts'

const EMAIL = 'sanne@shop.example'
let database: TestDatabase
let [customer, operator]: Client[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  customer = new Client({ connectionString: database.url })
  operator = new Client({ connectionString: database.url })
  await Promise.all([customer.connect(), operator.connect()])
})
afterAll(async () => {
  await Promise.all([customer?.end(), operator?.end()])
  await database?.drop()
})

test('an erasure waits for a change of the account, and leaves nothing of it', async () => {
  if (customer === undefined || operator === undefined) throw new Error('There is no database')
  const [change, erase] = [queryOn(customer), queryOn(operator)]
  await change(
    `with made as (
       insert into customers (company, name, address, postcode, city, email, brand, site, state)
       values ('De Poot', 'Sanne', 'Straat 1', '1234', 'Utrecht', $1, 'tailwell', 'tailwell/nl_NL', 'approved') returning id)
     insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
     select id, 'new@shop.example', sha256('old'), sha256('new'), now() + interval '1 hour' from made`,
    [EMAIL],
  )
  const id = String(Object((await change('select id::text from customers'))[0]).id)
  await change('begin')
  await holdAccount(change, id)
  await erase('begin')
  const erasing = erasePerson(erase, EMAIL, 'test')
  await new Promise((done) => setTimeout(done, 300))
  await change('update accounts.email_change set is_old_confirmed = true')
  await change(`insert into account_events (action, customer_id, actor) values ('changed-password', $1, $2)`, [
    id,
    EMAIL,
  ])
  await change('commit')
  expect((await erasing).account).toBe(1)
  await erase('commit')
  expect(await erase('select actor from account_events')).toEqual([{ actor: 'erased' }])
})
