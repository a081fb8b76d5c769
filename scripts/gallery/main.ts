import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPortFree } from '../port.ts'
import { Problem } from '../problem.ts'
import { loadSettings, toSitePortVariables } from '../start/settings.ts'
import { listSites } from '../start/welcome.ts'
import { ROOT } from '../state-folder.ts'
import { fillReplica } from './fill-replica.ts'

/**
 * `npm run gallery` shows the site's blocks alone, without studio, database or content, and builds again when a
 * source changes. It uses the ports of the sites, and `var/gallery`.
 */
const LOOK_MS = 250

try {
  await run()
} catch (error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exit(1)
}

async function run(): Promise<void> {
  const { ports, host, stateFolder } = loadSettings(process.env)
  for (const { variable, port } of ports.sites) {
    if (!(await isPortFree(port, host)))
      throw new Problem(`Port ${port} is in use, perhaps by npm start: end that, or name another port in ${variable}.`)
  }
  const folder = join(stateFolder, 'gallery')
  await fillReplica(join(folder, 'replica'))
  const site = spawn(process.execPath, [join(ROOT, 'web/dev.ts')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      GALLERY: 'on',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      HOST: host,
      ...toSitePortVariables(ports),
      WEB_PROCESSES: '1',
      CONTENT_API_TOKEN: '',
      SNAPSHOT: '',
      SEARCH_ENGINE: 'off',
      REPLICA_DIR: join(folder, 'replica'),
      IMAGE_CACHE_DIR: join(folder, 'images'),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'))
  site.once('exit', (code) => process.exit(code ?? 0))
  while (!(await isReady(`http://localhost:${ports.sites[0]?.port}/readyz`))) await wait(LOOK_MS)
  console.log(`\n${listSites(ports, '__gallery/').join('\n')}\n\n  Ctrl-C stops it.`)
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}
