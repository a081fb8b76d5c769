import { findStorage } from '@menagerie/studio/platform/storage/find-storage'

export type NewFiles = {
  put: (path: string, content: Buffer) => Promise<void>
  /** Removes what was put, for an import that is refused; files that were there before stay. */
  takeBack: () => Promise<void>
}

/** The files of one import, where the studio keeps them. */
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
