import { type Dropped, joinDropped } from './batch-log.ts'
import { bindReader } from './bound-reader.ts'
import { mediaPath } from './media-files.ts'
import { openReplica, type Replica, type ReplicaOptions } from './open-replica.ts'
import { openReadingReplica, type ReadingReplica } from './reading-replica.ts'
import { openWriterLock } from './writer-lock.ts'

export type SharedReplica = Pick<Replica, 'reader' | 'state' | 'mediaFile' | 'close'> & {
  /** Returns the replica to write, in the one process that writes it. */
  writer(): Replica | undefined
  /** Whether anything was ever loaded. Called for every rendered page, as `state` would count all entries. */
  isLoaded(): boolean
  /** Returns the last batch visible here. */
  batch(): number
  /**
   * Moves to the newest state, and takes over writing when no process does it. Returns what to drop in the same turn.
   * Must be called often, and at once when another process announces a batch.
   */
  step(): Dropped | undefined
}

type SharedReplicaOptions = ReplicaOptions & {
  /** Called before this process opens the files to write. */
  prepare?: () => void
}

/** Opens a replica that several processes share. The first one writes; when it ends, another one takes over. */
export function openSharedReplica({ prepare, ...options }: SharedReplicaOptions): SharedReplica {
  const { dir } = options
  const lock = openWriterLock(dir)
  const openToWrite = (isTrusted: boolean) => {
    prepare?.()
    const replica = openReplica({ ...options, isTrusted })
    return { ...replica, isWriter: true as const }
  }
  let now = openNow()
  /** The replica that was found loaded: it stays loaded for as long as it is used. */
  let loaded: typeof now | undefined

  function openNow() {
    try {
      return lock.take() ? openToWrite(false) : { ...openReadingReplica(dir), isWriter: false as const }
    } catch (error) {
      lock.release()
      throw error
    }
  }

  function takeOver(from: ReadingReplica): Dropped | undefined {
    if (!lock.take()) return undefined
    const writer = openToWrite(from.state() !== undefined)
    now = writer
    const dropped = writer.batches().between(from.batch(), writer.batches().last())
    from.close()
    return dropped
  }

  return {
    writer: () => (now.isWriter ? now : undefined),
    reader: (site, readLog) => bindReader(() => now.reads(), site, readLog),
    state: () => now.state(),
    isLoaded() {
      if (loaded !== now && now.state() !== undefined) loaded = now
      return loaded === now
    },
    mediaFile: (hash) => mediaPath(dir, hash),
    batch: () => (now.isWriter ? now.batches().last() : now.batch()),
    step() {
      if (now.isWriter) return undefined
      const dropped = now.moveForward()
      const further = takeOver(now)
      return dropped === undefined || further === undefined ? (dropped ?? further) : joinDropped(dropped, further)
    },
    close() {
      now.close()
      lock.release()
    },
  }
}
