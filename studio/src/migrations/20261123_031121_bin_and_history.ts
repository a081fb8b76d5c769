import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__product_facts_v_version_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum__product_facts_v_version_ghs_symbols" AS ENUM('GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09');
  CREATE TYPE "public"."enum__terms_v_version_vocabulary" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'content_tag');
  CREATE TYPE "public"."enum__redirects_v_version_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "public"."enum__redirects_v_version_target_type" AS ENUM('page', 'article', 'job', 'product', 'path', 'external');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum__redirects_v_version_origin" AS ENUM('hand', 'moved');
  CREATE TYPE "public"."enum__stores_v_version_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum__stores_v_version_point_of_sale" AS ENUM('online', 'offline');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'catalogue' BEFORE 'editor';
  CREATE TABLE "_authors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_name" varchar NOT NULL,
  	"version_email_address" varchar,
  	"version_telephone" varchar,
  	"version_author_portrait_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_authors_v_locales" (
  	"version_occupation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_media_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_phone_picture_id" uuid,
  	"version_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"version_sizes_thumbnail_url" varchar,
  	"version_sizes_thumbnail_width" numeric,
  	"version_sizes_thumbnail_height" numeric,
  	"version_sizes_thumbnail_mime_type" varchar,
  	"version_sizes_thumbnail_filesize" numeric,
  	"version_sizes_thumbnail_filename" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_media_v_locales" (
  	"version_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_facts_v_version_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__product_facts_v_version_brands",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_product_facts_v_version_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"country" varchar NOT NULL,
  	"available" boolean DEFAULT true,
  	"rrp" numeric,
  	"currency" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_facts_v_version_ghs_symbols" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__product_facts_v_version_ghs_symbols",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_product_facts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_sku" varchar NOT NULL,
  	"version_barcode" varchar,
  	"version_name" varchar NOT NULL,
  	"version_is_natural" boolean DEFAULT false,
  	"version_variant_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_product_facts_v_locales" (
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
  
  CREATE TABLE "_product_facts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"terms_id" uuid,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "_terms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_vocabulary" "enum__terms_v_version_vocabulary" NOT NULL,
  	"version_code" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_terms_v_locales" (
  	"version_label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_leaflets_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_title" varchar NOT NULL,
  	"version_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_from" varchar NOT NULL,
  	"version_match" "enum__redirects_v_version_match" DEFAULT 'exact' NOT NULL,
  	"version_keep_rest" boolean DEFAULT false,
  	"version_target_type" "enum__redirects_v_version_target_type" DEFAULT 'page' NOT NULL,
  	"version_target_page_id" uuid,
  	"version_target_article_id" uuid,
  	"version_target_job_id" uuid,
  	"version_target_product_id" uuid,
  	"version_target_path" varchar,
  	"version_target_url" varchar,
  	"version_note" varchar,
  	"version_site" varchar NOT NULL,
  	"version_status" "enum__redirects_v_version_status" DEFAULT '301' NOT NULL,
  	"version_origin" "enum__redirects_v_version_origin" DEFAULT 'hand',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_stores_v_version_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__stores_v_version_brands",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_stores_v_version_opening_hours_week_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_weekday",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_stores_v_version_opening_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stores_v_version_opening_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stores_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_name" varchar NOT NULL,
  	"version_point_of_sale" "enum__stores_v_version_point_of_sale" DEFAULT 'offline' NOT NULL,
  	"version_is_featured" boolean DEFAULT true,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_image_id" uuid,
  	"version_street1" varchar,
  	"version_street2" varchar,
  	"version_street3" varchar,
  	"version_postal_code" varchar,
  	"version_city" varchar,
  	"version_province" varchar,
  	"version_country" varchar NOT NULL,
  	"version_lat" varchar,
  	"version_lng" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_menus_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product_texts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_author_portrait_id_media_id_fk" FOREIGN KEY ("version_author_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_version_phone_picture_id_media_id_fk" FOREIGN KEY ("version_phone_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v_locales" ADD CONSTRAINT "_media_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_version_brands" ADD CONSTRAINT "_product_facts_v_version_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_version_markets" ADD CONSTRAINT "_product_facts_v_version_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_version_ghs_symbols" ADD CONSTRAINT "_product_facts_v_version_ghs_symbols_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v" ADD CONSTRAINT "_product_facts_v_parent_id_product_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_facts_v_locales" ADD CONSTRAINT "_product_facts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_rels" ADD CONSTRAINT "_product_facts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_rels" ADD CONSTRAINT "_product_facts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_rels" ADD CONSTRAINT "_product_facts_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v_rels" ADD CONSTRAINT "_product_facts_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v" ADD CONSTRAINT "_terms_v_parent_id_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_v_locales" ADD CONSTRAINT "_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_leaflets_v" ADD CONSTRAINT "_leaflets_v_parent_id_leaflets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leaflets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_target_page_id_pages_id_fk" FOREIGN KEY ("version_target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_target_article_id_articles_id_fk" FOREIGN KEY ("version_target_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_target_job_id_jobs_id_fk" FOREIGN KEY ("version_target_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_target_product_id_product_facts_id_fk" FOREIGN KEY ("version_target_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stores_v_version_brands" ADD CONSTRAINT "_stores_v_version_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_version_opening_hours_week_days" ADD CONSTRAINT "_stores_v_version_opening_hours_week_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stores_v_version_opening_hours_week"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_version_opening_hours_week" ADD CONSTRAINT "_stores_v_version_opening_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_version_opening_hours_exceptions" ADD CONSTRAINT "_stores_v_version_opening_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v" ADD CONSTRAINT "_stores_v_parent_id_stores_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stores_v" ADD CONSTRAINT "_stores_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_author_portrait_idx" ON "_authors_v" USING btree ("version_author_portrait_id");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_locales_parent_id_idx" ON "_authors_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_phone_picture_idx" ON "_media_v" USING btree ("version_phone_picture_id");
  CREATE INDEX "_media_v_version_version_hash_idx" ON "_media_v" USING btree ("version_hash");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_version_sizes_thumbnail_version_sizes_thumbnail_idx" ON "_media_v" USING btree ("version_sizes_thumbnail_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_media_v_locales_locale_parent_id_unique" ON "_media_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_v_locales_parent_id_idx" ON "_media_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_facts_v_version_brands_order_idx" ON "_product_facts_v_version_brands" USING btree ("order");
  CREATE INDEX "_product_facts_v_version_brands_parent_idx" ON "_product_facts_v_version_brands" USING btree ("parent_id");
  CREATE INDEX "_product_facts_v_version_markets_order_idx" ON "_product_facts_v_version_markets" USING btree ("_order");
  CREATE INDEX "_product_facts_v_version_markets_parent_id_idx" ON "_product_facts_v_version_markets" USING btree ("_parent_id");
  CREATE INDEX "_product_facts_v_version_ghs_symbols_order_idx" ON "_product_facts_v_version_ghs_symbols" USING btree ("order");
  CREATE INDEX "_product_facts_v_version_ghs_symbols_parent_idx" ON "_product_facts_v_version_ghs_symbols" USING btree ("parent_id");
  CREATE INDEX "_product_facts_v_parent_idx" ON "_product_facts_v" USING btree ("parent_id");
  CREATE INDEX "_product_facts_v_version_version_sku_idx" ON "_product_facts_v" USING btree ("version_sku");
  CREATE INDEX "_product_facts_v_version_version_variant_group_idx" ON "_product_facts_v" USING btree ("version_variant_group");
  CREATE INDEX "_product_facts_v_version_version_updated_at_idx" ON "_product_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_facts_v_version_version_created_at_idx" ON "_product_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_product_facts_v_created_at_idx" ON "_product_facts_v" USING btree ("created_at");
  CREATE INDEX "_product_facts_v_updated_at_idx" ON "_product_facts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_product_facts_v_locales_locale_parent_id_unique" ON "_product_facts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_facts_v_locales_parent_id_idx" ON "_product_facts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_facts_v_rels_order_idx" ON "_product_facts_v_rels" USING btree ("order");
  CREATE INDEX "_product_facts_v_rels_parent_idx" ON "_product_facts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_facts_v_rels_path_idx" ON "_product_facts_v_rels" USING btree ("path");
  CREATE INDEX "_product_facts_v_rels_media_id_idx" ON "_product_facts_v_rels" USING btree ("media_id");
  CREATE INDEX "_product_facts_v_rels_terms_id_idx" ON "_product_facts_v_rels" USING btree ("terms_id");
  CREATE INDEX "_product_facts_v_rels_product_facts_id_idx" ON "_product_facts_v_rels" USING btree ("product_facts_id");
  CREATE INDEX "_terms_v_parent_idx" ON "_terms_v" USING btree ("parent_id");
  CREATE INDEX "_terms_v_version_version_vocabulary_idx" ON "_terms_v" USING btree ("version_vocabulary");
  CREATE INDEX "_terms_v_version_version_updated_at_idx" ON "_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_terms_v_version_version_created_at_idx" ON "_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "version_vocabulary_version_code_idx" ON "_terms_v" USING btree ("version_vocabulary","version_code");
  CREATE UNIQUE INDEX "_terms_v_locales_locale_parent_id_unique" ON "_terms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_v_locales_parent_id_idx" ON "_terms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_leaflets_v_parent_idx" ON "_leaflets_v" USING btree ("parent_id");
  CREATE INDEX "_leaflets_v_version_version_hash_idx" ON "_leaflets_v" USING btree ("version_hash");
  CREATE INDEX "_leaflets_v_version_version_updated_at_idx" ON "_leaflets_v" USING btree ("version_updated_at");
  CREATE INDEX "_leaflets_v_version_version_created_at_idx" ON "_leaflets_v" USING btree ("version_created_at");
  CREATE INDEX "_leaflets_v_version_version_filename_idx" ON "_leaflets_v" USING btree ("version_filename");
  CREATE INDEX "_leaflets_v_created_at_idx" ON "_leaflets_v" USING btree ("created_at");
  CREATE INDEX "_leaflets_v_updated_at_idx" ON "_leaflets_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_target_version_target_page_idx" ON "_redirects_v" USING btree ("version_target_page_id");
  CREATE INDEX "_redirects_v_version_target_version_target_article_idx" ON "_redirects_v" USING btree ("version_target_article_id");
  CREATE INDEX "_redirects_v_version_target_version_target_job_idx" ON "_redirects_v" USING btree ("version_target_job_id");
  CREATE INDEX "_redirects_v_version_target_version_target_product_idx" ON "_redirects_v" USING btree ("version_target_product_id");
  CREATE INDEX "_redirects_v_version_version_site_idx" ON "_redirects_v" USING btree ("version_site");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "version_site_version_from_idx" ON "_redirects_v" USING btree ("version_site","version_from");
  CREATE INDEX "_stores_v_version_brands_order_idx" ON "_stores_v_version_brands" USING btree ("order");
  CREATE INDEX "_stores_v_version_brands_parent_idx" ON "_stores_v_version_brands" USING btree ("parent_id");
  CREATE INDEX "_stores_v_version_opening_hours_week_days_order_idx" ON "_stores_v_version_opening_hours_week_days" USING btree ("order");
  CREATE INDEX "_stores_v_version_opening_hours_week_days_parent_idx" ON "_stores_v_version_opening_hours_week_days" USING btree ("parent_id");
  CREATE INDEX "_stores_v_version_opening_hours_week_order_idx" ON "_stores_v_version_opening_hours_week" USING btree ("_order");
  CREATE INDEX "_stores_v_version_opening_hours_week_parent_id_idx" ON "_stores_v_version_opening_hours_week" USING btree ("_parent_id");
  CREATE INDEX "_stores_v_version_opening_hours_exceptions_order_idx" ON "_stores_v_version_opening_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_stores_v_version_opening_hours_exceptions_parent_id_idx" ON "_stores_v_version_opening_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_stores_v_parent_idx" ON "_stores_v" USING btree ("parent_id");
  CREATE INDEX "_stores_v_version_version_is_featured_idx" ON "_stores_v" USING btree ("version_is_featured");
  CREATE INDEX "_stores_v_version_version_image_idx" ON "_stores_v" USING btree ("version_image_id");
  CREATE INDEX "_stores_v_version_version_updated_at_idx" ON "_stores_v" USING btree ("version_updated_at");
  CREATE INDEX "_stores_v_version_version_created_at_idx" ON "_stores_v" USING btree ("version_created_at");
  CREATE INDEX "_stores_v_created_at_idx" ON "_stores_v" USING btree ("created_at");
  CREATE INDEX "_stores_v_updated_at_idx" ON "_stores_v" USING btree ("updated_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "product_texts_deleted_at_idx" ON "product_texts" USING btree ("deleted_at");
  CREATE INDEX "_product_texts_v_version_version_deleted_at_idx" ON "_product_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_authors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v_version_brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v_version_markets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v_version_ghs_symbols" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_leaflets_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stores_v_version_brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stores_v_version_opening_hours_week_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stores_v_version_opening_hours_week" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stores_v_version_opening_hours_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stores_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "_media_v" CASCADE;
  DROP TABLE "_media_v_locales" CASCADE;
  DROP TABLE "_product_facts_v_version_brands" CASCADE;
  DROP TABLE "_product_facts_v_version_markets" CASCADE;
  DROP TABLE "_product_facts_v_version_ghs_symbols" CASCADE;
  DROP TABLE "_product_facts_v" CASCADE;
  DROP TABLE "_product_facts_v_locales" CASCADE;
  DROP TABLE "_product_facts_v_rels" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  DROP TABLE "_terms_v_locales" CASCADE;
  DROP TABLE "_leaflets_v" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_stores_v_version_brands" CASCADE;
  DROP TABLE "_stores_v_version_opening_hours_week_days" CASCADE;
  DROP TABLE "_stores_v_version_opening_hours_week" CASCADE;
  DROP TABLE "_stores_v_version_opening_hours_exceptions" CASCADE;
  DROP TABLE "_stores_v" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'reviewer'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reviewer', 'backOffice');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'reviewer'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "jobs_deleted_at_idx";
  DROP INDEX "_jobs_v_version_version_deleted_at_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "_menus_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "product_texts_deleted_at_idx";
  DROP INDEX "_product_texts_v_version_version_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "_menus_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "product_texts" DROP COLUMN "deleted_at";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum__product_facts_v_version_brands";
  DROP TYPE "public"."enum__product_facts_v_version_ghs_symbols";
  DROP TYPE "public"."enum__terms_v_version_vocabulary";
  DROP TYPE "public"."enum__redirects_v_version_match";
  DROP TYPE "public"."enum__redirects_v_version_target_type";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_version_origin";
  DROP TYPE "public"."enum__stores_v_version_brands";
  DROP TYPE "public"."enum__stores_v_version_point_of_sale";`)
}
