import { Agent, get } from 'node:http'
import type { getPayload } from 'payload'
import { Client } from 'pg'
import { readCounter } from './metrics.ts'
import { type Row, toPercentile } from './row.ts'

type Studio = Awaited<ReturnType<typeof getPayload>>

export type PublishTarget = {
  studio: Studio
  databaseUrl: string
  origin: string
  /** Id of a product text, and every address that shows its name. */
  textId: string
  readers: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/**
 * P10: from COMMIT to the new page, at every address that read what changed, over many publishes. COMMIT is when
 * PostgreSQL's own notification arrives here, or the save returns, whichever is first.
 */
export async function measurePublishing(target: PublishTarget, publishes: number): Promise<Row[]> {
  const listener = new Client({ connectionString: target.databaseUrl })
  await listener.connect()
  await listener.query('listen published')
  let notified = 0
  listener.on('notification', () => {
    notified ||= performance.now()
  })
  const slowest: number[] = []
  const notices: number[] = []
  for (const url of target.readers) await fetchText(url)
  const before = await readCounter(target.origin, 'page', 'rendered')
  for (let round = 0; round < publishes; round += 1) {
    const name = `Measured ${round} ${Date.now().toString(36)}`
    notified = 0
    const began = performance.now()
    await target.studio.update({ collection: 'product-texts', id: target.textId, data: { name, _status: 'published' } })
    const committed = notified || performance.now()
    notices.push(committed - began)
    const times = await Promise.all(target.readers.map((url) => timeUntilShown(url, name, committed)))
    slowest.push(Math.max(...times))
  }
  const rendered = (await readCounter(target.origin, 'page', 'rendered')) - before
  await listener.end()
  const p99 = toPercentile(slowest, 0.99)
  const expected = publishes * target.readers.length
  return [
    {
      id: 'P10',
      what: `COMMIT → new page at all ${target.readers.length} addresses that show it, p99 of ${publishes}`,
      figure: `${p99.toFixed(0)} ms (median ${toPercentile(slowest, 0.5).toFixed(0)} ms)`,
      baseline: `the save itself, to COMMIT: median ${toPercentile(notices, 0.5).toFixed(0)} ms`,
      goal: '≤ 150 ms',
      met: p99 <= 150,
    },
    {
      id: 'P10',
      what: 'pages rendered for those publishes',
      figure: String(rendered),
      baseline: `addresses that show the product × publishes: ${expected}`,
      goal: 'no other page',
      met: rendered === expected,
    },
  ]
}

async function timeUntilShown(url: string, name: string, since: number): Promise<number> {
  for (const deadline = since + 10_000; performance.now() < deadline; ) {
    if ((await fetchText(url)).includes(name)) return performance.now() - since
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error(`${url} does not show "${name}" after 10 s`)
}

function fetchText(url: string): Promise<string> {
  return new Promise((done, fail) => {
    get(url, { agent }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      done(Buffer.concat(parts).toString())
    }).on('error', fail)
  })
}
