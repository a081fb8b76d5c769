import { readCookies, writeCookie } from '../../../platform/browser/device-storage.ts'
import { LOCALE_COOKIE } from '../../../platform/locale-cookie.ts'

/** What a link to another domain carries, so that the choice is known there, too; no server ever sees it. */
const SWITCHED = '#switched'

function cookieName(): string {
  return LOCALE_COOKIE.nameOf(document.documentElement.dataset.brand ?? '')
}

export const hasChosenLocale = (): boolean => `; ${readCookies()}`.includes(`; ${cookieName()}=`)

/** The person has chosen a locale, or to stay: no page asks again (spec §4). */
export function rememberChoice(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writeCookie(`${cookieName()}=1; Max-Age=${LOCALE_COOKIE.maxAgeS}; Path=/; SameSite=Lax${secure}`)
}

/** To be called when a link to another locale is followed. */
export function rememberSwitch(link: HTMLAnchorElement): void {
  rememberChoice()
  if (link.origin !== location.origin) link.hash = SWITCHED
}

/** Takes over a choice made on another domain. */
export function receiveSwitch(): void {
  if (location.hash !== SWITCHED) return
  rememberChoice()
  history.replaceState(history.state, '', location.pathname + location.search)
}
