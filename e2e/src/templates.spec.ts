import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { translator } from '@menagerie/sites/messages'
import { blogPath } from '@menagerie/sites/route-words'
import { HITS_PER_PAGE } from '@menagerie/sites/search-index'
import { isGatedTemplate } from '@menagerie/studio/publish/parts/template-parts'
import { type APIRequestContext, expect } from '@playwright/test'
import { findPageKinds } from './page-kinds.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, SAMPLE_SITES, toUrl } from './sites.ts'
import { test } from './test.ts'

const content = loadContent()
const of = (id: string) => content.sites.find(({ locale }) => locale.id === id)
const refuse = (): never => {
  throw new Error('The demo has no such site')
}
const BRANDS = [MAIN_BRAND, OTHER_BRAND] as const

/** Requests each page only once, because many pages link to the same ones. */
const answered = new Map<string, Promise<number>>()

function statusOf(request: APIRequestContext, href: string): Promise<number> {
  const status = answered.get(href) ?? request.get(href).then((answer) => answer.status())
  answered.set(href, status)
  return status
}

/** Whether scripts run, by brand; `npm run proof -- without-script` reads every kind of page in every country without them. */
const WITH_JAVASCRIPT: Readonly<Record<string, boolean>> = { [MAIN_BRAND]: true, [OTHER_BRAND]: false }

for (const [at, brand] of BRANDS.entries())
  test.describe(
    `every kind of page, ${WITH_JAVASCRIPT[brand] ? 'with' : 'without'} JavaScript (spec §2)`,
    sampleAt(at),
    () => {
      test.use({ javaScriptEnabled: WITH_JAVASCRIPT[brand] })

      for (const { kind, url } of findPageKinds(brand))
        test(`${brand}: ${kind} is complete, and none of its links is dead`, async ({ page, request }) => {
          const answer = await page.goto(url)
          expect(answer?.status()).toBe(kind === 'error' ? 404 : 200)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          for (const landmark of ['banner', 'main', 'contentinfo'] as const)
            await expect(page.getByRole(landmark)).toHaveCount(1)
          const hrefs = await page
            .getByRole('main')
            .locator('a[href]')
            .evaluateAll((links) => links.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])))
          const own = [...new Set(hrefs.filter((href) => new URL(href).origin === new URL(url).origin))]
          const dead = await Promise.all(own.map(async (href) => ((await statusOf(request, href)) < 400 ? [] : [href])))
          expect(dead.flat()).toEqual([])
          expect(hrefs.filter((href) => href.includes('internalinkfailure'))).toEqual([])
        })
    },
  )

test.describe('the business portal (spec §4, gated pages)', () => {
  for (const [at, brand] of BRANDS.entries())
    test(
      `${brand}: sends anonymous visitors to the home page, and the footer names only the portal, which leads to login`,
      sampleAt(at),
      async ({ page }) => {
        const { locale, pages } = content.sites.find(({ locale: { id } }) => id === `${brand}/en_GB`) ?? refuse()
        const gated = pages.filter(({ template }) => isGatedTemplate(template))
        expect(gated).toHaveLength(9)
        for (const { path } of gated) {
          await page.goto(toUrl(locale, path))
          await expect(page).toHaveURL(toUrl(locale))
        }
        const footer = page.getByRole('contentinfo')
        for (const { name, title } of gated)
          await expect(footer.getByRole('link', { name: title })).toHaveCount(name === 'portal' ? 1 : 0)
        await footer.getByRole('link', { name: pages.find(({ name }) => name === 'portal')?.title }).click()
        await expect(page).toHaveURL(toUrl(locale, pages.find(({ template }) => template === 'LoginPage')?.path))
      },
    )
})

