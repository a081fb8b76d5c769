import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { Client } from 'pg'
import type { Studio } from '../publishing/studio-processes.ts'
import type { Tally } from './tally.ts'

const HALF = '😀'.slice(0, 1)
const ODD_TEXTS = ['\0', HALF, `${'a'.repeat(999)}${HALF}`, '\\u0000', '\u202E', '\uFFFF', 'x'.repeat(20_000)]
const ODD_TIMES = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z']
const SIGN_UPS = 50
const MOST_MAILS = 1
/** Spellings of an address that all reach one mailbox. `n` makes each one different. */
const PEOPLE: Readonly<Record<string, readonly ((n: number) => string)[]>> = {
  'a person': [() => 'victim@example.test', (n) => `victim+${n}@example.test`, () => 'VICTIM＠example．test'],
  'a person at Gmail': [
    (n) => `${withDot('secondvictim', n)}@gmail.com`,
    (n) => `${withDot('SecondVictim', n)}+${n}@googlemail.com`,
    (n) => `${withDot('secondvictim', n)}＠gmail．com`,
  ],
  'a person at Proton': [(n) => `third${'._-'.charAt(n % 3)}victim@proton.me`, (n) => `thirdvictim+${n}@pm.me`],
}
const withDot = (name: string, n: number) => {
  const at = 1 + (n % (name.length - 1))
  return `${name.slice(0, at)}.${name.slice(at)}`
}

const form = (more: object = {}) => ({
  id: randomUUID(),
  form: 'contact',
  locale: 'nl_NL',
  receivedAt: '2026-11-26T10:00:00.000Z',
  email: 'visitor@example.test',
  fields: { message: 'It broke' },
  ...more,
})

/** Attacks what sites send to the Content API with visitors' data. No request may cause an error of the server or reach a database of another state. */
export async function attackContentApi(studio: Studio): Promise<Tally[]> {
  const { accountsToken } = studio.settings.secrets
  const post = (path: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${studio.contentApiOrigin}${path}?brand=${MAIN_BRAND}&token=${token}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'nl-NL', ...headers },
    }).then(({ status }) => status)
  const hand = (submissions: readonly object[], headers?: Record<string, string>) =>
    post('/submissions', studio.submissionsToken, { submissions }, headers)
  const signUps: Tally[] = []
  for (const who of Object.keys(PEOPLE)) signUps.push(await signUpOften(studio, hand, who))
  return [
    await tryTexts(hand, (path, body) => post(path, accountsToken, body)),
    await tryOtherEpoch(hand, (headers) =>
      post('/auth/login', accountsToken, { email: 'a@b.test', password: 'x' }, headers),
    ),
    ...signUps,
  ]
}

type Hand = (submissions: readonly object[], headers?: Record<string, string>) => Promise<number>

async function tryTexts(hand: Hand, ask: (path: string, body: unknown) => Promise<number>): Promise<Tally> {
  const shop = { company: 'De Poot', address: 'Weg 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
  const password = { password: 'four words in a row', password_confirmation: 'four words in a row' }
  const statuses: [what: string, status: number][] = []
  for (const text of ODD_TEXTS) {
    const shown = JSON.stringify(text.slice(0, 12))
    for (const more of [{ fields: { message: text } }, { fields: { [text]: 'x' } }, { email: text }, { locale: text }])
      statuses.push([`a form with ${Object.keys(more)} ${shown}`, await hand([form(more)])])
    for (const name of Object.keys(shop))
      statuses.push([
        `an application with ${name} ${shown}`,
        await ask('/auth/register', { ...shop, ...password, email: `${randomUUID()}@b.test`, [name]: text }),
      ])
    statuses.push([`a sign-in ${shown}`, await ask('/auth/login', { email: text, password: text })])
  }
  for (const receivedAt of ODD_TIMES) statuses.push([`a form of ${receivedAt}`, await hand([form({ receivedAt })])])
  const faults = statuses.filter(([, status]) => status >= 500).map(([what, status]) => `${what}: ${status}`)
  return { name: 'Content API: texts and times that no database takes', tries: statuses.length, faults }
}

/** Checks that a studio with another database than the sites expect gets none of their forms and says nothing about their customers. */
async function tryOtherEpoch(hand: Hand, signIn: (headers: Record<string, string>) => Promise<number>): Promise<Tally> {
  const headers = { 'x-published-epoch': randomUUID() }
  const statuses = await Promise.all([hand([form()], headers), signIn(headers)])
  const faults = statuses.filter((status) => status !== 409).map((status) => `answered ${status}`)
  return { name: 'Content API: calls of a site that shows another published state', tries: statuses.length, faults }
}

async function signUpOften(studio: Studio, hand: Hand, who: string): Promise<Tally> {
  const locales = ['nl_NL', 'de_DE', 'en_GB', 'pl_PL', 'fr_FR']
  const spellings = PEOPLE[who] ?? []
  const emails = Array.from({ length: SIGN_UPS }, (_, at) => spellings[at % spellings.length]?.(at) ?? '')
  for (const [at, email] of emails.entries()) {
    const fields = { action: 'subscribe', email, page: 'https://www.example.test/newsletter/', consent: 'Yes' }
    await hand([form({ form: 'newsletter', locale: locales[at % locales.length], email, fields })])
  }
  const database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
  const { rows } = await database.query(`select count(*) as mails from mails where recipient = any($1)`, [emails])
  await database.end()
  const mails = Number(rows[0]?.mails)
  const faults = mails === MOST_MAILS ? [] : [`${mails} mails to one person`]
  const spelt = new Set(emails).size
  return {
    name: `newsletter: ${SIGN_UPS} sign-ups of ${who} on five sites`,
    tries: SIGN_UPS,
    faults,
    note: `${mails} mails, ${spelt} spellings`,
  }
}
