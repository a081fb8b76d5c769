import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import type { MeasuredKind } from '../measured-pages.ts'
import { pressAndPaint, tap } from './press.ts'

export type BenchJourney = {
  name: string
  device: 'phone' | 'desktop'
  /** Set when no country was chosen yet, so that the page asks for it. */
  isFirstVisit?: true
  /** Kinds of pages that have what the journey needs. Without it, all reading pages do. */
  kinds?: readonly MeasuredKind[]
  /** Acts as a user: types as fast as the page allows, and presses after the pointer has rested as long as a hand does. */
  act: (page: Page, site: BrandLocale) => Promise<void>
}

/** Elements that open something, as pages without scripts and as scripts write them. */
const OPENERS = 'summary, button[aria-expanded], button[popovertarget], button[aria-haspopup]'

const header = (page: Page) => page.getByRole('banner')
const visible = (locator: Locator) => locator.filter({ visible: true })

export const JOURNEYS: readonly BenchJourney[] = [
  {
    name: 'a sub-menu opened, another one, and closed by Escape',
    device: 'desktop',
    async act(page, site) {
      const menu = header(page).getByRole('navigation', { name: translator(site)('menu.main') })
      const openers = visible(menu.locator(OPENERS))
      await pressAndPaint(openers.nth(0))
      await pressAndPaint(openers.nth(1))
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'sub-menus by keyboard: along the menu, open, close',
    device: 'desktop',
    async act(page, site) {
      const menu = header(page).getByRole('navigation', { name: translator(site)('menu.main') })
      await visible(menu.locator(OPENERS)).first().focus()
      for (const key of ['Enter', 'Tab', 'Tab', 'Escape', 'Tab']) await page.keyboard.press(key)
    },
  },
  {
    name: 'country selector opened and closed',
    device: 'desktop',
    async act(page, site) {
      const opener = visible(
        header(page)
          .locator(OPENERS)
          .filter({ hasText: translator(site)('locale.label') }),
      )
      await pressAndPaint(opener.first())
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'phone menu: opened, down, back, closed',
    device: 'phone',
    async act(page, site) {
      const t = translator(site)
      const toggle = visible(header(page).getByLabel(t('menu.menu'), { exact: true })).first()
      await tap(toggle)
      const panel = header(page).getByRole('navigation', { name: t('menu.main') })
      await tap(visible(panel.locator(OPENERS)).first())
      await tap(visible(panel.getByRole('button', { name: t('menu.back') })).first())
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'footer columns folded and unfolded',
    device: 'phone',
    async act(page) {
      const columns = visible(page.getByRole('contentinfo').locator(OPENERS))
      for (const column of (await columns.all()).slice(0, 2)) {
        await tap(column)
        await tap(column)
      }
    },
  },
  {
    name: 'the question of the country answered',
    device: 'phone',
    isFirstVisit: true,
    async act(page, site) {
      await tap(page.getByRole('button', { name: translator(site)('locale.stay') }))
    },
  },
  {
    name: 'share links by keyboard',
    device: 'desktop',
    kinds: ['article'],
    async act(page, site) {
      const [before] = translator(site)('share.on', { network: '|' }).split('|')
      const links = page.getByRole('main').getByRole('link', { name: before?.trim() ?? '' })
      await links.first().focus()
      for (let left = (await links.count()) - 1; left > 0; left -= 1) await page.keyboard.press('Tab')
    },
  },
  {
    name: 'thumbnails of a product, one after the other',
    device: 'phone',
    kinds: ['product'],
    async act(page) {
      const thumbnails = visible(page.getByRole('main').locator('a[href^="#image-"]'))
      for (const thumbnail of (await thumbnails.all()).toReversed()) await tap(thumbnail)
    },
  },
]
