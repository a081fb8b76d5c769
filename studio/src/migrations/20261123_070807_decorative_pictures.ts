import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "_media_v" ADD COLUMN "version_decorative" boolean DEFAULT false;`)
  // As `folded` of pickers/matches-words.ts: pictures are looked for with each key, and folding all texts took 0.1 s.
  await db.execute(sql`
   ALTER TABLE "media_locales" ADD COLUMN "alt_folded" text GENERATED ALWAYS AS
    (lower(regexp_replace(normalize(coalesce("alt", ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_locales" DROP COLUMN "alt_folded";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "_media_v" DROP COLUMN "version_decorative";`)
}
