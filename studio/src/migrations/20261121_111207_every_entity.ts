import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_facet" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage');
  CREATE TYPE "public"."enum_articles_role_type" AS ENUM('blog', 'news', 'advice');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_role_type" AS ENUM('blog', 'news', 'advice');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_jobs_contact_type" AS ENUM('mail', 'link');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_contact_type" AS ENUM('mail', 'link');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_product_facts_ghs_symbols" AS ENUM('GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09');
  CREATE TYPE "public"."enum_terms_vocabulary" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'content_tag');
  CREATE TYPE "public"."enum_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "public"."enum_redirects_target_type" AS ENUM('page', 'article', 'job', 'product', 'path', 'external');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_redirects_origin" AS ENUM('hand', 'moved');
  CREATE TYPE "public"."enum_stores_brands" AS ENUM('tailwell', 'aldergrove');
  CREATE TYPE "public"."enum_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_stores_point_of_sale" AS ENUM('online', 'offline');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_search_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_settings_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_customers_state" AS ENUM('pending', 'approved', 'rejected', 'suspended');
  CREATE TYPE "public"."enum_submissions_state" AS ENUM('new', 'handled', 'spam');
  CREATE TYPE "public"."enum_submissions_form" AS ENUM('contact', 'contact-es', 'contact-business', 'newsletter');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'ContentPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'ContentOverview';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'MainCategory';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'SubCategory';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'JobsPageOverview';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'StoreLocator';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'ContactPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'Newsletter';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'ProductOverviewPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'BusinessLogin';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'LoginPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'GatedContentPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'GatedContactPage';
  ALTER TYPE "public"."enum_pages_template" ADD VALUE 'GatedContentOverview';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'ContentPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'ContentOverview';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'MainCategory';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'SubCategory';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'JobsPageOverview';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'StoreLocator';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'ContactPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'Newsletter';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'ProductOverviewPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'BusinessLogin';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'LoginPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'GatedContentPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'GatedContactPage';
  ALTER TYPE "public"."enum__pages_v_version_template" ADD VALUE 'GatedContentOverview';
  ALTER TYPE "public"."enum_link_type" ADD VALUE 'article' BEFORE 'product';
  ALTER TYPE "public"."enum_link_type" ADD VALUE 'job' BEFORE 'product';
  CREATE TABLE "pages_product_filter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"facet" "enum_product_facet"
  );
  
  CREATE TABLE "pages_filter_attributes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facet",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  CREATE TABLE "_pages_v_version_product_filter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"facet" "enum_product_facet",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_filter_attributes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facet",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  CREATE TABLE "articles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"sub_title" varchar,
  	"path" varchar,
  	"main" jsonb,
  	"short_description" varchar,
  	"image_id" uuid,
  	"phone_only_image_id" uuid,
  	"image_alt" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"robots_index" boolean DEFAULT true,
  	"robots_follow" boolean DEFAULT true,
  	"site" varchar,
  	"role_type" "enum_articles_role_type" DEFAULT 'blog',
  	"author_id" uuid,
  	"show_author" boolean DEFAULT false,
  	"created" timestamp(3) with time zone,
  	"show_date" boolean DEFAULT false,
  	"translation_group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_articles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_sub_title" varchar,
  	"version_path" varchar,
  	"version_main" jsonb,
  	"version_short_description" varchar,
  	"version_image_id" uuid,
  	"version_phone_only_image_id" uuid,
  	"version_image_alt" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_robots_index" boolean DEFAULT true,
  	"version_robots_follow" boolean DEFAULT true,
  	"version_site" varchar,
  	"version_role_type" "enum__articles_v_version_role_type" DEFAULT 'blog',
  	"version_author_id" uuid,
  	"version_show_author" boolean DEFAULT false,
  	"version_created" timestamp(3) with time zone,
  	"version_show_date" boolean DEFAULT false,
  	"version_translation_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"sub_title" varchar,
  	"path" varchar,
  	"main" jsonb,
  	"location" varchar,
  	"hours" varchar,
  	"valid_through" timestamp(3) with time zone,
  	"contact_type" "enum_jobs_contact_type",
  	"contact_button_text" varchar,
  	"contact_mail" varchar,
  	"contact_link" varchar,
  	"short_description" varchar,
  	"image_id" uuid,
  	"phone_only_image_id" uuid,
  	"image_alt" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"robots_index" boolean DEFAULT true,
  	"robots_follow" boolean DEFAULT true,
  	"site" varchar,
  	"author_id" uuid,
  	"show_author" boolean DEFAULT false,
  	"created" timestamp(3) with time zone,
  	"show_date" boolean DEFAULT false,
  	"translation_group" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_sub_title" varchar,
  	"version_path" varchar,
  	"version_main" jsonb,
  	"version_location" varchar,
  	"version_hours" varchar,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_contact_type" "enum__jobs_v_version_contact_type",
  	"version_contact_button_text" varchar,
  	"version_contact_mail" varchar,
  	"version_contact_link" varchar,
  	"version_short_description" varchar,
  	"version_image_id" uuid,
  	"version_phone_only_image_id" uuid,
  	"version_image_alt" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_robots_index" boolean DEFAULT true,
  	"version_robots_follow" boolean DEFAULT true,
  	"version_site" varchar,
  	"version_author_id" uuid,
  	"version_show_author" boolean DEFAULT false,
  	"version_created" timestamp(3) with time zone,
  	"version_show_date" boolean DEFAULT false,
  	"version_translation_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  CREATE TABLE "authors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email_address" varchar,
  	"telephone" varchar,
  	"author_portrait_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"occupation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "product_texts_product_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"image_id" uuid
  );
  
  CREATE TABLE "product_texts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"leaflets_id" uuid
  );
  
  CREATE TABLE "_product_texts_v_version_product_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_texts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"leaflets_id" uuid
  );
  
  CREATE TABLE "product_facts_ghs_symbols" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_facts_ghs_symbols",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vocabulary" "enum_terms_vocabulary" NOT NULL,
  	"code" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "leaflets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"match" "enum_redirects_match" DEFAULT 'exact' NOT NULL,
  	"keep_rest" boolean DEFAULT false,
  	"target_type" "enum_redirects_target_type" DEFAULT 'page' NOT NULL,
  	"target_page_id" uuid,
  	"target_article_id" uuid,
  	"target_job_id" uuid,
  	"target_product_id" uuid,
  	"target_path" varchar,
  	"target_url" varchar,
  	"note" varchar,
  	"site" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"origin" "enum_redirects_origin" DEFAULT 'hand',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stores_brands" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_stores_brands",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "stores_opening_hours_week_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_weekday",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "stores_opening_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "stores_opening_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "stores" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"point_of_sale" "enum_stores_point_of_sale" DEFAULT 'offline' NOT NULL,
  	"is_featured" boolean DEFAULT true,
  	"phone" varchar,
  	"website" varchar,
  	"image_id" uuid,
  	"street1" varchar,
  	"street2" varchar,
  	"street3" varchar,
  	"postal_code" varchar,
  	"city" varchar,
  	"province" varchar,
  	"country" varchar NOT NULL,
  	"lat" varchar,
  	"lng" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_other_countries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"flag" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_name" varchar,
  	"company_address" varchar,
  	"company_email_address" varchar,
  	"company_telephone" varchar,
  	"share_image_id" uuid,
  	"accreditation_image_id" uuid,
  	"accreditation_link" varchar,
  	"site" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_site_settings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_site_settings_v_version_other_countries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"flag" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_company_name" varchar,
  	"version_company_address" varchar,
  	"version_company_email_address" varchar,
  	"version_company_telephone" varchar,
  	"version_share_image_id" uuid,
  	"version_accreditation_image_id" uuid,
  	"version_accreditation_link" varchar,
  	"version_site" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"suggestions" boolean DEFAULT true,
  	"spotlight_label" varchar,
  	"spotlight_link_type" "enum_link_type",
  	"spotlight_link_page_id" uuid,
  	"spotlight_link_article_id" uuid,
  	"spotlight_link_job_id" uuid,
  	"spotlight_link_product_id" uuid,
  	"spotlight_link_anchor_link" varchar,
  	"spotlight_link_external_link" varchar,
  	"spotlight_link_external_target" "enum_link_target",
  	"spotlight_image_id" uuid,
  	"site" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_settings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "search_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "_search_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_suggestions" boolean DEFAULT true,
  	"version_spotlight_label" varchar,
  	"version_spotlight_link_type" "enum_link_type",
  	"version_spotlight_link_page_id" uuid,
  	"version_spotlight_link_article_id" uuid,
  	"version_spotlight_link_job_id" uuid,
  	"version_spotlight_link_product_id" uuid,
  	"version_spotlight_link_anchor_link" varchar,
  	"version_spotlight_link_external_link" varchar,
  	"version_spotlight_link_external_target" "enum_link_target",
  	"version_spotlight_image_id" uuid,
  	"version_site" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_search_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_search_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"postcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"state" "enum_customers_state" DEFAULT 'pending' NOT NULL,
  	"brand" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"note" varchar,
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
  
  CREATE TABLE "submissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_submissions_state" DEFAULT 'new' NOT NULL,
  	"fields" jsonb NOT NULL,
  	"form" "enum_submissions_form" NOT NULL,
  	"email" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"brand" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_1_idx";
  DROP INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_1_idx";
  ALTER TABLE "pages" ADD COLUMN "bottom_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "bottom_text" jsonb;
  ALTER TABLE "pages" ADD COLUMN "also_watch_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "also_watch_image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_type" "enum_link_type";
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_page_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_article_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_job_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_product_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_anchor_link" varchar;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_external_link" varchar;
  ALTER TABLE "pages" ADD COLUMN "also_watch_link_external_target" "enum_link_target";
  ALTER TABLE "pages" ADD COLUMN "short_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "phone_only_image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "category_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "author_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "show_author" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "created" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "show_date" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_bottom_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_bottom_text" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_type" "enum_link_type";
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_page_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_article_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_job_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_product_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_anchor_link" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_external_link" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_also_watch_link_external_target" "enum_link_target";
  ALTER TABLE "_pages_v" ADD COLUMN "version_short_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_phone_only_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_category_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_author_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_author" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_created" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_show_date" boolean DEFAULT false;
  ALTER TABLE "menus_leaf_items" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "menus_leaf_items" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "menus_leaf_items" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "menus_leaf_items" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "menus_sub_items" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "menus_sub_items" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "menus_sub_items" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "menus_sub_items" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "menus_items" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "menus_items" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "menus_items" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "menus_items" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "_menus_leaf_items_v" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "_menus_sub_items_v" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "_menus_items_v" ADD COLUMN "link_article_id" uuid;
  ALTER TABLE "_menus_items_v" ADD COLUMN "link_job_id" uuid;
  ALTER TABLE "_menus_items_v" ADD COLUMN "authenticated_link_article_id" uuid;
  ALTER TABLE "_menus_items_v" ADD COLUMN "authenticated_link_job_id" uuid;
  ALTER TABLE "media" ADD COLUMN "phone_picture_id" uuid;
  ALTER TABLE "product_texts" ADD COLUMN "additives" jsonb;
  ALTER TABLE "product_texts" ADD COLUMN "analysis" jsonb;
  ALTER TABLE "product_texts" ADD COLUMN "webshop_url" varchar;
  ALTER TABLE "product_texts" ADD COLUMN "amazon_asin" varchar;
  ALTER TABLE "product_texts" ADD COLUMN "amazon_availability" boolean DEFAULT false;
  ALTER TABLE "product_texts" ADD COLUMN "video_url" varchar;
  ALTER TABLE "product_texts" ADD COLUMN "flowbox_enabled" boolean DEFAULT false;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_additives" jsonb;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_analysis" jsonb;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_webshop_url" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_amazon_asin" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_amazon_availability" boolean DEFAULT false;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_video_url" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_flowbox_enabled" boolean DEFAULT false;
  ALTER TABLE "product_facts" ADD COLUMN "is_natural" boolean DEFAULT false;
  ALTER TABLE "product_facts_rels" ADD COLUMN "terms_id" uuid;
  ALTER TABLE "categories" ADD COLUMN "parent_id" uuid;
  ALTER TABLE "_categories_v" ADD COLUMN "version_parent_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "jobs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leaflets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stores_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_settings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_settings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" uuid;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "customers_id" uuid;
  ALTER TABLE "pages_product_filter" ADD CONSTRAINT "pages_product_filter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_filter_attributes" ADD CONSTRAINT "pages_filter_attributes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_product_filter" ADD CONSTRAINT "_pages_v_version_product_filter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_filter_attributes" ADD CONSTRAINT "_pages_v_version_filter_attributes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_phone_only_image_id_media_id_fk" FOREIGN KEY ("phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_phone_only_image_id_media_id_fk" FOREIGN KEY ("version_phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_phone_only_image_id_media_id_fk" FOREIGN KEY ("phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_phone_only_image_id_media_id_fk" FOREIGN KEY ("version_phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_author_portrait_id_media_id_fk" FOREIGN KEY ("author_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts_product_links" ADD CONSTRAINT "product_texts_product_links_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_texts_product_links" ADD CONSTRAINT "product_texts_product_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts_rels" ADD CONSTRAINT "product_texts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts_rels" ADD CONSTRAINT "product_texts_rels_leaflets_fk" FOREIGN KEY ("leaflets_id") REFERENCES "public"."leaflets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_version_product_links" ADD CONSTRAINT "_product_texts_v_version_product_links_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_texts_v_version_product_links" ADD CONSTRAINT "_product_texts_v_version_product_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_rels" ADD CONSTRAINT "_product_texts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_rels" ADD CONSTRAINT "_product_texts_v_rels_leaflets_fk" FOREIGN KEY ("leaflets_id") REFERENCES "public"."leaflets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts_ghs_symbols" ADD CONSTRAINT "product_facts_ghs_symbols_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_article_id_articles_id_fk" FOREIGN KEY ("target_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_job_id_jobs_id_fk" FOREIGN KEY ("target_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_product_id_product_facts_id_fk" FOREIGN KEY ("target_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores_brands" ADD CONSTRAINT "stores_brands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_opening_hours_week_days" ADD CONSTRAINT "stores_opening_hours_week_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores_opening_hours_week"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_opening_hours_week" ADD CONSTRAINT "stores_opening_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_opening_hours_exceptions" ADD CONSTRAINT "stores_opening_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_other_countries" ADD CONSTRAINT "site_settings_other_countries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_accreditation_image_id_media_id_fk" FOREIGN KEY ("accreditation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_other_countries" ADD CONSTRAINT "_site_settings_v_version_other_countries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_parent_id_site_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_accreditation_image_id_media_id_fk" FOREIGN KEY ("version_accreditation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings" ADD CONSTRAINT "search_settings_spotlight_link_page_id_pages_id_fk" FOREIGN KEY ("spotlight_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings" ADD CONSTRAINT "search_settings_spotlight_link_article_id_articles_id_fk" FOREIGN KEY ("spotlight_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings" ADD CONSTRAINT "search_settings_spotlight_link_job_id_jobs_id_fk" FOREIGN KEY ("spotlight_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings" ADD CONSTRAINT "search_settings_spotlight_link_product_id_product_facts_id_fk" FOREIGN KEY ("spotlight_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings" ADD CONSTRAINT "search_settings_spotlight_image_id_media_id_fk" FOREIGN KEY ("spotlight_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_settings_texts" ADD CONSTRAINT "search_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_rels" ADD CONSTRAINT "search_settings_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_parent_id_search_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_version_spotlight_link_page_id_pages_id_fk" FOREIGN KEY ("version_spotlight_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_version_spotlight_link_article_id_articles_id_fk" FOREIGN KEY ("version_spotlight_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_version_spotlight_link_job_id_jobs_id_fk" FOREIGN KEY ("version_spotlight_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_version_spotlight_link_product_id_product_facts_id_fk" FOREIGN KEY ("version_spotlight_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v" ADD CONSTRAINT "_search_settings_v_version_spotlight_image_id_media_id_fk" FOREIGN KEY ("version_spotlight_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_settings_v_texts" ADD CONSTRAINT "_search_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v_rels" ADD CONSTRAINT "_search_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_settings_v_rels" ADD CONSTRAINT "_search_settings_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_product_filter_order_idx" ON "pages_product_filter" USING btree ("_order");
  CREATE INDEX "pages_product_filter_parent_id_idx" ON "pages_product_filter" USING btree ("_parent_id");
  CREATE INDEX "pages_filter_attributes_order_idx" ON "pages_filter_attributes" USING btree ("order");
  CREATE INDEX "pages_filter_attributes_parent_idx" ON "pages_filter_attributes" USING btree ("parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_terms_id_idx" ON "pages_rels" USING btree ("terms_id");
  CREATE INDEX "_pages_v_version_product_filter_order_idx" ON "_pages_v_version_product_filter" USING btree ("_order");
  CREATE INDEX "_pages_v_version_product_filter_parent_id_idx" ON "_pages_v_version_product_filter" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_filter_attributes_order_idx" ON "_pages_v_version_filter_attributes" USING btree ("order");
  CREATE INDEX "_pages_v_version_filter_attributes_parent_idx" ON "_pages_v_version_filter_attributes" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_terms_id_idx" ON "_pages_v_rels" USING btree ("terms_id");
  CREATE INDEX "articles_path_idx" ON "articles" USING btree ("path");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_phone_only_image_idx" ON "articles" USING btree ("phone_only_image_id");
  CREATE INDEX "articles_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE INDEX "articles_site_idx" ON "articles" USING btree ("site");
  CREATE INDEX "articles_author_idx" ON "articles" USING btree ("author_id");
  CREATE INDEX "articles_translation_group_idx" ON "articles" USING btree ("translation_group");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_terms_id_idx" ON "articles_rels" USING btree ("terms_id");
  CREATE INDEX "articles_rels_categories_id_idx" ON "articles_rels" USING btree ("categories_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_path_idx" ON "_articles_v" USING btree ("version_path");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_phone_only_image_idx" ON "_articles_v" USING btree ("version_phone_only_image_id");
  CREATE INDEX "_articles_v_version_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_site_idx" ON "_articles_v" USING btree ("version_site");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_translation_group_idx" ON "_articles_v" USING btree ("version_translation_group");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_terms_id_idx" ON "_articles_v_rels" USING btree ("terms_id");
  CREATE INDEX "_articles_v_rels_categories_id_idx" ON "_articles_v_rels" USING btree ("categories_id");
  CREATE INDEX "jobs_path_idx" ON "jobs" USING btree ("path");
  CREATE INDEX "jobs_image_idx" ON "jobs" USING btree ("image_id");
  CREATE INDEX "jobs_phone_only_image_idx" ON "jobs" USING btree ("phone_only_image_id");
  CREATE INDEX "jobs_meta_image_idx" ON "jobs" USING btree ("meta_image_id");
  CREATE INDEX "jobs_site_idx" ON "jobs" USING btree ("site");
  CREATE INDEX "jobs_author_idx" ON "jobs" USING btree ("author_id");
  CREATE INDEX "jobs_translation_group_idx" ON "jobs" USING btree ("translation_group");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE INDEX "jobs_rels_order_idx" ON "jobs_rels" USING btree ("order");
  CREATE INDEX "jobs_rels_parent_idx" ON "jobs_rels" USING btree ("parent_id");
  CREATE INDEX "jobs_rels_path_idx" ON "jobs_rels" USING btree ("path");
  CREATE INDEX "jobs_rels_terms_id_idx" ON "jobs_rels" USING btree ("terms_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_path_idx" ON "_jobs_v" USING btree ("version_path");
  CREATE INDEX "_jobs_v_version_version_image_idx" ON "_jobs_v" USING btree ("version_image_id");
  CREATE INDEX "_jobs_v_version_version_phone_only_image_idx" ON "_jobs_v" USING btree ("version_phone_only_image_id");
  CREATE INDEX "_jobs_v_version_version_meta_image_idx" ON "_jobs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_jobs_v_version_version_site_idx" ON "_jobs_v" USING btree ("version_site");
  CREATE INDEX "_jobs_v_version_version_author_idx" ON "_jobs_v" USING btree ("version_author_id");
  CREATE INDEX "_jobs_v_version_version_translation_group_idx" ON "_jobs_v" USING btree ("version_translation_group");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE INDEX "_jobs_v_rels_order_idx" ON "_jobs_v_rels" USING btree ("order");
  CREATE INDEX "_jobs_v_rels_parent_idx" ON "_jobs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_rels_path_idx" ON "_jobs_v_rels" USING btree ("path");
  CREATE INDEX "_jobs_v_rels_terms_id_idx" ON "_jobs_v_rels" USING btree ("terms_id");
  CREATE INDEX "authors_author_portrait_idx" ON "authors" USING btree ("author_portrait_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_locales_parent_id_idx" ON "authors_locales" USING btree ("_parent_id");
  CREATE INDEX "product_texts_product_links_order_idx" ON "product_texts_product_links" USING btree ("_order");
  CREATE INDEX "product_texts_product_links_parent_id_idx" ON "product_texts_product_links" USING btree ("_parent_id");
  CREATE INDEX "product_texts_product_links_image_idx" ON "product_texts_product_links" USING btree ("image_id");
  CREATE INDEX "product_texts_rels_order_idx" ON "product_texts_rels" USING btree ("order");
  CREATE INDEX "product_texts_rels_parent_idx" ON "product_texts_rels" USING btree ("parent_id");
  CREATE INDEX "product_texts_rels_path_idx" ON "product_texts_rels" USING btree ("path");
  CREATE INDEX "product_texts_rels_leaflets_id_idx" ON "product_texts_rels" USING btree ("leaflets_id");
  CREATE INDEX "_product_texts_v_version_product_links_order_idx" ON "_product_texts_v_version_product_links" USING btree ("_order");
  CREATE INDEX "_product_texts_v_version_product_links_parent_id_idx" ON "_product_texts_v_version_product_links" USING btree ("_parent_id");
  CREATE INDEX "_product_texts_v_version_product_links_image_idx" ON "_product_texts_v_version_product_links" USING btree ("image_id");
  CREATE INDEX "_product_texts_v_rels_order_idx" ON "_product_texts_v_rels" USING btree ("order");
  CREATE INDEX "_product_texts_v_rels_parent_idx" ON "_product_texts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_texts_v_rels_path_idx" ON "_product_texts_v_rels" USING btree ("path");
  CREATE INDEX "_product_texts_v_rels_leaflets_id_idx" ON "_product_texts_v_rels" USING btree ("leaflets_id");
  CREATE INDEX "product_facts_ghs_symbols_order_idx" ON "product_facts_ghs_symbols" USING btree ("order");
  CREATE INDEX "product_facts_ghs_symbols_parent_idx" ON "product_facts_ghs_symbols" USING btree ("parent_id");
  CREATE INDEX "terms_vocabulary_idx" ON "terms" USING btree ("vocabulary");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "vocabulary_code_idx" ON "terms" USING btree ("vocabulary","code");
  CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_locales_parent_id_idx" ON "terms_locales" USING btree ("_parent_id");
  CREATE INDEX "leaflets_hash_idx" ON "leaflets" USING btree ("hash");
  CREATE INDEX "leaflets_updated_at_idx" ON "leaflets" USING btree ("updated_at");
  CREATE INDEX "leaflets_created_at_idx" ON "leaflets" USING btree ("created_at");
  CREATE UNIQUE INDEX "leaflets_filename_idx" ON "leaflets" USING btree ("filename");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_target_target_page_idx" ON "redirects" USING btree ("target_page_id");
  CREATE INDEX "redirects_target_target_article_idx" ON "redirects" USING btree ("target_article_id");
  CREATE INDEX "redirects_target_target_job_idx" ON "redirects" USING btree ("target_job_id");
  CREATE INDEX "redirects_target_target_product_idx" ON "redirects" USING btree ("target_product_id");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "site_from_idx" ON "redirects" USING btree ("site","from");
  CREATE INDEX "stores_brands_order_idx" ON "stores_brands" USING btree ("order");
  CREATE INDEX "stores_brands_parent_idx" ON "stores_brands" USING btree ("parent_id");
  CREATE INDEX "stores_opening_hours_week_days_order_idx" ON "stores_opening_hours_week_days" USING btree ("order");
  CREATE INDEX "stores_opening_hours_week_days_parent_idx" ON "stores_opening_hours_week_days" USING btree ("parent_id");
  CREATE INDEX "stores_opening_hours_week_order_idx" ON "stores_opening_hours_week" USING btree ("_order");
  CREATE INDEX "stores_opening_hours_week_parent_id_idx" ON "stores_opening_hours_week" USING btree ("_parent_id");
  CREATE INDEX "stores_opening_hours_exceptions_order_idx" ON "stores_opening_hours_exceptions" USING btree ("_order");
  CREATE INDEX "stores_opening_hours_exceptions_parent_id_idx" ON "stores_opening_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "stores_is_featured_idx" ON "stores" USING btree ("is_featured");
  CREATE INDEX "stores_image_idx" ON "stores" USING btree ("image_id");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE INDEX "site_settings_other_countries_order_idx" ON "site_settings_other_countries" USING btree ("_order");
  CREATE INDEX "site_settings_other_countries_parent_id_idx" ON "site_settings_other_countries" USING btree ("_parent_id");
  CREATE INDEX "site_settings_share_image_idx" ON "site_settings" USING btree ("share_image_id");
  CREATE INDEX "site_settings_accreditation_accreditation_image_idx" ON "site_settings" USING btree ("accreditation_image_id");
  CREATE INDEX "site_settings_site_idx" ON "site_settings" USING btree ("site");
  CREATE INDEX "site_settings_updated_at_idx" ON "site_settings" USING btree ("updated_at");
  CREATE INDEX "site_settings_created_at_idx" ON "site_settings" USING btree ("created_at");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_other_countries_order_idx" ON "_site_settings_v_version_other_countries" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_other_countries_parent_id_idx" ON "_site_settings_v_version_other_countries" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_parent_idx" ON "_site_settings_v" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_version_share_image_idx" ON "_site_settings_v" USING btree ("version_share_image_id");
  CREATE INDEX "_site_settings_v_version_accreditation_version_accredita_idx" ON "_site_settings_v" USING btree ("version_accreditation_image_id");
  CREATE INDEX "_site_settings_v_version_version_site_idx" ON "_site_settings_v" USING btree ("version_site");
  CREATE INDEX "_site_settings_v_version_version_updated_at_idx" ON "_site_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_settings_v_version_version_created_at_idx" ON "_site_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "search_settings_spotlight_link_spotlight_link_page_idx" ON "search_settings" USING btree ("spotlight_link_page_id");
  CREATE INDEX "search_settings_spotlight_link_spotlight_link_article_idx" ON "search_settings" USING btree ("spotlight_link_article_id");
  CREATE INDEX "search_settings_spotlight_link_spotlight_link_job_idx" ON "search_settings" USING btree ("spotlight_link_job_id");
  CREATE INDEX "search_settings_spotlight_link_spotlight_link_product_idx" ON "search_settings" USING btree ("spotlight_link_product_id");
  CREATE INDEX "search_settings_spotlight_image_idx" ON "search_settings" USING btree ("spotlight_image_id");
  CREATE INDEX "search_settings_site_idx" ON "search_settings" USING btree ("site");
  CREATE INDEX "search_settings_updated_at_idx" ON "search_settings" USING btree ("updated_at");
  CREATE INDEX "search_settings_created_at_idx" ON "search_settings" USING btree ("created_at");
  CREATE INDEX "search_settings__status_idx" ON "search_settings" USING btree ("_status");
  CREATE INDEX "search_settings_texts_order_parent" ON "search_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_settings_rels_order_idx" ON "search_settings_rels" USING btree ("order");
  CREATE INDEX "search_settings_rels_parent_idx" ON "search_settings_rels" USING btree ("parent_id");
  CREATE INDEX "search_settings_rels_path_idx" ON "search_settings_rels" USING btree ("path");
  CREATE INDEX "search_settings_rels_product_facts_id_idx" ON "search_settings_rels" USING btree ("product_facts_id");
  CREATE INDEX "_search_settings_v_parent_idx" ON "_search_settings_v" USING btree ("parent_id");
  CREATE INDEX "_search_settings_v_version_spotlight_link_version_spotli_idx" ON "_search_settings_v" USING btree ("version_spotlight_link_page_id");
  CREATE INDEX "_search_settings_v_version_spotlight_link_version_spot_1_idx" ON "_search_settings_v" USING btree ("version_spotlight_link_article_id");
  CREATE INDEX "_search_settings_v_version_spotlight_link_version_spot_2_idx" ON "_search_settings_v" USING btree ("version_spotlight_link_job_id");
  CREATE INDEX "_search_settings_v_version_spotlight_link_version_spot_3_idx" ON "_search_settings_v" USING btree ("version_spotlight_link_product_id");
  CREATE INDEX "_search_settings_v_version_version_spotlight_image_idx" ON "_search_settings_v" USING btree ("version_spotlight_image_id");
  CREATE INDEX "_search_settings_v_version_version_site_idx" ON "_search_settings_v" USING btree ("version_site");
  CREATE INDEX "_search_settings_v_version_version_updated_at_idx" ON "_search_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_settings_v_version_version_created_at_idx" ON "_search_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_search_settings_v_version_version__status_idx" ON "_search_settings_v" USING btree ("version__status");
  CREATE INDEX "_search_settings_v_created_at_idx" ON "_search_settings_v" USING btree ("created_at");
  CREATE INDEX "_search_settings_v_updated_at_idx" ON "_search_settings_v" USING btree ("updated_at");
  CREATE INDEX "_search_settings_v_snapshot_idx" ON "_search_settings_v" USING btree ("snapshot");
  CREATE INDEX "_search_settings_v_published_locale_idx" ON "_search_settings_v" USING btree ("published_locale");
  CREATE INDEX "_search_settings_v_latest_idx" ON "_search_settings_v" USING btree ("latest");
  CREATE INDEX "_search_settings_v_autosave_idx" ON "_search_settings_v" USING btree ("autosave");
  CREATE INDEX "_search_settings_v_texts_order_parent" ON "_search_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_search_settings_v_rels_order_idx" ON "_search_settings_v_rels" USING btree ("order");
  CREATE INDEX "_search_settings_v_rels_parent_idx" ON "_search_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_settings_v_rels_path_idx" ON "_search_settings_v_rels" USING btree ("path");
  CREATE INDEX "_search_settings_v_rels_product_facts_id_idx" ON "_search_settings_v_rels" USING btree ("product_facts_id");
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  CREATE INDEX "customers_state_idx" ON "customers" USING btree ("state");
  CREATE INDEX "customers_brand_idx" ON "customers" USING btree ("brand");
  CREATE INDEX "customers_site_idx" ON "customers" USING btree ("site");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");
  CREATE INDEX "submissions_brand_idx" ON "submissions" USING btree ("brand");
  CREATE INDEX "submissions_site_idx" ON "submissions" USING btree ("site");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_also_watch_image_id_media_id_fk" FOREIGN KEY ("also_watch_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_also_watch_link_page_id_pages_id_fk" FOREIGN KEY ("also_watch_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_also_watch_link_article_id_articles_id_fk" FOREIGN KEY ("also_watch_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_also_watch_link_job_id_jobs_id_fk" FOREIGN KEY ("also_watch_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_also_watch_link_product_id_product_facts_id_fk" FOREIGN KEY ("also_watch_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_phone_only_image_id_media_id_fk" FOREIGN KEY ("phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_also_watch_image_id_media_id_fk" FOREIGN KEY ("version_also_watch_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_also_watch_link_page_id_pages_id_fk" FOREIGN KEY ("version_also_watch_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_also_watch_link_article_id_articles_id_fk" FOREIGN KEY ("version_also_watch_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_also_watch_link_job_id_jobs_id_fk" FOREIGN KEY ("version_also_watch_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_also_watch_link_product_id_product_facts_id_fk" FOREIGN KEY ("version_also_watch_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_phone_only_image_id_media_id_fk" FOREIGN KEY ("version_phone_only_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_leaf_items" ADD CONSTRAINT "menus_leaf_items_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_sub_items" ADD CONSTRAINT "menus_sub_items_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_leaf_items_v" ADD CONSTRAINT "_menus_leaf_items_v_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_sub_items_v" ADD CONSTRAINT "_menus_sub_items_v_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_link_article_id_articles_id_fk" FOREIGN KEY ("link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_link_job_id_jobs_id_fk" FOREIGN KEY ("link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_authenticated_link_article_id_articles_id_fk" FOREIGN KEY ("authenticated_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_items_v" ADD CONSTRAINT "_menus_items_v_authenticated_link_job_id_jobs_id_fk" FOREIGN KEY ("authenticated_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_phone_picture_id_media_id_fk" FOREIGN KEY ("phone_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_facts_rels" ADD CONSTRAINT "product_facts_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaflets_fk" FOREIGN KEY ("leaflets_id") REFERENCES "public"."leaflets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_settings_fk" FOREIGN KEY ("site_settings_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_settings_fk" FOREIGN KEY ("search_settings_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_also_watch_image_idx" ON "pages" USING btree ("also_watch_image_id");
  CREATE INDEX "pages_also_watch_link_also_watch_link_page_idx" ON "pages" USING btree ("also_watch_link_page_id");
  CREATE INDEX "pages_also_watch_link_also_watch_link_article_idx" ON "pages" USING btree ("also_watch_link_article_id");
  CREATE INDEX "pages_also_watch_link_also_watch_link_job_idx" ON "pages" USING btree ("also_watch_link_job_id");
  CREATE INDEX "pages_also_watch_link_also_watch_link_product_idx" ON "pages" USING btree ("also_watch_link_product_id");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_phone_only_image_idx" ON "pages" USING btree ("phone_only_image_id");
  CREATE INDEX "pages_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_category_idx" ON "pages" USING btree ("category_id");
  CREATE INDEX "pages_author_idx" ON "pages" USING btree ("author_id");
  CREATE INDEX "_pages_v_version_version_also_watch_image_idx" ON "_pages_v" USING btree ("version_also_watch_image_id");
  CREATE INDEX "_pages_v_version_also_watch_link_version_also_watch_link_idx" ON "_pages_v" USING btree ("version_also_watch_link_page_id");
  CREATE INDEX "_pages_v_version_also_watch_link_version_also_watch_li_1_idx" ON "_pages_v" USING btree ("version_also_watch_link_article_id");
  CREATE INDEX "_pages_v_version_also_watch_link_version_also_watch_li_2_idx" ON "_pages_v" USING btree ("version_also_watch_link_job_id");
  CREATE INDEX "_pages_v_version_also_watch_link_version_also_watch_li_3_idx" ON "_pages_v" USING btree ("version_also_watch_link_product_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_phone_only_image_idx" ON "_pages_v" USING btree ("version_phone_only_image_id");
  CREATE INDEX "_pages_v_version_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_category_idx" ON "_pages_v" USING btree ("version_category_id");
  CREATE INDEX "_pages_v_version_version_author_idx" ON "_pages_v" USING btree ("version_author_id");
  CREATE INDEX "menus_leaf_items_link_link_article_idx" ON "menus_leaf_items" USING btree ("link_article_id");
  CREATE INDEX "menus_leaf_items_link_link_job_idx" ON "menus_leaf_items" USING btree ("link_job_id");
  CREATE INDEX "menus_leaf_items_authenticated_link_authenticated_link_a_idx" ON "menus_leaf_items" USING btree ("authenticated_link_article_id");
  CREATE INDEX "menus_leaf_items_authenticated_link_authenticated_link_j_idx" ON "menus_leaf_items" USING btree ("authenticated_link_job_id");
  CREATE INDEX "menus_sub_items_link_link_article_idx" ON "menus_sub_items" USING btree ("link_article_id");
  CREATE INDEX "menus_sub_items_link_link_job_idx" ON "menus_sub_items" USING btree ("link_job_id");
  CREATE INDEX "menus_sub_items_authenticated_link_authenticated_link_ar_idx" ON "menus_sub_items" USING btree ("authenticated_link_article_id");
  CREATE INDEX "menus_sub_items_authenticated_link_authenticated_link_jo_idx" ON "menus_sub_items" USING btree ("authenticated_link_job_id");
  CREATE INDEX "menus_items_link_link_article_idx" ON "menus_items" USING btree ("link_article_id");
  CREATE INDEX "menus_items_link_link_job_idx" ON "menus_items" USING btree ("link_job_id");
  CREATE INDEX "menus_items_authenticated_link_authenticated_link_articl_idx" ON "menus_items" USING btree ("authenticated_link_article_id");
  CREATE INDEX "menus_items_authenticated_link_authenticated_link_job_idx" ON "menus_items" USING btree ("authenticated_link_job_id");
  CREATE INDEX "_menus_leaf_items_v_link_link_article_idx" ON "_menus_leaf_items_v" USING btree ("link_article_id");
  CREATE INDEX "_menus_leaf_items_v_link_link_job_idx" ON "_menus_leaf_items_v" USING btree ("link_job_id");
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_2_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_job_id");
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_3_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_sub_items_v_link_link_article_idx" ON "_menus_sub_items_v" USING btree ("link_article_id");
  CREATE INDEX "_menus_sub_items_v_link_link_job_idx" ON "_menus_sub_items_v" USING btree ("link_job_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_2_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_job_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_3_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_items_v_link_link_article_idx" ON "_menus_items_v" USING btree ("link_article_id");
  CREATE INDEX "_menus_items_v_link_link_job_idx" ON "_menus_items_v" USING btree ("link_job_id");
  CREATE INDEX "_menus_items_v_authenticated_link_authenticated_link_art_idx" ON "_menus_items_v" USING btree ("authenticated_link_article_id");
  CREATE INDEX "_menus_items_v_authenticated_link_authenticated_link_job_idx" ON "_menus_items_v" USING btree ("authenticated_link_job_id");
  CREATE INDEX "media_phone_picture_idx" ON "media" USING btree ("phone_picture_id");
  CREATE INDEX "product_facts_rels_terms_id_idx" ON "product_facts_rels" USING btree ("terms_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_leaflets_id_idx" ON "payload_locked_documents_rels" USING btree ("leaflets_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_site_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("site_settings_id");
  CREATE INDEX "payload_locked_documents_rels_search_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("search_settings_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_1_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_article_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_1_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_article_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_product_filter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_filter_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_product_filter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_filter_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_texts_product_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_texts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_texts_v_version_product_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_texts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_facts_ghs_symbols" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leaflets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores_brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores_opening_hours_week_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores_opening_hours_week" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores_opening_hours_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_other_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_other_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_settings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_settings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_product_filter" CASCADE;
  DROP TABLE "pages_filter_attributes" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_product_filter" CASCADE;
  DROP TABLE "_pages_v_version_filter_attributes" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_rels" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_rels" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "product_texts_product_links" CASCADE;
  DROP TABLE "product_texts_rels" CASCADE;
  DROP TABLE "_product_texts_v_version_product_links" CASCADE;
  DROP TABLE "_product_texts_v_rels" CASCADE;
  DROP TABLE "product_facts_ghs_symbols" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_locales" CASCADE;
  DROP TABLE "leaflets" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "stores_brands" CASCADE;
  DROP TABLE "stores_opening_hours_week_days" CASCADE;
  DROP TABLE "stores_opening_hours_week" CASCADE;
  DROP TABLE "stores_opening_hours_exceptions" CASCADE;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "site_settings_other_countries" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_other_countries" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "search_settings" CASCADE;
  DROP TABLE "search_settings_texts" CASCADE;
  DROP TABLE "search_settings_rels" CASCADE;
  DROP TABLE "_search_settings_v" CASCADE;
  DROP TABLE "_search_settings_v_texts" CASCADE;
  DROP TABLE "_search_settings_v_rels" CASCADE;
  DROP TABLE "customers_sessions" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_also_watch_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_also_watch_link_page_id_pages_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_also_watch_link_article_id_articles_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_also_watch_link_job_id_jobs_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_also_watch_link_product_id_product_facts_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_phone_only_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_category_id_categories_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_author_id_authors_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_also_watch_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_also_watch_link_page_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_also_watch_link_article_id_articles_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_also_watch_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_also_watch_link_product_id_product_facts_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_phone_only_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_category_id_categories_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_author_id_authors_id_fk";
  
  ALTER TABLE "menus_leaf_items" DROP CONSTRAINT "menus_leaf_items_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_leaf_items" DROP CONSTRAINT "menus_leaf_items_link_job_id_jobs_id_fk";
  
  ALTER TABLE "menus_leaf_items" DROP CONSTRAINT "menus_leaf_items_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_leaf_items" DROP CONSTRAINT "menus_leaf_items_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "menus_sub_items" DROP CONSTRAINT "menus_sub_items_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_sub_items" DROP CONSTRAINT "menus_sub_items_link_job_id_jobs_id_fk";
  
  ALTER TABLE "menus_sub_items" DROP CONSTRAINT "menus_sub_items_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_sub_items" DROP CONSTRAINT "menus_sub_items_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_link_job_id_jobs_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_leaf_items_v" DROP CONSTRAINT "_menus_leaf_items_v_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_leaf_items_v" DROP CONSTRAINT "_menus_leaf_items_v_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_leaf_items_v" DROP CONSTRAINT "_menus_leaf_items_v_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_leaf_items_v" DROP CONSTRAINT "_menus_leaf_items_v_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_sub_items_v" DROP CONSTRAINT "_menus_sub_items_v_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_sub_items_v" DROP CONSTRAINT "_menus_sub_items_v_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_sub_items_v" DROP CONSTRAINT "_menus_sub_items_v_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_sub_items_v" DROP CONSTRAINT "_menus_sub_items_v_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_items_v" DROP CONSTRAINT "_menus_items_v_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_items_v" DROP CONSTRAINT "_menus_items_v_link_job_id_jobs_id_fk";
  
  ALTER TABLE "_menus_items_v" DROP CONSTRAINT "_menus_items_v_authenticated_link_article_id_articles_id_fk";
  
  ALTER TABLE "_menus_items_v" DROP CONSTRAINT "_menus_items_v_authenticated_link_job_id_jobs_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_phone_picture_id_media_id_fk";
  
  ALTER TABLE "product_facts_rels" DROP CONSTRAINT "product_facts_rels_terms_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_parent_id_categories_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_parent_id_categories_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_jobs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leaflets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_settings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_settings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_customers_fk";
  
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
  DROP TYPE "public"."enum_link_type";
  CREATE TYPE "public"."enum_link_type" AS ENUM('page', 'product', 'anchor', 'external');
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
  ALTER TABLE "pages" ALTER COLUMN "template" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "template" SET DEFAULT 'Default'::text;
  DROP TYPE "public"."enum_pages_template";
  CREATE TYPE "public"."enum_pages_template" AS ENUM('Homepage', 'Default');
  ALTER TABLE "pages" ALTER COLUMN "template" SET DEFAULT 'Default'::"public"."enum_pages_template";
  ALTER TABLE "pages" ALTER COLUMN "template" SET DATA TYPE "public"."enum_pages_template" USING "template"::"public"."enum_pages_template";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_template" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_template" SET DEFAULT 'Default'::text;
  DROP TYPE "public"."enum__pages_v_version_template";
  CREATE TYPE "public"."enum__pages_v_version_template" AS ENUM('Homepage', 'Default');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_template" SET DEFAULT 'Default'::"public"."enum__pages_v_version_template";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_template" SET DATA TYPE "public"."enum__pages_v_version_template" USING "version_template"::"public"."enum__pages_v_version_template";
  DROP INDEX "pages_also_watch_image_idx";
  DROP INDEX "pages_also_watch_link_also_watch_link_page_idx";
  DROP INDEX "pages_also_watch_link_also_watch_link_article_idx";
  DROP INDEX "pages_also_watch_link_also_watch_link_job_idx";
  DROP INDEX "pages_also_watch_link_also_watch_link_product_idx";
  DROP INDEX "pages_image_idx";
  DROP INDEX "pages_phone_only_image_idx";
  DROP INDEX "pages_meta_image_idx";
  DROP INDEX "pages_category_idx";
  DROP INDEX "pages_author_idx";
  DROP INDEX "_pages_v_version_version_also_watch_image_idx";
  DROP INDEX "_pages_v_version_also_watch_link_version_also_watch_link_idx";
  DROP INDEX "_pages_v_version_also_watch_link_version_also_watch_li_1_idx";
  DROP INDEX "_pages_v_version_also_watch_link_version_also_watch_li_2_idx";
  DROP INDEX "_pages_v_version_also_watch_link_version_also_watch_li_3_idx";
  DROP INDEX "_pages_v_version_version_image_idx";
  DROP INDEX "_pages_v_version_version_phone_only_image_idx";
  DROP INDEX "_pages_v_version_version_meta_image_idx";
  DROP INDEX "_pages_v_version_version_category_idx";
  DROP INDEX "_pages_v_version_version_author_idx";
  DROP INDEX "menus_leaf_items_link_link_article_idx";
  DROP INDEX "menus_leaf_items_link_link_job_idx";
  DROP INDEX "menus_leaf_items_authenticated_link_authenticated_link_a_idx";
  DROP INDEX "menus_leaf_items_authenticated_link_authenticated_link_j_idx";
  DROP INDEX "menus_sub_items_link_link_article_idx";
  DROP INDEX "menus_sub_items_link_link_job_idx";
  DROP INDEX "menus_sub_items_authenticated_link_authenticated_link_ar_idx";
  DROP INDEX "menus_sub_items_authenticated_link_authenticated_link_jo_idx";
  DROP INDEX "menus_items_link_link_article_idx";
  DROP INDEX "menus_items_link_link_job_idx";
  DROP INDEX "menus_items_authenticated_link_authenticated_link_articl_idx";
  DROP INDEX "menus_items_authenticated_link_authenticated_link_job_idx";
  DROP INDEX "_menus_leaf_items_v_link_link_article_idx";
  DROP INDEX "_menus_leaf_items_v_link_link_job_idx";
  DROP INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_2_idx";
  DROP INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_3_idx";
  DROP INDEX "_menus_sub_items_v_link_link_article_idx";
  DROP INDEX "_menus_sub_items_v_link_link_job_idx";
  DROP INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_2_idx";
  DROP INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_3_idx";
  DROP INDEX "_menus_items_v_link_link_article_idx";
  DROP INDEX "_menus_items_v_link_link_job_idx";
  DROP INDEX "_menus_items_v_authenticated_link_authenticated_link_art_idx";
  DROP INDEX "_menus_items_v_authenticated_link_authenticated_link_job_idx";
  DROP INDEX "media_phone_picture_idx";
  DROP INDEX "product_facts_rels_terms_id_idx";
  DROP INDEX "categories_parent_idx";
  DROP INDEX "_categories_v_version_version_parent_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_jobs_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_leaflets_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_stores_id_idx";
  DROP INDEX "payload_locked_documents_rels_site_settings_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_settings_id_idx";
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_preferences_rels_customers_id_idx";
  DROP INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_1_idx";
  DROP INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_1_idx";
  CREATE INDEX "_menus_leaf_items_v_authenticated_link_authenticated_l_1_idx" ON "_menus_leaf_items_v" USING btree ("authenticated_link_product_id");
  CREATE INDEX "_menus_sub_items_v_authenticated_link_authenticated_li_1_idx" ON "_menus_sub_items_v" USING btree ("authenticated_link_product_id");
  ALTER TABLE "pages" DROP COLUMN "bottom_title";
  ALTER TABLE "pages" DROP COLUMN "bottom_text";
  ALTER TABLE "pages" DROP COLUMN "also_watch_title";
  ALTER TABLE "pages" DROP COLUMN "also_watch_image_id";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_type";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_page_id";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_article_id";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_job_id";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_product_id";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_anchor_link";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_external_link";
  ALTER TABLE "pages" DROP COLUMN "also_watch_link_external_target";
  ALTER TABLE "pages" DROP COLUMN "short_description";
  ALTER TABLE "pages" DROP COLUMN "image_id";
  ALTER TABLE "pages" DROP COLUMN "phone_only_image_id";
  ALTER TABLE "pages" DROP COLUMN "image_alt";
  ALTER TABLE "pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "pages" DROP COLUMN "category_id";
  ALTER TABLE "pages" DROP COLUMN "author_id";
  ALTER TABLE "pages" DROP COLUMN "show_author";
  ALTER TABLE "pages" DROP COLUMN "created";
  ALTER TABLE "pages" DROP COLUMN "show_date";
  ALTER TABLE "_pages_v" DROP COLUMN "version_bottom_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_bottom_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_type";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_page_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_article_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_job_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_product_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_anchor_link";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_external_link";
  ALTER TABLE "_pages_v" DROP COLUMN "version_also_watch_link_external_target";
  ALTER TABLE "_pages_v" DROP COLUMN "version_short_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_phone_only_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_category_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_author_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_author";
  ALTER TABLE "_pages_v" DROP COLUMN "version_created";
  ALTER TABLE "_pages_v" DROP COLUMN "version_show_date";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "link_article_id";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "link_job_id";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "menus_leaf_items" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "menus_sub_items" DROP COLUMN "link_article_id";
  ALTER TABLE "menus_sub_items" DROP COLUMN "link_job_id";
  ALTER TABLE "menus_sub_items" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "menus_sub_items" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "menus_items" DROP COLUMN "link_article_id";
  ALTER TABLE "menus_items" DROP COLUMN "link_job_id";
  ALTER TABLE "menus_items" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "menus_items" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "link_article_id";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "link_job_id";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "_menus_leaf_items_v" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "link_article_id";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "link_job_id";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "_menus_sub_items_v" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "_menus_items_v" DROP COLUMN "link_article_id";
  ALTER TABLE "_menus_items_v" DROP COLUMN "link_job_id";
  ALTER TABLE "_menus_items_v" DROP COLUMN "authenticated_link_article_id";
  ALTER TABLE "_menus_items_v" DROP COLUMN "authenticated_link_job_id";
  ALTER TABLE "media" DROP COLUMN "phone_picture_id";
  ALTER TABLE "product_texts" DROP COLUMN "additives";
  ALTER TABLE "product_texts" DROP COLUMN "analysis";
  ALTER TABLE "product_texts" DROP COLUMN "webshop_url";
  ALTER TABLE "product_texts" DROP COLUMN "amazon_asin";
  ALTER TABLE "product_texts" DROP COLUMN "amazon_availability";
  ALTER TABLE "product_texts" DROP COLUMN "video_url";
  ALTER TABLE "product_texts" DROP COLUMN "flowbox_enabled";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_additives";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_analysis";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_webshop_url";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_amazon_asin";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_amazon_availability";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_video_url";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_flowbox_enabled";
  ALTER TABLE "product_facts" DROP COLUMN "is_natural";
  ALTER TABLE "product_facts_rels" DROP COLUMN "terms_id";
  ALTER TABLE "categories" DROP COLUMN "parent_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "jobs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leaflets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_settings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_settings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "customers_id";
  DROP TYPE "public"."enum_product_facet";
  DROP TYPE "public"."enum_articles_role_type";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_role_type";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_jobs_contact_type";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_contact_type";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_product_facts_ghs_symbols";
  DROP TYPE "public"."enum_terms_vocabulary";
  DROP TYPE "public"."enum_redirects_match";
  DROP TYPE "public"."enum_redirects_target_type";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_origin";
  DROP TYPE "public"."enum_stores_brands";
  DROP TYPE "public"."enum_weekday";
  DROP TYPE "public"."enum_stores_point_of_sale";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum_search_settings_status";
  DROP TYPE "public"."enum__search_settings_v_version_status";
  DROP TYPE "public"."enum__search_settings_v_published_locale";
  DROP TYPE "public"."enum_customers_state";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_submissions_form";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