test.describe('the blog (spec §2, blog overview)', () => {
  test('is linked from the header and from the footer', IN_PROOF, async ({ page }) => {
    const site = findTestSite(`${MAIN_BRAND}/en_GB`)
    const t = translator(site)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(toUrl(site))
    for (const place of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(place).locator(`a[href="${new URL(toUrl(site, blogPath(site))).pathname}"]`)
      await expect(link.first()).toHaveText(t('blog.title'))
    }
  })

  for (const [at, site] of SAMPLE_SITES.entries())
    test(
      `${site.id}: lists its posts and has breadcrumbs, or says that there are no posts`,
      sampleAt(at),
      async ({ page }) => {
        const t = translator(site)
        const all = (of(site.id)?.articles ?? []).filter(({ kind }) => kind === 'blog')
        const posts = all
          .toSorted((one, other) => other.created.localeCompare(one.created))
          .slice(0, HITS_PER_PAGE.blog)
        await page.goto(toUrl(site, blogPath(site)))
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('blog.title'))
        for (const { title } of posts) await expect(main.getByRole('link', { name: title })).toBeVisible()
        await expect(main.getByRole('article')).toHaveCount(posts.length)
        if (posts.length === 0) await expect(main.getByText(t('blog.empty'))).toBeVisible()
        await expect(page.locator('meta[name=robots]')).toHaveAttribute(
          'content',
          posts.length === 0 ? 'noindex, follow' : 'index, follow',
        )
        const crumbs = page.getByRole('navigation', { name: t('breadcrumb.label') })
        await expect(crumbs.getByRole('link')).toHaveText([t('breadcrumb.home'), t('blog.title')])
      },
    )

  test('lists the posts of one topic', IN_PROOF, async ({ page }) => {
    const site = findTestSite(`${MAIN_BRAND}/en_US`)
    const t = translator(site)
    await page.goto(toUrl(site, blogPath(site)))
    const topics = page.getByRole('navigation', { name: t('blog.topics') })
    await topics.getByRole('link').last().click()
    await expect(page).toHaveURL(/\?category=/)
    await expect(topics.locator('[aria-current]')).toHaveCount(1)
    const last = of(site.id)?.articles.filter(
      ({ kind, categories }) => kind === 'blog' && categories[0] === 'seasons-winter',
    )
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(last?.length ?? 0)
    await topics.getByRole('link', { name: t('blog.allPosts') }).click()
    await expect(page).toHaveURL(toUrl(site, blogPath(site)))
  })
})

test.describe('a department (spec §2, MainCategory)', () => {
  const site = findTestSite(`${MAIN_BRAND}/en_US`)
  const t = translator(site)

  test('lists its products without JavaScript, 18 on a page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(toUrl(site, 'dogs'))
    const list = page.getByRole('region', { name: t('products.all') })
    await expect(list.getByRole('article')).toHaveCount(18)
    const pages = page.getByRole('navigation', { name: t('paging.label') })
    await pages.getByRole('link', { name: t('paging.next') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    // All variants of a product share one card, so the second page is the last.
    await expect(list.getByRole('article').first()).toBeVisible()
    await expect(pages.locator('[aria-current=page]')).toHaveAccessibleName(t('paging.page', { page: 2 }))
    expect((await page.goto(toUrl(site, 'dogs').concat('?page=99')))?.status()).toBe(404)
    await context.close()
  })

  test('shows three cards in each row at 1280 px, so that every row is full', IN_PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(toUrl(site, 'dogs'))
    const tops = await page
      .getByRole('region', { name: t('products.all') })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(18 / 3)
  })
})

test.describe('a page that does not exist (spec §8)', () => {
  for (const [at, site] of SAMPLE_SITES.entries())
    test(`${site.id}: shows an error message with links to other pages`, sampleAt(at), async ({ page }) => {
      const t = translator(site)
      expect((await page.goto(toUrl(site, 'p')))?.status()).toBe(404)
      await expect(page).toHaveTitle(new RegExp(`^${t('error.notFound')}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.somethingWrong'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      const ways = page.getByRole('navigation', { name: t('error.waysOn') }).getByRole('link')
      expect(await ways.count()).toBeGreaterThan(1)
      await ways.first().click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('error.somethingWrong'))
    })
})
