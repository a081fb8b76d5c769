import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { findAddresses, findProductPath } from '../addresses.ts'
import { askOverHttp } from '../ask.ts'
import { askAtRate, atRate } from '../ask-at-rate.ts'
import type { Bench } from '../bench.ts'
import { type BenchRow, toBenchValue, toMedian, toPercentile } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { startPlainServer } from './plain-server.ts'
import { postForm } from './post-form.ts'

const PER_SECOND = 200
const MOST_POST_MS = 20
const MOST_RATIO = 1.1
const SITE = `${MAIN_BRAND}/en_GB`
const HEADERS = { 'accept-encoding': 'br' }
const FORMS = 'FORMS'

/**
 * Sends contact forms at an even rate, each stored on the disk before it is answered, and measures their effect on cached pages.
 * For comparison, the same forms are sent to a server that only answers, because sending them costs processor time as well.
 */
export async function measureForms(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('forms')]
  const outbox = join(bench.folder, 'outbox')
  rmSync(outbox, { recursive: true, force: true })
  const env = { REPLICA_DIR: replica, OUTBOX_DIR: outbox, TRUSTED_PROXIES: '127.0.0.1,::1' }
  const [site, plain] = [await startBenchSite({ root, env }), await startPlainServer()]
  const addresses = findAddresses(replica)
  const contact = addresses.find((each) => each.site.id === SITE && each.template === 'ContactPage')
  if (contact === undefined) throw new Error(`There is no contact page in ${SITE}`)
  const form = new URL(contact.pathname, site.origin)
  const page = new URL(findProductPath(addresses, SITE), site.origin).href
  const [rounds, seconds] = bench.quick ? [2, 3] : [6, 10]
  const urls = new Array<string>(PER_SECOND * seconds).fill(page)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const [alone, beside, posts]: [number[][], number[][], number[][]] = [[], [], []]
  const readPages = () => askAtRate(urls, { headers: HEADERS, perSecond: PER_SECOND })
  const send = (to: URL, round: number) => (at: number) =>
    postForm(to, toQuestion(), { agent, from: toVisitor(round, at) })
  const readBeside = (to: URL, round: number) =>
    Promise.all([readPages(), atRate(urls.length, PER_SECOND, send(to, round))])
  try {
    for (let visit = 0; visit < 3; visit += 1) await askOverHttp(page, HEADERS)
    await Promise.all(Array.from({ length: 4 }, (_, at) => send(form, 255)(at)))
    for (let round = 0; round < rounds; round += 1) {
      const [quiet] = await readBeside(plain.url, round)
      alone.push(quiet)
      const [read, sent] = await readBeside(form, round)
      beside.push(read)
      posts.push(sent)
    }
  } finally {
    agent.destroy()
    await Promise.all([site.stop(), plain.stop()])
  }
  return [toPostRow(posts), toPageRow('median', 0.5, alone, beside), toPageRow('p99', 0.99, alone, beside)]
}

const toQuestion = () => ({
  'form-name': 'contact',
  subject: 'Contact',
  'first-name': 'Ann',
  'last-name': 'Otter',
  email: 'ann@example.com',
  phone: '+44 (0)20 555 0123',
  message: `Is the salmon free of grain? ${randomUUID()}`,
})

/** Returns another address for each form, because one visitor may send only five forms in ten minutes. */
const toVisitor = (round: number, at: number) => `10.${round}.${Math.floor(at / 250)}.${1 + (at % 250)}`

function toPostRow(rounds: readonly number[][]): BenchRow {
  const value = toBenchValue(
    rounds.map((round) => toPercentile(round, 0.99)),
    'ms',
  )
  return {
    id: FORMS,
    what: `contact form, p99 at ${PER_SECOND}/s, each on disk before its answer`,
    figure: `${value.median.toFixed(1)} ms (median ${toMedian(rounds.flat()).toFixed(1)})`,
    baseline: '',
    goal: `≤ ${MOST_POST_MS} ms`,
    met: value.median <= MOST_POST_MS,
    value,
  }
}

function toPageRow(name: string, share: number, alone: readonly number[][], beside: readonly number[][]): BenchRow {
  const [quiet, busy] = [alone, beside].map((rounds) => rounds.map((round) => toPercentile(round, share)))
  const ratios = (busy ?? []).map((ms, at) => ms / (quiet?.[at] ?? Number.NaN))
  const value = toBenchValue(ratios, '')
  return {
    id: FORMS,
    what: `cached page beside them, ${name} at ${PER_SECOND}/s`,
    figure: `${value.median.toFixed(2)}× (${toMedian(busy ?? []).toFixed(2)} ms)`,
    baseline: `the posts elsewhere: ${toMedian(quiet ?? []).toFixed(2)} ms`,
    goal: `≤ ${MOST_RATIO}×`,
    met: value.median <= MOST_RATIO,
    value,
  }
}
