import { deviceStore } from './device-storage.ts'

/** Which services of other companies a visitor allows or refuses. Stored in the browser only; the server never receives it. */
export type ConsentChoice = { allowed: readonly string[]; refused: readonly string[] }

/** Must be raised when a service changes so much that all visitors have to be asked again. */
export const CHOICE_VERSION = 1
/** Recommended by the French authority for both answers (CNIL 2020-092). */
export const CHOICE_KEPT_MONTHS = 6
const CHOICE_KEPT_MS = CHOICE_KEPT_MONTHS * 30.4 * 86_400_000
export const toChoiceKey = (brand: string) => `${brand}-consent`

/** Dispatched on the document after a choice was saved in it; other tabs get the browser's own `storage` event. */
export const CHOICE_EVENT = 'menagerie-choice'

const NOTHING: ConsentChoice = { allowed: [], refused: [] }

/** Returns an empty choice where there is none, or one that has expired. */
export function readChoice(): ConsentChoice {
  const text = deviceStore.read(toOwnChoiceKey())
  if (text === undefined) return NOTHING
  try {
    const { version, at, allowed, refused } = JSON.parse(text)
    const counts = version === CHOICE_VERSION && Date.now() - at < CHOICE_KEPT_MS
    if (counts && Array.isArray(allowed) && Array.isArray(refused)) return { allowed, refused }
    deviceStore.remove(toOwnChoiceKey())
  } catch {
    // Unreadable: nothing is allowed.
  }
  return NOTHING
}

export function isChoiceOfAnotherTab({ key }: StorageEvent): boolean {
  // Null: the whole storage was cleared.
  return key === null || key === toOwnChoiceKey()
}

/** Returns the key for the brand whose page is open. */
export const toOwnChoiceKey = () => toChoiceKey(document.documentElement.dataset.brand ?? '')
