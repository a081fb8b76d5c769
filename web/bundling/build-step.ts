import { mkdirSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'

/** One part of a build, in a folder of its own. */
type BuildStep<T> = {
  readonly folder: string
  /** Returns the result; makes it again when one of the `changed` files concerns the step, or when they are not known. */
  run: (changed?: readonly string[]) => Promise<T>
}

type StepResult<T> = { made: T; read: ReadonlySet<string> }

/**
 * Remembers the result of a step and the files that it read: `npm run dev` repeats only the steps that a change concerns. A step that failed
 * runs again with the next change, whichever file that is. `isMeant`: files that concern the step though it has not read them, such as new ones.
 */
export function createBuildStep<T>(
  folder: string,
  make: (folder: string, noteReads: Plugin) => Promise<T>,
  isMeant: (file: string) => boolean = () => false,
): BuildStep<T> {
  let last: StepResult<T> | undefined
  return {
    folder,
    async run(changed) {
      const former = last
      if (former && changed && !changed.some((file) => former.read.has(file) || isMeant(file))) return former.made
      last = undefined
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const read = new Set<string>()
      const made = await make(folder, noteReadsIn(read))
      last = { made, read }
      return made
    },
  }
}

function noteReadsIn(read: Set<string>): Plugin {
  return {
    name: 'note-reads',
    generateBundle() {
      for (const id of this.getModuleIds()) read.add(id.split('?')[0] ?? id)
    },
  }
}
