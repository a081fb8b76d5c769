import { cleanLine, hasWords, toNameKey } from '@menagerie/contract/clean-text'
import { clipText } from '@menagerie/contract/human-text'
import { readKeptList, withFirst, writeKeptList } from '../../../platform/browser/kept-list.ts'

/** As many searches as fit beside the popular ones. */
const KEPT = 5
const LONGEST = 80

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the searches made on this device, the latest first. Never sent anywhere. */
export const readRecent = (key: string): string[] => readKeptList(key, isText).slice(0, KEPT)

export function keepRecent(key: string, words: string): void {
  const text = clipText(cleanLine(words), LONGEST).trim()
  if (!hasWords(text)) return
  const isSame = (one: string, other: string) => toNameKey(one) === toNameKey(other)
  writeKeptList(key, withFirst(readRecent(key), text, { most: KEPT, isSame }))
}

export const forgetRecent = (key: string): void => writeKeptList(key, [])
