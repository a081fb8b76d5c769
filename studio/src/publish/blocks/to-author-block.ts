import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedText } from '../parts/stored-values.ts'

const stored = z.object({ author: relationId, date: storedText })

/** The form stores a day as noon UTC, so its first ten characters are the chosen day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

export function toAuthorBlock(block: unknown) {
  const { author, date } = readDocument(stored, block)
  return { author, date: date?.slice(0, DAY_LENGTH) }
}
