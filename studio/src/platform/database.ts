import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type DatabaseAdapter, makeTransactionsSafe } from './database-transactions.ts'
import { PROJECT_ROOT } from './environment.ts'
import { keepBrandsAsText } from './keep-brands-as-text.ts'
import { nameNestedRelations } from './name-nested-relations.ts'

const CONNECTIONS = 16
/** The remaining connections are for reads, including those that saves make outside their transaction. */
const SAVES_AT_ONCE = 12

/** A hanging studio must not block others, above all the feed, which waits for open transactions. */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

export function createDatabase(connectionString: string) {
  const adapter = postgresAdapter({
    pool: { connectionString, max: CONNECTIONS, ...LIMITS },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    // Imports set ids, so that a second import finds the documents of the first.
    allowIDOnCreate: true,
    migrationDir: resolve(PROJECT_ROOT, 'studio/src/migrations'),
    beforeSchemaInit: [
      ({ adapter, schema }) => {
        nameNestedRelations(adapter.rawRelations)
        keepBrandsAsText(adapter.rawTables)
        return schema
      },
    ],
    afterSchemaInit: [
      // Payload's only index on these tables begins with the language, so that reading the texts of one document would
      // scan the table.
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
  return {
    ...adapter,
    init(args: Parameters<typeof adapter.init>[0]) {
      const db = adapter.init(args)
      surviveLostConnections(db)
      makeTransactionsSafe(db, SAVES_AT_ONCE)
      return db
    },
  }
}

/**
 * PostgreSQL closing a connection (a restart, a failover) causes an error event, on the pool or, during a transaction,
 * on the connection; without a listener it would end the process. Logging it is enough, because the next query opens a
 * new connection.
 */
function surviveLostConnections(db: DatabaseAdapter): void {
  const connect = db.connect
  const listened = new WeakSet<object>()
  const note = (error: Error) => db.payload.logger.warn(`A database connection was lost: ${error.message}`)
  db.connect = async (options) => {
    await connect?.call(db, options)
    if (listened.has(db.pool)) return
    listened.add(db.pool)
    db.pool.on('error', note)
    db.pool.on('connect', (client) => client.on('error', note))
  }
}
