import { z } from 'zod'
import { type EditorStage, findDifference, waitUntilSaved } from './editor-stage.ts'
import type { EditingRandom } from './random.ts'

const CHOICES = { mine: 'Use all of mine', theirs: 'Use all of the other' }

const versionsSchema = z.object({
  docs: z.array(z.object({ version: z.looseObject({ subTitle: z.string().nullish() }) })),
})

/**
 * Lets a colleague and the editor change the same field without seeing each other's words. The editor is asked and takes one side
 * at random. That side must be in the form and in the studio, and both must be in the list of versions.
 */
export async function chooseBetweenTwo(
  stage: Pick<EditorStage, 'admin' | 'document' | 'page'>,
  random: EditingRandom,
): Promise<void> {
  const { admin, document, page } = stage
  await waitUntilSaved(stage)
  const words = { mine: `Van mij ${random.below(1_000)}`, theirs: `Van de ander ${random.below(1_000)}` }
  const side = random.chance(0.5) ? 'mine' : 'theirs'
  const field = page.locator('#field-subTitle')
  // The page's picture is in another tab of the form; the navigation has a group of the same name.
  const tab = page.getByRole('main').getByRole('button', { name: 'Content', exact: true })
  if (!(await field.isVisible())) await tab.click()
  await admin.update('pages', document.id, { subTitle: words.theirs, _status: 'draft' })
  await field.fill(words.mine)
  await page.getByRole('dialog').getByRole('button', { name: CHOICES[side] }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const found = [
    await findDifference(() => field.inputValue(), words[side]),
    await findDifference(() => readSubTitle(admin, document.id), words[side]),
    await findDifference(() => listMissing(admin, document.id, Object.values(words)), ''),
  ]
  const lost = found.filter((each) => each !== undefined)
  if (lost.length > 0) throw new Error(`of two in one field, ${side} was taken: ${lost.join('; ')}`)
  await waitUntilSaved(stage)
}

async function readSubTitle(admin: EditorStage['admin'], id: string): Promise<string> {
  const read = await admin.read(`/pages/${id}?draft=true&depth=0`)
  return z.looseObject({ subTitle: z.string().nullish() }).parse(read).subTitle ?? ''
}

/** Returns the words that no version has. */
async function listMissing(admin: EditorStage['admin'], id: string, wanted: readonly string[]): Promise<string> {
  const { docs } = versionsSchema.parse(
    await admin.read(`/pages/versions?where[parent][equals]=${id}&limit=50&depth=0&sort=-updatedAt`),
  )
  const kept = docs.map(({ version }) => version.subTitle)
  return wanted.filter((words) => !kept.includes(words)).join(', ')
}
