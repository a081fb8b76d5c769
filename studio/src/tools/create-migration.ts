import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getPayload } from 'payload'
import { PROJECT_ROOT } from '../platform/environment.ts'

/**
 * `node studio/src/tools/create-migration.ts <name>` writes the migration from the last snapshot to the current
 * collections; `--check` writes nothing and fails if one is needed. Works without a database.
 */
const FOLDER = resolve(PROJECT_ROOT, 'studio/src/migrations')
const check = process.argv.includes('--check')
const name = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

process.env.PAYLOAD_MIGRATING = 'true'
process.env.PAYLOAD_SECRET ||= 'not used: nothing is signed here'
const { default: config } = await import('../payload.config.ts')
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
payload.logger.level = 'warn'

const filesBefore = new Set(readdirSync(FOLDER))
const index = resolve(FOLDER, 'index.ts')
await payload.db.createMigration({
  payload,
  migrationName: name ?? 'change',
  forceAcceptWarning: true,
  skipEmpty: true,
})
rmSync(index, { force: true })
const written = readdirSync(FOLDER).filter((file) => !filesBefore.has(file))
const script = written.find((file) => file.endsWith('.ts'))
const isEmpty = script === undefined || !readFileSync(resolve(FOLDER, script), 'utf8').includes('sql`')

if (check || isEmpty) {
  for (const file of written) rmSync(resolve(FOLDER, file))
} else {
  const file = resolve(FOLDER, script)
  // Node strips types, but not imports of types.
  const source = readFileSync(file, 'utf8')
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
    .replaceAll('{ db, payload, req }', '{ db }')
  writeFileSync(file, source)
  // Deletes older snapshots: only the newest is compared with the collections, and each has 30,000 lines.
  const snapshot = script.replace(/\.ts$/, '.json')
  for (const each of filesBefore) if (each.endsWith('.json') && each !== snapshot) rmSync(resolve(FOLDER, each))
}
if (check && !isEmpty) console.error('The collections changed without a migration: npm run migrate:create <name>')
else console.log(isEmpty ? 'The migrations match the collections.' : `Wrote studio/src/migrations/${script}`)
process.exit(check && !isEmpty ? 1 : 0)
