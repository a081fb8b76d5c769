import { clipText } from '@menagerie/contract/human-text'

/** As many as fit beside the popular ones. */
const KEPT = 5
const LONGEST = 80

/** What was searched on this device, the latest first. Never sent anywhere. */
export function readRecent(key: string, storage: Storage = localStorage): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepRecent(key: string, words: string, storage: Storage = localStorage): void {
  const text = clipText(words.trim(), LONGEST).trim()
  if (text === '') return
  try {
    const others = readRecent(key, storage).filter((each) => each.toLowerCase() !== text.toLowerCase())
    storage.setItem(key, JSON.stringify([text, ...others].slice(0, KEPT)))
  } catch {
    // A browser that keeps nothing searches as well.
  }
}

export function forgetRecent(key: string, storage: Storage = localStorage): void {
  try {
    storage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
