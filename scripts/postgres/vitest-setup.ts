import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../port.ts'
import { ROOT } from '../state-folder.ts'
import { findMemoryFolder } from '../test/memory-folder.ts'
import { makeRunFolder } from '../test/run-folder.ts'
import { startCluster } from './cluster.ts'
import { removeCluster } from './remove-cluster.ts'

type Server = { url: string; stateFolder: string; stop: () => Promise<void>; users: number }

/** Kept outside this module, because each Vitest project loads the module anew and all must share one server. */
const shared = globalThis as { menagerieTestServer?: Promise<Server> | undefined }

/** Starts one real PostgreSQL for a test run. The migrations make its template database, so they are tested as well. */
export async function setup(project: TestProject) {
  shared.menagerieTestServer ??= startServer()
  const server = await shared.menagerieTestServer
  server.users += 1
  project.provide('postgresUrl', server.url)
  project.provide('runFolder', server.stateFolder)
  return async () => {
    server.users -= 1
    if (server.users > 0) return
    shared.menagerieTestServer = undefined
    await server.stop()
    removeCluster(server.stateFolder)
  }
}

async function startServer(): Promise<Server> {
  const port = await findFreePort()
  // A killed run leaves its cluster behind, and the next run ends it.
  const stateFolder = makeRunFolder('pg', { remove: removeCluster, parent: findMemoryFolder() })
  const cluster = await startCluster({ stateFolder, port, password: 'only-for-this-test-run', fast: true })
  migrate(cluster.url)
  return { url: cluster.url, stateFolder, stop: cluster.stop, users: 0 }
}

function migrate(url: string) {
  const result = spawnSync(process.execPath, ['studio/src/tools/migrate.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'only-for-this-test-run' },
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`The migrations failed:\n${result.stdout}\n${result.stderr}`)
}
