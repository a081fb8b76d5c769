import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { PROJECT_ROOT } from './environment.ts'
import { nameNestedRelations } from './name-nested-relations.ts'

export function createDatabase(connectionString: string) {
  return postgresAdapter({
    pool: { connectionString },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    // The importer brings its own ids, so that a second import finds what the first one made.
    allowIDOnCreate: true,
    migrationDir: resolve(PROJECT_ROOT, 'studio/src/migrations'),
    beforeSchemaInit: [
      ({ adapter, schema }) => {
        nameNestedRelations(adapter.rawRelations)
        return schema
      },
    ],
    afterSchemaInit: [
      // Payload's only index on these tables leads with the language, so reading the texts of a document scanned them all.
      ({ schema, extendTable }) => {
        for (const [name, table] of Object.entries(schema.tables)) {
          if (!name.endsWith('_locales')) continue
          extendTable({
            table,
            extraConfig: (columns) => ({ parent: index(`${name}_parent_id_idx`).on(columns._parentID) }),
          })
        }
        return schema
      },
    ],
  })
}

/**
 * A pool reports a connection that PostgreSQL closed (a restart, a failover) as an error of its own, and one that nobody
 * listens to ends the process. The next query opens a new connection, so it is enough to note it.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  db.pool.on('error', (error) => logger.warn(`A database connection was lost: ${error.message}`))
}
