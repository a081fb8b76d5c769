import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toMedian } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { z } from 'zod'
import { listAdminBuilds } from '../../../studio/bundling/admin-builds.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { PERSON } from './admit-first.ts'
import { type CallStudio, openCalls } from './call-studio.ts'
import { GREEDY_READS, SERVER_FUNCTIONS, SIGNED_IN, STRANGERS } from './studio-attempts.ts'
import type { Tally } from './tally.ts'

const PAGE = { title: 'A page', site: `${MAIN_BRAND}/nl_NL`, path: 'a-page', template: 'Default' }
/** The starter's health checks give up much later. */
const SLOWEST_HEALTH_MS = 3_000
const LOGIN_PAIRS = 60
/** Fewer than one network address may ask for in an hour. */
const FORGOTTEN_PAIRS = 9
/** S3. */
const MOST_APART = 0.02
/** Time for pages to answer again after PostgreSQL does. */
const RECOVERY_MS = 60_000

const created = z.object({ doc: z.object({ id: z.string() }) })

/** Repeats what once made the studio hang, or reveal or store what it must not. `call` is that of its only user. */
export async function attackStudio(studio: Studio, call: CallStudio): Promise<Tally[]> {
  const stranger = openCalls(studio.adminOrigin)
  const page = created.parse(JSON.parse((await call('POST', '/api/pages?draft=true', PAGE)).text)).doc.id
  return [
    await tryAll('signed in: values, queries and addresses that make no sense', call, SIGNED_IN, page),
    await tryAll('strangers at the API of the studio', stranger, STRANGERS, page),
    await callFunctions(stranger),
    await readGreedily(call, stranger),
    await compareLogins(stranger),
    await compareForgotten(stranger),
    await killDatabase(studio, stranger),
  ]
}

async function tryAll(name: string, call: CallStudio, attempts: typeof SIGNED_IN, page: string): Promise<Tally> {
  const faults: string[] = []
  for (const { method, path, body, allowed } of attempts) {
    const { status, text } = await call(method, path.replace('PAGE', page), body)
    if (!allowed.includes(status))
      faults.push(`${method} ${path} ${JSON.stringify(body) ?? ''}: ${status} ${text.slice(0, 200)}`)
  }
  return { name, tries: attempts.length, faults }
}

/** Checks that nothing of what Payload would render comes back, only an error without details. */
async function callFunctions(stranger: CallStudio): Promise<Tally> {
  const manifest = readFileSync(
    join(listAdminBuilds().findCurrent() ?? '', 'server/server-reference-manifest.json'),
    'utf8',
  )
  const { node } = z.object({ node: z.record(z.string(), z.unknown()) }).parse(JSON.parse(manifest))
  const faults: string[] = []
  let tries = 0
  for (const action of Object.keys(node)) {
    for (const name of SERVER_FUNCTIONS) {
      const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
      const body = JSON.stringify([{ name, args: { collectionSlug: 'pages' } }])
      const { status, text } = await stranger('POST', '/admin/login', body, headers)
      tries += 1
      if (status < 400 || text.length > 300) faults.push(`${name}: ${status} ${text.slice(0, 200)}`)
    }
  }
  return { name: 'strangers at the server functions of the admin', tries, faults }
}

async function readGreedily(call: CallStudio, stranger: CallStudio): Promise<Tally> {
  let slowest = 0
  let isReading = true
  const watching = (async () => {
    for (; isReading; await sleep(50)) slowest = Math.max(slowest, (await stranger('GET', '/healthz')).ms)
  })()
  const answers = await Promise.all(
    [...GREEDY_READS, ...GREEDY_READS, ...GREEDY_READS].map(async (path) => ({ path, ...(await call('GET', path)) })),
  )
  isReading = false
  await watching
  const faults = answers.filter(({ status }) => status >= 500).map(({ path, status }) => `${path}: ${status}`)
  if (slowest > SLOWEST_HEALTH_MS) faults.push(`a health check took ${slowest.toFixed(0)} ms`)
  const note = `slowest health check ${slowest.toFixed(0)} ms`
  return { name: 'reads of everything at once', tries: answers.length, faults, note }
}

type Compared = { name: string; pairs: number; ask: (email: string) => ReturnType<CallStudio> }

/** S3 for the studio's sign-in: the same answers in the same time, whether there is an account or not. */
const compareLogins = (stranger: CallStudio): Promise<Tally> =>
  compareAnswers({
    name: 'sign-ins with an account and without',
    pairs: LOGIN_PAIRS,
    ask: (email) => stranger('POST', '/api/users/login', { email, password: 'a wrong one altogether' }),
  })

/** The first of these requests write a mail; after that the account has reached its limit. */
const compareForgotten = (stranger: CallStudio): Promise<Tally> =>
  compareAnswers({
    name: 'forgotten passwords with an account and without',
    pairs: FORGOTTEN_PAIRS,
    ask: (email) => stranger('POST', '/api/users/forgot-password', { email }),
  })

async function compareAnswers({ name, pairs, ask }: Compared): Promise<Tally> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const faults: string[] = []
  for (let at = 0; at < pairs; at += 1) {
    const pair = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const told: string[] = []
    for (const kind of pair) {
      const { status, text, ms } = await ask(kind === 'known' ? PERSON.email : 'nobody@studio.example')
      times[kind].push(ms)
      told.push(`${status} ${text}`)
    }
    // Both reach their limit in the same round; the time to wait differs by the second.
    const [one = '', other = ''] = told.map((text) => text.replaceAll(/\d+ minutes?|a minute/g, 'a while'))
    if (one !== other) faults.push(`${one} / ${other}`)
  }
  const [known, unknown] = [toMedian(times.known), toMedian(times.unknown)]
  const apart = Math.abs(known - unknown) / Math.max(known, unknown)
  if (apart > MOST_APART) faults.push(`medians are ${(apart * 100).toFixed(1)}% apart`)
  const note = `medians ${known.toFixed(0)} and ${unknown.toFixed(0)} ms, ${(apart * 100).toFixed(1)}% apart`
  return { name, tries: 2 * pairs, faults, note }
}

/** Checks that pages and API answer 503 while PostgreSQL is down, and work again with it. */
async function killDatabase({ database }: Studio, stranger: CallStudio): Promise<Tally> {
  const faults: string[] = []
  if (database.pid === undefined) throw new Error('This database is not ours to kill')
  process.kill(database.pid, 'SIGKILL')
  await sleep(500)
  const asked = ['/admin/login', '/admin', '/api/pages', '/readyz']
  for (const path of asked) {
    const { status, text } = await stranger('GET', path, undefined, { accept: 'text/html' })
    const isSaid = path === '/readyz' || text.includes('The database is not responding')
    if (status !== 503 || !isSaid) faults.push(`${path} while the database is gone: ${status} ${text.slice(0, 100)}`)
  }
  await database.restart()
  const isBack = async () => (await stranger('GET', '/admin/login')).status === 200
  let back = false
  for (const deadline = Date.now() + RECOVERY_MS; !back && Date.now() < deadline; await sleep(200))
    back = await isBack()
  if (!back) faults.push('pages did not come back')
  return { name: 'the admin while PostgreSQL is killed', tries: asked.length + 1, faults }
}
