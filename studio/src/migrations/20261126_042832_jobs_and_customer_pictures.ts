import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_texts_customer_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"link" varchar
  );
  
  CREATE TABLE "_product_texts_v_version_customer_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "jobs" ADD COLUMN "region" varchar;
  ALTER TABLE "jobs" ADD COLUMN "postal_code" varchar;
  ALTER TABLE "jobs" ADD COLUMN "salary_least" numeric;
  ALTER TABLE "jobs" ADD COLUMN "salary_most" numeric;
  ALTER TABLE "jobs" ADD COLUMN "salary_currency" varchar;
  ALTER TABLE "jobs" ADD COLUMN "salary_per" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_region" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_postal_code" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_least" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_most" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_currency" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_per" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_logo_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_company_logo_id" uuid;
  ALTER TABLE "product_texts_customer_pictures" ADD CONSTRAINT "product_texts_customer_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_texts_customer_pictures" ADD CONSTRAINT "product_texts_customer_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_version_customer_pictures" ADD CONSTRAINT "_product_texts_v_version_customer_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_texts_v_version_customer_pictures" ADD CONSTRAINT "_product_texts_v_version_customer_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_texts_customer_pictures_order_idx" ON "product_texts_customer_pictures" USING btree ("_order");
  CREATE INDEX "product_texts_customer_pictures_parent_id_idx" ON "product_texts_customer_pictures" USING btree ("_parent_id");
  CREATE INDEX "product_texts_customer_pictures_image_idx" ON "product_texts_customer_pictures" USING btree ("image_id");
  CREATE INDEX "_product_texts_v_version_customer_pictures_order_idx" ON "_product_texts_v_version_customer_pictures" USING btree ("_order");
  CREATE INDEX "_product_texts_v_version_customer_pictures_parent_id_idx" ON "_product_texts_v_version_customer_pictures" USING btree ("_parent_id");
  CREATE INDEX "_product_texts_v_version_customer_pictures_image_idx" ON "_product_texts_v_version_customer_pictures" USING btree ("image_id");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_company_logo_id_media_id_fk" FOREIGN KEY ("company_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_company_logo_id_media_id_fk" FOREIGN KEY ("version_company_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_company_company_logo_idx" ON "site_settings" USING btree ("company_logo_id");
  CREATE INDEX "_site_settings_v_version_company_version_company_logo_idx" ON "_site_settings_v" USING btree ("version_company_logo_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts_customer_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_texts_v_version_customer_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_texts_customer_pictures" CASCADE;
  DROP TABLE "_product_texts_v_version_customer_pictures" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_company_logo_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_company_logo_id_media_id_fk";
  
  DROP INDEX "site_settings_company_company_logo_idx";
  DROP INDEX "_site_settings_v_version_company_version_company_logo_idx";
  ALTER TABLE "jobs" DROP COLUMN "region";
  ALTER TABLE "jobs" DROP COLUMN "postal_code";
  ALTER TABLE "jobs" DROP COLUMN "salary_least";
  ALTER TABLE "jobs" DROP COLUMN "salary_most";
  ALTER TABLE "jobs" DROP COLUMN "salary_currency";
  ALTER TABLE "jobs" DROP COLUMN "salary_per";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_region";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_postal_code";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_least";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_most";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_currency";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_per";
  ALTER TABLE "site_settings" DROP COLUMN "company_logo_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_company_logo_id";`)
}
