import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "features_thank_you_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "features_privacy_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "features_legal_privacy_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "features_legal_terms_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "features_portal_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "features_newsletter" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "features_amazon" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_thank_you_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_privacy_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_legal_privacy_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_legal_terms_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_portal_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_newsletter" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_features_amazon" varchar;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_features_thank_you_id_pages_id_fk" FOREIGN KEY ("features_thank_you_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_features_privacy_id_pages_id_fk" FOREIGN KEY ("features_privacy_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_features_legal_privacy_id_pages_id_fk" FOREIGN KEY ("features_legal_privacy_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_features_legal_terms_id_pages_id_fk" FOREIGN KEY ("features_legal_terms_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_features_portal_id_pages_id_fk" FOREIGN KEY ("features_portal_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_features_thank_you_id_pages_id_fk" FOREIGN KEY ("version_features_thank_you_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_features_privacy_id_pages_id_fk" FOREIGN KEY ("version_features_privacy_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_features_legal_privacy_id_pages_id_fk" FOREIGN KEY ("version_features_legal_privacy_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_features_legal_terms_id_pages_id_fk" FOREIGN KEY ("version_features_legal_terms_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_features_portal_id_pages_id_fk" FOREIGN KEY ("version_features_portal_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_features_features_thank_you_idx" ON "site_settings" USING btree ("features_thank_you_id");
  CREATE INDEX "site_settings_features_features_privacy_idx" ON "site_settings" USING btree ("features_privacy_id");
  CREATE INDEX "site_settings_features_features_legal_privacy_idx" ON "site_settings" USING btree ("features_legal_privacy_id");
  CREATE INDEX "site_settings_features_features_legal_terms_idx" ON "site_settings" USING btree ("features_legal_terms_id");
  CREATE INDEX "site_settings_features_features_portal_idx" ON "site_settings" USING btree ("features_portal_id");
  CREATE INDEX "_site_settings_v_version_features_version_features_thank_idx" ON "_site_settings_v" USING btree ("version_features_thank_you_id");
  CREATE INDEX "_site_settings_v_version_features_version_features_priva_idx" ON "_site_settings_v" USING btree ("version_features_privacy_id");
  CREATE INDEX "_site_settings_v_version_features_version_features_legal_idx" ON "_site_settings_v" USING btree ("version_features_legal_privacy_id");
  CREATE INDEX "_site_settings_v_version_features_version_features_leg_1_idx" ON "_site_settings_v" USING btree ("version_features_legal_terms_id");
  CREATE INDEX "_site_settings_v_version_features_version_features_porta_idx" ON "_site_settings_v" USING btree ("version_features_portal_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_features_thank_you_id_pages_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_features_privacy_id_pages_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_features_legal_privacy_id_pages_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_features_legal_terms_id_pages_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_features_portal_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_features_thank_you_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_features_privacy_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_features_legal_privacy_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_features_legal_terms_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_features_portal_id_pages_id_fk";
  
  DROP INDEX "site_settings_features_features_thank_you_idx";
  DROP INDEX "site_settings_features_features_privacy_idx";
  DROP INDEX "site_settings_features_features_legal_privacy_idx";
  DROP INDEX "site_settings_features_features_legal_terms_idx";
  DROP INDEX "site_settings_features_features_portal_idx";
  DROP INDEX "_site_settings_v_version_features_version_features_thank_idx";
  DROP INDEX "_site_settings_v_version_features_version_features_priva_idx";
  DROP INDEX "_site_settings_v_version_features_version_features_legal_idx";
  DROP INDEX "_site_settings_v_version_features_version_features_leg_1_idx";
  DROP INDEX "_site_settings_v_version_features_version_features_porta_idx";
  ALTER TABLE "site_settings" DROP COLUMN "features_thank_you_id";
  ALTER TABLE "site_settings" DROP COLUMN "features_privacy_id";
  ALTER TABLE "site_settings" DROP COLUMN "features_legal_privacy_id";
  ALTER TABLE "site_settings" DROP COLUMN "features_legal_terms_id";
  ALTER TABLE "site_settings" DROP COLUMN "features_portal_id";
  ALTER TABLE "site_settings" DROP COLUMN "features_newsletter";
  ALTER TABLE "site_settings" DROP COLUMN "features_amazon";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_thank_you_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_privacy_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_legal_privacy_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_legal_terms_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_portal_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_newsletter";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_features_amazon";`)
}
