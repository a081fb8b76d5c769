import { afterIdle } from '../../../platform/browser/moments.ts'
import { LOCALE_POPUP_ID } from '../locale-popup-id.ts'
import { hasChosenLocale, receiveSwitch, rememberSwitch } from './locale-memory.ts'
import { suggestLocale } from './suggest-locale.ts'

/** Adds to the locale popup what HTML cannot do, and offers another locale to visitors that have never chosen one. */
export function startLocaleSwitch(): void {
  const popup = document.getElementById(LOCALE_POPUP_ID)
  if (popup === null) return
  receiveSwitch()
  const onFollow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]')
    if (link) rememberSwitch(link)
  }
  popup.addEventListener('click', onFollow)
  // Also a middle click, which opens a tab.
  popup.addEventListener('auxclick', onFollow)
  // Closes the popup so that it does not cover the focused element.
  popup.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !popup.contains(relatedTarget)) popup.hidePopover?.()
  })
  if (!hasChosenLocale()) whenQuiet(() => suggestLocale(popup))
}

/** Waits until the page has loaded and the browser is idle. */
function whenQuiet(go: () => void): void {
  const onLoad = () => afterIdle(go)
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}
