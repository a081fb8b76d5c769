import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_drafts" ADD COLUMN "listed" boolean;
  ALTER TABLE "_product_drafts_v" ADD COLUMN "version_listed" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_drafts" DROP COLUMN "listed";
  ALTER TABLE "_product_drafts_v" DROP COLUMN "version_listed";`)
}
