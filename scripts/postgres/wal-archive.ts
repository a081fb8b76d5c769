import { chownSync, mkdirSync } from 'node:fs'
import type { RuntimeUser } from './runtime-user.ts'

/** A log is handed on after so long, full or not: at most this is lost with the disk of the database. */
const HANDED_ON_S = 60

/** Without an archive as little as possible is written; with one, all that a restore to a moment needs. */
export function toWalSettings(archive = ''): readonly string[] {
  if (archive === '') return ['wal_level=minimal', 'max_wal_senders=0']
  const folder = archive.replaceAll("'", `'\\''`).replaceAll('%', '%%')
  return [
    'wal_level=replica',
    'max_wal_senders=3',
    'archive_mode=on',
    `archive_timeout=${HANDED_ON_S}`,
    // Under another name until it is whole; one that is there already is never written over.
    `archive_command=test ! -f '${folder}/%f' && cp '%p' '${folder}/%f.part' && mv '${folder}/%f.part' '${folder}/%f'`,
  ]
}

/** Makes the folder, for the account that PostgreSQL runs as. */
export function prepareWalArchive(folder: string, user: RuntimeUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
}
