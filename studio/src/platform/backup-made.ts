import type { Health } from './health.ts'

/** One row with the time of the last successful backup. Not included in backups: a restored database has had none. */
export const BACKUP_SCHEMA_SQL = `
CREATE TABLE public.backup_made (is_last boolean PRIMARY KEY DEFAULT true CHECK (is_last), made_at timestamptz NOT NULL);
`

export const BACKUP_SCHEMA_UNDO_SQL = 'DROP TABLE public.backup_made;'

/** A client or a pool of PostgreSQL. */
type BackupRows = { query: (text: string) => Promise<{ rows: Readonly<Record<string, unknown>>[] }> }

export async function noteBackup(client: BackupRows): Promise<void> {
  await client.query(`insert into public.backup_made (made_at) values (now())
    on conflict (is_last) do update set made_at = excluded.made_at`)
}

/** `ageS`: seconds since the last successful backup or, without one (`isMade`), since the first migration. */
export async function readLastBackup(client: BackupRows): Promise<{ isMade: boolean; ageS: number }> {
  const { rows } = await client.query(`select exists (select from public.backup_made) as is_made,
    extract(epoch from now() - coalesce(
      (select made_at from public.backup_made), (select min(created_at) from public.payload_migrations), now())) as age_s`)
  return { isMade: rows[0]?.is_made === true, ageS: Math.max(0, Math.round(Number(rows[0]?.age_s))) }
}

export async function readBackupHealth(client: BackupRows): Promise<Health> {
  return { degraded: [], gauges: { backup_age_seconds: (await readLastBackup(client)).ageS } }
}
