import { NEAR_M } from '@menagerie/web/features/stores/choose-stores'
import { measureDistance } from '@menagerie/web/features/stores/distance'
import { type FinderVisit, readStatus } from './finder-visit.ts'
import { pressWith } from './hands.ts'

const ANSWER_MS = 15_000

/** Tests the position of the device: shared, not found, refused. It must be requested only when the button is pressed, and must stay on the device. */
export async function takeNearMe(visit: FinderVisit): Promise<void> {
  const { page, place, hand, stores, parts, t, looks, expect } = visit
  const here = stores.find(({ position }) => position)?.position
  if (hand === undefined || here === undefined) return
  const near = stores.filter(({ position }) => position && measureDistance(here, position) < NEAR_M).length
  const context = page.context()
  const sent: string[] = []
  const hear = (request: { url: () => string; postData: () => string | null }) =>
    sent.push(`${request.url()} ${request.postData() ?? ''}`)
  page.on('request', hear)
  for (const [state, position] of [
    ['shared', { latitude: here.lat, longitude: here.lng }],
    ['not to be found', null],
    ['refused', undefined],
  ] as const) {
    await (position === undefined ? context.clearPermissions() : context.grantPermissions(['geolocation']))
    await context.setGeolocation(position ?? null)
    await page.goto(place.url)
    await pressWith(hand, page.locator('[data-near-me] button'))
    const wanted = {
      shared: t('stores.nearCount', { place: t('stores.yourPosition'), count: String(near) }),
      'not to be found': t('stores.positionFailed'),
      refused: t('stores.positionDenied'),
    }[state]
    const isSaid = await page
      .locator('[data-finder] [role=status]')
      .filter({ hasText: wanted })
      .waitFor({ timeout: ANSWER_MS })
      .then(
        () => true,
        () => false,
      )
    expect(`near me, ${state}: it is said`, isSaid, await readStatus(page))
    expect(`near me, ${state}: stores are listed`, (await parts.stores.count()) > 0)
    const distances = await page.locator('[data-distance]:visible').count()
    expect(`near me, ${state}: distances`, distances > 0 === (state === 'shared'), distances)
    await looks.look(`near me, ${state}`)
  }
  const digits = [here.lat, here.lng].map((degrees) => degrees.toFixed(2))
  const told = sent.filter((text) => digits.every((degrees) => text.includes(degrees)))
  expect('the position stays on the device', told.length === 0, told.join(' '))
  page.removeListener('request', hear)
}
