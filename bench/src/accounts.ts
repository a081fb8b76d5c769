import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { Client } from 'pg'
import { loadSecrets } from '../../scripts/secrets.ts'
import { askOverHttp } from './ask.ts'
import { askAtRate } from './ask-at-rate.ts'
import type { Bench } from './bench.ts'
import { prepareProduct } from './demo-data.ts'
import { type RunningProduct, startWholeProduct, toProductFolder } from './product.ts'
import { type BenchRow, toBenchValue, toMedian, toPercentile } from './row.ts'

const LOGINS = 20
const PASSWORD = 'otters hold hands asleep'
const PAGE = '/blog/'
const LOG_IN = '/business/login/'
const PER_SECOND = 100
const SIGNED_IN_MS = 10
const MOST_SLOWER = 1.1

/** Measures accounts in the whole product: a page for a signed-in customer, and how many sign-ins at once affect public pages. */
export async function measureAccounts(bench: Bench): Promise<BenchRow[]> {
  const { folder, quick, say } = bench
  await prepareProduct(folder, say)
  const product = await startWholeProduct(folder, { SEARCH_ENGINE: 'off' })
  try {
    return await measureOn(product, toProductFolder(folder), quick)
  } finally {
    await product.stop()
  }
}

/** Measures a running product. */
async function measureOn(product: RunningProduct, stateFolder: string, quick: boolean): Promise<BenchRow[]> {
  const emails = await addCustomers(product, stateFolder)
  const cookie = await logIn(product, emails[0] ?? '')
  const [rounds, seconds] = quick ? [2, 2] : [5, 10]
  return [
    await measureSignedIn(product, cookie, quick ? 50 : 500),
    await measureLogins(product, emails, { rounds, seconds }),
  ]
}

async function measureSignedIn({ origin }: RunningProduct, cookie: string, count: number): Promise<BenchRow> {
  const time = async (headers: Record<string, string>) => (await askOverHttp(origin + PAGE, headers)).ms
  const [own, other]: [number[], number[]] = [[], []]
  // The first requests load code.
  for (let at = -10; at < count; at += 1) {
    const [signedIn, anonymous] = [await time({ cookie }), await time({})]
    if (at >= 0) own.push(signedIn)
    if (at >= 0) other.push(anonymous)
  }
  const median = toMedian(own)
  return {
    id: 'ACCOUNTS',
    what: `a page for a signed-in customer, ${count} times, median`,
    figure: `${median.toFixed(1)} ms (p99 ${toPercentile(own, 0.99).toFixed(1)})`,
    baseline: `the same page for all others: ${toMedian(other).toFixed(1)} ms`,
    goal: `≤ ${SIGNED_IN_MS} ms`,
    met: median <= SIGNED_IN_MS,
    value: toBenchValue(own, 'ms'),
  }
}

type Size = { rounds: number; seconds: number }

/** Measures in turn, so that other work of the machine affects both. */
async function measureLogins(
  product: RunningProduct,
  emails: readonly string[],
  { rounds, seconds }: Size,
): Promise<BenchRow> {
  const urls = Array.from({ length: PER_SECOND * seconds }, () => product.origin + PAGE)
  const load = () => askAtRate(urls, { headers: {}, perSecond: PER_SECOND })
  const [quiet, busy]: [number[], number[]] = [[], []]
  let taken = 0
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(toPercentile(await load(), 0.99))
    await forgetTries(product)
    // On a busy machine some are told to come back later. Those are counted, too.
    const logins = emails.map((email) => logIn(product, email))
    const [times, settled] = await Promise.all([load(), Promise.allSettled(logins)])
    busy.push(toPercentile(times, 0.99))
    taken += settled.filter(({ status }) => status === 'fulfilled').length
  }
  const ratio = toMedian(busy) / toMedian(quiet)
  return {
    id: 'ACCOUNTS',
    what: `p99 of a public page, ${PER_SECOND} a second, while ${LOGINS} customers sign in at once / without them`,
    figure: `${ratio.toFixed(2)} (${toMedian(busy).toFixed(1)} ms)`,
    baseline: `without: ${toMedian(quiet).toFixed(1)} ms; ${taken} of ${rounds * emails.length} signed in`,
    goal: `≤ ${MOST_SLOWER}`,
    met: ratio <= MOST_SLOWER && taken === rounds * emails.length,
    value: toBenchValue(busy, 'ms'),
  }
}

async function addCustomers(product: RunningProduct, stateFolder: string): Promise<string[]> {
  const { accountsToken } = loadSecrets(stateFolder)
  const emails = Array.from({ length: LOGINS }, () => `${randomUUID()}@shop.example`)
  for (const email of emails)
    await fetch(`${product.contentApi}/auth/register?token=${accountsToken}&brand=${MAIN_BRAND}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-GB', 'X-Visitor-Address': email },
      body: JSON.stringify({ ...SHOP, email, password: PASSWORD, password_confirmation: PASSWORD }),
    })
  await query(product, `update customers set state = 'approved' where email = any($1::text[])`, [emails])
  return emails
}

const SHOP = { company: 'Otter & Sons', address: 'Mill Lane 4', postcode: 'LS1 4AB', city: 'Leeds', name: 'Ann Otter' }

/** Signs in as a browser does. Returns the session's cookie. */
async function logIn({ origin }: RunningProduct, email: string): Promise<string> {
  const body = new URLSearchParams({ 'form-name': 'login', email, password: PASSWORD })
  const answer = await fetch(origin + LOG_IN, { method: 'POST', body, redirect: 'manual', headers: { Origin: origin } })
  const cookie = answer.headers.getSetCookie().find((text) => text.includes('-session='))
  if (cookie === undefined) throw new Error(`Signing in came to ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

/** Deletes the counted tries, because all sign-ins come from one address, which has fewer of them. */
const forgetTries = (product: RunningProduct) => query(product, 'delete from accounts.attempt', [])

async function query({ databaseUrl }: RunningProduct, text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
