import { randomUUID } from 'node:crypto'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { expect, test } from 'vitest'
import { erasePerson } from '../access/sign-in/erase-person.ts'
import { PERSON_PLACES, type PersonPlaceName } from '../access/sign-in/person-places.ts'
import { replayErasures } from '../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { exportPerson } from './accounts/export-person.ts'

const { query, addressOf } = openTestAccounts()
const plain: PlainQuery = (text, values = []) => query(text, [...values])

const keepMail = (recipient: string, replyTo: string | null) =>
  query(
    `insert into mails (id, kind, brand, site, recipient, reply_to, subject, text, html, message_id, next_attempt_at)
     values (gen_random_uuid(), 'form-received', 'tailwell', 'tailwell/nl_NL', $1, $2, 'About', 'Words', 'Words', gen_random_uuid()::text, now())`,
    [recipient, replyTo],
  )
test('mails to others that name the person are erased but not exported, and those that name another person stay', async () => {
  const email = addressOf('named')
  const about = async (name: string) => {
    await keepMail('shop@brand.example', null)
    await query(`update mails set text = $1 where text = 'Words'`, [`The new address is “${name}”, and then ${name}.`])
  }
  for (const name of [email, `jo${email}`, `${email}.org`]) await about(name.toUpperCase())
  const { mails } = await exportPerson(plain, { brand: 'tailwell', email })
  expect(mails).toEqual([])
  await inTransaction(() => erasePerson(plain, email, 'test'))
  const left = JSON.stringify(await query('select text from mails')).toLowerCase()
  expect([`“${email}”`, `“jo${email}”`, `“${email}.org”`].map((name) => left.includes(name))).toEqual([
    false,
    true,
    true,
  ])
  await query('delete from mails')
})

test('after a restore, mails whose text names an erased person are erased, and data from after the erasure stays', async () => {
  const email = addressOf('in-words')
  const about = async (name: string, days: number) => {
    await keepMail('shop@brand.example', null)
    await query(`update mails set text = $1, created_at = now() - make_interval(days => $2) where text = 'Words'`, [
      `The new address is „${name}“.`,
      days,
    ])
  }
  const erasedAt = Date.now() - 2 * 86_400_000
  const line = (of: string) => `${toErasureHash(of).toString('hex')} ${erasedAt}`
  const letters = 'anna.worte@müller.example'
  await about(email.toUpperCase(), 3)
  await about(letters, 3)
  await about(`jo${email}`, 3)
  await about(email, 1)
  await keepCustomer(email)
  expect(await inTransaction(() => replayErasures(plain, [line(email), line(letters)]))).toBe(2)
  const left = await query('select text from mails order by created_at')
  expect(left.map(({ text }) => text)).toEqual([`The new address is „jo${email}“.`, `The new address is „${email}“.`])
  expect(await query('select 1 from customers where email = $1', [email])).toHaveLength(1)
  expect(await inTransaction(() => replayErasures(plain, [line(email), line(letters)]))).toBe(0)
  await query('delete from mails')
  await query('delete from customers where email = $1', [email])
})

const keepCustomer = async (email: string) =>
  (
    await query(
      `insert into customers (company, name, address, postcode, city, email, brand, site, state)
       values ('De Poot', 'Sanne', 'Straat 1', '1234', 'Utrecht', $1, 'tailwell', 'tailwell/nl_NL', 'approved') returning id`,
      [email],
    )
  )[0]?.id
const keepForm = (email: string | null, typed: string) =>
  query(
    `insert into submissions (id, state, fields, form, email, brand, site, received_at)
     values (gen_random_uuid(), 'new', jsonb_build_object('email', $2::text), 'contact', $1, 'tailwell', 'tailwell/nl_NL', now())`,
    [email, typed],
  )

