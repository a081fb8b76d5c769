import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { adminOrigin } from './sites.ts'

/** Long enough for the studio on a busy machine. */
export const SOON = { timeout: 30_000 }

export const toBannerBlock = (blockTitle: string) => ({ blockType: 'CtaBanner', colorTheme: '1', blockTitle })

/** A page with two banners in the main area and no extras. */
export function newPage() {
  const name = `bewerken-${randomUUID().slice(0, 8)}`
  return {
    site: `${MAIN_BRAND}/nl_NL`,
    title: 'Bewerken',
    path: name,
    template: 'Default',
    _status: 'draft',
    main: [toBannerBlock('Eerste'), toBannerBlock('Tweede')],
  }
}

export async function openEditor(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  const toggle = page.locator('#live-preview-toggler')
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  if (!(await page.locator('.menagerie-preview').isVisible())) await toggle.click()
  const frame = page.frameLocator('.menagerie-preview iframe')
  await expect(frame.getByRole('button', { name: 'Extras: add a block' })).toBeVisible(SOON)
  return frame
}

/** Titles of the main area, as the page shows them. */
export const titles = (frame: FrameLocator) => frame.locator('[data-edit-area=main] h2').allTextContents()

/** Assigns the page of an open form to another site; `country` as in the list of choices, such as `Nederland (nl_NL)`. */
export async function chooseSite(page: Page, brand: string, country: string): Promise<void> {
  await page.locator('#field-site input').first().click()
  await page
    .getByRole('option', { name: `${brandByKey(brand).name} · ${country}` })
    .first()
    .click()
}
