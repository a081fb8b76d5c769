import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readErasures } from '@menagerie/contract/erasure-hash'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { getPayload } from 'payload'
import { PROJECT_ROOT, requireEnvironment } from '../../platform/environment.ts'
import { findStorage } from '../../platform/storage/find-storage.ts'
import { tellFault } from '../../platform/tell-fault.ts'
import { checkBackup } from './check-backup.ts'
import { takeOutboxOfSite } from './copy-outbox-of-site.ts'
import { OUTBOX_FILE } from './make-backup.ts'
import { type BackupManifest, BackupProblem, OUTBOX_FOLDER } from './manifest.ts'
import { type RestoreTarget, restoreBackup } from './restore-backup.ts'

const HELP = `${toOperatorCommand('restore', 'FOLDER [--replace] [--compare] [--erasures FILE] | --check')}
  --replace        also into a database that is not empty: what is in it is lost
  --compare        reads each restored row and file again and holds it against the backup
  --erasures FILE  erases these people again, too: ${toOperatorCommand('person', 'list')} of a database that is lost
  --check          only holds the backup against its checksums`

/** Maximum number of differences that are listed. */
const TOLD = 20
const OPTIONS = {
  replace: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  erasures: { type: 'string' },
} as const

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine({ help: HELP, options: OPTIONS, most: 1 })
  const [folder] = positionals
  if (folder === undefined) throw new BackupProblem(HELP)
  const from = resolve(PROJECT_ROOT, folder)
  if (values.check) {
    const { createdAt } = await checkBackup(from)
    return console.log(`${from} is whole; it was made at ${createdAt}.`)
  }
  const listed = values.erasures === undefined ? [] : await readErasureList(resolve(PROJECT_ROOT, values.erasures))
  await restore(from, { mayReplace: values.replace, isCompared: values.compare, erasures: listed })
}

/** Reads the list of erasures before anything is changed, so that a wrong file cannot interrupt a restore halfway. */
async function readErasureList(file: string): Promise<readonly string[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n')
    readErasures(lines)
    return lines
  } catch (error) {
    throw new BackupProblem(`${file} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

async function restore(from: string, options: Omit<RestoreTarget, 'databaseUrl' | 'storage'>): Promise<void> {
  requireEnvironment()
  const began = performance.now()
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'warn'
  const target = { databaseUrl: process.env.DATABASE_URL ?? '', storage: findStorage(), ...options }
  const { manifest, filesWritten, differences, migrationsAfter, erasedAgain, erasures } = await restoreBackup(
    payload,
    from,
    target,
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Restored the state of ${manifest.createdAt} in ${seconds} s; ${filesWritten} files were written.`)
  if (options.isCompared) tellComparison(manifest, differences)
  if (erasedAgain > 0) console.log(`${erasedAgain} people that had been erased were erased again.`)
  if (manifest.outbox.length > 0) console.log(await restoreOutbox(from, erasures))
  console.log('Sites load all of it again by themselves. Everybody signs in anew.')
  if (migrationsAfter) console.log(`The backup was older than this version: run ${toOperatorCommand('republish')} now.`)
}

function tellComparison({ tables, media }: BackupManifest, differences: readonly string[]): void {
  if (differences.length > 0)
    throw new BackupProblem(`What was restored is not the backup:\n${differences.slice(0, TOLD).join('\n')}`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`All ${rows} rows of ${tables.length} tables and all ${media.length} files are those of the backup.`)
}

/**
 * Restores forms that were waiting at the time of the backup. A studio that already has some of them recognizes them by
 * their ids.
 */
async function restoreOutbox(from: string, erasures: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-erasures-'))
  try {
    const list = join(folder, 'erasures')
    await writeFile(list, erasures.join('\n'), { mode: 0o600 })
    return takeOutboxOfSite(join(from, OUTBOX_FOLDER, OUTBOX_FILE), list)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : (tellFault(error) ?? error))
  process.exit(1)
}
