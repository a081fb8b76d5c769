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
  /** The last batch that is seen here. */
  batch(): number
  /** What has changed up to what is seen here since a batch that was written down; undefined if nothing has. */
  changesSince(batch: number): Dropped | undefined
  /** Sees the newest state from now on; returns what to drop in the same turn. */
  moveForward(): Dropped | undefined
  close(): void
}

type Open = { db: DatabaseSync; id: string | undefined; batches: BatchLog; batch: number; reads: Reads }

/**
 * Reads inside one long read transaction, so all renders, whatever memory they use, see the same state until `moveForward`
 * goes to the newest one. To be called often: the file cannot forget its past while a reader stands in it.
 */
export function openReadingReplica(dir: string): ReadingReplica {
  // Batch 0 is none of any file: the first one that comes drops everything.
  let open: Open = { ...standIn(openNoReplica(), undefined), batch: 0 }

  function moveForward(): Dropped | undefined {
    const file = currentFile(dir)
    const id = findId(file)
    if (id === undefined || id === open.id) return readOn(open)
    const next = standIn(openReplicaFileReadOnly(file), id)
    // The writer has begun anew: until all is there the old state is the better one.
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

/** The name alone does not tell: a file may be set aside and another one have its name. */
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
