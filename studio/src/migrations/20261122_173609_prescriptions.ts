import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts" ADD COLUMN "is_prescription" boolean DEFAULT false;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_is_prescription" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts" DROP COLUMN "is_prescription";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_is_prescription";`)
}
