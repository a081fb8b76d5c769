import { afterPaint } from '../../../platform/browser/after-paint.ts'
import styles from '../LocalePopup.module.css'
import type { LocaleSuggestion } from '../suggestion.ts'
import { rememberChoice, rememberSwitch } from './locale-memory.ts'

type Content = { text: string; stay: string; choices: HTMLElement[] }

/** Without a suggestion, uses the texts of the locale popup. */
function toContent(popup: HTMLElement, suggestion: LocaleSuggestion | undefined): Content {
  const title = document.getElementById(`${popup.id}-title`)?.textContent ?? ''
  const close = popup.querySelector('button')?.getAttribute('aria-label') ?? ''
  const { text, stay, offers } = suggestion ?? { text: title, stay: close, offers: [] }
  const choices = offers.flatMap(({ lang, label }) => {
    const there = popup.querySelector<HTMLAnchorElement>(`a[lang="${lang}"]`)
    if (there === null) return []
    const link = element('a', '', { class: styles.link, href: there.href, lang })
    const flag = there.querySelector('img')?.cloneNode() ?? ''
    link.append(flag, label)
    link.addEventListener('click', () => rememberSwitch(link))
    link.addEventListener('auxclick', () => rememberSwitch(link))
    return [link]
  })
  if (choices.length > 0) return { text, stay, choices }
  const choose = element('button', title, { class: styles.link, type: 'button' })
  choose.addEventListener('click', () => popup.showPopover?.())
  return { text, stay, choices: [choose] }
}

/** Checks again after a focus: content with late layout may move the focused element once more. */
const LOOKS_MS = [50, 250, 1_000]

/** Shows a box that is not modal: it takes no focus, but comes before the page in the order of keyboard and screen reader. */
export function showSuggestion(popup: HTMLElement, suggestion: LocaleSuggestion | undefined) {
  const { text, stay, choices } = toContent(popup, suggestion)
  const box = element('div', '', {
    class: `${styles.popup} ${styles.suggestion}`,
    role: 'dialog',
    // Makes other elements at the same edge move away.
    'data-country-question': '',
    'aria-label': text,
  })
  const words = element('p', text, { role: 'status' })
  const stayHere = element('button', stay, { class: styles.link, type: 'button' })
  box.append(words, ...choices, stayHere)
  document.querySelector('header, main')?.before(box)
  // A status is announced when its text is set again; setting it only now would move the buttons.
  requestAnimationFrame(() => words.replaceChildren(text))

  // Adds room below the page, so that a focused element is never hidden behind the box.
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const { top } = box.getBoundingClientRect()
    style.scrollPaddingBlockEnd = style.paddingBlockEnd = `${Math.ceil(innerHeight - top)}px`
  })
  observer.observe(box)
  // Browsers compute the scroll position of a focused element before its surroundings are laid out, so it may end behind the box.
  const onFocus = ({ target }: FocusEvent) => {
    const look = () => uncover(target, box)
    addEventListener('scrollend', look, { once: true })
    for (const ms of LOOKS_MS) setTimeout(look, ms)
  }
  document.addEventListener('focusin', onFocus)

  const close = () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    // Deferred, as it causes a layout of the whole page.
    afterPaint(() => {
      style.scrollPaddingBlockEnd = style.paddingBlockEnd = ''
    })
    if (box.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    box.remove()
  }
  const onStay = () => {
    rememberChoice()
    close()
  }
  stayHere.addEventListener('click', onStay)
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && onStay())
  return { close }
}

function uncover(target: EventTarget | null, box: HTMLElement): void {
  // The box may be closed by then.
  if (!box.isConnected || !(target instanceof Element)) return
  if (box.contains(target) || document.activeElement !== target) return
  const behind = target.getBoundingClientRect().bottom - box.getBoundingClientRect().top
  if (behind > 0) scrollBy({ top: behind, behavior: 'instant' })
}

function element<Name extends 'a' | 'button' | 'div' | 'p'>(
  name: Name,
  text: string,
  attributes: Readonly<Record<string, string | undefined>>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value = ''] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(text)
  return made
}
