import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fact_word_kind" AS ENUM('fact', 'need', 'unsold', 'filler');
  ALTER TYPE "public"."enum_product_facet" ADD VALUE 'diet';
  ALTER TYPE "public"."enum_list_facet" ADD VALUE 'diet' BEFORE 'is_natural';
  ALTER TYPE "public"."enum_terms_vocabulary" ADD VALUE 'diet' BEFORE 'content_tag';
  ALTER TYPE "public"."enum__terms_v_version_vocabulary" ADD VALUE 'diet' BEFORE 'content_tag';
  CREATE TABLE "search_synonyms_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_fact_word_kind" DEFAULT 'fact'
  );
  
  CREATE TABLE "search_synonyms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  CREATE TABLE "_search_synonyms_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_fact_word_kind" DEFAULT 'fact',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_synonyms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid
  );
  
  ALTER TABLE "search_synonyms_facts" ADD CONSTRAINT "search_synonyms_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_rels" ADD CONSTRAINT "search_synonyms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms_rels" ADD CONSTRAINT "search_synonyms_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_version_facts" ADD CONSTRAINT "_search_synonyms_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_rels" ADD CONSTRAINT "_search_synonyms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_synonyms_v_rels" ADD CONSTRAINT "_search_synonyms_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_facts_order_idx" ON "search_synonyms_facts" USING btree ("_order");
  CREATE INDEX "search_synonyms_facts_parent_id_idx" ON "search_synonyms_facts" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_rels_order_idx" ON "search_synonyms_rels" USING btree ("order");
  CREATE INDEX "search_synonyms_rels_parent_idx" ON "search_synonyms_rels" USING btree ("parent_id");
  CREATE INDEX "search_synonyms_rels_path_idx" ON "search_synonyms_rels" USING btree ("path");
  CREATE INDEX "search_synonyms_rels_terms_id_idx" ON "search_synonyms_rels" USING btree ("terms_id");
  CREATE INDEX "_search_synonyms_v_version_facts_order_idx" ON "_search_synonyms_v_version_facts" USING btree ("_order");
  CREATE INDEX "_search_synonyms_v_version_facts_parent_id_idx" ON "_search_synonyms_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_search_synonyms_v_rels_order_idx" ON "_search_synonyms_v_rels" USING btree ("order");
  CREATE INDEX "_search_synonyms_v_rels_parent_idx" ON "_search_synonyms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_synonyms_v_rels_path_idx" ON "_search_synonyms_v_rels" USING btree ("path");
  CREATE INDEX "_search_synonyms_v_rels_terms_id_idx" ON "_search_synonyms_v_rels" USING btree ("terms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_synonyms_facts" CASCADE;
  DROP TABLE "search_synonyms_rels" CASCADE;
  DROP TABLE "_search_synonyms_v_version_facts" CASCADE;
  DROP TABLE "_search_synonyms_v_rels" CASCADE;
  DELETE FROM "pages_product_filter" WHERE "facet" = 'diet';
  DELETE FROM "_pages_v_version_product_filter" WHERE "facet" = 'diet';
  DELETE FROM "search_rules_filters" WHERE "facet" = 'diet';
  DELETE FROM "_search_rules_v_version_filters" WHERE "facet" = 'diet';
  DELETE FROM "pages_filter_attributes" WHERE "value" = 'diet';
  DELETE FROM "_pages_v_version_filter_attributes" WHERE "value" = 'diet';
  DELETE FROM "terms" WHERE "vocabulary" = 'diet';
  DELETE FROM "_terms_v" WHERE "version_vocabulary" = 'diet';
  ALTER TABLE "pages_product_filter" ALTER COLUMN "facet" SET DATA TYPE text;
  ALTER TABLE "_pages_v_version_product_filter" ALTER COLUMN "facet" SET DATA TYPE text;
  ALTER TABLE "search_rules_filters" ALTER COLUMN "facet" SET DATA TYPE text;
  ALTER TABLE "_search_rules_v_version_filters" ALTER COLUMN "facet" SET DATA TYPE text;
  DROP TYPE "public"."enum_product_facet";
  CREATE TYPE "public"."enum_product_facet" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage');
  ALTER TABLE "pages_product_filter" ALTER COLUMN "facet" SET DATA TYPE "public"."enum_product_facet" USING "facet"::"public"."enum_product_facet";
  ALTER TABLE "_pages_v_version_product_filter" ALTER COLUMN "facet" SET DATA TYPE "public"."enum_product_facet" USING "facet"::"public"."enum_product_facet";
  ALTER TABLE "search_rules_filters" ALTER COLUMN "facet" SET DATA TYPE "public"."enum_product_facet" USING "facet"::"public"."enum_product_facet";
  ALTER TABLE "_search_rules_v_version_filters" ALTER COLUMN "facet" SET DATA TYPE "public"."enum_product_facet" USING "facet"::"public"."enum_product_facet";
  ALTER TABLE "pages_filter_attributes" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_pages_v_version_filter_attributes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_list_facet";
  CREATE TYPE "public"."enum_list_facet" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'is_natural');
  ALTER TABLE "pages_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_list_facet" USING "value"::"public"."enum_list_facet";
  ALTER TABLE "_pages_v_version_filter_attributes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_list_facet" USING "value"::"public"."enum_list_facet";
  ALTER TABLE "terms" ALTER COLUMN "vocabulary" SET DATA TYPE text;
  DROP TYPE "public"."enum_terms_vocabulary";
  CREATE TYPE "public"."enum_terms_vocabulary" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'content_tag');
  ALTER TABLE "terms" ALTER COLUMN "vocabulary" SET DATA TYPE "public"."enum_terms_vocabulary" USING "vocabulary"::"public"."enum_terms_vocabulary";
  ALTER TABLE "_terms_v" ALTER COLUMN "version_vocabulary" SET DATA TYPE text;
  DROP TYPE "public"."enum__terms_v_version_vocabulary";
  CREATE TYPE "public"."enum__terms_v_version_vocabulary" AS ENUM('animal_type', 'product_sub_group', 'online_animal_age', 'online_animal_weight', 'bird_type', 'brand', 'sub_brand', 'color', 'flavor', 'form', 'rodent_species', 'usage', 'content_tag');
  ALTER TABLE "_terms_v" ALTER COLUMN "version_vocabulary" SET DATA TYPE "public"."enum__terms_v_version_vocabulary" USING "version_vocabulary"::"public"."enum__terms_v_version_vocabulary";
  DROP TYPE "public"."enum_fact_word_kind";`)
}
