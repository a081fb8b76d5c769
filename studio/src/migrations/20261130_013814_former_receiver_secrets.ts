import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receivers" ADD COLUMN "former_secret" varchar;
  ALTER TABLE "receivers" ADD COLUMN "former_secret_ends" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receivers" DROP COLUMN "former_secret";
  ALTER TABLE "receivers" DROP COLUMN "former_secret_ends";`)
}
