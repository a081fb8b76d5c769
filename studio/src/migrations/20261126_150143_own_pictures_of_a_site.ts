import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "product_texts_rels" ADD COLUMN "product_facts_id" uuid;
  ALTER TABLE "_product_texts_v_rels" ADD COLUMN "media_id" uuid;
  ALTER TABLE "_product_texts_v_rels" ADD COLUMN "product_facts_id" uuid;
  ALTER TABLE "product_facts" ADD COLUMN "video_url" varchar;
  ALTER TABLE "_product_facts_v" ADD COLUMN "version_video_url" varchar;
  ALTER TABLE "product_texts_rels" ADD CONSTRAINT "product_texts_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_texts_rels" ADD CONSTRAINT "product_texts_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_rels" ADD CONSTRAINT "_product_texts_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_texts_v_rels" ADD CONSTRAINT "_product_texts_v_rels_product_facts_fk" FOREIGN KEY ("product_facts_id") REFERENCES "public"."product_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_texts_rels_media_id_idx" ON "product_texts_rels" USING btree ("media_id");
  CREATE INDEX "product_texts_rels_product_facts_id_idx" ON "product_texts_rels" USING btree ("product_facts_id");
  CREATE INDEX "_product_texts_v_rels_media_id_idx" ON "_product_texts_v_rels" USING btree ("media_id");
  CREATE INDEX "_product_texts_v_rels_product_facts_id_idx" ON "_product_texts_v_rels" USING btree ("product_facts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_texts_rels" DROP CONSTRAINT "product_texts_rels_media_fk";
  
  ALTER TABLE "product_texts_rels" DROP CONSTRAINT "product_texts_rels_product_facts_fk";
  
  ALTER TABLE "_product_texts_v_rels" DROP CONSTRAINT "_product_texts_v_rels_media_fk";
  
  ALTER TABLE "_product_texts_v_rels" DROP CONSTRAINT "_product_texts_v_rels_product_facts_fk";
  
  DROP INDEX "product_texts_rels_media_id_idx";
  DROP INDEX "product_texts_rels_product_facts_id_idx";
  DROP INDEX "_product_texts_v_rels_media_id_idx";
  DROP INDEX "_product_texts_v_rels_product_facts_id_idx";
  ALTER TABLE "product_texts_rels" DROP COLUMN "media_id";
  ALTER TABLE "product_texts_rels" DROP COLUMN "product_facts_id";
  ALTER TABLE "_product_texts_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "_product_texts_v_rels" DROP COLUMN "product_facts_id";
  ALTER TABLE "product_facts" DROP COLUMN "video_url";
  ALTER TABLE "_product_facts_v" DROP COLUMN "version_video_url";`)
}
