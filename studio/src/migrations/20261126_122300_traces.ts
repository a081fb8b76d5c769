import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The trace of the request that brought a form, for the form and for each mail of the same transaction. No fields of the collections: they
 * are for logs and headers, and a default takes the mail's from the transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "trace" text;
   ALTER TABLE "mails" ADD COLUMN "trace" text;
   ALTER TABLE "mails" ALTER COLUMN "trace" SET DEFAULT nullif(current_setting('menagerie.trace', true), '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DROP COLUMN "trace";
   ALTER TABLE "mails" DROP COLUMN "trace";`)
}
