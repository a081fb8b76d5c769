import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { GATED_PAGES_SQL } from '../publish/entries/gated-pages.ts'

/** Gated pages that are published already get their bodies with the next `npm run republish`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(GATED_PAGES_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE published.gated_page'))
}
