import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "subscribers_confirm_keys_idx" ON "subscribers"
     USING gin (string_to_array(regexp_replace("confirm_hash", '@[0-9]+', '', 'g'), ' ')) WHERE "state" = 'pending';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "subscribers_confirm_keys_idx";`)
}
