import { z } from 'zod'
import { BASED_ON, toBasedOn } from '../../model/saves/save-version.ts'

/** What a picture tells in one language, or that it tells nothing anywhere. */
export type PictureText = { alt: string } | { decorative: true }

const versionSchema = z.object({ updatedAt: z.string() })

/** Saves it upon the newest version of the picture. `address` names the picture and the language. */
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
