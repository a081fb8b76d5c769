import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
let other: Client
beforeAll(async () => {
  studio = await openTestStudio()
  other = new Client({ connectionString: studio.databaseUrl })
  await other.connect()
})
afterAll(async () => {
  await other?.end()
  await studio?.close()
})

test('a change that has waited too long for another one of the account says that the studio is busy', async () => {
  const shop = { company: 'De Poot', address: 'Straat 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
  const data = { ...shop, email: `${randomUUID()}@example.test`, brand: 'tailwell', site: 'tailwell/nl_NL' }
  const { id } = await studio.payload.create({ collection: 'customers', data: { ...data, state: 'pending' } })
  await other.query('begin')
  await other.query('select 1 from customers where id = $1 for update', [id])
  const { db } = studio.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) throw new Error('There are no transactions')
  const query = toPlainQuery(await transactionOf({ payload: studio.payload, transactionID }))
  await query(`set local lock_timeout = '100ms'`)
  const noting = studio.payload.update({
    collection: 'customers',
    id,
    data: { note: 'Called' },
    req: { transactionID },
  })
  await expect(noting).rejects.toMatchObject({ status: 503, message: expect.stringContaining('busy') })
  await other.query('rollback')
})
