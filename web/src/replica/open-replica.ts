import { mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Changes } from '@menagerie/contract/feed'
import { type BatchLog, createBatchLog } from './batch-log.ts'
import { bindReader, type ReaderSite } from './bound-reader.ts'
import type { ValidateBlocks } from './check-change.ts'
import { checkWholeFile } from './check-whole-file.ts'
import { compareFiles, countLoss } from './compare-files.ts'
import { currentFile, nextFile, removeOtherFiles, setCurrentFile } from './current-file.ts'
import { createEntryStore, type EntryStore } from './entry-store.ts'
import { type FullLoad, takeInSlices } from './full-load.ts'
import { mediaPath } from './media-files.ts'
import { createReads, guardReads, type Reads } from './read-entries.ts'
import type { Reader } from './reader.ts'
import {
  closeAnyway,
  inReplicaTransaction,
  openReplicaFile,
  removeReplicaFile,
  shortenLog,
  toStoredText,
} from './replica-file.ts'
import { type Alarm, createTakeIn, findFeedPlace } from './take-in.ts'
import { isFileDamage, watchFile } from './watch-file.ts'

export type ReplicaState = {
  epoch: string
  cursor: string
  entries: number
  /** Published bodies that this version of the site could not accept and that no valid one has replaced. */
  refused: number
  /** False after an update of the site to another contract: everything is loaded again, and the old data are served meanwhile. */
  inContract: boolean
}

export type Replica = {
  /** Returns a reader that notes in `readLog` the tag of everything it reads, misses included. */
  reader(site: ReaderSite, readLog: Set<string>): Reader
  /** Applies one answer of the feed with its cursor, or throws and changes nothing. Returns the tags to drop. */
  apply(changes: Changes): ReadonlySet<string>
  startFullLoad(epoch: string): FullLoad
  /** Undefined while nothing was ever loaded. */
  state(): ReplicaState | undefined
  /** Path of an original by its sha-256; the file may still be missing. */
  mediaFile(hash: string): string
  /** Hashes of all originals that published pictures, leaflets and films name. */
  mediaHashes(): readonly string[]
  readonly dir: string
  /** What the batches changed, for readers in other processes and for the CDN. */
  batches(): BatchLog
  /** Records changes that happen by themselves, such as a new year, like a batch. */
  noteDropped(tags: ReadonlySet<string>): void
  /** Returns the look-ups of the file in use. */
  reads(): Reads
  /** Returns what is wrong with the file in use, if anything: it was cut, overwritten or removed. */
  findDamage(): string | undefined
  /** Reads the whole file for damage, in the background. */
  searchDamage(): Promise<void>
  /** Must be called from time to time. Returns true when readers should move to the newest state, so that the log can be emptied. */
  shortenLog(): boolean
  close(): void
}

export type ReplicaOptions = {
  dir: string
  validateBlocks?: ValidateBlocks
  /** Called when a published body was refused; the entry's last good state stays. */
  onAlarm?: (alarm: Alarm) => void
  /** Called with anything else that an operator should know, one sentence. */
  onNotice?: (notice: string) => void
  /** Whether this process has been reading the file, so that it need not be checked. */
  isTrusted?: boolean
}

const allBlocksAreFine: ValidateBlocks = () => []

