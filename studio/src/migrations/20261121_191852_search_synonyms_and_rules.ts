import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonym_type" AS ENUM('synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder');
  CREATE TYPE "public"."enum_search_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TYPE "public"."enum_rule_anchoring" AS ENUM('is', 'startsWith', 'endsWith', 'contains');
  CREATE TYPE "public"."enum_destination_type" AS ENUM('page', 'article', 'job', 'product', 'external');
  CREATE TYPE "public"."enum_ruled_search" AS ENUM('products', 'pages', 'blog');
  CREATE TYPE "public"."enum_search_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_rules_v_published_locale" AS ENUM('en', 'es', 'nl', 'no', 'fr', 'de', 'pl', 'it', 'hu', 'ru', 'cs', 'uk', 'da', 'fi', 'sv');
  CREATE TABLE "search_synonyms_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_synonym_type" DEFAULT 'synonym',
  	"word" varchar
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_synonyms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_search_synonyms_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"type" "enum_synonym_type" DEFAULT 'synonym',
  	"word" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_synonyms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_synonyms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_synonyms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_search_synonyms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "search_rules_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchoring" "enum_rule_anchoring" DEFAULT 'contains',
  	"pattern" varchar,
  	"alternatives" boolean DEFAULT true
  );
  
  CREATE TABLE "search_rules_promote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid,
  	"position" numeric DEFAULT 1
  );
  
  CREATE TABLE "search_rules_filters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"facet" "enum_product_facet"
  );
  
  CREATE TABLE "search_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"replace_query" varchar,
  	"redirect_type" "enum_destination_type",
  	"redirect_page_id" uuid,
  	"redirect_article_id" uuid,
  	"redirect_job_id" uuid,
  	"redirect_product_id" uuid,
  	"redirect_external_link" varchar,
  	"banner_image_id" uuid,
  	"banner_link_type" "enum_link_type",
  	"banner_link_page_id" uuid,
  	"banner_link_article_id" uuid,
  	"banner_link_job_id" uuid,
  	"banner_link_product_id" uuid,
  	"banner_link_anchor_link" varchar,
  	"banner_link_external_link" varchar,
  	"banner_link_external_target" "enum_link_target",
  	"site" varchar,
  	"search" "enum_ruled_search" DEFAULT 'products',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"articles_id" uuid,
  	"product_facts_id" uuid,
  	"terms_id" uuid
  );
  
  CREATE TABLE "_search_rules_v_version_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anchoring" "enum_rule_anchoring" DEFAULT 'contains',
  	"pattern" varchar,
  	"alternatives" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_rules_v_version_promote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_id" uuid,
  	"position" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_rules_v_version_filters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"facet" "enum_product_facet",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_rules_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_replace_query" varchar,
  	"version_redirect_type" "enum_destination_type",
  	"version_redirect_page_id" uuid,
  	"version_redirect_article_id" uuid,
  	"version_redirect_job_id" uuid,
  	"version_redirect_product_id" uuid,
  	"version_redirect_external_link" varchar,
  	"version_banner_image_id" uuid,
  	"version_banner_link_type" "enum_link_type",
  	"version_banner_link_page_id" uuid,
  	"version_banner_link_article_id" uuid,
  	"version_banner_link_job_id" uuid,
  	"version_banner_link_product_id" uuid,
  	"version_banner_link_anchor_link" varchar,
  	"version_banner_link_external_link" varchar,
  	"version_banner_link_external_target" "enum_link_target",
  	"version_site" varchar,
  	"version_search" "enum_ruled_search" DEFAULT 'products',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_rules_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_search_rules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"articles_id" uuid,
  	"product_facts_id" uuid,
  	"terms_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" uuid;
  ALTER TABLE "search_synonyms_synonyms" ADD CONSTRAINT "search_synonyms_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_version_synonyms" ADD CONSTRAINT "_search_synonyms_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v" ADD CONSTRAINT "_search_synonyms_v_parent_id_search_synonyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_texts" ADD CONSTRAINT "_search_synonyms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_conditions" ADD CONSTRAINT "search_rules_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_promote" ADD CONSTRAINT "search_rules_promote_product_id_product_facts_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules_promote" ADD CONSTRAINT "search_rules_promote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_filters" ADD CONSTRAINT "search_rules_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_redirect_page_id_pages_id_fk" FOREIGN KEY ("redirect_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_redirect_article_id_articles_id_fk" FOREIGN KEY ("redirect_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_redirect_job_id_jobs_id_fk" FOREIGN KEY ("redirect_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_redirect_product_id_product_facts_id_fk" FOREIGN KEY ("redirect_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_banner_link_page_id_pages_id_fk" FOREIGN KEY ("banner_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_banner_link_article_id_articles_id_fk" FOREIGN KEY ("banner_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_banner_link_job_id_jobs_id_fk" FOREIGN KEY ("banner_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_banner_link_product_id_product_facts_id_fk" FOREIGN KEY ("banner_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_version_conditions" ADD CONSTRAINT "_search_rules_v_version_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_version_promote" ADD CONSTRAINT "_search_rules_v_version_promote_product_id_product_facts_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v_version_promote" ADD CONSTRAINT "_search_rules_v_version_promote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_version_filters" ADD CONSTRAINT "_search_rules_v_version_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_parent_id_search_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_redirect_page_id_pages_id_fk" FOREIGN KEY ("version_redirect_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_redirect_article_id_articles_id_fk" FOREIGN KEY ("version_redirect_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_redirect_job_id_jobs_id_fk" FOREIGN KEY ("version_redirect_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_redirect_product_id_product_facts_id_fk" FOREIGN KEY ("version_redirect_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_banner_link_page_id_pages_id_fk" FOREIGN KEY ("version_banner_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_banner_link_article_id_articles_id_fk" FOREIGN KEY ("version_banner_link_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_banner_link_job_id_jobs_id_fk" FOREIGN KEY ("version_banner_link_job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_version_banner_link_product_id_product_facts_id_fk" FOREIGN KEY ("version_banner_link_product_id") REFERENCES "public"."product_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_synonyms_order_idx" ON "search_synonyms_synonyms" USING btree ("_order");
  CREATE INDEX "search_synonyms_synonyms_parent_id_idx" ON "search_synonyms_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_site_idx" ON "search_synonyms" USING btree ("site");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms__status_idx" ON "search_synonyms" USING btree ("_status");
  CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_search_synonyms_v_version_synonyms_order_idx" ON "_search_synonyms_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_synonyms_v_version_synonyms_parent_id_idx" ON "_search_synonyms_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_synonyms_v_parent_idx" ON "_search_synonyms_v" USING btree ("parent_id");
  CREATE INDEX "_search_synonyms_v_version_version_site_idx" ON "_search_synonyms_v" USING btree ("version_site");
  CREATE INDEX "_search_synonyms_v_version_version_updated_at_idx" ON "_search_synonyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_synonyms_v_version_version_created_at_idx" ON "_search_synonyms_v" USING btree ("version_created_at");
  CREATE INDEX "_search_synonyms_v_version_version__status_idx" ON "_search_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_search_synonyms_v_created_at_idx" ON "_search_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_search_synonyms_v_updated_at_idx" ON "_search_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_search_synonyms_v_snapshot_idx" ON "_search_synonyms_v" USING btree ("snapshot");
  CREATE INDEX "_search_synonyms_v_published_locale_idx" ON "_search_synonyms_v" USING btree ("published_locale");
  CREATE INDEX "_search_synonyms_v_latest_idx" ON "_search_synonyms_v" USING btree ("latest");
  CREATE INDEX "_search_synonyms_v_autosave_idx" ON "_search_synonyms_v" USING btree ("autosave");
  CREATE INDEX "_search_synonyms_v_texts_order_parent" ON "_search_synonyms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_rules_conditions_order_idx" ON "search_rules_conditions" USING btree ("_order");
  CREATE INDEX "search_rules_conditions_parent_id_idx" ON "search_rules_conditions" USING btree ("_parent_id");
  CREATE INDEX "search_rules_promote_order_idx" ON "search_rules_promote" USING btree ("_order");
  CREATE INDEX "search_rules_promote_parent_id_idx" ON "search_rules_promote" USING btree ("_parent_id");
  CREATE INDEX "search_rules_promote_product_idx" ON "search_rules_promote" USING btree ("product_id");
  CREATE INDEX "search_rules_filters_order_idx" ON "search_rules_filters" USING btree ("_order");
  CREATE INDEX "search_rules_filters_parent_id_idx" ON "search_rules_filters" USING btree ("_parent_id");
  CREATE INDEX "search_rules_redirect_redirect_page_idx" ON "search_rules" USING btree ("redirect_page_id");
  CREATE INDEX "search_rules_redirect_redirect_article_idx" ON "search_rules" USING btree ("redirect_article_id");
  CREATE INDEX "search_rules_redirect_redirect_job_idx" ON "search_rules" USING btree ("redirect_job_id");
  CREATE INDEX "search_rules_redirect_redirect_product_idx" ON "search_rules" USING btree ("redirect_product_id");
  CREATE INDEX "search_rules_banner_banner_image_idx" ON "search_rules" USING btree ("banner_image_id");
  CREATE INDEX "search_rules_banner_link_banner_link_page_idx" ON "search_rules" USING btree ("banner_link_page_id");
  CREATE INDEX "search_rules_banner_link_banner_link_article_idx" ON "search_rules" USING btree ("banner_link_article_id");
  CREATE INDEX "search_rules_banner_link_banner_link_job_idx" ON "search_rules" USING btree ("banner_link_job_id");
  CREATE INDEX "search_rules_banner_link_banner_link_product_idx" ON "search_rules" USING btree ("banner_link_product_id");
  CREATE INDEX "search_rules_site_idx" ON "search_rules" USING btree ("site");
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules__status_idx" ON "search_rules" USING btree ("_status");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_pages_id_idx" ON "search_rules_rels" USING btree ("pages_id");
  CREATE INDEX "search_rules_rels_articles_id_idx" ON "search_rules_rels" USING btree ("articles_id");
  CREATE INDEX "search_rules_rels_product_facts_id_idx" ON "search_rules_rels" USING btree ("product_facts_id");
  CREATE INDEX "search_rules_rels_terms_id_idx" ON "search_rules_rels" USING btree ("terms_id");
  CREATE INDEX "_search_rules_v_version_conditions_order_idx" ON "_search_rules_v_version_conditions" USING btree ("_order");
  CREATE INDEX "_search_rules_v_version_conditions_parent_id_idx" ON "_search_rules_v_version_conditions" USING btree ("_parent_id");
  CREATE INDEX "_search_rules_v_version_promote_order_idx" ON "_search_rules_v_version_promote" USING btree ("_order");
  CREATE INDEX "_search_rules_v_version_promote_parent_id_idx" ON "_search_rules_v_version_promote" USING btree ("_parent_id");
  CREATE INDEX "_search_rules_v_version_promote_product_idx" ON "_search_rules_v_version_promote" USING btree ("product_id");
  CREATE INDEX "_search_rules_v_version_filters_order_idx" ON "_search_rules_v_version_filters" USING btree ("_order");
  CREATE INDEX "_search_rules_v_version_filters_parent_id_idx" ON "_search_rules_v_version_filters" USING btree ("_parent_id");
  CREATE INDEX "_search_rules_v_parent_idx" ON "_search_rules_v" USING btree ("parent_id");
  CREATE INDEX "_search_rules_v_version_redirect_version_redirect_page_idx" ON "_search_rules_v" USING btree ("version_redirect_page_id");
  CREATE INDEX "_search_rules_v_version_redirect_version_redirect_articl_idx" ON "_search_rules_v" USING btree ("version_redirect_article_id");
  CREATE INDEX "_search_rules_v_version_redirect_version_redirect_job_idx" ON "_search_rules_v" USING btree ("version_redirect_job_id");
  CREATE INDEX "_search_rules_v_version_redirect_version_redirect_produc_idx" ON "_search_rules_v" USING btree ("version_redirect_product_id");
  CREATE INDEX "_search_rules_v_version_banner_version_banner_image_idx" ON "_search_rules_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_search_rules_v_version_banner_link_version_banner_link__idx" ON "_search_rules_v" USING btree ("version_banner_link_page_id");
  CREATE INDEX "_search_rules_v_version_banner_link_version_banner_lin_1_idx" ON "_search_rules_v" USING btree ("version_banner_link_article_id");
  CREATE INDEX "_search_rules_v_version_banner_link_version_banner_lin_2_idx" ON "_search_rules_v" USING btree ("version_banner_link_job_id");
  CREATE INDEX "_search_rules_v_version_banner_link_version_banner_lin_3_idx" ON "_search_rules_v" USING btree ("version_banner_link_product_id");
  CREATE INDEX "_search_rules_v_version_version_site_idx" ON "_search_rules_v" USING btree ("version_site");
  CREATE INDEX "_search_rules_v_version_version_updated_at_idx" ON "_search_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_rules_v_version_version_created_at_idx" ON "_search_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_search_rules_v_version_version__status_idx" ON "_search_rules_v" USING btree ("version__status");
  CREATE INDEX "_search_rules_v_created_at_idx" ON "_search_rules_v" USING btree ("created_at");
  CREATE INDEX "_search_rules_v_updated_at_idx" ON "_search_rules_v" USING btree ("updated_at");
  CREATE INDEX "_search_rules_v_snapshot_idx" ON "_search_rules_v" USING btree ("snapshot");
  CREATE INDEX "_search_rules_v_published_locale_idx" ON "_search_rules_v" USING btree ("published_locale");
  CREATE INDEX "_search_rules_v_latest_idx" ON "_search_rules_v" USING btree ("latest");
  CREATE INDEX "_search_rules_v_autosave_idx" ON "_search_rules_v" USING btree ("autosave");
  CREATE INDEX "_search_rules_v_rels_order_idx" ON "_search_rules_v_rels" USING btree ("order");
  CREATE INDEX "_search_rules_v_rels_parent_idx" ON "_search_rules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_rules_v_rels_path_idx" ON "_search_rules_v_rels" USING btree ("path");
  CREATE INDEX "_search_rules_v_rels_pages_id_idx" ON "_search_rules_v_rels" USING btree ("pages_id");
  CREATE INDEX "_search_rules_v_rels_articles_id_idx" ON "_search_rules_v_rels" USING btree ("articles_id");
  CREATE INDEX "_search_rules_v_rels_product_facts_id_idx" ON "_search_rules_v_rels" USING btree ("product_facts_id");
  CREATE INDEX "_search_rules_v_rels_terms_id_idx" ON "_search_rules_v_rels" USING btree ("terms_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_synonyms_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_synonyms_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_synonyms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_synonyms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_conditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_promote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_filters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v_version_conditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v_version_promote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v_version_filters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms_synonyms" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_synonyms_texts" CASCADE;
  DROP TABLE "_search_synonyms_v_version_synonyms" CASCADE;
  DROP TABLE "_search_synonyms_v" CASCADE;
  DROP TABLE "_search_synonyms_v_texts" CASCADE;
  DROP TABLE "search_rules_conditions" CASCADE;
  DROP TABLE "search_rules_promote" CASCADE;
  DROP TABLE "search_rules_filters" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  DROP TABLE "_search_rules_v_version_conditions" CASCADE;
  DROP TABLE "_search_rules_v_version_promote" CASCADE;
  DROP TABLE "_search_rules_v_version_filters" CASCADE;
  DROP TABLE "_search_rules_v" CASCADE;
  DROP TABLE "_search_rules_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_rules_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";
  DROP TYPE "public"."enum_synonym_type";
  DROP TYPE "public"."enum_search_synonyms_status";
  DROP TYPE "public"."enum__search_synonyms_v_version_status";
  DROP TYPE "public"."enum__search_synonyms_v_published_locale";
  DROP TYPE "public"."enum_rule_anchoring";
  DROP TYPE "public"."enum_destination_type";
  DROP TYPE "public"."enum_ruled_search";
  DROP TYPE "public"."enum_search_rules_status";
  DROP TYPE "public"."enum__search_rules_v_version_status";
  DROP TYPE "public"."enum__search_rules_v_published_locale";`)
}
