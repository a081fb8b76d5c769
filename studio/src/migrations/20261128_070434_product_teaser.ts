import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts" ADD COLUMN "teaser" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_teaser" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts" DROP COLUMN "teaser";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_teaser";`)
}
