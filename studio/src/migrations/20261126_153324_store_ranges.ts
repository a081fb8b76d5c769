import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stores_shop_kind" AS ENUM('pet', 'feed', 'vet', 'garden', 'riding', 'supermarket', 'other');
  CREATE TYPE "public"."enum_stores_range_extent" AS ENUM('unknown', 'full', 'part');
  CREATE TYPE "public"."enum__stores_v_version_shop_kind" AS ENUM('pet', 'feed', 'vet', 'garden', 'riding', 'supermarket', 'other');
  CREATE TYPE "public"."enum__stores_v_version_range_extent" AS ENUM('unknown', 'full', 'part');
  CREATE TABLE "stores_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stores_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid,
  	"product_facts_id" uuid
  );
  
  CREATE TABLE "_stores_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_stores_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"terms_id" uuid,
  	"product_facts_id" uuid
  );
  
  ALTER TABLE "stores" ADD COLUMN "shop_kind" "enum_stores_shop_kind";
  ALTER TABLE "stores" ADD COLUMN "range_extent" "enum_stores_range_extent" DEFAULT 'unknown';
  ALTER TABLE "_stores_v" ADD COLUMN "version_shop_kind" "enum__stores_v_version_shop_kind";
  ALTER TABLE "_stores_v" ADD COLUMN "version_range_extent" "enum__stores_v_version_range_extent" DEFAULT 'unknown';
  ALTER TABLE "stores_texts" ADD CONSTRAINT "stores_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_rels" ADD CONSTRAINT "stores_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_rels" ADD CONSTRAINT "stores_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stores_rels" ADD CONSTRAINT "stores_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_texts" ADD CONSTRAINT "_stores_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_rels" ADD CONSTRAINT "_stores_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_rels" ADD CONSTRAINT "_stores_v_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stores_v_rels" ADD CONSTRAINT "_stores_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stores_texts_order_parent" ON "stores_texts" USING btree ("order","parent_id");
  CREATE INDEX "stores_rels_order_idx" ON "stores_rels" USING btree ("order");
  CREATE INDEX "stores_rels_parent_idx" ON "stores_rels" USING btree ("parent_id");
  CREATE INDEX "stores_rels_path_idx" ON "stores_rels" USING btree ("path");
  CREATE INDEX "stores_rels_terms_id_idx" ON "stores_rels" USING btree ("terms_id");
  CREATE INDEX "stores_rels_product_facts_id_idx" ON "stores_rels" USING btree ("product_facts_id");
  CREATE INDEX "_stores_v_texts_order_parent" ON "_stores_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_stores_v_rels_order_idx" ON "_stores_v_rels" USING btree ("order");
  CREATE INDEX "_stores_v_rels_parent_idx" ON "_stores_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stores_v_rels_path_idx" ON "_stores_v_rels" USING btree ("path");
  CREATE INDEX "_stores_v_rels_terms_id_idx" ON "_stores_v_rels" USING btree ("terms_id");
  CREATE INDEX "_stores_v_rels_product_facts_id_idx" ON "_stores_v_rels" USING btree ("product_facts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stores_texts" CASCADE;
  DROP TABLE "stores_rels" CASCADE;
  DROP TABLE "_stores_v_texts" CASCADE;
  DROP TABLE "_stores_v_rels" CASCADE;
  ALTER TABLE "stores" DROP COLUMN "shop_kind";
  ALTER TABLE "stores" DROP COLUMN "range_extent";
  ALTER TABLE "_stores_v" DROP COLUMN "version_shop_kind";
  ALTER TABLE "_stores_v" DROP COLUMN "version_range_extent";
  DROP TYPE "public"."enum_stores_shop_kind";
  DROP TYPE "public"."enum_stores_range_extent";
  DROP TYPE "public"."enum__stores_v_version_shop_kind";
  DROP TYPE "public"."enum__stores_v_version_range_extent";`)
}
