import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_drafts_ghs_symbols" AS ENUM('GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09');
  CREATE TYPE "public"."enum_product_drafts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_drafts_v_version_ghs_symbols" AS ENUM('GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09');
  CREATE TYPE "public"."enum__product_drafts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_drafts_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TABLE "product_drafts_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" varchar,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "product_drafts_ghs_symbols" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_drafts_ghs_symbols",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "product_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"saved_by" varchar,
  	"saved_over" boolean,
  	"title" varchar,
  	"product_id" uuid,
  	"part" varchar,
  	"base" jsonb,
  	"name" varchar,
  	"video_url" varchar,
  	"available" boolean,
  	"rrp" numeric,
  	"currency" varchar,
  	"is_natural" boolean,
  	"variant_group" varchar,
  	"seen_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_drafts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_drafts_locales" (
  	"specification_color" varchar,
  	"specification_flavor" varchar,
  	"specification_contents" varchar,
  	"specification_size" varchar,
  	"specification_form" varchar,
  	"specification_animal_age" varchar,
  	"specification_animal_type" varchar,
  	"specification_animal_weight" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_drafts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"terms_id" uuid,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "_product_drafts_v_version_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" varchar,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_product_drafts_v_version_ghs_symbols" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__product_drafts_v_version_ghs_symbols",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_product_drafts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_title" varchar,
  	"version_product_id" uuid,
  	"version_part" varchar,
  	"version_base" jsonb,
  	"version_name" varchar,
  	"version_video_url" varchar,
  	"version_available" boolean,
  	"version_rrp" numeric,
  	"version_currency" varchar,
  	"version_is_natural" boolean,
  	"version_variant_group" varchar,
  	"version_seen_on" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_drafts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_drafts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_product_drafts_v_locales" (
  	"version_specification_color" varchar,
  	"version_specification_flavor" varchar,
  	"version_specification_contents" varchar,
  	"version_specification_size" varchar,
  	"version_specification_form" varchar,
  	"version_specification_animal_age" varchar,
  	"version_specification_animal_type" varchar,
  	"version_specification_animal_weight" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_drafts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"terms_id" uuid,
  	"product_facts_id" uuid
  );
  
  ALTER TABLE "product_drafts_brands" ADD CONSTRAINT "product_drafts_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts_ghs_symbols" ADD CONSTRAINT "product_drafts_ghs_symbols_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_product_facts_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_drafts_locales" ADD CONSTRAINT "product_drafts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts_rels" ADD CONSTRAINT "product_drafts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts_rels" ADD CONSTRAINT "product_drafts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts_rels" ADD CONSTRAINT "product_drafts_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_drafts_rels" ADD CONSTRAINT "product_drafts_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_version_brands" ADD CONSTRAINT "_product_drafts_v_version_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_drafts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_version_ghs_symbols" ADD CONSTRAINT "_product_drafts_v_version_ghs_symbols_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_drafts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v" ADD CONSTRAINT "_product_drafts_v_parent_id_product_drafts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_drafts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_drafts_v" ADD CONSTRAINT "_product_drafts_v_version_product_id_product_facts_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_locales" ADD CONSTRAINT "_product_drafts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_drafts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_rels" ADD CONSTRAINT "_product_drafts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_drafts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_rels" ADD CONSTRAINT "_product_drafts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_rels" ADD CONSTRAINT "_product_drafts_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_drafts_v_rels" ADD CONSTRAINT "_product_drafts_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_drafts_brands_order_idx" ON "product_drafts_brands" USING btree ("order");
  CREATE INDEX "product_drafts_brands_parent_idx" ON "product_drafts_brands" USING btree ("parent_id");
  CREATE INDEX "product_drafts_ghs_symbols_order_idx" ON "product_drafts_ghs_symbols" USING btree ("order");
  CREATE INDEX "product_drafts_ghs_symbols_parent_idx" ON "product_drafts_ghs_symbols" USING btree ("parent_id");
  CREATE INDEX "product_drafts_product_idx" ON "product_drafts" USING btree ("product_id");
  CREATE INDEX "product_drafts_part_idx" ON "product_drafts" USING btree ("part");
  CREATE INDEX "product_drafts_updated_at_idx" ON "product_drafts" USING btree ("updated_at");
  CREATE INDEX "product_drafts_created_at_idx" ON "product_drafts" USING btree ("created_at");
  CREATE INDEX "product_drafts__status_idx" ON "product_drafts" USING btree ("_status");
  CREATE UNIQUE INDEX "product_part_idx" ON "product_drafts" USING btree ("product_id","part");
  CREATE UNIQUE INDEX "product_drafts_locales_locale_parent_id_unique" ON "product_drafts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_drafts_locales_parent_id_idx" ON "product_drafts_locales" USING btree ("_parent_id");
  CREATE INDEX "product_drafts_rels_order_idx" ON "product_drafts_rels" USING btree ("order");
  CREATE INDEX "product_drafts_rels_parent_idx" ON "product_drafts_rels" USING btree ("parent_id");
  CREATE INDEX "product_drafts_rels_path_idx" ON "product_drafts_rels" USING btree ("path");
  CREATE INDEX "product_drafts_rels_media_id_idx" ON "product_drafts_rels" USING btree ("media_id");
  CREATE INDEX "product_drafts_rels_terms_id_idx" ON "product_drafts_rels" USING btree ("terms_id");
  CREATE INDEX "product_drafts_rels_product_facts_id_idx" ON "product_drafts_rels" USING btree ("product_facts_id");
  CREATE INDEX "_product_drafts_v_version_brands_order_idx" ON "_product_drafts_v_version_brands" USING btree ("order");
  CREATE INDEX "_product_drafts_v_version_brands_parent_idx" ON "_product_drafts_v_version_brands" USING btree ("parent_id");
  CREATE INDEX "_product_drafts_v_version_ghs_symbols_order_idx" ON "_product_drafts_v_version_ghs_symbols" USING btree ("order");
  CREATE INDEX "_product_drafts_v_version_ghs_symbols_parent_idx" ON "_product_drafts_v_version_ghs_symbols" USING btree ("parent_id");
  CREATE INDEX "_product_drafts_v_parent_idx" ON "_product_drafts_v" USING btree ("parent_id");
  CREATE INDEX "_product_drafts_v_version_version_product_idx" ON "_product_drafts_v" USING btree ("version_product_id");
  CREATE INDEX "_product_drafts_v_version_version_part_idx" ON "_product_drafts_v" USING btree ("version_part");
  CREATE INDEX "_product_drafts_v_version_version_updated_at_idx" ON "_product_drafts_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_drafts_v_version_version_created_at_idx" ON "_product_drafts_v" USING btree ("version_created_at");
  CREATE INDEX "_product_drafts_v_version_version__status_idx" ON "_product_drafts_v" USING btree ("version__status");
  CREATE INDEX "_product_drafts_v_created_at_idx" ON "_product_drafts_v" USING btree ("created_at");
  CREATE INDEX "_product_drafts_v_updated_at_idx" ON "_product_drafts_v" USING btree ("updated_at");
  CREATE INDEX "_product_drafts_v_snapshot_idx" ON "_product_drafts_v" USING btree ("snapshot");
  CREATE INDEX "_product_drafts_v_published_locale_idx" ON "_product_drafts_v" USING btree ("published_locale");
  CREATE INDEX "_product_drafts_v_latest_idx" ON "_product_drafts_v" USING btree ("latest");
  CREATE INDEX "_product_drafts_v_autosave_idx" ON "_product_drafts_v" USING btree ("autosave");
  CREATE INDEX "version_product_version_part_idx" ON "_product_drafts_v" USING btree ("version_product_id","version_part");
  CREATE UNIQUE INDEX "_product_drafts_v_locales_locale_parent_id_unique" ON "_product_drafts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_drafts_v_locales_parent_id_idx" ON "_product_drafts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_drafts_v_rels_order_idx" ON "_product_drafts_v_rels" USING btree ("order");
  CREATE INDEX "_product_drafts_v_rels_parent_idx" ON "_product_drafts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_drafts_v_rels_path_idx" ON "_product_drafts_v_rels" USING btree ("path");
  CREATE INDEX "_product_drafts_v_rels_media_id_idx" ON "_product_drafts_v_rels" USING btree ("media_id");
  CREATE INDEX "_product_drafts_v_rels_terms_id_idx" ON "_product_drafts_v_rels" USING btree ("terms_id");
  CREATE INDEX "_product_drafts_v_rels_product_facts_id_idx" ON "_product_drafts_v_rels" USING btree ("product_facts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "product_drafts_brands" CASCADE;
  DROP TABLE "product_drafts_ghs_symbols" CASCADE;
  DROP TABLE "product_drafts" CASCADE;
  DROP TABLE "product_drafts_locales" CASCADE;
  DROP TABLE "product_drafts_rels" CASCADE;
  DROP TABLE "_product_drafts_v_version_brands" CASCADE;
  DROP TABLE "_product_drafts_v_version_ghs_symbols" CASCADE;
  DROP TABLE "_product_drafts_v" CASCADE;
  DROP TABLE "_product_drafts_v_locales" CASCADE;
  DROP TABLE "_product_drafts_v_rels" CASCADE;
  DROP TYPE "public"."enum_product_drafts_ghs_symbols";
  DROP TYPE "public"."enum_product_drafts_status";
  DROP TYPE "public"."enum__product_drafts_v_version_ghs_symbols";
  DROP TYPE "public"."enum__product_drafts_v_version_status";
  DROP TYPE "public"."enum__product_drafts_v_published_locale";`)
}
