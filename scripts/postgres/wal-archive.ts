import { chownSync, mkdirSync } from 'node:fs'
import type { RuntimeUser } from './runtime-user.ts'

/** Seconds after which a log is copied, even when it is not full. At most this much is lost together with the database's disk. */
const HANDED_ON_S = 60

/** Returns settings for the log. Without an archive PostgreSQL writes as little as possible; with one, everything that a restore to a moment needs. */
export function toWalSettings(archive = ''): readonly string[] {
  if (archive === '') return ['wal_level=minimal', 'max_wal_senders=0']
  const folder = archive.replaceAll("'", `'\\''`).replaceAll('%', '%%')
  return [
    'wal_level=replica',
    'max_wal_senders=3',
    'archive_mode=on',
    `archive_timeout=${HANDED_ON_S}`,
    // Copies under another name until the file is complete, and never overwrites an existing file.
    `archive_command=test ! -f '${folder}/%f' && cp '%p' '${folder}/%f.part' && mv '${folder}/%f.part' '${folder}/%f'`,
  ]
}

/** Creates the folder for the account that PostgreSQL runs as. */
export function prepareWalArchive(folder: string, user: RuntimeUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
}
