import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_link_route" AS ENUM('blog', 'cookies');
  ALTER TYPE "public"."enum_link_type" ADD VALUE 'route' BEFORE 'anchor';
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_route" "enum_link_route";
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_route" "enum_link_route";
  ALTER TABLE "menus_leaf_items" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "menus_leaf_items" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "menus_sub_items" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "menus_sub_items" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "menus_items" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "menus_items" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "_menus_items_v" ADD COLUMN "link_route" "enum_link_route";
  ALTER TABLE "_menus_items_v" ADD COLUMN "authenticated_link_route" "enum_link_route";
  ALTER TABLE "search_settings" ADD COLUMN "spotlight_link_route" "enum_link_route";
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_spotlight_link_route" "enum_link_route";
  ALTER TABLE "search_rules" ADD COLUMN "banner_link_route" "enum_link_route";
  ALTER TABLE "_search_rules_v" ADD COLUMN "version_banner_link_route" "enum_link_route";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "also_watch_link_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_also_watch_link_type" SET DATA TYPE text;
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "menus_sub_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_sub_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_items_v" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "_menus_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE text;
  ALTER TABLE "search_settings" ALTER COLUMN "spotlight_link_type" SET DATA TYPE text;
  ALTER TABLE "_search_settings_v" ALTER COLUMN "version_spotlight_link_type" SET DATA TYPE text;
  ALTER TABLE "search_rules" ALTER COLUMN "banner_link_type" SET DATA TYPE text;
  ALTER TABLE "_search_rules_v" ALTER COLUMN "version_banner_link_type" SET DATA TYPE text;
  DROP TYPE "public"."enum_link_type";
  CREATE TYPE "public"."enum_link_type" AS ENUM('page', 'article', 'job', 'product', 'anchor', 'external');
  ALTER TABLE "pages" ALTER COLUMN "also_watch_link_type" SET DATA TYPE "public"."enum_link_type" USING "also_watch_link_type"::"public"."enum_link_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_also_watch_link_type" SET DATA TYPE "public"."enum_link_type" USING "version_also_watch_link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_sub_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_sub_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_items_v" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_link_type" USING "link_type"::"public"."enum_link_type";
  ALTER TABLE "_menus_items_v" ALTER COLUMN "authenticated_link_type" SET DATA TYPE "public"."enum_link_type" USING "authenticated_link_type"::"public"."enum_link_type";
  ALTER TABLE "search_settings" ALTER COLUMN "spotlight_link_type" SET DATA TYPE "public"."enum_link_type" USING "spotlight_link_type"::"public"."enum_link_type";
  ALTER TABLE "_search_settings_v" ALTER COLUMN "version_spotlight_link_type" SET DATA TYPE "public"."enum_link_type" USING "version_spotlight_link_type"::"public"."enum_link_type";
  ALTER TABLE "search_rules" ALTER COLUMN "banner_link_type" SET DATA TYPE "public"."enum_link_type" USING "banner_link_type"::"public"."enum_link_type";
  ALTER TABLE "_search_rules_v" ALTER COLUMN "version_banner_link_type" SET DATA TYPE "public"."enum_link_type" USING "version_banner_link_type"::"public"."enum_link_type";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_route";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_route";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "link_route";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "menus_sub_items" DROP COLUMN "link_route";
  ALTER TABLE "menus_sub_items" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "menus_items" DROP COLUMN "link_route";
  ALTER TABLE "menus_items" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "link_route";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "link_route";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "_menus_items_v" DROP COLUMN "link_route";
  ALTER TABLE "_menus_items_v" DROP COLUMN "authenticated_link_route";
  ALTER TABLE "search_settings" DROP COLUMN "spotlight_link_route";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_spotlight_link_route";
  ALTER TABLE "search_rules" DROP COLUMN "banner_link_route";
  ALTER TABLE "_search_rules_v" DROP COLUMN "version_banner_link_route";
  DROP TYPE "public"."enum_link_route";`)
}
