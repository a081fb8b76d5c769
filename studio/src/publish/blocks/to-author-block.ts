import { z } from 'zod'
import { relationId, storedText } from '../stored-values.ts'
import { readDocument } from '../to-entries/document.ts'

const stored = z.object({ author: relationId, date: storedText })

/** The form keeps a day as noon in UTC, so its first ten letters are the day that was chosen. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

export function toAuthorBlock(block: unknown) {
  const { author, date } = readDocument(stored, block)
  return { author, date: date?.slice(0, DAY_LENGTH) }
}
