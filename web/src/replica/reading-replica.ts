import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { type BatchLog, createBatchLog, type Dropped } from './batch-log.ts'
import { currentFile } from './current-file.ts'
import { findState, type ReplicaState } from './open-replica.ts'
import { createReads, type Reads } from './read-entries.ts'
import { closeAnyway, openNoReplica, openReplicaFileReadOnly } from './replica-file.ts'
import { findFeedPlace } from './take-in.ts'

/** A replica that another process writes. */
export type ReadingReplica = {
  reads(): Reads
  state(): ReplicaState | undefined
  /** Returns the last batch visible here. */
  batch(): number
  /** Returns what has changed since a recorded batch, up to what is visible here; undefined if nothing has. */
  changesSince(batch: number): Dropped | undefined
  /** Moves to the newest state; returns what to drop in the same turn. */
  moveForward(): Dropped | undefined
  close(): void
}

type Open = { db: DatabaseSync; id: string | undefined; batches: BatchLog; batch: number; reads: Reads }

/**
 * Reads inside one long read transaction, so that all renders, whatever they have cached, see the same state until
 * `moveForward` moves to the newest one. That must be called often: the log cannot be emptied while a reader uses it.
 */
export function openReadingReplica(dir: string): ReadingReplica {
  // No file has a batch 0, so the first real one drops everything.
  let open: Open = { ...standIn(openNoReplica(), undefined), batch: 0 }

  function moveForward(): Dropped | undefined {
    const file = currentFile(dir)
    const id = findId(file)
    if (id === undefined || id === open.id) return readOn(open)
    const next = standIn(openReplicaFileReadOnly(file), id)
    // The writer has begun with an empty file: until it is loaded, the old state stays visible.
    if (findFeedPlace(next.db) === undefined && open.id !== undefined) {
      next.db.close()
      return readOn(open)
    }
    const dropped = next.batches.between(open.batch, next.batch)
    closeAnyway(open.db)
    open = next
    return dropped
  }

  return {
    reads: () => open.reads,
    state: () => findState(open.db),
    batch: () => open.batch,
    changesSince: (batch) => open.batches.between(batch, open.batch),
    moveForward,
    close: () => open.db.close(),
  }
}

/** Identifies a file by name and inode: it may be set aside and replaced by another of the same name. */
function findId(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${file} ${found.ino}`
}

function standIn(db: DatabaseSync, id: string | undefined): Open {
  try {
    const batches = createBatchLog(db)
    db.exec('BEGIN')
    return { db, id, batches, batch: batches.last(), reads: createReads(db) }
  } catch (error) {
    db.close()
    throw error
  }
}

function readOn(open: Open): Dropped | undefined {
  if (open.db.isTransaction) open.db.exec('COMMIT')
  open.db.exec('BEGIN')
  const batch = open.batches.last()
  const dropped = open.batches.between(open.batch, batch)
  open.batch = batch
  if (dropped === 'all') open.reads = createReads(open.db)
  else if (dropped !== undefined) open.reads.forget(dropped)
  return dropped
}
