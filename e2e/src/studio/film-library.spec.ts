import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const FILMS = join(import.meta.dirname, '../../../studio/src/testing/films')
const list = `${adminOrigin}/admin/collections/films`

async function readTestFilm(film: string, name: string) {
  const mimeType = name.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  return { name, mimeType, buffer: await readFile(join(FILMS, film)) }
}

/** Uploads as the form does, with the session of the page. */
async function upload(page: Page, poster: string, name: string): Promise<string> {
  const multipart = { _payload: JSON.stringify({ poster, title: name }), file: await readTestFilm('plain.mp4', name) }
  const answer = await page.request.post(`${adminOrigin}/api/films?locale=en`, { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc.id
}

const faultsOf = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

test.describe('the films', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(180_000)

  test(
    'are found when unused, report a duplicate file, and are replaced after showing where they are used',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const name = `film-${randomUUID().slice(0, 8)}`
      const { docs } = (await admin.call('get', '/media?limit=1&depth=0')).body
      await signInToStudio(page)
      const used = await upload(page, docs[0].id, `${name}-used.mp4`)
      const unused = await upload(page, docs[0].id, `${name}-unused.mp4`)
      const sku = String(Math.floor(Math.random() * 1e12))
      const product = await admin.create('product-facts', { sku, name, brands: [MAIN_BRAND], film: used })

      await page.goto(`${list}?search=${name}`)
      const row = (end: string) => page.getByRole('link', { name: `${name}-${end}.mp4` }).first()
      await expect(row('used')).toBeVisible(SOON)
      await page.getByLabel('Unused').check()
      await expect(row('used')).toBeHidden(SOON)
      await expect(row('unused')).toBeVisible()
      expect(await faultsOf(page, '.menagerie-unused')).toEqual([])

      await page.goto(`${list}/${used}`)
      await expect(page.getByText(/The same file is already in the library/)).toBeVisible(SOON)
      expect(await faultsOf(page, '.document-fields')).toEqual([])
      await page.getByRole('button', { name: 'Replace', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace' })
      await expect(dialog.getByText('This changes it in one place')).toBeVisible(SOON)
      await expect(dialog.getByRole('link', { name: new RegExp(name) })).toBeVisible()
      expect(await faultsOf(page, 'dialog[open]')).toEqual([])
      const input = dialog.locator('input[type=file]')
      await input.setInputFiles(await readTestFilm('hevc.mp4', `${name}.mp4`))
      await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
      await expect(dialog.getByRole('alert')).toContainText('HEVC (H.265)', SOON)
      await input.setInputFiles(await readTestFilm('plain.webm', `${name}-new.webm`))
      await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
      const find = async () => (await admin.call('get', `/films/${used}?depth=0`)).body
      await expect.poll(async () => (await find()).mimeType, SOON).toBe('video/webm')

      await admin.call('delete', `/product-facts/${product.id}?evenIfUsed=true`)
      for (const id of [used, unused]) await admin.remove('films', id)
    },
  )
})
