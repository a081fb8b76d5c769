import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runDrillCommand } from './drill-command.ts'
import { makeDrillDatabase, takeDrillDatabase } from './drill-database.ts'
import { runDrill } from './run-drill.ts'

/**
 * `node start.ts drill FOLDER` in a built folder tries a backup beside the running product. It uses a separate
 * database on the same server (or that of DRILL_DATABASE_URL) and a folder below MENAGERIE_VAR or the system's
 * temporary one. Both are removed afterwards. It exits with 1 when something of the backup is missing.
 */
const { DATABASE_URL = '', DRILL_DATABASE_URL, MENAGERIE_VAR } = process.env

async function drill(backup: string, signal: AbortSignal): Promise<boolean> {
  const parent = MENAGERIE_VAR ? resolve(MENAGERIE_VAR) : tmpdir()
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'drill-'))
  try {
    const database = DRILL_DATABASE_URL
      ? await takeDrillDatabase(DRILL_DATABASE_URL, DATABASE_URL)
      : await makeDrillDatabase(DATABASE_URL)
    try {
      return await runDrill({ backup: resolve(backup), databaseUrl: database.url, folder, signal })
    } finally {
      await database.remove()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runDrillCommand('node start.ts drill FOLDER', drill)
