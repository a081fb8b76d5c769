import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page, type Response } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
/** An article with a film, and a page without one. */
const ARTICLE = toUrl(site, 'blog/das-erste-aquarium')
const HOME = toUrl(site)

const filmOf = (page: Page) => page.locator('video')
const policyOf = (answer: Response | null) => answer?.headers()['content-security-policy'] ?? ''

test('a film loads only when it is played, by keyboard, from the site itself and with captions (decision 080)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(ARTICLE)
  expect(policyOf(answer)).toContain("media-src 'self'")
  const film = filmOf(page)
  await expect(film).toHaveAttribute('aria-label', /\S/)
  await film.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => /film\.(mp4|webm)$/.test(url))).toEqual([])
  await film.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  const tracks = await film.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].map(({ language, mode, cues }) => ({ language, mode, cues: cues?.length ?? 0 })),
  )
  expect(tracks[0]).toMatchObject({ language: 'de', mode: 'showing' })
  expect(tracks[0]?.cues).toBeGreaterThan(0)
  expect(asked.filter((url) => new URL(url).host !== new URL(ARTICLE).host)).toEqual([])
})

test(
  'the transcript of a film opens by keyboard, and a page without films allows no media',
  IN_PROOF,
  async ({ page }) => {
    await page.goto(ARTICLE)
    const words = page.locator('details').filter({ hasText: t('film.transcript') })
    await words.locator('summary').press('Enter')
    await expect(words.locator('p').first()).toBeVisible()
    expect(policyOf(await page.goto(HOME))).not.toContain('media-src')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the film has the controls of the browser, a poster and the right proportions', async ({ page }) => {
    await page.goto(ARTICLE)
    const film = filmOf(page)
    await expect(film).toHaveAttribute('controls')
    await expect(film).toHaveAttribute('poster', /\/imaging\//)
    const box = await film.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  })
})
