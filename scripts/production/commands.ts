import type { ProcessRole } from './roles.ts'

/** A script of a built folder, the role whose secrets it needs, and the first argument it gets. */
type BuiltCommand = { role: ProcessRole; file: string; first?: string }

const tool = (file: string): BuiltCommand => ({ role: 'tool', file })
const ofSite = (file: string, first?: string): BuiltCommand => ({ role: 'web', file, ...(first && { first }) })

/** Commands of operators, by the name that `npm run` has for them in a checkout: `node start.ts NAME`. */
export const BUILT_COMMANDS: Readonly<Record<string, BuiltCommand>> = {
  migrate: tool('studio/src/tools/migrate.ts'),
  'migrate:status': tool('studio/src/tools/migration-status.ts'),
  'user:add': tool('studio/src/tools/add-user.ts'),
  'user:factors': tool('studio/src/tools/user-factors.ts'),
  person: tool('studio/src/tools/person.ts'),
  backup: tool('studio/src/tools/backup/backup.ts'),
  restore: tool('studio/src/tools/backup/restore.ts'),
  republish: tool('studio/src/tools/republish.ts'),
  import: tool('studio/src/tools/import.ts'),
  export: tool('studio/src/tools/export.ts'),
  'import:stores': tool('studio/src/tools/stores/import-stores.ts'),
  'sync:stores': tool('studio/src/tools/stores/run-sync.ts'),
  drill: tool('scripts/production/drill/drill.ts'),
  doctor: tool('scripts/production/doctor/main.ts'),
  'outbox:erase': ofSite('web/src/server/outbox/person-command.ts', 'erase'),
  'outbox:export': ofSite('web/src/server/outbox/person-command.ts', 'export'),
  'outbox:copy': ofSite('web/src/server/outbox/copy-command.ts', 'copy'),
  'outbox:take': ofSite('web/src/server/outbox/copy-command.ts', 'take'),
  'accept-load': ofSite('web/src/replica/accept-load.ts'),
  snapshot: ofSite('web/src/replica/write-snapshot.ts'),
  'search:serve': { role: 'search', file: 'search/src/server/main.ts' },
}
