import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPayload } from 'payload'
import { PROJECT_ROOT, requireEnvironment } from '../../platform/environment.ts'
import { findStorage } from '../../platform/storage/find-storage.ts'
import { checkBackup } from './check-backup.ts'
import { takeOutboxOfSite } from './copy-outbox-of-site.ts'
import { OUTBOX_FILE } from './make-backup.ts'
import { BackupProblem, OUTBOX_FOLDER } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const HELP = `npm run restore -- FOLDER [--replace | --check]
  --replace  also into a database that is not empty: what is in it is lost
  --check    only holds the backup against its checksums`

async function main(args: readonly string[]): Promise<void> {
  const [folder, ...others] = args.filter((arg) => !arg.startsWith('--'))
  const options = args.filter((arg) => arg.startsWith('--'))
  if (folder === undefined || others.length > 0 || options.some((option) => !['--replace', '--check'].includes(option)))
    throw new BackupProblem(HELP)
  const from = resolve(PROJECT_ROOT, folder)
  if (options.includes('--check')) {
    const { createdAt } = await checkBackup(from)
    return console.log(`${from} is whole; it was made at ${createdAt}.`)
  }
  await restore(from, options.includes('--replace'))
}

async function restore(from: string, mayReplace: boolean): Promise<void> {
  requireEnvironment()
  const began = performance.now()
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'warn'
  const target = { databaseUrl: process.env.DATABASE_URL ?? '', storage: findStorage(), mayReplace }
  const { manifest, filesWritten, migrationsAfter, erasedAgain, erasures } = await restoreBackup(payload, from, target)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Restored the state of ${manifest.createdAt} in ${seconds} s; ${filesWritten} files were written.`)
  if (erasedAgain > 0) console.log(`${erasedAgain} people that had been erased were erased again.`)
  if (manifest.outbox.length > 0) console.log(await restoreOutbox(from, erasures))
  console.log('Sites load all of it again by themselves. Everybody signs in anew.')
  if (migrationsAfter) console.log('The backup was older than this version: run npm run republish now.')
}

/** Forms that waited at the backup: the studio of that moment did not have them, and knows them by their ids if it has. */
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
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : error)
  process.exit(1)
}
