import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_settings" ALTER COLUMN "suggestions" SET DEFAULT false;
  ALTER TABLE "_search_settings_v" ALTER COLUMN "version_suggestions" SET DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_settings" ALTER COLUMN "suggestions" SET DEFAULT true;
  ALTER TABLE "_search_settings_v" ALTER COLUMN "version_suggestions" SET DEFAULT true;`)
}
