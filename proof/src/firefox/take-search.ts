import { type FirefoxVisit, goTo, isShown, readElementTexts, readPageAddress } from './firefox-visit.ts'

const FIELD = 'header input[name=query]'
const OPTIONS = 'header [role=listbox] [role=option]'

/** Tests the header's search on a desktop: popular terms, hits while typing, arrows, Escape, a hit, and back. */
export async function takeSearch({ page, expect }: FirefoxVisit, home: string): Promise<void> {
  await page.goto(home)
  const address = await readPageAddress(page)
  const field = await findField()
  await field.click()
  await expect('popular terms are seen', () => isShown(page, OPTIONS))
  const [term = ''] = await readElementTexts(page, OPTIONS)
  await field.type(term)
  await expect('products are found', () => isShown(page, 'header [role=listbox] [role=option] img'))
  await page.keyboard.press('ArrowDown')
  await expect('an arrow marks an option, and the field names it', () => isMarkedNamed())
  await page.keyboard.press('Escape')
  await expect('Escape closes the search', async () => !(await isShown(page, OPTIONS)))
  await field.click()
  await field.type(term)
  await expect('products are found again', () => isShown(page, 'header [role=listbox] [role=option] img'))
  await page.keyboard.press('ArrowDown')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  await expect('Enter goes to the marked option', async () => (await readPageAddress(page)) !== address)
  await goTo(page, -1)
  await expect('back leads home', async () => (await readPageAddress(page)) === address)
  await expect('and the search is closed', async () => !(await isShown(page, OPTIONS)))

  async function findField() {
    for (const each of await page.$$(FIELD)) if (await each.isVisible()) return each
    throw new Error('The header has no search')
  }

  function isMarkedNamed(): Promise<boolean> {
    return page.evaluate((options) => {
      const marked = [...document.querySelectorAll(options)].find((each) => each.ariaSelected === 'true')
      return marked !== undefined && document.activeElement?.getAttribute('aria-activedescendant') === marked.id
    }, OPTIONS)
  }
}
