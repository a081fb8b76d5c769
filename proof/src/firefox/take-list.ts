import { type FirefoxVisit, goTo, isShown, readElementTexts, readPageAddress } from './firefox-visit.ts'

const CARDS = 'main article h3'
const PRODUCT = 'main article a[href]:not([data-compare])'
const NEXT = 'main a[rel=next]'
const FILTER = '#filters input[name=animal_type]'
/** From 1200 px on the filters stand beside the list. */
const BESIDE_PX = 1200
const NEAR_PX = 2

/** Uses a filter, a further page and a product, then goes back over all of it, where everything must be as it was left, and forward. */
export async function takeList({ page, expect }: FirefoxVisit, url: string): Promise<void> {
  const read = async () => (await readElementTexts(page, CARDS)).join('\n')
  const scrolled = () => page.evaluate(() => scrollY)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) asked.push(request.url())
  })
  await page.goto(url)
  await page.waitForSelector('main form[data-live]')
  const all = await read()

  const isBeside = (page.viewport()?.width ?? 0) >= BESIDE_PX
  if (!isBeside) await page.locator('main button[popovertarget=filters]:not([popovertargetaction])').click()
  await expect('the filters are seen', () => isShown(page, FILTER))
  await page.locator(FILTER).click()
  await expect('a filter stands in the address', async () => (await readPageAddress(page)).includes('animal_type='))
  await expect('a filter changes the list', async () => (await read()) !== all)
  if (!isBeside) {
    await page.keyboard.press('Escape')
    await expect('Escape closes the filters', async () => !(await isShown(page, FILTER)))
  }
  const filtered = await read()

  // A smaller brand may have no second page.
  const hasMore = await isShown(page, NEXT)
  if (hasMore) {
    await page.locator(NEXT).click()
    await expect('the next page stands in the address', async () => (await readPageAddress(page)).includes('page=2'))
    await expect('the next page has other products', async () => (await read()) !== filtered)
    await expect('the heading of the results has the focus', () =>
      page.evaluate(() => document.activeElement?.id === 'results'),
    )
  }
  const last = await read()

  await page.evaluate(() => [...document.querySelectorAll('main article')].at(-1)?.scrollIntoView({ block: 'center' }))
  const place = await scrolled()
  const address = await readPageAddress(page)
  const product = await page.$$eval(PRODUCT, (links) => (links.at(-1) as HTMLAnchorElement).href)
  await Promise.all([page.waitForNavigation(), page.evaluate((href) => location.assign(href), product)])
  await expect('the page of a product has a heading', () => isShown(page, 'main h1'))

  asked.length = 0
  await goTo(page, -1)
  await expect(
    'back from a product leads to the same page of the list',
    async () => (await readPageAddress(page)) === address,
  )
  await expect('its products are there again', async () => (await read()) === last)
  await expect('it is where it was scrolled to', async () => Math.abs((await scrolled()) - place) <= NEAR_PX)
  if (hasMore) {
    await goTo(page, -1)
    await expect('a further step back brings the first page', async () => (await read()) === filtered)
  }
  await expect('its filter is chosen', () => page.$eval(FILTER, (box) => (box as HTMLInputElement).checked))
  await goTo(page, -1)
  await expect('and one more the whole list', async () => (await read()) === all)
  await expect('its filter is not chosen', () => page.$eval(FILTER, (box) => !(box as HTMLInputElement).checked))
  await goTo(page, 1)
  await expect('forward brings the filtered list', async () => (await read()) === filtered)
  await expect('no step asks the search again', async () => asked.length === 0)
}
