import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OWNER_FILE } from './hashed-copy.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** A path that does not leave the backup's folder. */
const inside = z.string().regex(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^/].*$/)

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  file: inside,
  bytes: z.number().int(),
  sha256,
})
const mediaFileSchema = z.object({ path: inside, bytes: z.number().int(), sha256 })

const backupManifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema),
  media: z.array(mediaFileSchema),
  /** The outbox of a site on this machine: forms that the studio had not received. */
  outbox: z.array(mediaFileSchema).default([]),
})
export type BackupManifest = z.infer<typeof backupManifestSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupFile = z.infer<typeof mediaFileSchema>

export const TABLES_FOLDER = 'tables'
export const MEDIA_FOLDER = 'media'
export const OUTBOX_FOLDER = 'outbox'
const FILE = 'manifest.json'
const SUM_FILE = 'manifest.sha256'

/** Why a folder cannot be restored; shown to the operator. */
export class BackupProblem extends Error {}

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  await writeFile(join(folder, FILE), text, { mode: OWNER_FILE })
  await writeFile(join(folder, SUM_FILE), `${digestOf(text)}  ${FILE}\n`, { mode: OWNER_FILE })
}

export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const [text, sum] = await Promise.all([readText(folder, FILE), readText(folder, SUM_FILE)])
  if (sum.split(' ')[0] !== digestOf(text)) throw new BackupProblem(`${join(folder, FILE)} does not match its checksum`)
  const read = backupManifestSchema.safeParse(JSON.parse(text))
  if (!read.success) throw new BackupProblem(`${join(folder, FILE)} is not of a format this version can read`)
  return read.data
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    throw new BackupProblem(`${folder} is not a finished backup: it has no ${name}`)
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
