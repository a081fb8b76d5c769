import { DEVICE_KEPT_DAYS, RESET_MINUTES, SESSION_MAX_S } from '@menagerie/contract/accounts'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'
import { CHOICE_KEPT_MONTHS, toChoiceKey } from '../../platform/browser/stored-choice.ts'
import { deviceCookieName } from '../../platform/device-cookie.ts'
import { toDraftKey } from '../../platform/draft-key.ts'
import { listKeptItems } from '../../platform/kept-products-keys.ts'
import { CONFIRM_COOKIE, DATA_LINK_COOKIE, LINK_KEPT_MINUTES } from '../../platform/link-cookie.ts'
import { LOCALE_COOKIE } from '../../platform/locale-cookie.ts'
import { toPlaceItem } from '../../platform/place-memory.ts'
import { toRecentSearchesKey } from '../../platform/recent-searches-key.ts'
import { resetCookieName } from '../../platform/reset-cookie.ts'
import type { StoredItem } from '../../platform/services/stored-item.ts'
import { sessionCookieName } from '../../platform/session-cookie.ts'

const DAY_S = 86_400
const HOUR_S = 3_600

/**
 * Lists everything that the site itself stores on a visitor's device. All of it is needed for what the visitor asks
 * for, so none needs consent. Code that stores something must be listed here.
 */
export function listOwnItems({ site, services }: RenderContext): StoredItem[] {
  const choice: StoredItem = {
    name: toChoiceKey(site.brand),
    where: 'browser',
    lasts: [CHOICE_KEPT_MONTHS, 'month'],
    purpose: 'choice',
  }
  // Spec §9: set when the visitor chooses a country or closes the question about it.
  const country: StoredItem = {
    name: LOCALE_COOKIE.nameOf(site.brand),
    where: 'cookie',
    lasts: [LOCALE_COOKIE.maxAgeS / DAY_S, 'day'],
    purpose: 'country',
  }
  // Draft of a form, so that a reload loses no text.
  const draft: StoredItem = { name: toDraftKey(site.brand, '*'), where: 'browser', lasts: 'visit', purpose: 'draft' }
  const searches: StoredItem = {
    name: toRecentSearchesKey(site.brand, '*'),
    where: 'browser',
    lasts: 'deleted',
    purpose: 'searches',
  }
  // Without services there is no choice to store.
  const always = [
    country,
    draft,
    toPlaceItem(site.brand),
    searches,
    ...listKeptItems(site.brand),
    ...toAccountItems(site.brand),
  ]
  return services.length > 0 ? [choice, ...always] : always
}

/** Cookies of business customers, by their names on real domains. */
function toAccountItems(brand: BrandKey): StoredItem[] {
  const options = { https: true }
  return [
    {
      name: sessionCookieName(brand, options),
      where: 'cookie',
      lasts: [SESSION_MAX_S / HOUR_S, 'hour'],
      purpose: 'session',
    },
    { name: resetCookieName(brand, options), where: 'cookie', lasts: [RESET_MINUTES, 'minute'], purpose: 'reset' },
    ...[CONFIRM_COOKIE, DATA_LINK_COOKIE].map(
      (cookie): StoredItem => ({
        name: cookie.nameOf(brand, options),
        where: 'cookie',
        lasts: [LINK_KEPT_MINUTES, 'minute'],
        purpose: 'link',
      }),
    ),
    { name: deviceCookieName(brand, options), where: 'cookie', lasts: [DEVICE_KEPT_DAYS, 'day'], purpose: 'device' },
  ]
}
