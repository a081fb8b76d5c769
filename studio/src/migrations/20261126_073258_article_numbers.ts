import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_facts" ADD COLUMN "article_number" varchar;
  ALTER TABLE "_product_facts_v" ADD COLUMN "version_article_number" varchar;
  CREATE UNIQUE INDEX "product_facts_article_number_idx" ON "product_facts" USING btree ("article_number");
  CREATE INDEX "_product_facts_v_version_version_article_number_idx" ON "_product_facts_v" USING btree ("version_article_number");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "product_facts_article_number_idx";
  DROP INDEX "_product_facts_v_version_version_article_number_idx";
  ALTER TABLE "product_facts" DROP COLUMN "article_number";
  ALTER TABLE "_product_facts_v" DROP COLUMN "version_article_number";`)
}
