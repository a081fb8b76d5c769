import type { AdminSession } from '@menagerie/bench/studio/admin-session'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { EditingRandom } from './random.ts'

type Picture = { id: string; filename: string }

const picturesSchema = z.object({
  docs: z.array(z.object({ id: z.string(), filename: z.string(), alt: z.string().nullish() })),
})
const LOOKED_AT = 30
const MOST = 5

/** Lists pictures with which a Dutch page can be published. */
export async function listPictures(admin: Pick<AdminSession, 'read'>): Promise<Picture[]> {
  const path = `/media?limit=${LOOKED_AT}&sort=filename&depth=0&locale=nl&fallback-locale=none`
  const { docs } = picturesSchema.parse(await admin.read(path))
  const told = docs.filter(({ alt }) => Boolean(alt)).map(({ id, filename }) => ({ id, filename }))
  // A name that is part of another one would match both.
  const alone = told.filter(({ filename }) =>
    told.every((one) => one.filename === filename || !one.filename.includes(filename)),
  )
  if (alone.length < 2)
    throw new Error(`The library has ${alone.length} pictures with a Dutch text: a choice takes two.`)
  return alone.slice(0, MOST)
}

/** Returns any picture but the chosen one. */
export function otherPicture(
  pictures: readonly Picture[],
  chosen: string,
  random: Pick<EditingRandom, 'below'>,
): Picture {
  const others = pictures.filter(({ id }) => id !== chosen)
  const other = others[random.below(others.length)]
  if (other === undefined) throw new Error('No other picture can be chosen.')
  return other
}

/** Removes the page's picture and chooses another one by its name, as an editor does. */
export async function replacePicture(page: Page, from: Picture, to: Picture): Promise<void> {
  const field = page.locator('.menagerie-choice', { hasText: 'In the banner and on cards.' })
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Card and picture' }).click()
  await field.getByRole('button', { name: `Remove ${from.filename}` }).click()
  await field.getByRole('combobox').fill(to.filename)
  await field.getByRole('option').filter({ hasText: to.filename }).first().click()
  await field.getByRole('link', { name: to.filename }).waitFor()
}
