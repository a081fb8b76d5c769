import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFreePort } from './port.ts'
import { startCluster } from './postgres/cluster.ts'
import { removeCluster } from './postgres/remove-cluster.ts'
import { Problem } from './problem.ts'
import { runDrill } from './production/drill/run-drill.ts'
import { buildIfChanged } from './start/build.ts'
import { step } from './start/step.ts'
import { findStateFolder, ROOT } from './state-folder.ts'

/**
 * `npm run drill -- FOLDER`: tries a backup in an empty place beside the product that runs, with a PostgreSQL of its own. Says how long that
 * took, which is the time to recovery (RTO), and how old the backup is, which is lost at worst (RPO); ends with 1 where something of the
 * backup is not there. In a built folder: `node start.ts drill FOLDER`.
 */
const [backup] = process.argv.slice(2)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Problem('Given up.')))

async function drill(from: string): Promise<boolean> {
  const { signal } = stopping
  const folder = join(findStateFolder(), 'drill')
  removeCluster(folder)
  rmSync(folder, { recursive: true, force: true })
  const logFolder = join(folder, 'log')
  mkdirSync(logFolder, { recursive: true })
  for (const name of ['web', 'studio'] as const) await step(name, () => buildIfChanged(name, logFolder, signal))
  const database = await startCluster({ stateFolder: folder, port: await findFreePort(), password: 'of-the-drill' })
  try {
    return await runDrill({ backup: from, databaseUrl: database.url, folder, signal })
  } finally {
    await database.stop()
  }
}

try {
  if (backup === undefined) throw new Problem('Name the folder of a backup: npm run drill -- FOLDER')
  if (!(await drill(resolve(ROOT, backup)))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error && error.name.endsWith('Problem') ? error.message : error)
  process.exitCode = 1
}
process.exit()
