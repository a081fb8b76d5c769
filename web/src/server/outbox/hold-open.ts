import { setAside } from './damage.ts'
import type { Notice } from './deliver.ts'
import type { FileBefore } from './open-checked-file.ts'
import type { OutboxFile } from './outbox-file.ts'
import { findChange, type WatchedOutbox, watch } from './watch-outbox.ts'

type Hold = {
  /** Opens the file of that name, and takes over rows of a file that had the name before. */
  open: (before: FileBefore | undefined) => OutboxFile
  onOpened: () => void
  now: () => number
  notice: Notice
}

/** Keeps the outbox open, and saves its content when its file is removed or damaged. */
export function holdOpen(path: string, { open, onOpened, now, notice }: Hold) {
  let held: WatchedOutbox | undefined
  /** A file that lost its name but is still open, until all its rows are in another file. */
  let before: (FileBefore & { open: OutboxFile }) | undefined

  function file(): OutboxFile {
    if (held === undefined) {
      const opened = open(before)
      opened.reviveDead()
      held = watch(path, opened)
      forgetBefore()
      onOpened()
    }
    return held.file
  }

  function forgetBefore(): void {
    if (before === undefined) return
    const { fault } = before
    before.open.close()
    before = undefined
    const text =
      fault === undefined
        ? 'The file of the outbox was taken away; what was in it was saved'
        : 'The file of the outbox was damaged; what could be read in it was saved'
    notice('error', text, { file: path, ...(fault !== undefined && { fault }) })
  }

  return {
    /** Returns the open file; opens it where none is. Throws what SQLite throws. */
    file,
    /** Saves rows of a file, or its log, that was removed while open: this process still has them, and writes them where the next process will look. */
    rescue(): void {
      const change = held && findChange(path, held)
      if (held === undefined || change === undefined) return
      const { file: old } = held
      if (change === 'log') {
        old.checkpoint()
        held = watch(path, old)
        return
      }
      before = { open: old }
      held = undefined
      file()
    },
    /** Sets the open, faulty file aside, and continues with what can be read of it in a new one. */
    mend(fault: string): void {
      if (held === undefined) return
      // No further writes: the damaged file is kept under its new name as it is.
      before = { open: held.file, fault, kept: setAside(path, now()) }
      held = undefined
      file()
    },
  }
}
