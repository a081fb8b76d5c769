import type { RenderContext } from '../../context/render-context.ts'
import { LocalePopup } from './LocalePopup.tsx'
import { type LocaleChoice, loadLocaleChoice } from './load-locale-choice.ts'

/** On a page, addresses of that page are filled in; here each example links to itself. */
export function loadExampleChoice(ctx: RenderContext): LocaleChoice | undefined {
  const choice = loadLocaleChoice(ctx)
  return choice && { ...choice, links: choice.links.map((link) => ({ ...link, href: `?${link.lang}` })) }
}

const showPopup = (choice: LocaleChoice | undefined) => ({
  isOpen: true,
  show: choice && <LocalePopup {...choice} />,
})

export const localePopupExamples = {
  'of-ours-and-others': (ctx: RenderContext) => {
    const choice = loadExampleChoice(ctx)
    const toLink = (name: string, flag: string) => ({
      name,
      flag: ctx.assets.file(`flags/${flag}.webp`),
      href: `?${flag}`,
    })
    const links = [toLink('Ελλάδα', 'gr'), toLink('Latvija', 'lv'), toLink('Slovensko', 'sk')]
    return showPopup(choice && { ...choice, others: { ...choice.others, links } })
  },
  'of-two': (ctx: RenderContext) => {
    const choice = loadExampleChoice(ctx)
    const none = { label: '', links: [] }
    return showPopup(choice && { ...choice, links: choice.links.slice(0, 2), others: none })
  },
}
