import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sentences have units by the innermost row now: what was read before is read once more, when an editor asks. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`truncate public.translation_sentence, public.translation_memory_state`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`truncate public.translation_sentence, public.translation_memory_state`)
}
