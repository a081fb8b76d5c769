import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "articles" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "jobs" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "authors" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_authors_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "menus" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_menus_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "media" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "films" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_films_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "product_texts" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "product_facts" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_product_facts_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "product_drafts" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_product_drafts_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "categories" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "terms" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_terms_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "leaflets" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_leaflets_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "redirects" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "stores" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_stores_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "search_settings" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "search_synonyms" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_search_synonyms_v" ADD COLUMN "version_saver_id" varchar;
  ALTER TABLE "search_rules" ADD COLUMN "saver_id" varchar;
  ALTER TABLE "_search_rules_v" ADD COLUMN "version_saver_id" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "saver_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "articles" DROP COLUMN "saver_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "jobs" DROP COLUMN "saver_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "authors" DROP COLUMN "saver_id";
  ALTER TABLE "_authors_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "menus" DROP COLUMN "saver_id";
  ALTER TABLE "_menus_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "media" DROP COLUMN "saver_id";
  ALTER TABLE "_media_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "films" DROP COLUMN "saver_id";
  ALTER TABLE "_films_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "product_texts" DROP COLUMN "saver_id";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "product_facts" DROP COLUMN "saver_id";
  ALTER TABLE "_product_facts_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "product_drafts" DROP COLUMN "saver_id";
  ALTER TABLE "_product_drafts_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "categories" DROP COLUMN "saver_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "terms" DROP COLUMN "saver_id";
  ALTER TABLE "_terms_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "leaflets" DROP COLUMN "saver_id";
  ALTER TABLE "_leaflets_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "redirects" DROP COLUMN "saver_id";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "stores" DROP COLUMN "saver_id";
  ALTER TABLE "_stores_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "site_settings" DROP COLUMN "saver_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "search_settings" DROP COLUMN "saver_id";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "search_synonyms" DROP COLUMN "saver_id";
  ALTER TABLE "_search_synonyms_v" DROP COLUMN "version_saver_id";
  ALTER TABLE "search_rules" DROP COLUMN "saver_id";
  ALTER TABLE "_search_rules_v" DROP COLUMN "version_saver_id";`)
}
