import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let database: Client
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  studio = await openTestStudio()
  database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
  for (const role of ['admin', 'editor', 'backOffice'] as const) {
    const email = `${role}@example.test`
    const sites = role === 'editor' ? ['tailwell/nl_NL'] : []
    await studio.payload.create({ collection: 'users', data: { name: role, email, password: PASSWORD, role, sites } })
    tokens[role] = (await studio.payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token
  }
})
afterAll(async () => {
  await database?.end()
  await studio?.close()
})

const PASSWORD = 'long enough for a test'

const shop = () => ({
  company: 'De Poot B.V.',
  address: 'Dorpsstraat 1',
  postcode: '1234 AB',
  city: 'Utrecht',
  name: 'Sanne de Wit',
  email: `${randomUUID()}@Example.test`,
  brand: 'tailwell',
  site: 'tailwell/nl_NL',
})

const register = () => studio.payload.create({ collection: 'customers', data: { ...shop(), state: 'pending' } })

function ask(method: string, path: string, token?: string, body?: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return handleEndpoints({
    config: studio.payload.config,
    request: new Request(`http://localhost:3300/api${path}`, init),
  })
}

const decide = (id: string, data: object) => ask('PATCH', `/customers/${id}`, tokens.backOffice, { ...data })
const mailsTo = async (email: string) =>
  (await database.query('select kind, text from mails where recipient = $1', [email])).rows
const trailOf = async (id: string) =>
  (
    await database.query(
      'select action, actor, detail from account_events where customer_id = $1 order by created_at',
      [id],
    )
  ).rows

describe('a decision of the back office', () => {
  test('to approve a customer is recorded in the audit trail and sent in a mail', async () => {
    const { id, email, company } = await register()
    expect((await decide(id, { state: 'approved' })).status).toBe(200)
    const [mail, ...others] = await mailsTo(email)
    expect(mail).toMatchObject({ kind: 'account-approved', text: expect.stringContaining(email) })
    // An approval confirms a company, but no email address.
    expect(mail.text).not.toContain(company)
    // The link leads to the sign-in.
    expect([mail.text, others]).toEqual([expect.stringMatching(/\nhttps?:\/\/\S+\/business\/login\/\n/), []])
    expect(await trailOf(id)).toEqual([{ action: 'approved', actor: 'backoffice@example.test', detail: null }])
  })

  test('to reject a customer needs a reason, which is included in the mail', async () => {
    const { id, email, company } = await register()
    expect((await decide(id, { state: 'rejected' })).status).toBe(400)
    expect(await mailsTo(email)).toEqual([])
    expect((await decide(id, { state: 'rejected', reason: 'No shop' })).status).toBe(200)
    const [mail, ...others] = await mailsTo(email)
    expect([mail, others]).toEqual([{ kind: 'account-rejected', text: expect.stringContaining('No shop') }, []])
    // The email address may belong to another person, so the mail must not contain the applicant's text.
    expect(mail?.text).not.toContain(company)
  })

  test('to suspend a customer ends all sessions at once, and a changed note ends none', async () => {
    const { id } = await register()
    await decide(id, { state: 'approved' })
    await database.query(`insert into accounts.session (token_hash, customer_id, agent) values ('x', $1, '')`, [id])
    const sessions = async () =>
      (await database.query('select 1 from accounts.session where customer_id = $1', [id])).rowCount
    await decide(id, { note: 'Called on Monday' })
    expect(await sessions()).toBe(1)
    await decide(id, { state: 'suspended' })
    expect(await sessions()).toBe(0)
  })
})

test('an email address can have only one account per brand, whatever its capitals', async () => {
  const data = { ...shop(), email: 'Twice@Example.test' }
  await studio.payload.create({ collection: 'customers', data: { ...data, state: 'pending' } })
  const again = studio.payload.create({
    collection: 'customers',
    data: { ...data, email: 'twice@example.TEST', state: 'pending' },
  })
  await expect(again).rejects.toThrow()
  const other = { ...data, brand: 'aldergrove', site: 'aldergrove/nl_NL', state: 'pending' as const }
  expect(await studio.payload.create({ collection: 'customers', data: other })).toMatchObject({
    email: 'twice@example.test',
  })
})

test('entries of the audit trail cannot be changed or deleted, and editors cannot read the trail', async () => {
  const { id } = await register()
  await decide(id, { state: 'approved' })
  for (const statement of ['delete from account_events', `update account_events set actor = 'x'`])
    await expect(database.query(statement)).rejects.toThrow('only added to')
  expect((await ask('GET', '/account-events', tokens.editor)).status).toBe(403)
  expect((await ask('GET', '/account-events', tokens.backOffice)).status).toBe(200)
})

test('requests to sign in to the studio as a customer are refused', async () => {
  for (const path of ['/login', '/forgot-password', '/reset-password', '/first-register', '/unlock', '/refresh-token'])
    expect([403, 404]).toContain((await ask('POST', `/customers${path}`, undefined, shop())).status)
})

