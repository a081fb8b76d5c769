import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { PUBLISHED_SCHEMA_SQL } from '../publish/state/published-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_pages_template" AS ENUM('Homepage', 'Default');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_template" AS ENUM('Homepage', 'Default');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_social_network" AS ENUM('facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'pinterest');
  CREATE TYPE "public"."enum_link_type" AS ENUM('page', 'product', 'anchor', 'external');
  CREATE TYPE "public"."enum_link_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_menu_icon" AS ENUM('dog', 'cat', 'rabbit', 'parrot', 'fish', 'about', 'contact');
  CREATE TYPE "public"."enum_menus_slot" AS ENUM('top', 'header', 'footer', 'bottom');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_slot" AS ENUM('top', 'header', 'footer', 'bottom');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_product_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_texts_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_product_facts_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum_product_facts_animal_type" AS ENUM('dog', 'cat', 'horse', 'rabbit', 'parrot', 'fish', 'other');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reviewer', 'backOffice');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"sub_title" varchar,
  	"path" varchar,
  	"main" jsonb,
  	"mini_banners" jsonb,
  	"extras" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"robots_index" boolean DEFAULT true,
  	"robots_follow" boolean DEFAULT true,
  	"site" varchar,
  	"template" "enum_pages_template" DEFAULT 'Default',
  	"is_gated" boolean DEFAULT false,
  	"translation_group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_sub_title" varchar,
  	"version_path" varchar,
  	"version_main" jsonb,
  	"version_mini_banners" jsonb,
  	"version_extras" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_robots_index" boolean DEFAULT true,
  	"version_robots_follow" boolean DEFAULT true,
  	"version_site" varchar,
  	"version_template" "enum__pages_v_version_template" DEFAULT 'Default',
  	"version_is_gated" boolean DEFAULT false,
  	"version_translation_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "menus_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "menus_sub_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "menus_leaf_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "menus_leaf_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_sub_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site" varchar,
  	"slot" "enum_menus_slot",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menus_social_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_sub_social_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_leaf_social_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_leaf_items_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_sub_items_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_items_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"link_type" "enum_link_type",
  	"link_page_id" uuid,
  	"link_product_id" uuid,
  	"link_anchor_link" varchar,
  	"link_external_link" varchar,
  	"link_external_target" "enum_link_target",
  	"authenticated_link_type" "enum_link_type",
  	"authenticated_link_page_id" uuid,
  	"authenticated_link_product_id" uuid,
  	"authenticated_link_anchor_link" varchar,
  	"authenticated_link_external_link" varchar,
  	"authenticated_link_external_target" "enum_link_target",
  	"icon" "enum_menu_icon",
  	"phone_only" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site" varchar,
  	"version_slot" "enum__menus_v_version_slot",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_texts_usps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"title" varchar,
  	"url_slug" varchar,
  	"url_key" varchar,
  	"short_description" varchar,
  	"description" jsonb,
  	"instructions" jsonb,
  	"composition" jsonb,
  	"do_not_apply_when" varchar,
  	"efficacy_period" varchar,
  	"storage_and_safety" varchar,
  	"product_precautions" varchar,
  	"item_active_ingredients" varchar,
  	"item_legal_category" varchar,
  	"blocks" jsonb,
  	"meta_description" varchar,
  	"site" varchar,
  	"facts_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_product_texts_v_version_usps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_url_slug" varchar,
  	"version_url_key" varchar,
  	"version_short_description" varchar,
  	"version_description" jsonb,
  	"version_instructions" jsonb,
  	"version_composition" jsonb,
  	"version_do_not_apply_when" varchar,
  	"version_efficacy_period" varchar,
  	"version_storage_and_safety" varchar,
  	"version_product_precautions" varchar,
  	"version_item_active_ingredients" varchar,
  	"version_item_legal_category" varchar,
  	"version_blocks" jsonb,
  	"version_meta_description" varchar,
  	"version_site" varchar,
  	"version_facts_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "product_facts_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facts_brands",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "product_facts_animal_type" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facts_animal_type",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "product_facts_markets" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"available" boolean DEFAULT true,
  	"rrp" numeric,
  	"currency" varchar
  );
  
  CREATE TABLE "product_facts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sku" varchar NOT NULL,
  	"barcode" varchar,
  	"name" varchar NOT NULL,
  	"variant_group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_facts_locales" (
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
  
  CREATE TABLE "product_facts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"display_name" varchar,
  	"code" varchar,
  	"linked_page_id" uuid,
  	"image_id" uuid,
  	"site" varchar,
  	"translation_group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "_categories_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_display_name" varchar,
  	"version_code" varchar,
  	"version_linked_page_id" uuid,
  	"version_image_id" uuid,
  	"version_site" varchar,
  	"version_translation_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_categories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'reviewer' NOT NULL,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"menus_id" uuid,
  	"media_id" uuid,
  	"product_texts_id" uuid,
  	"product_facts_id" uuid,
  	"categories_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_social" ADD CONSTRAINT "menus_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sub_social" ADD CONSTRAINT "menus_sub_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_sub_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_leaf_social" ADD CONSTRAINT "menus_leaf_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_leaf_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_sub_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_social_v" ADD CONSTRAINT "_menus_social_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_sub_social_v" ADD CONSTRAINT "_menus_sub_social_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_sub_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_leaf_social_v" ADD CONSTRAINT "_menus_leaf_social_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_leaf_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_sub_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_link_product_id_product_facts_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_authenticated_link_page_id_pages_id_fk" FOREIGN KEY ("authenticated_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_authenticated_link_product_id_product_facts_id_fk" FOREIGN KEY ("authenticated_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts_usps" ADD CONSTRAINT "product_texts_usps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_facts_id_product_facts_id_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_texts_v_version_usps" ADD CONSTRAINT "_product_texts_v_version_usps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v" ADD CONSTRAINT "_product_texts_v_parent_id_product_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_texts_v" ADD CONSTRAINT "_product_texts_v_version_facts_id_product_facts_id_fk" FOREIGN KEY ("version_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_facts_brands" ADD CONSTRAINT "product_facts_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_animal_type" ADD CONSTRAINT "product_facts_animal_type_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_markets" ADD CONSTRAINT "product_facts_markets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_locales" ADD CONSTRAINT "product_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_rels" ADD CONSTRAINT "product_facts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_rels" ADD CONSTRAINT "product_facts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_rels" ADD CONSTRAINT "product_facts_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_linked_page_id_pages_id_fk" FOREIGN KEY ("linked_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_linked_page_id_pages_id_fk" FOREIGN KEY ("version_linked_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_texts" ADD CONSTRAINT "users_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_texts_fk" FOREIGN KEY ("product_texts_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_site_idx" ON "pages" USING btree ("site");
  CREATE INDEX "pages_translation_group_idx" ON "pages" USING btree ("translation_group");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" USING btree ("version_site");
  CREATE INDEX "_pages_v_version_version_translation_group_idx" ON "_pages_v" USING btree ("version_translation_group");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "menus_social_order_idx" ON "menus_social" USING btree ("_order");
  CREATE INDEX "menus_social_parent_id_idx" ON "menus_social" USING btree ("_parent_id");
  CREATE INDEX "menus_sub_social_order_idx" ON "menus_sub_social" USING btree ("_order");
  CREATE INDEX "menus_sub_social_parent_id_idx" ON "menus_sub_social" USING btree ("_parent_id");
  CREATE INDEX "menus_leaf_social_order_idx" ON "menus_leaf_social" USING btree ("_order");
  CREATE INDEX "menus_leaf_social_parent_id_idx" ON "menus_leaf_social" USING btree ("_parent_id");
  CREATE INDEX "menus_leaf_items_order_idx" ON "menus_leaf_items" USING btree ("_order");
  CREATE INDEX "menus_leaf_items_parent_id_idx" ON "menus_leaf_items" USING btree ("_parent_id");
  CREATE INDEX "menus_leaf_items_link_link_page_idx" ON "menus_leaf_items" USING btree ("link_page_id");
  CREATE INDEX "menus_leaf_items_link_link_product_idx" ON "menus_leaf_items" USING btree ("link_product_id");
  CREATE INDEX "menus_leaf_items_authenticated_link_authenticated_link_p_idx" ON "menus_leaf_items" USING btree ("authenticated_link_page_id");
  CREATE INDEX "menus_leaf_items_authenticated_link_authenticated_link_1_idx" ON "menus_leaf_items" USING btree ("authenticated_link_product_id");
  CREATE INDEX "menus_sub_items_order_idx" ON "menus_sub_items" USING btree ("_order");
  CREATE INDEX "menus_sub_items_parent_id_idx" ON "menus_sub_items" USING btree ("_parent_id");
  CREATE INDEX "menus_sub_items_link_link_page_idx" ON "menus_sub_items" USING btree ("link_page_id");
  CREATE INDEX "menus_sub_items_link_link_product_idx" ON "menus_sub_items" USING btree ("link_product_id");
  CREATE INDEX "menus_sub_items_authenticated_link_authenticated_link_pa_idx" ON "menus_sub_items" USING btree ("authenticated_link_page_id");
  CREATE INDEX "menus_sub_items_authenticated_link_authenticated_link_pr_idx" ON "menus_sub_items" USING btree ("authenticated_link_product_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_link_link_page_idx" ON "menus_items" USING btree ("link_page_id");
  CREATE INDEX "menus_items_link_link_product_idx" ON "menus_items" USING btree ("link_product_id");
  CREATE INDEX "menus_items_authenticated_link_authenticated_link_page_idx" ON "menus_items" USING btree ("authenticated_link_page_id");
  CREATE INDEX "menus_items_authenticated_link_authenticated_link_produc_idx" ON "menus_items" USING btree ("authenticated_link_product_id");
  CREATE INDEX "menus_site_idx" ON "menus" USING btree ("site");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "site_slot_idx" ON "menus" USING btree ("site","slot");
  CREATE INDEX "_menus_social_v_order_idx" ON "_menus_social_v" USING btree ("_order");
  CREATE INDEX "_menus_social_v_parent_id_idx" ON "_menus_social_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_sub_social_v_order_idx" ON "_menus_sub_social_v" USING btree ("_order");
  CREATE INDEX "_menus_sub_social_v_parent_id_idx" ON "_menus_sub_social_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_leaf_social_v_order_idx" ON "_menus_leaf_social_v" USING btree ("_order");
  CREATE INDEX "_menus_leaf_social_v_parent_id_idx" ON "_menus_leaf_social_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_leaf_items_v_order_idx" ON "_menus_leaf_items_v" USING btree ("_order");
  CREATE INDEX "_menus_leaf_items_v_parent_id_idx" ON "_menus_leaf_items_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_leaf_items_v_link_link_page_idx" ON "_menus_leaf_items_v" USING btree ("link_page_id");
  CREATE INDEX "_menus_leaf_items_v_link_link_product_idx" ON "_menus_leaf_items_v" USING btree ("link_product_id");
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_lin_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_page_id");
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_1_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_sub_items_v_order_idx" ON "_menus_sub_items_v" USING btree ("_order");
  CREATE INDEX "_menus_sub_items_v_parent_id_idx" ON "_menus_sub_items_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_sub_items_v_link_link_page_idx" ON "_menus_sub_items_v" USING btree ("link_page_id");
  CREATE INDEX "_menus_sub_items_v_link_link_product_idx" ON "_menus_sub_items_v" USING btree ("link_product_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_link_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_page_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_1_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_items_v_order_idx" ON "_menus_items_v" USING btree ("_order");
  CREATE INDEX "_menus_items_v_parent_id_idx" ON "_menus_items_v" USING btree ("_parent_id");
  CREATE INDEX "_menus_items_v_link_link_page_idx" ON "_menus_items_v" USING btree ("link_page_id");
  CREATE INDEX "_menus_items_v_link_link_product_idx" ON "_menus_items_v" USING btree ("link_product_id");
  CREATE INDEX "_menus_items_v_authenticated_link_authenticated_link_pag_idx" ON "_menus_items_v" USING btree ("authenticated_link_page_id");
  CREATE INDEX "_menus_items_v_authenticated_link_authenticated_link_pro_idx" ON "_menus_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_site_idx" ON "_menus_v" USING btree ("version_site");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_slot_idx" ON "_menus_v" USING btree ("version_site","version_slot");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "product_texts_usps_order_idx" ON "product_texts_usps" USING btree ("_order");
  CREATE INDEX "product_texts_usps_parent_id_idx" ON "product_texts_usps" USING btree ("_parent_id");
  CREATE INDEX "product_texts_site_idx" ON "product_texts" USING btree ("site");
  CREATE INDEX "product_texts_facts_idx" ON "product_texts" USING btree ("facts_id");
  CREATE INDEX "product_texts_updated_at_idx" ON "product_texts" USING btree ("updated_at");
  CREATE INDEX "product_texts_created_at_idx" ON "product_texts" USING btree ("created_at");
  CREATE INDEX "product_texts__status_idx" ON "product_texts" USING btree ("_status");
  CREATE INDEX "site_facts_idx" ON "product_texts" USING btree ("site","facts_id");
  CREATE INDEX "_product_texts_v_version_usps_order_idx" ON "_product_texts_v_version_usps" USING btree ("_order");
  CREATE INDEX "_product_texts_v_version_usps_parent_id_idx" ON "_product_texts_v_version_usps" USING btree ("_parent_id");
  CREATE INDEX "_product_texts_v_parent_idx" ON "_product_texts_v" USING btree ("parent_id");
  CREATE INDEX "_product_texts_v_version_version_site_idx" ON "_product_texts_v" USING btree ("version_site");
  CREATE INDEX "_product_texts_v_version_version_facts_idx" ON "_product_texts_v" USING btree ("version_facts_id");
  CREATE INDEX "_product_texts_v_version_version_updated_at_idx" ON "_product_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_texts_v_version_version_created_at_idx" ON "_product_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_product_texts_v_version_version__status_idx" ON "_product_texts_v" USING btree ("version__status");
  CREATE INDEX "_product_texts_v_created_at_idx" ON "_product_texts_v" USING btree ("created_at");
  CREATE INDEX "_product_texts_v_updated_at_idx" ON "_product_texts_v" USING btree ("updated_at");
  CREATE INDEX "_product_texts_v_snapshot_idx" ON "_product_texts_v" USING btree ("snapshot");
  CREATE INDEX "_product_texts_v_published_locale_idx" ON "_product_texts_v" USING btree ("published_locale");
  CREATE INDEX "_product_texts_v_latest_idx" ON "_product_texts_v" USING btree ("latest");
  CREATE INDEX "_product_texts_v_autosave_idx" ON "_product_texts_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_facts_idx" ON "_product_texts_v" USING btree ("version_site","version_facts_id");
  CREATE INDEX "product_facts_brands_order_idx" ON "product_facts_brands" USING btree ("order");
  CREATE INDEX "product_facts_brands_parent_idx" ON "product_facts_brands" USING btree ("parent_id");
  CREATE INDEX "product_facts_animal_type_order_idx" ON "product_facts_animal_type" USING btree ("order");
  CREATE INDEX "product_facts_animal_type_parent_idx" ON "product_facts_animal_type" USING btree ("parent_id");
  CREATE INDEX "product_facts_markets_order_idx" ON "product_facts_markets" USING btree ("_order");
  CREATE INDEX "product_facts_markets_parent_id_idx" ON "product_facts_markets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_facts_sku_idx" ON "product_facts" USING btree ("sku");
  CREATE INDEX "product_facts_variant_group_idx" ON "product_facts" USING btree ("variant_group");
  CREATE INDEX "product_facts_updated_at_idx" ON "product_facts" USING btree ("updated_at");
  CREATE INDEX "product_facts_created_at_idx" ON "product_facts" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_facts_locales_locale_parent_id_unique" ON "product_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_facts_locales_parent_id_idx" ON "product_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "product_facts_rels_order_idx" ON "product_facts_rels" USING btree ("order");
  CREATE INDEX "product_facts_rels_parent_idx" ON "product_facts_rels" USING btree ("parent_id");
  CREATE INDEX "product_facts_rels_path_idx" ON "product_facts_rels" USING btree ("path");
  CREATE INDEX "product_facts_rels_media_id_idx" ON "product_facts_rels" USING btree ("media_id");
  CREATE INDEX "product_facts_rels_product_facts_id_idx" ON "product_facts_rels" USING btree ("product_facts_id");
  CREATE INDEX "categories_linked_page_idx" ON "categories" USING btree ("linked_page_id");
  CREATE INDEX "categories_image_idx" ON "categories" USING btree ("image_id");
  CREATE INDEX "categories_site_idx" ON "categories" USING btree ("site");
  CREATE INDEX "categories_translation_group_idx" ON "categories" USING btree ("translation_group");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "site_code_idx" ON "categories" USING btree ("site","code");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_product_facts_id_idx" ON "categories_rels" USING btree ("product_facts_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_linked_page_idx" ON "_categories_v" USING btree ("version_linked_page_id");
  CREATE INDEX "_categories_v_version_version_image_idx" ON "_categories_v" USING btree ("version_image_id");
  CREATE INDEX "_categories_v_version_version_site_idx" ON "_categories_v" USING btree ("version_site");
  CREATE INDEX "_categories_v_version_version_translation_group_idx" ON "_categories_v" USING btree ("version_translation_group");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_code_idx" ON "_categories_v" USING btree ("version_site","version_code");
  CREATE INDEX "_categories_v_rels_order_idx" ON "_categories_v_rels" USING btree ("order");
  CREATE INDEX "_categories_v_rels_parent_idx" ON "_categories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_categories_v_rels_path_idx" ON "_categories_v_rels" USING btree ("path");
  CREATE INDEX "_categories_v_rels_product_facts_id_idx" ON "_categories_v_rels" USING btree ("product_facts_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_texts_order_parent" ON "users_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_product_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("product_texts_id");
  CREATE INDEX "payload_locked_documents_rels_product_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("product_facts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
  // Tables of the published state: ours, not Payload's, so no migration of Payload's ever touches them.
  await db.execute(sql.raw(PUBLISHED_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA published CASCADE`)
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "menus_social" CASCADE;
  DROP TABLE "menus_sub_social" CASCADE;
  DROP TABLE "menus_leaf_social" CASCADE;
  DROP TABLE "menus_leaf_items" CASCADE;
  DROP TABLE "menus_sub_items" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_social_v" CASCADE;
  DROP TABLE "_menus_sub_social_v" CASCADE;
  DROP TABLE "_menus_leaf_social_v" CASCADE;
  DROP TABLE "_menus_leaf_items_v" CASCADE;
  DROP TABLE "_menus_sub_items_v" CASCADE;
  DROP TABLE "_menus_items_v" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "product_texts_usps" CASCADE;
  DROP TABLE "product_texts" CASCADE;
  DROP TABLE "_product_texts_v_version_usps" CASCADE;
  DROP TABLE "_product_texts_v" CASCADE;
  DROP TABLE "product_facts_brands" CASCADE;
  DROP TABLE "product_facts_animal_type" CASCADE;
  DROP TABLE "product_facts_markets" CASCADE;
  DROP TABLE "product_facts" CASCADE;
  DROP TABLE "product_facts_locales" CASCADE;
  DROP TABLE "product_facts_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_rels" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_texts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_template";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_template";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_social_network";
  DROP TYPE "public"."enum_link_type";
  DROP TYPE "public"."enum_link_target";
  DROP TYPE "public"."enum_menu_icon";
  DROP TYPE "public"."enum_menus_slot";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_slot";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_product_texts_status";
  DROP TYPE "public"."enum__product_texts_v_version_status";
  DROP TYPE "public"."enum__product_texts_v_published_locale";
  DROP TYPE "public"."enum_product_facts_brands";
  DROP TYPE "public"."enum_product_facts_animal_type";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_users_role";`)
}
