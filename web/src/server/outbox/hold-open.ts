import type { Notice } from './deliver.ts'
import type { KeptRow } from './file-care.ts'
import type { OutboxFile } from './outbox-file.ts'
import { findChange, type Watched, watch } from './watch-outbox.ts'

type Hold = {
  /** Opens what stands under the name, with rows of a file that stood there before. */
  open: (rescued: readonly KeptRow[]) => OutboxFile
  onOpened: () => void
  notice: Notice
}

/** Keeps the outbox open, and what was in it when its file is taken away. */
export function holdOpen(path: string, { open, onOpened, notice }: Hold) {
  let held: Watched | undefined
  /** Open without a name, until all that is in it stands in another file. */
  let removed: OutboxFile | undefined

  function file(): OutboxFile {
    if (held === undefined) {
      const opened = open(removed?.listRows() ?? [])
      opened.reviveDead()
      held = watch(path, opened)
      forgetRemoved()
      onOpened()
    }
    return held.file
  }

  function forgetRemoved(): void {
    if (removed === undefined) return
    removed.close()
    removed = undefined
    notice('error', 'The file of the outbox was taken away; what was in it was saved', { file: path })
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
      removed = old
      held = undefined
      file()
    },
  }
}
