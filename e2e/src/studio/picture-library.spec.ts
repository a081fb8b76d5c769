import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

/** Makes a picture that differs from those of earlier tests and runs. */
async function toPicture() {
  const { r, g, b } = { r: randomByte(), g: randomByte(), b: randomByte() }
  return sharp({
    create: { width: 900 + randomByte(), height: 600 + randomByte(), channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer()
}
const randomByte = () => Number.parseInt(randomUUID().slice(0, 2), 16)

test.describe('the picture library', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(180_000)

  test(
    'accepts several files at once, reports duplicates, and shows unused pictures',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const name = `bieb-${randomUUID().slice(0, 8)}`
      const [first, second] = [await toPicture(), await toPicture()]
      const file = (at: string, buffer: Buffer) => ({ name: `${name}-${at}.png`, mimeType: 'image/png', buffer })
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/collections/media`)
      const uploads = page.locator('.menagerie-uploads')
      const input = uploads.locator('input[type=file]')
      await input.setInputFiles([file('een', first), file('twee', second), file('weer', first)])
      await expect(uploads.getByRole('status')).toHaveText('3 of 3', SOON)
      await expect(uploads.getByRole('listitem').nth(2)).toContainText(`is already in the library: ${name}-een.png`)
      await input.setInputFiles({ name: 'geen.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await expect(uploads.locator('li[data-state=refused]')).toContainText('cannot be read as a picture', SOON)

      await page.getByLabel('Unused').check()
      await expect(page).toHaveURL(/unused/)
      await expect(page.getByRole('link', { name: `${name}-een.png` }).first()).toBeVisible(SOON)
      const { docs } = (await admin.call('get', `/media?where[filename][like]=${name}&depth=0`)).body
      expect(docs).toHaveLength(2)
      for (const { id } of docs) await admin.call('delete', `/media/${id}?evenIfUsed=true`)
    },
  )

  test(
    'shows every crop, counts the languages with alternative texts, and replaces a file everywhere',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const name = `bieb-${randomUUID().slice(0, 8)}`
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/collections/media`)
      const uploads = page.locator('.menagerie-uploads')
      await uploads
        .locator('input[type=file]')
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await toPicture() })
      await expect(uploads.getByRole('status')).toHaveText('1 of 1', SOON)
      const find = async () => (await admin.call('get', `/media?where[filename][like]=${name}&depth=0`)).body.docs[0]
      const { id, hash } = await find()
      await page.goto(`${adminOrigin}/admin/collections/media/${id}`)
      await page.getByText('Crops in every shape').click()
      await expect(page.locator('.menagerie-crops li')).toHaveCount(17, SOON)
      await expect(page.getByText('Texts: 0 of 15 languages')).toBeVisible()
      await page.locator('#field-alt').fill('A plain picture')
      await page.locator('#action-save').click()
      await expect(page.getByText('Texts: 1 of 15 languages')).toBeVisible(SOON)

      await page.getByRole('button', { name: 'Replace', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace' })
      await expect(dialog).toBeVisible()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: `${name}-nieuw.png`, mimeType: 'image/png', buffer: await toPicture() })
      await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
      await expect.poll(async () => (await find()).hash, SOON).not.toBe(hash)
      expect((await find()).id).toBe(id)
      await admin.call('delete', `/media/${id}?evenIfUsed=true`)
    },
  )
})
