import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFreePort } from './port.ts'
import { startCluster } from './postgres/cluster.ts'
import { removeCluster } from './postgres/remove-cluster.ts'
import { runDrillCommand } from './production/drill/drill-command.ts'
import { runDrill } from './production/drill/run-drill.ts'
import { buildIfChanged } from './start/build.ts'
import { step } from './start/step.ts'
import { findStateFolder, ROOT } from './state-folder.ts'

/**
 * `npm run drill -- FOLDER` restores a backup into an empty place beside the running product, with its own
 * PostgreSQL. It reports how long that took (the recovery time, RTO) and how old the backup is (the greatest loss,
 * RPO). It exits with 1 when something of the backup is missing. In a built folder: `node start.ts drill FOLDER`.
 */
async function drill(from: string, signal: AbortSignal): Promise<boolean> {
  const folder = join(findStateFolder(), 'drill')
  removeCluster(folder)
  rmSync(folder, { recursive: true, force: true })
  const logFolder = join(folder, 'log')
  mkdirSync(logFolder, { recursive: true })
  for (const name of ['web', 'studio'] as const) await step(name, () => buildIfChanged(name, logFolder, signal))
  const database = await startCluster({ stateFolder: folder, port: await findFreePort(), password: 'of-the-drill' })
  try {
    return await runDrill({ backup: resolve(ROOT, from), databaseUrl: database.url, folder, signal })
  } finally {
    await database.stop()
  }
}

await runDrillCommand('npm run drill -- FOLDER', drill)
