import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "checked_by_id" uuid;
  ALTER TABLE "_articles_v" ADD COLUMN "version_checked_by_id" uuid;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_checked_by_id_authors_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_checked_by_id_authors_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_checked_by_idx" ON "articles" USING btree ("checked_by_id");
  CREATE INDEX "_articles_v_version_version_checked_by_idx" ON "_articles_v" USING btree ("version_checked_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_checked_by_id_authors_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_checked_by_id_authors_id_fk";
  
  DROP INDEX "articles_checked_by_idx";
  DROP INDEX "_articles_v_version_version_checked_by_idx";
  ALTER TABLE "articles" DROP COLUMN "checked_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_checked_by_id";`)
}
