import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/port.ts'
import { fetchRaw } from './fetch-raw.ts'
import { startNginx } from './nginx.ts'
import { notMeasured, type Row, toMedian } from './row.ts'
import { startSite } from './site-process.ts'
import { hasCommand, runWrk } from './wrk.ts'

const WHAT = 'cached product page, one core, req/s'
const ROUNDS = 5
const SECONDS = 3

/** P8: our cached page against nginx serving the same bytes with the same headers, in turn, so that drift hits all three. */
export async function measureCachedPage(replicaDir: string, path: string): Promise<Row[]> {
  const missing = ['nginx', 'wrk', 'taskset'].filter((name) => !hasCommand(name))
  if (missing.length > 0) return [notMeasured('P8', WHAT, '≥ 1.0 of nginx', `no ${missing.join(', ')} here`)]
  const site = await startSite({ REPLICA_DIR: replicaDir, CONTENT_API_URL: 'http://127.0.0.1:9' })
  const ours = `${site.origin}${path}`
  const answer = await fetch(ours, { headers: { 'accept-encoding': 'br' } })
  const headers: [string, string][] = [...answer.headers].map(([name, value]) => [name, value])
  // The page is packed well after the second request; what travels from then on is what is measured.
  await fetchRaw(ours)
  await new Promise((done) => setTimeout(done, 500))
  const body = await fetchRaw(ours)
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-nginx-'))
  const [plain, opened] = [await findFreePort(), await findFreePort()]
  const stops = [
    await startNginx({ folder: join(folder, 'plain'), port: plain, body, headers, openFileCache: false }),
    await startNginx({ folder: join(folder, 'opened'), port: opened, body, headers, openFileCache: true }),
  ]
  const rates: Record<string, number[]> = { ours: [], plain: [], opened: [] }
  const targets = { ours, plain: `http://127.0.0.1:${plain}/`, opened: `http://127.0.0.1:${opened}/` }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, url] of Object.entries(targets)) rates[name]?.push(await runWrk(url, SECONDS))
  for (const stop of [...stops, site.stop]) await stop()
  rmSync(folder, { recursive: true, force: true })
  const own = rates.ours ?? []
  return [
    toRow('nginx, plain', own, rates.plain ?? [], 1),
    toRow('nginx, open_file_cache', own, rates.opened ?? [], 0.7),
  ]
}

function toRow(name: string, own: number[], other: number[], goal: number): Row {
  const ratio = toMedian(own.map((rate, at) => rate / (other[at] ?? Number.NaN)))
  return {
    id: 'P8',
    what: `${WHAT} / ${name}`,
    figure: `${ratio.toFixed(2)} (${Math.round(toMedian(own))})`,
    baseline: `${name}: ${Math.round(toMedian(other))}`,
    goal: `≥ ${goal.toFixed(1)}`,
    met: ratio >= goal,
  }
}
