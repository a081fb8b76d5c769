import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { Client } from 'pg'
import { findFreePort } from '../../../scripts/port.ts'
import { runTool, startBuilt, waitUntilAnswers } from './built-product.ts'
import { type BuiltProduct, EDITOR } from './start-product.ts'
import { SITE_HOST } from './tls-proxy.ts'

const NEWER = '20991231_000000_of_a_newer_version'
const VISITORS = 12
const REQUESTS = 100_000
/** Gives a replaced site time to finish its requests before it is replaced again. */
const REPLACE_EVERY_MS = 15_000

/**
 * Replaces every process while visitors read and an editor saves: two admins and two Content APIs take turns, and the two processes of the
 * site are replaced until 100,000 requests are sent. Then starts a version older than its database: it must refuse, and start once the operator
 * says that the older version is compatible.
 */
export async function proveUpgrade(build: string, product: BuiltProduct): Promise<BenchRow[]> {
  const { settings, ports, running, log } = product
  const traffic = beginTraffic(ports.web)
  const [secondAdmin, secondApi] = [await findFreePort(), await findFreePort()]
  const saves = beginSaves([ports.admin, secondAdmin])
  const admin = startBuilt(build, 'admin', { ...settings.admin, ADMIN_PORT: String(secondAdmin) }, log)
  await waitUntilAnswers(admin, `http://127.0.0.1:${secondAdmin}/readyz`)
  const api = startBuilt(build, 'content-api', { ...settings['content-api'], CONTENT_API_PORT: String(secondApi) }, log)
  await waitUntilAnswers(api, `http://127.0.0.1:${secondApi}/readyz`)
  await running.admin?.end()
  await running['content-api']?.end()
  const again = startBuilt(build, 'content-api', settings['content-api'], log)
  await waitUntilAnswers(again, `http://127.0.0.1:${ports.contentApi}/readyz`)
  do {
    running.web?.child.kill('SIGHUP')
    await wait(REPLACE_EVERY_MS)
  } while (traffic.asked() < REQUESTS)
  const { asked, failed } = await traffic.end()
  const { sent, kept, refused } = await saves.end(product.databaseUrl)
  return [
    toUpgradeRow('requests failed while every process was replaced', `${failed} of ${asked}`, failed === 0, '0'),
    toUpgradeRow('accepted saves that are missing', `${sent - kept} of ${sent}`, sent > 0 && sent === kept, '0'),
    toUpgradeRow('saves that were refused', `${refused} of ${sent + refused}`, refused === 0, '0'),
    await proveWayBack(build, product),
  ]
}

async function proveWayBack(build: string, { settings, databaseUrl }: BuiltProduct): Promise<BenchRow> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('insert into payload_migrations (name, batch) values ($1, 999)', [NEWER])
  try {
    const said = await runTool(build, ['migrate'], settings.tool).then(
      () => '',
      (error: unknown) => String(error),
    )
    const all = await runTool(build, ['migrate'], { ...settings.tool, ALLOW_NEWER_DATABASE: '1' }).then(
      () => true,
      () => false,
    )
    return toUpgradeRow(
      'an old version on a newer database',
      said.includes(NEWER) ? `refuses, and ${all ? 'starts' : 'does not start'} when told` : 'starts',
      said.includes(NEWER) && all,
      'refuses',
    )
  } finally {
    await client.query('delete from payload_migrations where name = $1', [NEWER])
    await client.end()
  }
}

const toUpgradeRow = (what: string, figure: string, met: boolean, goal: string): BenchRow => ({
  id: 'R11',
  what,
  figure,
  baseline: '',
  goal,
  met,
})

function beginTraffic(port: number) {
  let [asked, failed, isOver] = [0, 0, false]
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const visit = async () => {
    while (!isOver) {
      asked += 1
      const status = await askPage(port, agent)
      if (status !== 200) failed += 1
      await wait(5)
    }
  }
  const visits = Array.from({ length: VISITORS }, visit)
  return {
    asked: () => asked,
    async end() {
      isOver = true
      await Promise.all(visits)
      agent.destroy()
      return { asked, failed }
    },
  }
}

/** Returns the status of the home page, or 0 without an answer. If the connection was closed between two requests it tries once more, as proxies do. */
function askPage(port: number, agent: Agent, mayRepeat = true): Promise<number> {
  return new Promise((done) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', agent, headers: { host: SITE_HOST } }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', () => done(0))
    })
    asked.setTimeout(10_000, () => asked.destroy(new Error('late')))
    asked.once('error', () => (asked.reusedSocket && mayRepeat ? done(askPage(port, agent, false)) : done(0)))
    asked.end()
  })
}

/** Saves an editor's pages at whichever admin answers. Accepted saves must be there afterwards. */
function beginSaves(admins: readonly number[]) {
  const accepted: string[] = []
  let [refused, isOver] = [0, false]
  const save = async () => {
    let token = ''
    while (!isOver) {
      for (const port of admins) {
        const origin = `http://127.0.0.1:${port}`
        const post = async (path: string, body: object) => {
          const answer = await fetch(`${origin}/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin, ...(token && { authorization: `JWT ${token}` }) },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(20_000),
          })
          return { status: answer.status, body: await answer.json() }
        }
        try {
          if (token === '') token = String((await post('/users/login', EDITOR)).body.token ?? '')
          const path = `bewaard/${randomUUID()}`
          const saved = await post('/pages', {
            site: `${MAIN_BRAND}/nl_NL`,
            template: 'Default',
            title: path,
            path,
            translationGroup: randomUUID(),
            _status: 'published',
          })
          if (saved.status === 201) accepted.push(path)
          else refused += 1
          break
        } catch {
          // Try the other admin, as a proxy does.
        }
      }
      await wait(100)
    }
  }
  const saving = save()
  return {
    async end(databaseUrl: string) {
      isOver = true
      await saving
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      const { rows } = await client.query('select count(*) as kept from pages where path = any($1)', [accepted])
      await client.end()
      return { sent: accepted.length, kept: Number(rows[0]?.kept), refused }
    },
  }
}
