import { readCookies, writeCookie } from '../../../platform/browser/device-storage.ts'
import { LOCALE_COOKIE } from '../../../platform/locale-cookie.ts'

/** Fragment of links to another domain, so that the choice is known there, too; servers never receive it. */
const SWITCHED = '#switched'

function cookieName(): string {
  return LOCALE_COOKIE.nameOf(document.documentElement.dataset.brand ?? '')
}

export const hasChosenLocale = (): boolean => `; ${readCookies()}`.includes(`; ${cookieName()}=`)

/** Records that the visitor has chosen a locale, or to stay: no page asks again (spec §4). */
export function rememberChoice(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writeCookie(`${cookieName()}=1; Max-Age=${LOCALE_COOKIE.maxAgeS}; Path=/; SameSite=Lax${secure}`)
}

/** Must be called when a link to another locale is followed. */
export function rememberSwitch(link: HTMLAnchorElement): void {
  rememberChoice()
  if (link.origin !== location.origin) link.hash = SWITCHED
}

/** Adopts a choice that was made on another domain. */
export function receiveSwitch(): void {
  if (location.hash !== SWITCHED) return
  rememberChoice()
  history.replaceState(history.state, '', location.pathname + location.search)
}
