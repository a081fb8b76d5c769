import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { Links } from '@menagerie/sites/links'
import { translator } from '@menagerie/sites/messages'
import { factsOf } from '@menagerie/sites/site-facts'
import type { Page } from '@playwright/test'
import { findOverflow, findViolations } from '../accessibility/find-violations.ts'
import { scrollToTop } from '../pages/scroll-to-top.ts'
import { PASSWORD } from './account-calls.ts'

const WIDTHS = [320, 768, 1280] as const
const HEIGHT = 800

/** A journey: `portal` is the path of the overview behind the sign-in. `hasScript` also decides about axe, which is a script. */
export type PortalJourney = {
  site: BrandLocale
  links: Links
  portal: string
  email: string
  hasScript: boolean
  approve: (email: string) => Promise<unknown>
}

/** Goes through spec §4 from application to deletion, as a shop does. Returns faults as sentences. A step that fails is the last fault. */
export async function takeJourney(page: Page, journey: PortalJourney): Promise<{ looks: number; faults: string[] }> {
  const { site, links, portal, email, approve } = journey
  const t = translator(site)
  const faults: string[] = []
  let looks = 0
  const look = async (where: string) => {
    if (!journey.hasScript) return
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      await scrollToTop(page)
      const found = [...(await findViolations(page)), ...(width === 320 ? await findOverflow(page) : [])]
      faults.push(...found.map((fault) => `${where}, ${width} px: ${fault}`))
      looks += 1
    }
  }
  const step = async (where: string, act: () => Promise<unknown>) => {
    await act()
    await look(where)
  }
  const open = (path: string) => page.goto(links.url(path))
  const isSeen = (text: string) => page.locator('main').getByText(text).first().waitFor()

  await step('register', () => open(fixedPagePath(site, 'register')))
  await step('register, refused', () => send(page))
  await fill(page, { ...SHOP, email, password: PASSWORD, password_confirmation: PASSWORD })
  await step('registered', () => send(page).then(() => isSeen(t('auth.registered'))))
  await step('login', () => open(fixedPagePath(site, 'login')))
  await logIn(page, email)
  await step('pending', () => isSeen(t('auth.pending', { company: SHOP.company })))
  await approve(email)
  await open(fixedPagePath(site, 'blog'))
  await page.goto(links.url(fixedPagePath(site, 'login')), { referer: links.url(fixedPagePath(site, 'blog')) })
  await logIn(page, email)
  const next = links.url(factsOf(site).features.portal ?? fixedPagePath(site, 'blog'))
  await page.waitForURL(next)
  await step('portal', () => open(portal))
  for (const child of await hrefsIn(page, links.href(portal)))
    await step(child, () => page.goto(new URL(child, next).href))
  await step('account', () => open(fixedPagePath(site, 'account')))
  await page.locator('main [name=company]').fill('Otter & Daughters')
  await step('account, saved', () =>
    page
      .locator('main form[data-form=account-details] [type=submit]')
      .press('Enter')
      .then(() => isSeen(t('auth.dataSaved'))),
  )
  await page.locator(`form[action$="/business/logout/"] button`).first().press('Enter')
  await page.waitForURL(links.url(''))
  await open(portal)
  if (page.url() !== links.url('')) faults.push(`after logging out ${portal} leads to ${page.url()}`)
  return { looks, faults }
}

const SHOP = { company: 'Otter & Sons', address: 'Mill Lane 4', postcode: 'LS1 4AB', city: 'Leeds', name: 'Ann Otter' }

/** Fills a form by keyboard alone: each field is reached from the one before with Tab, and Enter sends the form. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const [first = ''] = Object.keys(fields)
  await page.locator(`main [name=${first}]`).focus()
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`main [name=${name}]`)
    if (!(await field.evaluate((element) => element === document.activeElement)))
      throw new Error(`Tab does not lead to ${name}`)
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

const send = (page: Page) => page.locator('main form [type=submit]').first().press('Enter')

async function logIn(page: Page, email: string): Promise<void> {
  await fill(page, { email, password: PASSWORD })
  await send(page)
}

/** Returns the page's links to pages below it. */
async function hrefsIn(page: Page, folder: string): Promise<string[]> {
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.filter((href) => href.startsWith(folder) && href !== folder))]
}
