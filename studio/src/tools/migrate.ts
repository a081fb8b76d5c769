import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { areReferencesNoted } from '../model/references/reference-rules.ts'
import { endOnFault } from '../platform/end-on-fault.ts'
import { requireEnvironment } from '../platform/environment.ts'
import { readMigrationState, refuseNewerDatabase } from '../platform/migration-state.ts'

const HELP = `${toOperatorCommand('migrate')}     brings the database to this version’s tables; does nothing when it is there already`

readCommandLine({ help: HELP, most: 0 })
requireEnvironment()
await refuseNewerDatabase().catch(endOnFault)
// Usually there is nothing to do: then the studio need not be loaded, which takes longer than the rest of a start.
if (await isDone(process.env.DATABASE_URL ?? '').catch(() => false)) {
  console.log('The database is up to date.')
  process.exit(0)
}
process.env.PAYLOAD_MIGRATING = 'true'
const { getPayload } = await import('payload')
const { default: config } = await import('../payload.config.ts')
const payload = await getPayload({ config, disableOnInit: true })
payload.logger.level = 'warn'
const { fillReferences } = await import('../model/references/fill-references.ts')
const before = await countMigrations()
await payload.db.migrate()
const done = (await countMigrations()) - before
console.log(done === 0 ? 'The database is up to date.' : `Ran ${done} migration${done === 1 ? '' : 's'}.`)
if (await fillReferences(payload)) console.log('Noted which documents name which.')
await payload.destroy()
process.exit(0)

async function countMigrations(): Promise<number> {
  const found = await payload.db.pool.query("select from pg_tables where tablename = 'payload_migrations'")
  if (found.rowCount === 0) return 0
  return (await payload.count({ collection: 'payload-migrations' })).totalDocs
}

async function isDone(databaseUrl: string): Promise<boolean> {
  const { pending } = await readMigrationState(databaseUrl)
  return pending.length === 0 && (await areReferencesNoted(databaseUrl))
}