/** Opens the replica of a directory, or creates an empty one. Only the process that follows the feed may call this. */
export function openReplica(options: ReplicaOptions): Replica {
  const { dir, validateBlocks = allBlocksAreFine, onAlarm = logAlarm, onNotice = console.warn, isTrusted } = options
  mkdirSync(dir, { recursive: true })
  const raise = (alarms: readonly Alarm[]) => {
    for (const alarm of alarms) onAlarm(alarm)
  }
  const noteSetAside = (aside: string, reason: string) =>
    onNotice(`The replica could not be used (${reason}); it now lies in ${basename(aside)} and all is loaded again.`)
  let open = openCurrent(currentFile(dir), validateBlocks, noteSetAside, isTrusted)
  let lastState: ReplicaState | undefined
  removeOtherFiles(dir, open.file)

  return {
    dir,
    reader: (site, readLog) => bindReader(() => open.reads, site, readLog),
    apply(changes) {
      const held = findFeedPlace(open.db)?.epoch
      if (held !== undefined && held !== changes.epoch) throw new Error('changes of another epoch need a full load')
      const { tags, alarms } = open.watched.guard(() => open.takeIn.take(changes))
      open.reads.forget(tags)
      raise(alarms)
      return tags
    },
    startFullLoad(epoch) {
      const former = unlessDamaged(open, () => createEntryStore(open.db))
      const lastGood: EntryStore['find'] = (id) => unlessDamaged(open, () => former?.find(id))
      const file = nextFile(dir, epoch)
      const next = openReplicaFile(file, noteSetAside)
      const takeIn = createTakeIn(next, { validateBlocks, lastGood })
      return {
        add: async (changes) => raise(await takeInSlices(takeIn, changes)),
        mediaHashes: () => findMediaHashes(next),
        loss: async () => (await whileWhole(open, () => countLoss(next, open.file))) ?? { lost: 0, of: 0 },
        async finish() {
          const dropped = (await whileWhole(open, () => compareFiles(next, open.file))) ?? 'all'
          const batches = createBatchLog(next)
          const before = unlessDamaged(open, () => toNumbers(open.batches)) ?? FORGOTTEN
          inReplicaTransaction(next, () => batches.continueFrom(before, dropped))
          setCurrentFile(dir, file)
          const previous = open
          open = toOpen(file, next, validateBlocks)
          closeAnyway(previous.db)
          removeReplicaFile(previous.file)
          return dropped
        },
        abandon() {
          if (next.isOpen) next.close()
          removeReplicaFile(file)
        },
      }
    },
    state() {
      lastState = unlessDamaged(open, () => findState(open.db)) ?? lastState
      return lastState
    },
    mediaFile: (hash) => mediaPath(dir, hash),
    mediaHashes: () => unlessDamaged(open, () => findMediaHashes(open.db)) ?? [],
    batches: () => open.batches,
    noteDropped: (tags) => inReplicaTransaction(open.db, () => open.batches.note(tags)),
    reads: () => open.reads,
    findDamage: () => open.watched.look(),
    async searchDamage() {
      const { file, watched } = open
      const damage = await checkWholeFile(file)
      if (damage !== undefined) watched.note(damage)
    },
    shortenLog: () => shortenLog(open.db, open.file),
    close: () => closeAnyway(open.db),
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
  const watched = watchFile(file)
  const reads = guardReads(createReads(db), watched)
  return { file, db, batches, watched, takeIn: createTakeIn(db, { validateBlocks, batches }), reads }
}

/** Batch log of a file that can no longer be read. Numbers begin at the clock, so this one is unused. */
const FORGOTTEN = { last: () => Date.now(), purged: () => undefined }

function toNumbers(batches: BatchLog): Pick<BatchLog, 'last' | 'purged'> {
  const [last, purged] = [batches.last(), batches.purged()]
  return { last: () => last, purged: () => purged }
}

type WatchedHandles = Pick<ReturnType<typeof toOpen>, 'watched'>

/** Returns undefined where the file is damaged, and records the damage. */
function unlessDamaged<T>({ watched }: WatchedHandles, work: () => T): T | undefined {
  if (watched.look() !== undefined) return undefined
  try {
    return watched.guard(work)
  } catch (error) {
    if (!isFileDamage(error)) throw error
    return undefined
  }
}

/** The same for asynchronous work. */
async function whileWhole<T>(open: WatchedHandles, work: () => Promise<T>): Promise<T | undefined> {
  const settled = await work().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  return unlessDamaged(open, () => {
    if ('error' in settled) throw settled.error
    return settled.value
  })
}

export function findState(db: DatabaseSync): ReplicaState | undefined {
  const place = findFeedPlace(db)
  if (!place) return undefined
  const count = db
    .prepare('SELECT (SELECT count(*) FROM entry) AS entries, (SELECT count(*) FROM refused) AS refused')
    .get()
  return { ...place, entries: Number(count?.entries), refused: Number(count?.refused) }
}

export function findMediaHashes(db: DatabaseSync): string[] {
  return db
    .prepare(
      "SELECT DISTINCT json_extract(body, '$.hash') AS hash FROM entry WHERE kind IN ('media', 'leaflet', 'film')",
    )
    .all()
    .map((row) => toStoredText(row.hash))
}

function logAlarm({ entry, problem }: Alarm): void {
  console.error(`Published but refused by the replica, its last good state stays: ${entry}: ${problem}`)
}
