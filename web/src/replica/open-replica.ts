import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Changes } from '@menagerie/contract/feed'
import { type BatchLog, createBatchLog } from './batch-log.ts'
import { bindReader, type ReaderSite } from './bound-reader.ts'
import type { ValidateBlocks } from './check-change.ts'
import { currentFile, nextFile, removeOtherFiles, setCurrentFile } from './current-file.ts'
import { createEntryStore } from './entry-store.ts'
import { compareFiles, type FullLoad, takeInSlices } from './full-load.ts'
import { mediaPath } from './media-files.ts'
import { createReads, type Reads } from './read-entries.ts'
import type { Reader } from './reader.ts'
import { inTransaction, openReplicaFile, removeReplicaFile, shortenLog, text } from './replica-file.ts'
import { type Alarm, createTakeIn, findPlace } from './take-in.ts'

export type ReplicaState = {
  epoch: string
  cursor: string
  entries: number
  /** Published bodies that this version of the site could not take in and that were not followed by a good one. */
  refused: number
  /** False after an update of the site to another contract: all is loaded anew, meanwhile the old is served. */
  inContract: boolean
}

export type Replica = {
  /** Notes in `readLog` the tag of everything that is read, misses included. */
  reader(site: ReaderSite, readLog: Set<string>): Reader
  /** Takes in one answer of the feed, cursor and all, or throws and changes nothing. Returns the tags to drop. */
  apply(changes: Changes): ReadonlySet<string>
  startFullLoad(epoch: string): FullLoad
  /** Undefined while nothing was ever loaded. */
  state(): ReplicaState | undefined
  /** Path of an original by its sha-256; the file may still be missing. */
  mediaFile(hash: string): string
  /** Hashes of all originals that published pictures and leaflets name. */
  mediaHashes(): readonly string[]
  readonly dir: string
  /** For readers of another process and for the CDN: what the batches changed. */
  batches(): BatchLog
  /** Writes down what changes by itself, such as a year, like a batch. */
  noteDropped(tags: ReadonlySet<string>): void
  /** The look-ups of the file in use. */
  reads(): Reads
  /** From time to time. True when readers should look anew, so that the file can forget its past. */
  shortenLog(): boolean
  close(): void
}

export type ReplicaOptions = {
  dir: string
  validateBlocks?: ValidateBlocks
  /** A published body was refused; the entry's last good state stays. */
  onAlarm?: (alarm: Alarm) => void
  /** Anything else an operator should know, one sentence. */
  onNotice?: (notice: string) => void
  /** This process has been reading it. */
  isTrusted?: boolean
}

const allBlocksAreFine: ValidateBlocks = () => []

/** Opens the replica of a directory, or begins an empty one. The one process that follows the feed calls this. */
export function openReplica(options: ReplicaOptions): Replica {
  const { dir, validateBlocks = allBlocksAreFine, onAlarm = logAlarm, onNotice = console.warn, isTrusted } = options
  mkdirSync(dir, { recursive: true })
  const raise = (alarms: readonly Alarm[]) => {
    for (const alarm of alarms) onAlarm(alarm)
  }
  const noteSetAside = (aside: string, reason: string) =>
    onNotice(`The replica could not be used (${reason}); it now lies in ${basename(aside)} and all is loaded again.`)
  let open = openCurrent(currentFile(dir), validateBlocks, noteSetAside, isTrusted)
  removeOtherFiles(dir, open.file)

  return {
    dir,
    reader: (site, readLog) => bindReader(() => open.reads, site, readLog),
    apply(changes) {
      const held = findPlace(open.db)?.epoch
      if (held !== undefined && held !== changes.epoch) throw new Error('changes of another epoch need a full load')
      const { tags, alarms } = open.takeIn.take(changes)
      open.reads.forget(tags)
      raise(alarms)
      return tags
    },
    startFullLoad(epoch) {
      const lastGood = createEntryStore(open.db).find
      const file = nextFile(dir, epoch)
      const next = openReplicaFile(file, noteSetAside)
      const takeIn = createTakeIn(next, { validateBlocks, lastGood })
      return {
        add: async (changes) => raise(await takeInSlices(takeIn, changes)),
        mediaHashes: () => findMediaHashes(next),
        finish() {
          const tags = compareFiles(next, open.file)
          const batches = createBatchLog(next)
          inTransaction(next, () => batches.continueFrom(open.batches, tags))
          setCurrentFile(dir, file)
          const previous = open
          open = toOpen(file, next, validateBlocks)
          previous.db.close()
          removeReplicaFile(previous.file)
          return tags
        },
        abandon() {
          if (next.isOpen) next.close()
          removeReplicaFile(file)
        },
      }
    },
    state: () => findState(open.db),
    mediaFile: (hash) => mediaPath(dir, hash),
    mediaHashes: () => findMediaHashes(open.db),
    batches: () => open.batches,
    noteDropped: (tags) => inTransaction(open.db, () => open.batches.note(tags)),
    reads: () => open.reads,
    shortenLog: () => shortenLog(open.db, open.file),
    close: () => open.db.close(),
  }
}

function openCurrent(
  file: string,
  validateBlocks: ValidateBlocks,
  onSetAside: (aside: string, reason: string) => void,
  isTrusted?: boolean,
) {
  const open = toOpen(file, openReplicaFile(file, onSetAside, isTrusted), validateBlocks)
  open.takeIn.catchUpWithCode()
  return open
}

function toOpen(file: string, db: DatabaseSync, validateBlocks: ValidateBlocks) {
  const batches = createBatchLog(db)
  return { file, db, batches, takeIn: createTakeIn(db, { validateBlocks, batches }), reads: createReads(db) }
}

export function findState(db: DatabaseSync): ReplicaState | undefined {
  const place = findPlace(db)
  if (!place) return undefined
  const count = db
    .prepare('SELECT (SELECT count(*) FROM entry) AS entries, (SELECT count(*) FROM refused) AS refused')
    .get()
  return { ...place, entries: Number(count?.entries), refused: Number(count?.refused) }
}

export function findMediaHashes(db: DatabaseSync): string[] {
  return db
    .prepare("SELECT DISTINCT json_extract(body, '$.hash') AS hash FROM entry WHERE kind IN ('media', 'leaflet')")
    .all()
    .map((row) => text(row.hash))
}

function logAlarm({ entry, problem }: Alarm): void {
  console.error(`Published but refused by the replica, its last good state stays: ${entry}: ${problem}`)
}
