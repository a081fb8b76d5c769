import { CHOICE_EVENT, readChoice } from '../../../platform/browser/stored-choice.ts'

/** Loads no further script, not even of the site, before a press or a consent. */
export function startEmbeds(): void {
  if (document.querySelector('[data-embed]') === null) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-embed-offer] button') : null
    if (button !== null) void import('./embeds-in-page.ts').then((each) => each.loadAskedEmbed(button))
  })
  const show = () => void import('./embeds-in-page.ts').then((each) => each.followChoice())
  if (readChoice().allowed.length > 0) show()
  else document.addEventListener(CHOICE_EVENT, show, { once: true })
}
