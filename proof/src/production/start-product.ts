import { join } from 'node:path'
import { findFreePort } from '../../../scripts/port.ts'
import { startCluster } from '../../../scripts/postgres/cluster.ts'
import { atEnd } from '../endings.ts'
import { makeImageFolders } from './as-image.ts'
import { type BuiltProcess, runTool, startBuilt, waitUntilAnswers } from './built-product.ts'
import { toRoleSettings } from './settings.ts'
import { STUDIO_HOST, startTlsProxy } from './tls-proxy.ts'

/** The first account of the studio. */
export const EDITOR = { email: 'you@company.example', password: 'a long password of the proof' }
const DATABASE_PASSWORD = 'password-of-the-proof'

export type BuiltProduct = Awaited<ReturnType<typeof startProduct>>

/** Starts the database, all roles and the proxy as docs/production.md describes. */
export async function startProduct(stateFolder: string, build: string) {
  const [web, health, contentApi, admin, jobs, https, http, postgres] = await Promise.all(
    Array.from({ length: 8 }, findFreePort),
  )
  if (!(web && health && contentApi && admin && jobs && https && http && postgres)) throw new Error('no free ports')
  const database = await startCluster({ stateFolder, port: postgres, password: DATABASE_PASSWORD })
  atEnd(database.stop)
  const ports = { web, health, contentApi, admin, jobs }
  const databaseUrl = database.url
  const settings = toRoleSettings({ folder: stateFolder, databaseUrl, ports, studioOrigin: `https://${STUDIO_HOST}` })
  makeImageFolders(build, stateFolder, ['media', 'mail', 'site'])
  await runTool(build, ['migrate'], settings.tool)
  await runTool(build, ['migrate:status'], settings.tool)
  await runTool(build, ['user:add', EDITOR.email], { ...settings.tool, USER_PASSWORD: EDITOR.password })
  const log = join(stateFolder, 'log')
  const running: Record<string, BuiltProcess> = {}
  const start = async (role: 'content-api' | 'jobs' | 'admin' | 'web', port: number) => {
    const started = startBuilt(build, role, settings[role], log)
    running[role] = started
    await waitUntilAnswers(started, `http://127.0.0.1:${port}/readyz`)
  }
  await start('content-api', contentApi)
  await Promise.all([start('jobs', jobs), start('admin', admin), start('web', health)])
  await startTlsProxy(join(stateFolder, 'proxy'), { https, http, web, admin })
  return { settings, ports, https, http, running, databaseUrl, log }
}
