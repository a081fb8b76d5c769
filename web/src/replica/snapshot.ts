import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { currentFile, nextFile, removeOtherFiles, setCurrentFile } from './current-file.ts'
import { mediaPath } from './media-files.ts'
import { findMediaHashes } from './open-replica.ts'
import { openReplicaFile, openReplicaFileReadOnly, removeReplicaFile, toStoredText } from './replica-file.ts'
import { findFeedPlace } from './take-in.ts'

/** File with the id of the snapshot that the directory was last filled from. */
const MARK = 'snapshot'

type WrittenSnapshot = { entries: number; files: number; missingFiles: number }

/**
 * Writes a replica with its originals into one SQLite file, also while a site is following the feed into that
 * replica. The file appears complete or not at all.
 */
export function writeSnapshot(replicaDir: string, file: string): WrittenSnapshot {
  const source = currentFile(replicaDir)
  if (!existsSync(source)) throw new Error(`There is no replica in ${replicaDir}: start the site with a studio once.`)
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  try {
    const replica = openReplicaFileReadOnly(source)
    try {
      if (!findFeedPlace(replica))
        throw new Error(`The replica in ${replicaDir} is empty: start the site with a studio once.`)
      replica.prepare('VACUUM INTO ?').run(part)
    } finally {
      replica.close()
    }
    const written = addFiles(part, replicaDir)
    renameSync(part, file)
    return written
  } finally {
    removeReplicaFile(part)
  }
}

/** Fills a replica directory from a snapshot, unless it was already filled from this one (and may have been updated since). */
export function openSnapshot(file: string, dir: string): 'unpacked' | 'already there' {
  if (!existsSync(file)) throw new Error(`There is no snapshot ${file}.`)
  const snapshot = openReplicaFileReadOnly(file)
  try {
    const id = findSnapshotId(snapshot)
    if (id === undefined) throw new Error(`${file} is a replica but not a snapshot.`)
    mkdirSync(dir, { recursive: true })
    if (existsSync(currentFile(dir)) && readMark(dir) === id) return 'already there'
    for (const row of snapshot.prepare('SELECT hash, bytes FROM file').iterate()) {
      unpackFile(dir, toStoredText(row.hash), bytesOf(row.bytes))
    }
    const next = nextFile(dir, 'snapshot')
    copyTables(file, next)
    // The mark is written last: after a crash before it, the snapshot is unpacked again.
    setCurrentFile(dir, next)
    writeFileSync(join(dir, MARK), id)
    removeOtherFiles(dir, next)
    return 'unpacked'
  } finally {
    snapshot.close()
  }
}

function addFiles(part: string, replicaDir: string): WrittenSnapshot {
  const db = new DatabaseSync(part)
  try {
    db.exec('CREATE TABLE file (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL); CREATE TABLE snapshot (id TEXT NOT NULL)')
    db.prepare('INSERT INTO snapshot VALUES (?)').run(randomUUID())
    const insert = db.prepare('INSERT INTO file VALUES (?, ?)')
    const hashes = findMediaHashes(db)
    const present = hashes.filter((hash) => existsSync(mediaPath(replicaDir, hash)))
    for (const hash of present) insert.run(hash, readFileSync(mediaPath(replicaDir, hash)))
    const entries = Number(db.prepare('SELECT count(*) AS n FROM entry').get()?.n)
    return { entries, files: present.length, missingFiles: hashes.length - present.length }
  } finally {
    db.close()
  }
}

function findSnapshotId(snapshot: DatabaseSync): string | undefined {
  const isSnapshot = snapshot.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'snapshot'").get()
  return isSnapshot && toStoredText(snapshot.prepare('SELECT id FROM snapshot').get()?.id)
}

function copyTables(snapshot: string, target: string): void {
  const db = openReplicaFile(target, () => {})
  try {
    db.prepare('ATTACH ? AS snapshot').run(snapshot)
    for (const table of ['entry', 'listing', 'refused', 'meta']) {
      db.exec(`INSERT INTO main.${table} SELECT * FROM snapshot.${table}`)
    }
    // Snapshots of versions before have none.
    if (db.prepare("SELECT 1 FROM snapshot.sqlite_schema WHERE name = 'checksum'").get())
      db.exec('INSERT INTO main.checksum SELECT * FROM snapshot.checksum')
    db.exec('DETACH snapshot')
  } finally {
    db.close()
  }
}

function unpackFile(dir: string, hash: string, bytes: Uint8Array): void {
  const target = mediaPath(dir, hash)
  if (existsSync(target)) return
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new Error(`The snapshot is damaged at ${hash}.`)
  mkdirSync(dirname(target), { recursive: true })
  const part = `${target}.${randomUUID()}.part`
  try {
    writeFileSync(part, bytes)
    renameSync(part, target)
  } finally {
    rmSync(part, { force: true })
  }
}

function bytesOf(value: SQLOutputValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new Error('the snapshot holds a file without bytes')
}

function readMark(dir: string): string | undefined {
  const mark = join(dir, MARK)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}
