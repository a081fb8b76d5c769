import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { PRESENCE_SCHEMA_SQL } from '../model/saves/presence-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_jobs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_facts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leaflets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_settings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_settings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_rules_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_jobs_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_menus_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_facts_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_leaflets_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_stores_id_idx";
  DROP INDEX "payload_locked_documents_rels_site_settings_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_settings_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "articles" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "jobs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "authors" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "authors" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "menus" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_menus_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_menus_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "media" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "product_texts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "product_texts" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "product_facts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "product_facts" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "categories" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "terms" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "terms" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "leaflets" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "leaflets" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "redirects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "stores" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "stores" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "search_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "search_settings" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_search_settings_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "search_synonyms" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "search_synonyms" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_search_synonyms_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_search_synonyms_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "search_rules" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "search_rules" ADD COLUMN "saved_over" boolean;
  ALTER TABLE "_search_rules_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_search_rules_v" ADD COLUMN "version_saved_over" boolean;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "jobs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "menus_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_facts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leaflets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_settings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_settings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";`)
  await db.execute(sql.raw(PRESENCE_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "jobs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "menus_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_texts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_facts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leaflets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stores_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_settings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_settings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_texts_fk" FOREIGN KEY ("product_texts_id") REFERENCES "public"."product_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaflets_fk" FOREIGN KEY ("leaflets_id") REFERENCES "public"."leaflets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_settings_fk" FOREIGN KEY ("site_settings_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_settings_fk" FOREIGN KEY ("search_settings_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_product_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("product_texts_id");
  CREATE INDEX "payload_locked_documents_rels_product_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("product_facts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_leaflets_id_idx" ON "payload_locked_documents_rels" USING btree ("leaflets_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_site_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("site_settings_id");
  CREATE INDEX "payload_locked_documents_rels_search_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("search_settings_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_over";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "articles" DROP COLUMN "saved_by";
  ALTER TABLE "articles" DROP COLUMN "saved_over";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "jobs" DROP COLUMN "saved_by";
  ALTER TABLE "jobs" DROP COLUMN "saved_over";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "authors" DROP COLUMN "saved_by";
  ALTER TABLE "authors" DROP COLUMN "saved_over";
  ALTER TABLE "menus" DROP COLUMN "saved_by";
  ALTER TABLE "menus" DROP COLUMN "saved_over";
  ALTER TABLE "_menus_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_menus_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "media" DROP COLUMN "saved_by";
  ALTER TABLE "media" DROP COLUMN "saved_over";
  ALTER TABLE "product_texts" DROP COLUMN "saved_by";
  ALTER TABLE "product_texts" DROP COLUMN "saved_over";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "product_facts" DROP COLUMN "saved_by";
  ALTER TABLE "product_facts" DROP COLUMN "saved_over";
  ALTER TABLE "categories" DROP COLUMN "saved_by";
  ALTER TABLE "categories" DROP COLUMN "saved_over";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "terms" DROP COLUMN "saved_by";
  ALTER TABLE "terms" DROP COLUMN "saved_over";
  ALTER TABLE "leaflets" DROP COLUMN "saved_by";
  ALTER TABLE "leaflets" DROP COLUMN "saved_over";
  ALTER TABLE "redirects" DROP COLUMN "saved_by";
  ALTER TABLE "redirects" DROP COLUMN "saved_over";
  ALTER TABLE "stores" DROP COLUMN "saved_by";
  ALTER TABLE "stores" DROP COLUMN "saved_over";
  ALTER TABLE "site_settings" DROP COLUMN "saved_by";
  ALTER TABLE "site_settings" DROP COLUMN "saved_over";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "search_settings" DROP COLUMN "saved_by";
  ALTER TABLE "search_settings" DROP COLUMN "saved_over";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_search_settings_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "search_synonyms" DROP COLUMN "saved_by";
  ALTER TABLE "search_synonyms" DROP COLUMN "saved_over";
  ALTER TABLE "_search_synonyms_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_search_synonyms_v" DROP COLUMN "version_saved_over";
  ALTER TABLE "search_rules" DROP COLUMN "saved_by";
  ALTER TABLE "search_rules" DROP COLUMN "saved_over";
  ALTER TABLE "_search_rules_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_search_rules_v" DROP COLUMN "version_saved_over";`)
  await db.execute(sql`DROP TABLE public.document_presence`)
}
