import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../port.ts'
import { findStateFolder, ROOT } from '../state-folder.ts'
import { startCluster } from './cluster.ts'
import { preparePlace } from './place.ts'

/** One real PostgreSQL for a test run; its template database is made by the migrations, which proves them too. */
export async function setup(project: TestProject) {
  const port = await findFreePort()
  const stateFolder = mkdtempSync(join(findTestFolder(), 'pg-'))
  const cluster = await startCluster({ stateFolder, port, password: 'only-for-this-test-run', fast: true })
  migrate(cluster.url)
  project.provide('postgresUrl', cluster.url)
  return async () => {
    await cluster.stop()
    rmSync(preparePlace(stateFolder).data, { recursive: true, force: true })
    rmSync(stateFolder, { recursive: true, force: true })
  }
}

function findTestFolder(): string {
  const folder = join(findStateFolder(), 'test')
  mkdirSync(folder, { recursive: true })
  return folder
}

function migrate(url: string) {
  const result = spawnSync(process.execPath, ['studio/src/migrate.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'only-for-this-test-run' },
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`The migrations failed:\n${result.stdout}\n${result.stderr}`)
}
