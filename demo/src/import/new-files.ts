import { findStorage } from '@menagerie/studio/platform/storage/find-storage'

export type NewFiles = {
  put: (path: string, content: Buffer) => Promise<void>
  /** Removes the added files when an import is refused; older files stay. */
  takeBack: () => Promise<void>
}

/** Adds the files of one import to the studio's storage. */
export function createNewFiles(): NewFiles {
  const storage = findStorage()
  const paths: string[] = []
  return {
    async put(path, content) {
      if ((await storage.find(path)) === undefined) paths.push(path)
      await storage.put(path, content)
    },
    async takeBack() {
      for (const path of paths) await storage.remove(path)
    },
  }
}
