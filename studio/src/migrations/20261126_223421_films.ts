import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "films" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"saved_by" varchar,
  	"saved_over" boolean,
  	"poster_id" uuid NOT NULL,
  	"seconds" numeric,
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
  
  CREATE TABLE "films_locales" (
  	"title" varchar,
  	"captions" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_films_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_over" boolean,
  	"version_poster_id" uuid NOT NULL,
  	"version_seconds" numeric,
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
  
  CREATE TABLE "_films_v_locales" (
  	"version_title" varchar,
  	"version_captions" varchar,
  	"version_transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "product_texts" ADD COLUMN "film_id" uuid;
  ALTER TABLE "_product_texts_v" ADD COLUMN "version_film_id" uuid;
  ALTER TABLE "product_facts" ADD COLUMN "film_id" uuid;
  ALTER TABLE "_product_facts_v" ADD COLUMN "version_film_id" uuid;
  ALTER TABLE "product_drafts" ADD COLUMN "film_id" uuid;
  ALTER TABLE "_product_drafts_v" ADD COLUMN "version_film_id" uuid;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_parent_id_films_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v_locales" ADD CONSTRAINT "_films_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_hash_idx" ON "films" USING btree ("hash");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_locales_parent_id_idx" ON "films_locales" USING btree ("_parent_id");
  CREATE INDEX "_films_v_parent_idx" ON "_films_v" USING btree ("parent_id");
  CREATE INDEX "_films_v_version_version_poster_idx" ON "_films_v" USING btree ("version_poster_id");
  CREATE INDEX "_films_v_version_version_hash_idx" ON "_films_v" USING btree ("version_hash");
  CREATE INDEX "_films_v_version_version_updated_at_idx" ON "_films_v" USING btree ("version_updated_at");
  CREATE INDEX "_films_v_version_version_created_at_idx" ON "_films_v" USING btree ("version_created_at");
  CREATE INDEX "_films_v_version_version_filename_idx" ON "_films_v" USING btree ("version_filename");
  CREATE INDEX "_films_v_created_at_idx" ON "_films_v" USING btree ("created_at");
  CREATE INDEX "_films_v_updated_at_idx" ON "_films_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_films_v_locales_locale_parent_id_unique" ON "_films_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_films_v_locales_parent_id_idx" ON "_films_v_locales" USING btree ("_parent_id");
  ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_texts_v" ADD CONSTRAINT "_product_texts_v_version_film_id_films_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_facts_v" ADD CONSTRAINT "_product_facts_v_version_film_id_films_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_drafts_v" ADD CONSTRAINT "_product_drafts_v_version_film_id_films_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_texts_film_idx" ON "product_texts" USING btree ("film_id");
  CREATE INDEX "_product_texts_v_version_version_film_idx" ON "_product_texts_v" USING btree ("version_film_id");
  CREATE INDEX "product_facts_film_idx" ON "product_facts" USING btree ("film_id");
  CREATE INDEX "_product_facts_v_version_version_film_idx" ON "_product_facts_v" USING btree ("version_film_id");
  CREATE INDEX "product_drafts_film_idx" ON "product_drafts" USING btree ("film_id");
  CREATE INDEX "_product_drafts_v_version_version_film_idx" ON "_product_drafts_v" USING btree ("version_film_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_films_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
  DROP TABLE "_films_v" CASCADE;
  DROP TABLE "_films_v_locales" CASCADE;
  ALTER TABLE "product_texts" DROP CONSTRAINT "product_texts_film_id_films_id_fk";
  
  ALTER TABLE "_product_texts_v" DROP CONSTRAINT "_product_texts_v_version_film_id_films_id_fk";
  
  ALTER TABLE "product_facts" DROP CONSTRAINT "product_facts_film_id_films_id_fk";
  
  ALTER TABLE "_product_facts_v" DROP CONSTRAINT "_product_facts_v_version_film_id_films_id_fk";
  
  ALTER TABLE "product_drafts" DROP CONSTRAINT "product_drafts_film_id_films_id_fk";
  
  ALTER TABLE "_product_drafts_v" DROP CONSTRAINT "_product_drafts_v_version_film_id_films_id_fk";
  
  DROP INDEX "product_texts_film_idx";
  DROP INDEX "_product_texts_v_version_version_film_idx";
  DROP INDEX "product_facts_film_idx";
  DROP INDEX "_product_facts_v_version_version_film_idx";
  DROP INDEX "product_drafts_film_idx";
  DROP INDEX "_product_drafts_v_version_version_film_idx";
  ALTER TABLE "product_texts" DROP COLUMN "film_id";
  ALTER TABLE "_product_texts_v" DROP COLUMN "version_film_id";
  ALTER TABLE "product_facts" DROP COLUMN "film_id";
  ALTER TABLE "_product_facts_v" DROP COLUMN "version_film_id";
  ALTER TABLE "product_drafts" DROP COLUMN "film_id";
  ALTER TABLE "_product_drafts_v" DROP COLUMN "version_film_id";`)
}
