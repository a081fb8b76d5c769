import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_list_facet" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'is_natural');
  ALTER TYPE "public"."enum_menu_icon" ADD VALUE 'horse';
  ALTER TYPE "public"."enum_menu_icon" ADD VALUE 'paw';
  ALTER TABLE "pages_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_list_facet" USING "value"::text::"public"."enum_list_facet";
  ALTER TABLE "_pages_v_version_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_list_facet" USING "value"::text::"public"."enum_list_facet";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "pages_filter_attributes" WHERE "value" = 'is_natural';
  DELETE FROM "_pages_v_version_filter_attributes" WHERE "value" = 'is_natural';
  UPDATE "menus_leaf_items" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  UPDATE "menus_sub_items" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  UPDATE "menus_items" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  UPDATE "_menus_leaf_items_v" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  UPDATE "_menus_sub_items_v" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  UPDATE "_menus_items_v" SET "icon" = NULL WHERE "icon" IN ('horse', 'paw');
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "menus_sub_items" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "_menus_items_v" ALTER COLUMN "icon" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_icon";
  CREATE TYPE "public"."enum_menu_icon" AS ENUM('dog', 'cat', 'rabbit', 'parrot', 'fish', 'about', 'contact');
  ALTER TABLE "menus_leaf_items" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "menus_sub_items" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "menus_items" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "_menus_leaf_items_v" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "_menus_sub_items_v" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "_menus_items_v" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_menu_icon" USING "icon"::"public"."enum_menu_icon";
  ALTER TABLE "pages_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_product_facet" USING "value"::text::"public"."enum_product_facet";
  ALTER TABLE "_pages_v_version_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_product_facet" USING "value"::text::"public"."enum_product_facet";
  DROP TYPE "public"."enum_list_facet";`)
}
