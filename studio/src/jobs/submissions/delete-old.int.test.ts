import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { deleteOld } from './delete-old.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const query = async (text: string, values: readonly unknown[] = []) => (await pool.query(text, [...values])).rows
async function idOf(statement: string, values: readonly unknown[]): Promise<unknown> {
  return (await query(`${statement} returning id`, values))[0]?.id
}
const keepCustomer = (email: string) =>
  idOf(
    `insert into customers (company, name, address, postcode, city, email, brand, site, state)
     values ('De Poot', 'Sanne', 'Straat 1', '1234', 'Utrecht', $1, 'tailwell', 'tailwell/nl_NL', 'approved')`,
    [email],
  )
const keepUser = (email: string) =>
  idOf(`insert into users (id, name, role, email) values (gen_random_uuid(), 'Anna', 'editor', $1)`, [email])

/** What one customer and one person of the studio leave behind when they sign in, ask for links and go away: `$2` is the time, `$3` makes hashes differ. */
const OF_CUSTOMER = [
  `insert into accounts.session (token_hash, customer_id, agent, started_at, seen_at) values (sha256($3::bytea), $1, 'Firefox', $2, $2)`,
  `insert into accounts.reset (token_hash, customer_id, expires_at) values (sha256($3::bytea), $1, $2::timestamptz + interval '1 hour')`,
  `insert into accounts.data_link (token_hash, customer_id, expires_at) values (sha256($3::bytea), $1, $2::timestamptz + interval '1 hour')`,
  `insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
   values ($1, 'another-person@shop.example', sha256($3::bytea), sha256(('new' || $3)::bytea), $2::timestamptz + interval '24 hours')`,
]
const OF_USER = [
  `insert into accounts.staff_session (sid, user_id, agent, address, started_at) values ($3, $1, 'Firefox', '192.0.2.1', $2)`,
  `insert into accounts.staff_reset (token_hash, user_id, expires_at) values (sha256($3::bytea), $1, $2::timestamptz + interval '1 hour')`,
  `insert into accounts.staff_ticket (token_hash, kind, user_id, browser, way, expires_at)
   values (sha256($3::bytea), 'second', $1, '', 'password', $2::timestamptz + interval '10 minutes')`,
]
const TABLES = [
  ...['session', 'reset', 'data_link', 'email_change', 'staff_session', 'staff_reset', 'staff_ticket'],
] as const
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (name) => [name, (await query(`select 1 from accounts.${name}`)).length] as const),
    ),
  )

test('sessions, links and requested addresses that have ended are deleted, also of people who never come back', async () => {
  const leave = async (name: string, hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000)
    const [customer, user] = [await keepCustomer(`${name}@shop.example`), await keepUser(`${name}@brand.example`)]
    for (const statement of OF_CUSTOMER) await query(statement, [customer, at, name])
    for (const statement of OF_USER) await query(statement, [user, at, name])
  }
  await leave('two-days', 49)
  await leave('now', 0)
  await deleteOld(pool, 12)
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((name) => [name, 1])))
  expect(JSON.stringify(await query('select * from accounts.staff_session'))).toContain('now')
})

test('a browser that an account has not used for a year is forgotten, as the browser has forgotten its cookie', async () => {
  const customer = await keepCustomer('browsers@shop.example')
  for (const days of [364, 366])
    await query(
      `insert into accounts.device (customer_id, token_hash, agent, seen_at) values ($1, sha256($2::bytea), 'Firefox', now() - make_interval(days => $3))`,
      [customer, `${days}`, days],
    )
  await deleteOld(pool, 12)
  const left = await query(`select now() - seen_at < interval '365 days' as is_new from accounts.device`)
  expect(left).toEqual([{ is_new: true }])
})

test.each([
  ['submissions', 'received_at', 12],
  ['mails', 'created_at', 12],
  ['deliveries', 'created_at', 12],
])('%s are deleted at the end of their months and not before', async (table, column, months) => {
  const seeds: Readonly<Record<string, string>> = {
    submissions: `insert into submissions (id, state, fields, form, email, brand, site, received_at)
      values (gen_random_uuid(), 'handled', '{}', 'contact', 'kim@shop.example', 'tailwell', 'tailwell/nl_NL', now() - $1::interval)`,
    mails: `insert into mails (id, kind, brand, site, recipient, subject, text, html, message_id, next_attempt_at, created_at)
      values (gen_random_uuid(), 'form-received', 'tailwell', 'tailwell/nl_NL', 'kim@shop.example', 'About', 'Words', 'Words', gen_random_uuid()::text, now(), now() - $1::interval)`,
    deliveries: `insert into deliveries (submission, form, brand, site, body, next_attempt_at, created_at)
      values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', '{}', now(), now() - $1::interval)`,
  }
  for (const age of [`${months} months -1 hour`, `${months} months 1 hour`]) await query(seeds[table] ?? '', [age])
  await deleteOld(pool, months)
  expect(await query(`select ${column} > now() - make_interval(months => ${months}) as is_new from ${table}`)).toEqual([
    { is_new: true },
  ])
})
