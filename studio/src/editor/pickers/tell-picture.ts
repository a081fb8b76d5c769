import { z } from 'zod'
import { BASED_ON, toBasedOn } from '../../model/saves/save-version.ts'

/** Alternative text of a picture in one language, or the mark as decorative. */
export type PictureText = { alt: string } | { decorative: true }

const versionSchema = z.object({ updatedAt: z.string() })

/** Saves it on top of the picture's newest version. `address`: the picture with the language. */
export async function tellPicture(address: string, told: PictureText): Promise<boolean> {
  const newest = await fetch(address)
  if (!newest.ok) return false
  const { updatedAt } = versionSchema.parse(await newest.json())
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', [BASED_ON]: toBasedOn(updatedAt) },
    body: JSON.stringify(told),
  })
  return answer.ok
}