describe('over REST', () => {
  test('the back office can add and approve customers, and an editor cannot see customers', async () => {
    const made = await ask('POST', '/customers', tokens.backOffice, { ...shop(), state: 'pending' })
    expect(made.status).toBe(201)
    const { id } = (await made.json()).doc
    const approved = await ask('PATCH', `/customers/${id}`, tokens.backOffice, { state: 'approved' })
    expect(approved.status).toBe(200)
    expect(await approved.json()).toMatchObject({ doc: { state: 'approved' } })
    expect((await ask('PATCH', `/customers/${id}`, tokens.editor, { state: 'rejected' })).status).toBe(403)
    expect((await ask('GET', '/customers', tokens.editor)).status).toBe(403)
    expect((await ask('DELETE', `/customers/${id}`, tokens.backOffice)).status).toBe(403)
    expect((await ask('DELETE', `/customers/${id}`, tokens.admin)).status).toBe(200)
  })

  test('the back office can set the state and note of a submission, but cannot change its sent data', async () => {
    const { id } = await studio.payload.create({
      collection: 'submissions',
      data: {
        form: 'contact',
        brand: 'tailwell',
        site: 'tailwell/nl_NL',
        receivedAt: new Date(0).toISOString(),
        state: 'new',
        email: 'visitor@example.test',
        fields: { subject: 'Bowl', message: 'It broke' },
      },
    })
    const wanted = { state: 'handled', note: 'Sent a new one', fields: {}, email: 'x@example.test', form: 'newsletter' }
    const answer = await ask('PATCH', `/submissions/${id}`, tokens.backOffice, wanted)
    expect(await answer.json()).toMatchObject({
      doc: {
        state: 'handled',
        note: 'Sent a new one',
        email: 'visitor@example.test',
        form: 'contact',
        fields: { subject: 'Bowl', message: 'It broke' },
      },
    })
    expect((await ask('POST', '/submissions', tokens.admin, { form: 'contact', fields: {} })).status).toBe(403)
  })
})

test('an internationalised email address is stored in ASCII, shown in Unicode and found by both forms', async () => {
  const email = `info${randomUUID()}@Müller.example`
  const made = await studio.payload.create({ collection: 'customers', data: { ...shop(), email, state: 'pending' } })
  expect(made.email).toBe(email.replace('Müller', 'müller'))
  const { rows } = await database.query('select email from customers where id = $1', [made.id])
  expect(rows).toEqual([{ email: email.replace('Müller', 'xn--mller-kva') }])
  for (const like of [email, email.replace('Müller', 'xn--mller-kva'), 'müller.example']) {
    const found = await studio.payload.find({ collection: 'customers', where: { email: { like } } })
    expect(found.docs.map(({ id }) => id)).toEqual([made.id])
  }
  const again = { ...shop(), email: rows[0].email, state: 'pending' as const }
  await expect(studio.payload.create({ collection: 'customers', data: again })).rejects.toThrow()
})

test('a new email address ends the sessions and links of a customer, and a changed note does not', async () => {
  const { id } = await register()
  const hash = (name: string) => `decode(md5('${name} ${id}'), 'hex')`
  await database.query(`
    insert into accounts.session (token_hash, customer_id, agent) values (${hash('session')}, '${id}', 'Firefox');
    insert into accounts.reset values (${hash('reset')}, '${id}', now() + interval '1 hour');
    insert into accounts.data_link values ('${id}', ${hash('data')}, now() + interval '1 hour');
    insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
      values ('${id}', 'next@example.test', ${hash('old')}, ${hash('new')}, now() + interval '1 hour')`)
  const count = async () => {
    const tables = ['session', 'reset', 'data_link', 'email_change']
    const counts = tables.map((name) => `(select count(*) from accounts.${name} where customer_id = '${id}')::int`)
    return (await database.query({ text: `select ${counts.join(', ')}`, rowMode: 'array' })).rows[0]
  }
  expect((await decide(id, { note: 'Called about the new mailbox.' })).status).toBe(200)
  expect(await count()).toEqual([1, 1, 1, 1])
  expect((await decide(id, { email: `${randomUUID()}@example.test` })).status).toBe(200)
  expect(await count()).toEqual([0, 0, 0, 0])
})

describe('two changes of one account at the same moment', () => {
  test('are one decision, with one mail, when both approve', async () => {
    const { id, email } = await register()
    const answers = await Promise.all([decide(id, { state: 'approved' }), decide(id, { state: 'approved' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await trailOf(id)).map(({ action }) => action)).toEqual(['approved'])
  })

  test('are one decision when both approve many', async () => {
    const { id, email } = await register()
    const many = () => ask('PATCH', `/customers?where[id][equals]=${id}`, tokens.backOffice, { state: 'approved' })
    const answers = await Promise.all([many(), many()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('keep both what the customer and the back office have changed', async () => {
    const { id } = await register()
    await database.query('begin')
    await database.query(`update customers set company = 'De Andere Poot' where id = $1`, [id])
    const noting = decide(id, { note: 'Called on Monday' })
    await new Promise((done) => setTimeout(done, 200))
    await database.query('commit')
    expect((await noting).status).toBe(200)
    const stored = await studio.payload.findByID({ collection: 'customers', id })
    expect(stored).toMatchObject({ company: 'De Andere Poot', note: 'Called on Monday' })
  })
})

test('a form that was opened before the customer changed the account is refused with a sentence', async () => {
  const { id, updatedAt, createdAt } = await register()
  const form = { ...shop(), email: 'former@example.test', state: 'approved', updatedAt, createdAt }
  await database.query(`update customers set email = $2, updated_at = now() where id = $1`, [
    id,
    `new-${id}@example.test`,
  ])
  const late = await decide(id, form)
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('changed')])
  const now = await studio.payload.findByID({ collection: 'customers', id })
  expect(now).toMatchObject({ email: `new-${id}@example.test`, state: 'pending' })
  expect((await decide(id, { ...now, state: 'approved' })).status).toBe(200)
  for (const time of [null, '', {}])
    expect((await decide(id, { note: 'Called', updatedAt: time })).status).not.toBe(409)
  expect((await decide('no-id', { note: 'Called' })).status).toBe(404)
})
