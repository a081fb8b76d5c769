import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_facts_brands" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "_product_facts_v_version_brands" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "stores_brands" ALTER COLUMN "value" SET DATA TYPE varchar;
  ALTER TABLE "_stores_v_version_brands" ALTER COLUMN "value" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_product_facts_brands";
  DROP TYPE "public"."enum__product_facts_v_version_brands";
  DROP TYPE "public"."enum_stores_brands";
  DROP TYPE "public"."enum__stores_v_version_brands";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_facts_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum__product_facts_v_version_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum_stores_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum__stores_v_version_brands" AS ENUM('tailwell', 'aldergrove');
  ALTER TABLE "product_facts_brands" ALTER COLUMN "value" SET DATA TYPE "public"."enum_product_facts_brands" USING "value"::"public"."enum_product_facts_brands";
  ALTER TABLE "_product_facts_v_version_brands" ALTER COLUMN "value" SET DATA TYPE "public"."enum__product_facts_v_version_brands" USING "value"::"public"."enum__product_facts_v_version_brands";
  ALTER TABLE "stores_brands" ALTER COLUMN "value" SET DATA TYPE "public"."enum_stores_brands" USING "value"::"public"."enum_stores_brands";
  ALTER TABLE "_stores_v_version_brands" ALTER COLUMN "value" SET DATA TYPE "public"."enum__stores_v_version_brands" USING "value"::"public"."enum__stores_v_version_brands";`)
}
