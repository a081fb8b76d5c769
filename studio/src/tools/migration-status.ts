import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { requireEnvironment } from '../platform/environment.ts'
import { readMigrationState } from '../platform/migration-state.ts'

const HELP = `${toOperatorCommand('migrate:status')}     what the database has had and what it lacks; ends with 1 where it is not as this version needs it`

readCommandLine({ help: HELP, most: 0 })
try {
  requireEnvironment()
  const { done, pending, newer } = await readMigrationState(process.env.DATABASE_URL ?? '')
  console.log(`${done.length} migrations are done, the newest ${done.at(-1) ?? 'is none'}.`)
  for (const name of pending) console.log(`pending: ${name}`)
  for (const name of newer) console.log(`of a newer version: ${name}`)
  if (pending.length > 0) console.log('Run migrate before the processes of this version start.')
  if (newer.length > 0) console.log('This version does not start on it: see "A new version" in docs/production.md.')
  process.exitCode = pending.length + newer.length > 0 ? 1 : 0
} catch (error) {
  console.error(`The database cannot be asked: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
