import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { endProcess } from '../../../scripts/end-process.ts'
import { pageChange } from '../replica/testing/example-changes.ts'
import { TOKEN } from '../replica/testing/stand-in-content-api.ts'
import { makeStandIn } from '../replica/testing/subscribe-stand-in.ts'
import { buildForTest } from './testing/built-site.ts'
import { type Habit, startSteadyLoad } from './testing/steady-load.ts'

/** Long, because a new process first reads the whole site. */
const SOON = { timeout: 60_000, interval: 20 }
const HOME = { brand: 'tailwell', locale: 'nl_NL' }

let built: Awaited<ReturnType<typeof buildForTest>>
beforeAll(async () => {
  built = await buildForTest()
})
afterAll(() => built.remove())
afterEach(() => built.kill())

async function startTwo(env: Record<string, string> = {}) {
  const api = await makeStandIn()
  const publish = (title: string) => api.publish(pageChange('home', '', { title }, HOME))
  publish('First')
  const folder = mkdtempSync(join(tmpdir(), 'replica-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = await built.start({
    WEB_PROCESSES: '2',
    REPLICA_DIR: folder,
    CONTENT_API_URL: api.url,
    CONTENT_API_TOKEN: TOKEN,
    ...env,
  })
  const pids = () => readPids(site.said.text)
  await vi.waitFor(() => expect(site.said.text).toContain('All processes of the site are running'), SOON)
  const port = Number(new URL(site.tailwell).port)
  /** Requests the page so often at once that both processes answer. */
  const titles = async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, () => load(`${site.tailwell}/nl-nl/`)))
    return new Set(pages.map((html) => /<title>(\S+)/.exec(html)?.[1]))
  }
  const shows = (title: string) => vi.waitFor(async () => expect(await titles()).toEqual(new Set([title])), SOON)
  await shows('First')
  // Publishes only reach streams that are open.
  await vi.waitFor(() => expect(api.streams.size).toBe(1), SOON)
  return { ...site, api, publish, pids, port, titles, shows }
}

async function load(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { Connection: 'close' } })
  return answer.text()
}

/** Ids of the serving processes, in the order in which they started. */
function readPids(said: string): number[] {
  const find = (message: string) =>
    [...said.matchAll(new RegExp(`"${message}".*"process":(\\d+)`, 'g'))].map((match) => Number(match[1]))
  const ended = new Set([
    ...find('The site is stopping'),
    ...[...said.matchAll(/"ended":(\d+)/g)].map((m) => Number(m[1])),
  ])
  return find('The site is listening').filter((pid) => !ended.has(pid))
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('all processes show a publish, even after the process that follows the feed was killed', async () => {
  const site = await startTwo()
  const [follower = 0, reader = 0] = site.pids()
  site.publish('Second')
  await site.shows('Second')
  process.kill(follower, 'SIGKILL')
  site.publish('Third')
  await site.shows('Third')
  await vi.waitFor(() => expect(site.pids()).toHaveLength(2), SOON)
  expect(site.pids()).toContain(reader)
  process.kill(site.pids().find((pid) => pid !== reader) ?? 0, 'SIGKILL')
  site.publish('Fourth')
  await site.shows('Fourth')
  expect(site.api.streams.size).toBe(1)
})

test('a replaced published state is shown by all processes', async () => {
  const site = await startTwo()
  site.api.replaceAll('epoch-2', pageChange('home', '', { title: 'Replaced' }, HOME))
  await site.shows('Replaced')
})

test('only one of two sites on the same data follows the feed, and the other takes over when it ends', async () => {
  const api = await makeStandIn()
  api.publish(pageChange('home', '', { title: 'First' }, HOME))
  const env = { REPLICA_DIR: join(built.root, 'shared'), CONTENT_API_URL: api.url, CONTENT_API_TOKEN: TOKEN }
  const one = await built.startListening(env)
  const other = await built.startListening(env)
  const shows = (url: string, title: string) =>
    vi.waitFor(async () => expect(await load(`${url}/nl-nl/`)).toContain(`<title>${title}`), SOON)
  await shows(other.tailwell, 'First')
  api.publish(pageChange('home', '', { title: 'Second' }, HOME))
  await shows(other.tailwell, 'Second')
  expect(api.streams.size).toBe(1)
  await endProcess(one.child)
  api.publish(pageChange('home', '', { title: 'Third' }, HOME))
  await shows(other.tailwell, 'Third')
})

const HABITS: Habit[] = [
  ...Array.from({ length: 6 }, () => ({ path: '/nl-nl/', atOnce: 1, isKeptOpen: false })),
  ...Array.from({ length: 6 }, () => ({ path: '/nl-nl/', atOnce: 1, isKeptOpen: true })),
  ...Array.from({ length: 3 }, () => ({ path: '/nl-nl/', atOnce: 5, isKeptOpen: true })),
  ...Array.from({ length: 3 }, () => ({ path: '/healthz', atOnce: 1, isKeptOpen: true })),
]

test('processes are replaced twice under load and no request fails', async () => {
  const site = await startTwo()
  const visitors = startSteadyLoad(site.port, HABITS)
  for (let round = 1; round <= 2; round += 1) {
    const before = site.pids()
    site.child.kill('SIGHUP')
    await vi.waitFor(
      () => expect(site.said.text.split('The processes of the site are replaced')).toHaveLength(round + 1),
      SOON,
    )
    expect(site.pids()).toHaveLength(2)
    expect(site.pids().filter((pid) => before.includes(pid))).toEqual([])
    site.publish(`Round-${round}`)
    await site.shows(`Round-${round}`)
  }
  await visitors.stop()
  expect(visitors.failures).toEqual([])
  expect(visitors.counts.answered).toBeGreaterThan(400)
})

test('a build that cannot start leaves the former processes running', async () => {
  const main = join(built.root, 'web/dist/server/main.js')
  const good = join(built.root, 'good.js')
  const site = await startTwo()
  const before = site.pids()
  copyFileSync(main, good)
  writeFileSync(main, 'throw new Error("a broken build")')
  onTestFinished(() => copyFileSync(good, main))
  const visitors = startSteadyLoad(site.port, HABITS)
  site.child.kill('SIGHUP')
  await vi.waitFor(() => expect(site.said.text).toContain('The new process could not start'), SOON)
  await visitors.stop()
  expect([visitors.failures, site.pids()]).toEqual([[], before])
})

test('the metrics are those of all processes, whichever process is asked', async () => {
  const site = await startTwo()
  const hits = async () => {
    const text = await load(`${site.tailwell}/metrics`)
    const counts = [...text.matchAll(/requests_total\{kind="page",result="(?:hit|rendered)"\} (\d+)/g)]
    return counts.reduce((sum, match) => sum + Number(match[1]), 0)
  }
  const before = await hits()
  await site.titles()
  for (let n = 0; n < 6; n += 1) expect(await hits()).toBe(before + 40)
})

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to the supervising process ends all processes', async (signal) => {
  const site = await startTwo()
  const pids = site.pids()
  site.child.kill(signal)
  const [code] = await once(site.child, 'exit')
  expect(code).toBe(signal === 'SIGTERM' ? 0 : null)
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), SOON)
})

test('an error that all processes have is reported once', async () => {
  const { child, said } = await built.start({ WEB_PROCESSES: '2', REPLICA_DIR: '/dev/null/replica' })
  const [code] = await once(child, 'exit')
  expect([code, said.text.trim().split('\n')]).toEqual([1, [expect.stringContaining('REPLICA_DIR')]])
})
