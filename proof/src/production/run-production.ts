import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { removeCluster } from '../../../scripts/postgres/remove-cluster.ts'
import { ALL_SECRETS, isRole, SECRETS_OF } from '../../../scripts/production/roles.ts'
import { runScript } from '../../../scripts/start/run-script.ts'
import { canRunAsImage } from './as-image.ts'
import { type BuiltProcess, runTool } from './built-product.ts'
import { proveDrill } from './prove-drill.ts'
import { proveUpgrade } from './prove-upgrade.ts'
import { EDITOR, startProduct } from './start-product.ts'
import { askSecurely, hasNginx, SITE_HOST, STUDIO_HOST } from './tls-proxy.ts'

const TITLE = 'Onze eerste pagina'
const SHOWN_MS = 30_000

/** Follows docs/production.md from an empty folder to the first page over TLS, then upgrades and goes back to the older version. */
export async function runProduction(stateFolder: string): Promise<BenchRow[]> {
  if (!hasNginx) return [toRow('first page over TLS', 'not measured: there is no nginx on this machine', undefined)]
  removeCluster(stateFolder)
  rmSync(stateFolder, { recursive: true, force: true })
  mkdirSync(join(stateFolder, 'log'), { recursive: true })
  const began = performance.now()
  const build = process.env.PROOF_BUILD ?? (await makeBuild(stateFolder))
  const built = performance.now()
  const product = await startProduct(stateFolder, build)
  const page = await publishFirstPage(product.https)
  const done = performance.now()
  const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(0)} s`
  const leaks = findForeignSecrets(product.running)
  const doctor = await runTool(build, ['doctor'], { ...product.settings.web, ...product.settings.tool }).catch(String)
  return [
    toRow(
      'from an empty folder to the first page over TLS',
      `${seconds(built, done)}, build ${seconds(began, built)}`,
      done - began < 900_000,
    ),
    toRow('the page: status, title, HSTS as set, HTTP sent on', page.tells, page.isFine),
    toRow('secrets of another role in a process', `${leaks.length} ${leaks.join(', ')}`, leaks.length === 0),
    toRow('doctor on the running product', doctor.trim().split('\n').at(-1) ?? '', doctor.includes('All is well')),
    ...(await proveUpgrade(build, product)),
    ...toImageRows(build, product.log),
    await proveDrill(build, stateFolder, product),
  ]
}

const toRow = (what: string, figure: string, met: boolean | undefined, goal = '0 guesses'): BenchRow => ({
  id: 'C2',
  what,
  figure,
  baseline: '',
  goal,
  met,
})

function toImageRows(build: string, logFolder: string): BenchRow[] {
  const plain = readdirSync(logFolder)
    .filter((file) => file !== 'build.log')
    .flatMap((file) => readFileSync(join(logFolder, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('{'))
  const how = canRunAsImage(build) ? 'user without rights, code read only' : 'own user: only root may become another'
  return [
    toRow('all of it as the image runs it', how, true),
    toRow('lines of logs that are no JSON', `${plain.length} ${plain[0] ?? ''}`, plain.length === 0, '0'),
  ]
}

async function makeBuild(stateFolder: string): Promise<string> {
  const build = join(stateFolder, 'menagerie')
  const { signal } = new AbortController()
  await runScript('build', ['scripts/production/build.ts', build], {
    env: {},
    logFolder: join(stateFolder, 'log'),
    signal,
  })
  return build
}

async function publishFirstPage(port: number): Promise<{ tells: string; isFine: boolean }> {
  const json = { 'content-type': 'application/json', origin: `https://${STUDIO_HOST}` }
  const studio = { host: STUDIO_HOST, port, method: 'POST' }
  const login = await askUntil(
    () =>
      askSecurely({
        ...studio,
        path: '/api/users/login',
        headers: json,
        body: JSON.stringify(EDITOR),
      }),
    200,
  )
  const { token }: { token?: string } = JSON.parse(login.body)
  const page = {
    site: `${MAIN_BRAND}/nl_NL`,
    template: 'Homepage',
    title: TITLE,
    path: '',
    translationGroup: randomUUID(),
    _status: 'published',
  }
  const saved = await askSecurely({
    ...studio,
    path: '/api/pages',
    headers: { ...json, authorization: `JWT ${token}` },
    body: JSON.stringify(page),
  })
  if (saved.status !== 201) throw new Error(`The page was not saved (${saved.status}): ${saved.body.slice(0, 500)}`)
  const shown = await askUntil(() => askSecurely({ host: SITE_HOST, port, path: '/' }), 200)
  const inside = await askSecurely({ host: SITE_HOST, port, path: '/metrics' })
  const hsts = String(shown.headers['strict-transport-security'])
  return {
    tells: `${shown.status}, ${shown.body.includes(TITLE) ? 'title' : 'no title'}, ${hsts}, /metrics ${inside.status}`,
    isFine: shown.status === 200 && shown.body.includes(TITLE) && hsts === 'max-age=300' && inside.status === 404,
  }
}

/** What was published a moment ago, or a proxy that was started, may need one. */
async function askUntil<T extends { status: number; body: string }>(ask: () => Promise<T>, status: number): Promise<T> {
  const until = Date.now() + SHOWN_MS
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer?.status === status) return answer
    if (Date.now() > until) throw new Error(`expected ${status}, got ${answer?.status}: ${answer?.body.slice(0, 300)}`)
    await wait(100)
  }
}

/** What stands in the environment of each process, as the system knows it. */
function findForeignSecrets(running: Readonly<Record<string, BuiltProcess>>): string[] {
  return Object.entries(running).flatMap(([role, { child }]) => {
    const names = readFileSync(`/proc/${child.pid}/environ`, 'utf8')
      .split('\0')
      .map((pair) => pair.split('=')[0] ?? '')
    return names
      .filter((name) => isRole(role) && ALL_SECRETS.includes(name) && !SECRETS_OF[role].includes(name))
      .map((name) => `${name} in ${role}`)
  })
}
