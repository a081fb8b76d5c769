import { z } from 'zod'

const values = z.record(z.string(), z.unknown())

/** Unsaved values, with the version they are based on. */
const keptDraftSchema = z.object({
  at: z.number(),
  user: z.string(),
  values,
  base: values,
})
type KeptDraft = z.infer<typeof keptDraftSchema>
export type FoundDraft = KeptDraft & { name: string }

const PREFIX = 'menagerie-studio:kept:'
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const NOTHING_KEPT: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('This browser cannot keep changes')
  },
}

/** Reading a storage that is forbidden throws, too. */
function openStore(find: () => Store): Store {
  try {
    return find()
  } catch {
    return NOTHING_KEPT
  }
}

/** Drafts on this device, one per window and document, so that two windows do not overwrite each other's. */
export function createKeptDrafts(find: () => Store, windowId: string) {
  const storage = openStore(find)
  const nameOf = (document: string) => `${PREFIX}${document}:${windowId}`
  return {
    keep(document: string, draft: KeptDraft): boolean {
      try {
        storage.setItem(nameOf(document), JSON.stringify(draft))
        return true
      } catch {
        // Storage is full or disabled: the window asks before it closes.
        return false
      }
    },
    drop: (document: string) => storage.removeItem(nameOf(document)),
    forget: (name: string) => storage.removeItem(name),
    /** Finds drafts of other windows and earlier visits, newest first; deletes expired ones. */
    find(document: string, user: string, now: number): readonly FoundDraft[] {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      return names
        .filter((name) => name.startsWith(PREFIX) && name !== nameOf(document))
        .flatMap((name) => {
          const draft = read(storage, name)
          if (draft === undefined || now - draft.at > KEPT_DAYS * DAY_MS) {
            storage.removeItem(name)
            return []
          }
          return name.startsWith(`${PREFIX}${document}:`) && draft.user === user ? [{ ...draft, name }] : []
        })
        .sort((a, b) => b.at - a.at)
    },
  }
}
export type KeptDrafts = ReturnType<typeof createKeptDrafts>

function read(storage: Store, name: string): KeptDraft | undefined {
  try {
    return keptDraftSchema.safeParse(JSON.parse(storage.getItem(name) ?? '')).data
  } catch {
    return undefined
  }
}
