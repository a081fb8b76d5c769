import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "pages" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "articles" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "articles" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_articles_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "jobs" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "jobs" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "menus" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "menus" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_menus_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_menus_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "product_texts" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "product_texts" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "categories" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "categories" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_categories_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_categories_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "refuse_untranslated" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_refuse_untranslated" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_open_texts" numeric;
  ALTER TABLE "search_settings" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "search_settings" ADD COLUMN "open_texts" numeric;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_open_texts" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "translated_from";
  ALTER TABLE "pages" DROP COLUMN "open_texts";
  ALTER TABLE "_pages_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "articles" DROP COLUMN "translated_from";
  ALTER TABLE "articles" DROP COLUMN "open_texts";
  ALTER TABLE "_articles_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_articles_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "jobs" DROP COLUMN "translated_from";
  ALTER TABLE "jobs" DROP COLUMN "open_texts";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "menus" DROP COLUMN "translated_from";
  ALTER TABLE "menus" DROP COLUMN "open_texts";
  ALTER TABLE "_menus_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_menus_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "product_texts" DROP COLUMN "translated_from";
  ALTER TABLE "product_texts" DROP COLUMN "open_texts";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "categories" DROP COLUMN "translated_from";
  ALTER TABLE "categories" DROP COLUMN "open_texts";
  ALTER TABLE "_categories_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_categories_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "site_settings" DROP COLUMN "refuse_untranslated";
  ALTER TABLE "site_settings" DROP COLUMN "translated_from";
  ALTER TABLE "site_settings" DROP COLUMN "open_texts";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_refuse_untranslated";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_open_texts";
  ALTER TABLE "search_settings" DROP COLUMN "translated_from";
  ALTER TABLE "search_settings" DROP COLUMN "open_texts";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_open_texts";`)
}
