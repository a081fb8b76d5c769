import { setAside } from './damage.ts'
import type { Notice } from './deliver.ts'
import type { FileBefore } from './open-checked-file.ts'
import type { OutboxFile } from './outbox-file.ts'
import { findChange, type WatchedOutbox, watch } from './watch-outbox.ts'

type Hold = {
  /** Opens what stands under the name, with rows of a file that stood there before. */
  open: (before: FileBefore | undefined) => OutboxFile
  onOpened: () => void
  now: () => number
  notice: Notice
}

/** Keeps the outbox open, and what was in it when its file is taken away or damaged. */
export function holdOpen(path: string, { open, onOpened, now, notice }: Hold) {
  let held: WatchedOutbox | undefined
  /** Open without its name, until all that is in it stands in another file. */
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
    /** What is open; opens it where nothing is. Throws what SQLite throws. */
    file,
    /** Changes that lost their file, or their log, are still here: they go where the next process will look. */
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
    /** The open file is set aside for what is wrong with it, and what can be read of it goes on in a new one. */
    mend(fault: string): void {
      if (held === undefined) return
      // Nothing may be written into it any more: by its new name it is kept as it is.
      before = { open: held.file, fault, kept: setAside(path, now()) }
      held = undefined
      file()
    },
  }
}
