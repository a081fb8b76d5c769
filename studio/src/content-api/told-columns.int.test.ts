import { expect, test } from 'vitest'
import { z } from 'zod'
import { ACCOUNT_TABLES, PERSON_PLACES } from '../access/sign-in/person-places.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { exportPerson } from './accounts/export-person.ts'

const { ask, register, query } = openTestAccounts()
const plain: PlainQuery = (text, values = []) => query(text, [...values])

const SEEDED: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  submissions: (email) =>
    query(
      `insert into submissions (id, state, fields, form, email, brand, site, received_at, note)
       values (gen_random_uuid(), 'handled', '{}', 'contact', $1, 'tailwell', 'tailwell/nl_NL', now(), 'Called back')`,
      [email],
    ),
  subscribers: (email) =>
    query(
      `insert into subscribers (email, state, consent_text, consent_at, stop_hash, brand, site)
       values ($1::text, 'confirmed', 'Yes', now(), 'stop ' || $1::text, 'tailwell', 'tailwell/nl_NL')`,
      [email],
    ),
  deliveries: (email) =>
    query(
      `insert into deliveries (submission, form, brand, site, body, next_attempt_at)
       values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', $1, now())`,
      [JSON.stringify({ email })],
    ),
  'accounts.session': (email) => ask('login', { email, password: 'four words in a row' }),
  'accounts.email_change': (email) =>
    query(
      `insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
       select id, 'next-' || email, sha256('old'), sha256('new'), now() + interval '1 hour' from customers where email = $1`,
      [email],
    ),
  'accounts.proven_address': (email) =>
    query('insert into accounts.proven_address (customer_id) select id from customers where email = $1', [email]),
}

const ROW = 'numbers the row'
const HASH = 'a hash: it says nothing, and opens what it is of where it is broken'
const ONE_BRAND = 'each export is of one brand'
const MACHINE = 'what the machine does with it: no fact about the person'

/** Columns that are not disclosed, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'customers.id': ROW,
  'account_events.id': ROW,
  'account_events.updated_at': 'a line is never changed',
  'submissions.id': ROW,
  'submissions.brand': ONE_BRAND,
  'submissions.assignee_id': 'about a person of the company: whose task it was',
  'submissions.trace': MACHINE,
  'subscribers.id': ROW,
  'subscribers.brand': ONE_BRAND,
  'subscribers.confirm_hash': HASH,
  'subscribers.stop_hash': HASH,
  'deliveries.id': ROW,
  'deliveries.brand': ONE_BRAND,
  'deliveries.submission': ROW,
  'deliveries.receiver_id': 'told by its name, as receiver',
  'deliveries.attempts': MACHINE,
  'deliveries.next_attempt_at': MACHINE,
  'deliveries.last_error': MACHINE,
  'deliveries.updated_at': MACHINE,
  'mails.id': ROW,
  'mails.brand': ONE_BRAND,
  'mails.html': 'the words of text',
  'mails.message_id': ROW,
  'mails.unsubscribe': 'a link of text, with a key',
  'mails.attempts': MACHINE,
  'mails.next_attempt_at': MACHINE,
  'mails.last_error': MACHINE,
  'mails.trace': MACHINE,
  'mails.updated_at': MACHINE,
  'accounts.session.token_hash': HASH,
  'accounts.device.token_hash': HASH,
  'accounts.credential.password_hash': HASH,
  'accounts.email_change.old_token_hash': HASH,
  'accounts.email_change.new_token_hash': HASH,
  'accounts.reset.token_hash': HASH,
  'accounts.reset.expires_at': 'the mail with the link is told; good for an hour',
  'accounts.data_link.token_hash': HASH,
  'accounts.data_link.expires_at': 'the mail with the link is told; good for an hour',
  'payload_locked_documents_rels.*': 'which document a colleague has open',
}

const namesSchema = z.array(z.object({ table: z.string(), name: z.string() }))

/** Columns of all tables with personal data: those in the list, and those whose rows belong to one of them. */
async function listColumns() {
  const places = [...PERSON_PLACES, ...ACCOUNT_TABLES].map(({ table }) => table)
  const columns = await query(
    `select a.attrelid::regclass::text as table, a.attname::text as name from pg_attribute a
     where a.attnum > 0 and not a.attisdropped and (a.attrelid = any($1::regclass[]) or a.attrelid in (
       select conrelid from pg_constraint where contype = 'f' and confrelid = any($1::regclass[])))
     order by 1, a.attnum`,
    [places],
  )
  return namesSchema.parse(columns).map(({ table, name }) => ({ table, name, path: `${table}.${name}` }))
}
const isOwner = ({ name }: { name: string }) => name === 'customer_id'
const isLeftOut = (table: string, path: string) => LEFT_OUT[path] !== undefined || LEFT_OUT[`${table}.*`] !== undefined

test('every column of personal data is exported, or listed as left out with a reason', async () => {
  const email = await register('all-columns')
  for (const seed of Object.values(SEEDED)) await seed(email)
  const exported = await exportPerson(plain, { brand: 'tailwell', email })
  const told = new Set<string>()
  for (const { name, table } of [...PERSON_PLACES, ...ACCOUNT_TABLES]) {
    const rows = [exported[name]].flat()
    expect([name, rows.length > 0]).toEqual([name, true])
    for (const row of rows) for (const column of Object.keys(row)) told.add(`${table}.${column}`)
  }
  const columns = (await listColumns()).filter((column) => !isOwner(column))
  const forgotten = columns.filter(({ table, path }) => !told.has(path) && !isLeftOut(table, path))
  expect(forgotten.map(({ path }) => path)).toEqual([])
  const there = new Set(columns.flatMap(({ table, path }) => [path, `${table}.*`]))
  expect(Object.keys(LEFT_OUT).filter((path) => !there.has(path) || told.has(path))).toEqual([])
})

test('notes of the back office about a person are exported to that person', async () => {
  const email = await register('noted')
  await query(
    `update customers set note = 'Pays late', reason = 'No shop', changed_data = '2026-11-22: city' where email = $1`,
    [email],
  )
  await SEEDED.submissions?.(email)
  await SEEDED['accounts.proven_address']?.(email)
  expect(await exportPerson(plain, { brand: 'tailwell', email })).toMatchObject({
    account: { note: 'Pays late', reason: 'No shop', changed_data: '2026-11-22: city' },
    forms: [{ note: 'Called back', state: 'handled' }],
    proofs: [{ proven_at: expect.any(Date) }],
    passwords: [{ changed_at: expect.any(Date) }],
  })
})
