import { cleanLine, hasWords, toNameKey } from '@menagerie/contract/clean-text'
import { clipText } from '@menagerie/contract/human-text'
import { deviceStore } from '../../../platform/browser/device-storage.ts'

/** As many as fit beside the popular ones. */
const KEPT = 5
const LONGEST = 80

/** What was searched on this device, the latest first. Never sent anywhere. */
export function readRecent(key: string): string[] {
  try {
    const value: unknown = JSON.parse(deviceStore.read(key) ?? '[]')
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepRecent(key: string, words: string): void {
  const text = clipText(cleanLine(words), LONGEST).trim()
  if (!hasWords(text)) return
  const others = readRecent(key).filter((each) => toNameKey(each) !== toNameKey(text))
  deviceStore.write(key, JSON.stringify([text, ...others].slice(0, KEPT)))
}

export const forgetRecent = (key: string): void => deviceStore.remove(key)
