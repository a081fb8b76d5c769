import { resolve } from 'node:path'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { noteBackup } from '../../platform/backup-made.ts'
import { PROJECT_ROOT, requireEnvironment } from '../../platform/environment.ts'
import { findStorage } from '../../platform/storage/find-storage.ts'
import { tellFault } from '../../platform/tell-fault.ts'
import { withOneConnection } from '../../platform/with-one-connection.ts'
import { copyOutboxOfSite } from './copy-outbox-of-site.ts'
import { makeBackup } from './make-backup.ts'
import { type BackupManifest, BackupProblem } from './manifest.ts'

const HELP = `${toOperatorCommand('backup', 'FOLDER')}     tables and uploaded files as they are at one moment, with checksums, into a new folder`

async function main(): Promise<void> {
  const [folder] = readCommandLine({ help: HELP, most: 1 }).positionals
  if (folder === undefined)
    throw new BackupProblem(`Name the folder for the backup: ${toOperatorCommand('backup', 'FOLDER')}`)
  requireEnvironment()
  const began = performance.now()
  const target = resolve(PROJECT_ROOT, folder)
  const source = { databaseUrl: process.env.DATABASE_URL ?? '', storage: findStorage(), copyOutbox: copyOutboxOfSite }
  const manifest = await makeBackup(source, target)
  // A failure does not affect the backup: a database before its migration, for example, lacks this table.
  await withOneConnection(source.databaseUrl, noteBackup).catch((error: unknown) =>
    console.warn(
      `When it was made could not be noted (${tellFault(error) ?? error}): the figure goes on from the one before.`,
    ),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${target}: ${describe(manifest)}, in ${seconds} s.`)
}

function describe({ tables, media, outbox }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...media, ...outbox].reduce((sum, file) => sum + file.bytes, 0)
  return `${rows} rows of ${tables.length} tables and ${media.length} files${outbox.length > 0 ? ' with the outbox' : ''}, ${(bytes / 2 ** 20).toFixed(1)} MB`
}

try {
  await main()
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : (tellFault(error) ?? error))
  process.exitCode = 1
}
