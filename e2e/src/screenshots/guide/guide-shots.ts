import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { Page } from '@playwright/test'
import type { GuideStudio } from './open-studio.ts'

export type GuideShot = { size?: { width: number; height: number }; show: (studio: GuideStudio) => Promise<void> }

const BRITISH = `${MAIN_BRAND}/en_GB`
const DUTCH = `${MAIN_BRAND}/nl_NL`
const HOME = { site: BRITISH, path: '' }
const newPage = (title: string, path: string, more: object = {}) => ({
  site: DUTCH,
  template: 'Default',
  _status: 'published',
  title,
  path,
  ...more,
})

async function showForm({ page, open }: GuideStudio, collection: string, id: string): Promise<void> {
  await open(`collections/${collection}/${id}`)
  await page.locator('.menagerie-saves__status').waitFor()
}

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Pictures of the editors' guide by name, each with the steps to its screen. */
export const GUIDE_SHOTS: Readonly<Record<string, GuideShot>> = {
  'admin-page': {
    show: async (studio) => showForm(studio, 'pages', await studio.find('pages', HOME)),
  },
  'admin-blocks': {
    show: async (studio) => {
      await showForm(studio, 'pages', await studio.create('pages', newPage('Blokken', 'advies/blokken')))
      await studio.page.locator('#field-main .blocks-field__drawer-toggler').click()
      await studio.page.locator('.blocks-drawer__blocks-wrapper').waitFor()
    },
  },
  'admin-tiles': {
    size: { width: 1280, height: 800 },
    show: async (studio) => {
      await showForm(studio, 'pages', await studio.find('pages', { site: DUTCH, path: 'paarden' }))
      await tab(studio.page, 'Card and picture')
      const box = studio.page.getByRole('combobox', { name: 'Picture on phones' })
      await box.fill('hond')
      await studio.page.getByRole('option').first().waitFor()
    },
  },
  'admin-error': {
    show: async (studio) => {
      const ids = await Promise.all(
        ['about-us', 'cats/parasites', 'dogs/parasites'].map((path) => studio.find('pages', { site: BRITISH, path })),
      )
      const pages = ids.map((value) => ({ relationTo: 'pages', value }))
      const main = [{ blockType: 'ContentGrid', title: 'Read before you go out', items: pages }]
      const data = newPage('Before the walk', 'before-the-walk', { site: BRITISH, _status: 'draft', main })
      await showForm(studio, 'pages', await studio.create('pages', data))
      await studio.page.locator('#action-save').click()
      await studio.page.getByText('Not published').first().waitFor()
    },
  },
  'admin-versions': {
    size: { width: 1280, height: 460 },
    show: async (studio) => {
      const id = await studio.create('pages', newPage('Gezond door de winter', 'advies/gezond-door-de-winter'))
      await showForm(studio, 'pages', id)
      for (const title of ['Gezond de winter door', 'Gezond door de winter']) {
        await studio.page.locator('#field-title').fill(title)
        await studio.page.locator('#action-save:not([disabled])').click()
        await studio.page.getByText('Published', { exact: true }).first().waitFor()
        await studio.page.locator('#action-save[disabled]').waitFor()
      }
      await studio.open(`collections/pages/${id}/versions`)
      await studio.page.getByRole('link', { name: 'Pages' }).first().waitFor()
    },
  },
  'admin-bin': {
    size: { width: 1280, height: 500 },
    show: async (studio) => {
      for (const [title, path] of [
        ['Zomeractie 2025', 'acties/zomer-2025'],
        ['Winterkortingen', 'acties/winter'],
      ] as const)
        await studio.update('pages', await studio.create('pages', newPage(title, path)), {
          deletedAt: new Date().toISOString(),
        })
      await studio.open('collections/pages/trash')
      await studio.page.getByRole('link', { name: 'Zomeractie 2025' }).first().waitFor()
    },
  },
  'admin-site': {
    size: { width: 1280, height: 800 },
    show: async ({ page, open }) => {
      await open('site')
      await page.frameLocator('iframe').locator('h1').first().waitFor()
    },
  },
  'admin-preview-link': {
    size: { width: 852, height: 550 },
    show: async (studio) => {
      const data = { title: 'Bureau Zon, eerste ronde', site: DUTCH, path: 'paarden', drafts: true }
      await studio.open(`collections/preview-links/${await studio.create('preview-links', data)}`)
      await studio.page.getByText('Who it is for').waitFor()
    },
  },
  'admin-visual-editor': {
    size: { width: 1440, height: 900 },
    show: async (studio) => {
      await showForm(studio, 'pages', await studio.find('pages', HOME))
      const preview = studio.page.locator('.menagerie-preview')
      if (!(await preview.isVisible())) await studio.page.locator('#live-preview-toggler').click()
      const block = studio.page.frameLocator('.menagerie-preview iframe').locator('[data-edit-area] h2').first()
      await block.waitFor()
      await block.click()
    },
  },
  'admin-redirects': {
    show: async ({ page, open }) => {
      await open('collections/redirects')
      await page.getByRole('table').waitFor()
    },
  },
  'admin-product': {
    show: async (studio) => {
      await showForm(studio, 'product-facts', await studio.find('product-facts', { sku: '10130' }))
      await tab(studio.page, 'Countries and prices')
    },
  },
  'admin-product-text': {
    show: async (studio) => {
      const facts = await studio.find('product-facts', { sku: '10130' })
      await showForm(studio, 'product-texts', await studio.find('product-texts', { site: BRITISH, facts }))
    },
  },
  'admin-menu': {
    show: async (studio) => {
      await showForm(studio, 'menus', await studio.find('menus', { site: BRITISH, slot: 'header' }))
      await studio.page.locator('#items-row-0 .collapsible__toggle').first().click()
    },
  },
}
