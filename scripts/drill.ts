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
 * `npm run drill -- FOLDER`: tries a backup in an empty place beside the product that runs, with a PostgreSQL of its own. Says how long that
 * took, which is the time to recovery (RTO), and how old the backup is, which is lost at worst (RPO); ends with 1 where something of the
 * backup is not there. In a built folder: `node start.ts drill FOLDER`.
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
