import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedList, storedText } from '../parts/stored-values.ts'

const stored = z.object({
  rowType: storedText,
  slots: storedList(
    z.object({
      id: z.string(),
      image: relationId,
      caption: storedText,
      videoUrl: storedText,
      film: relationId,
      videoTitle: storedText,
    }),
  ),
})

/** A row of pictures may still store values from when it was a row of videos; these are not published. */
export function toMediaRow(block: unknown) {
  const { rowType, slots } = readDocument(stored, block)
  return {
    rowType,
    slots: rowType === 'video' ? slots : slots.map(({ id, image, caption }) => ({ id, image, caption })),
  }
}