/** Data of a person that is in one place only, by place. */
const SEEDS = {
  events: [
    (email) =>
      query(
        `insert into account_events (action, customer_id, actor, detail) values ('applied', gen_random_uuid()::text, $1, 'words')`,
        [email],
      ),
  ],
  changes: [
    async (email) =>
      query(
        `insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
         values ($1, $2::text, sha256($2::text::bytea), sha256(('new ' || $2::text)::bytea), now() + interval '24 hours')`,
        [await keepCustomer(`${randomUUID()}@other.example`), email],
      ),
  ],
  account: [keepCustomer],
  forms: [(email) => keepForm(email, 'none'), (email) => keepForm(null, email.toUpperCase())],
  subscriptions: [
    (email) =>
      query(
        `insert into subscribers (email, state, consent_text, consent_at, stop_hash, brand, site)
         values ($1::text, 'confirmed', 'Yes', now(), 'stop ' || $1::text, 'tailwell', 'tailwell/nl_NL')`,
        [email],
      ),
  ],
  deliveries: [
    (email) =>
      query(
        `insert into deliveries (submission, form, brand, site, body, next_attempt_at)
         values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', $1, now())`,
        [JSON.stringify({ email, fields: { email } })],
      ),
    // With another name than that of the form's address.
    (email) =>
      query(
        `insert into deliveries (submission, form, brand, site, body, next_attempt_at)
         values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', $1, now())`,
        [JSON.stringify({ email: 'shop@other.example', fields: { colleague: email.toUpperCase() } })],
      ),
  ],
  mails: [(email) => keepMail(email, null), (email) => keepMail('shop@brand.example', email)],
} as const satisfies Record<PersonPlaceName, readonly ((email: string) => Promise<unknown>)[]>

/** Tables of the whole database that contain a text. */
async function findTables(text: string): Promise<string[]> {
  const tables = await query(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name,
       quote_ident(table_schema) || '.' || quote_ident(table_name) as quoted
     from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name, quoted } of tables)
    if ((await query(`select 1 from ${quoted} t where position($1 in lower(t::text)) > 0 limit 1`, [text])).length > 0)
      found.push(name)
  return found
}
async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await query('begin')
  const done = await work()
  await query('commit')
  return done
}
const ways = PERSON_PLACES.flatMap(({ name, table }) =>
  SEEDS[name].map((seed, at) => ({ name, table, seed, way: at + 1 })),
)

test.each(ways)(
  '$name, way $way: data in this place alone is exported, erased, and erased again after a restore',
  async ({ name, table, seed, way }) => {
    const email = addressOf(`only-${name}-${way}`)
    // Another person’s address may contain this one at its beginning or end.
    await seed(`jo${email}`)
    await seed(email)
    expect(await findTables(email)).toContain(table)
    const told = await exportPerson(plain, { brand: 'tailwell', email })
    expect(JSON.stringify(told[name]).length).toBeGreaterThan(JSON.stringify([]).length)
    const count = async () => (await query(`select 1 from ${table} t where t::text ilike $1`, [`%jo${email}%`])).length
    const others = await count()

    await inTransaction(() => erasePerson(plain, email, 'test'))
    const mine = async () =>
      (
        await query(`select 1 from ${table} t where replace(lower(t::text), $1, '') like $2`, [
          `jo${email}`,
          `%${email}%`,
        ])
      ).length
    expect(await mine()).toBe(0)
    const { account, ...rest } = await exportPerson(plain, { brand: 'tailwell', email })
    expect([account, ...Object.values(rest).flat()]).toEqual([{}])

    await seed(email)
    const line = `${toErasureHash(email).toString('hex')} ${Date.now() + 60_000}`
    expect(await inTransaction(() => replayErasures(plain, [line]))).toBe(1)
    expect(await mine()).toBe(0)
    expect(await count()).toBe(others)
  },
)

/** Columns with email addresses that do not belong to visitors or customers, and why. */
const NOT_OF_VISITORS: Readonly<Record<string, string>> = {
  'users.email': 'people of the studio, deleted in the admin',
  'authors.email_address': 'published by the company',
  '_authors_v.version_email_address': 'published by the company',
  'stores.email_address': 'published by the shop',
  '_stores_v.version_email_address': 'published by the shop',
  'jobs.contact_mail': 'published by the company',
  '_jobs_v.version_contact_mail': 'published by the company',
  'site_settings.company_email_address': 'published by the company',
  '_site_settings_v.version_company_email_address': 'published by the company',
  'sign_ins.person': 'people of the studio, for a year',
  'accounts.erasure.email_hash': 'a hash',
}

test('every database column named like an address or a person is in a listed place of personal data or an exception', async () => {
  const columns = await query(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table, column_name as name
     from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
       and column_name ~ '(mail|recipient|reply_to|sender|actor|person)(_|$)'
       and data_type in ('text', 'character varying', 'jsonb', 'bytea') order by 1, 2`,
  )
  const places = new Set<string>(PERSON_PLACES.map(({ table }) => table))
  const missing = columns.filter(({ table }) => !places.has(table)).map(({ table, name }) => `${table}.${name}`)
  expect(missing.filter((column) => NOT_OF_VISITORS[column] === undefined)).toEqual([])
})
