import { Agent } from 'node:http'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { z } from 'zod'
import config from '../../studio/src/payload.config.ts'
import { askOverHttp } from './ask.ts'
import { readMetric, toRequestsName } from './site-metrics.ts'

/**
 * P10: publishes a product text again and again, and measures the time from COMMIT to the new page at every address that shows
 * it. COMMIT is the moment when PostgreSQL's own notification arrives here or the save returns, whichever is first. It runs as a
 * separate process, because the studio's configuration reads the environment once. It prints the milliseconds of every publish.
 */
const targetSchema = z.object({
  origin: z.string(),
  sku: z.string(),
  readers: z.array(z.string()).min(1),
  publishes: z.number(),
  /** Connections of each reader. With several site processes, a single connection would only ever reach one of them. */
  lanes: z.number(),
})
const target = targetSchema.parse(JSON.parse(process.argv[2] ?? ''))
const agents = Array.from({ length: target.lanes }, () => new Agent({ keepAlive: true, maxSockets: 8 }))
const studio = await getPayload({ config, disableOnInit: true })
const listener = new Client({ connectionString: process.env.DATABASE_URL })
await listener.connect()
await listener.query('listen published')
let notified = 0
listener.on('notification', () => {
  notified ||= performance.now()
})
const text = await findText()
try {
  console.log(JSON.stringify(await run()))
} finally {
  const data = { name: text.name, _status: 'published' as const }
  await studio.update({ collection: 'product-texts', id: text.id, data })
}
process.exit(0)

async function run() {
  const slowest: number[] = []
  const saves: number[] = []
  for (const url of target.readers) for (const agent of agents) await askOverHttp(url, {}, agent)
  const rendered = toRequestsName('page', 'rendered')
  const before = await readMetric(target.origin, rendered)
  let stale = 0
  for (let round = 0; round < target.publishes; round += 1) {
    const name = `Measured ${round} ${Date.now().toString(36)}`
    notified = 0
    const began = performance.now()
    await studio.update({ collection: 'product-texts', id: text.id, data: { name, _status: 'published' } })
    const committed = notified || performance.now()
    saves.push(committed - began)
    const times = await Promise.all(
      target.readers.flatMap((url) => agents.map((agent) => timeUntilShown(url, agent, name, committed))),
    )
    slowest.push(Math.max(...times))
    for (const url of target.readers) for (const agent of agents) if (!(await shows(url, agent, name))) stale += 1
  }
  return { slowest, saves, stale, rendered: (await readMetric(target.origin, rendered)) - before }
}

async function findText() {
  const { docs } = await studio.find({
    collection: 'product-texts',
    where: { and: [{ site: { equals: `${MAIN_BRAND}/en_US` } }, { 'facts.sku': { equals: target.sku } }] },
    depth: 0,
  })
  const [found] = docs
  if (!found) throw new Error(`No text of product ${target.sku}`)
  return { id: String(found.id), name: found.name }
}

async function timeUntilShown(url: string, agent: Agent, name: string, since: number): Promise<number> {
  for (const deadline = since + 10_000; performance.now() < deadline; ) {
    if (await shows(url, agent, name)) return performance.now() - since
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error(`${url} does not show "${name}" after 10 s`)
}

async function shows(url: string, agent: Agent, name: string): Promise<boolean> {
  return (await askOverHttp(url, {}, agent)).body.includes(name)
}
