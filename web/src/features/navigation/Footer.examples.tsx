import type { RenderContext } from '../../context/render-context.ts'
import { Footer } from './Footer.tsx'
import { loadFooter } from './load-footer.ts'
import { SOCIAL, toSeal, withMenus } from './testing/example-menus.ts'
import { CYRILLIC, ENGLISH, GERMAN } from './testing/menus-by-language.ts'

type Menus = Parameters<typeof withMenus>[1]

const toShow =
  ({ footer = [], bottom = [] }: Menus, disclaimer?: string) =>
  (ctx: RenderContext) => {
    const view = loadFooter(withMenus(ctx, { footer, bottom }, toSeal(ctx)))
    return { show: <Footer {...view} {...(disclaimer && { disclaimer })} /> }
  }

const NOTICE =
  'Communication à caractère promotionnel sur des médicaments vétérinaires, destinée aux résidents français uniquement.'

const withNewsletter = (ctx: RenderContext) => {
  const newsletter = {
    title: 'Einmal im Monat, aus einem Haus voller Tiere',
    text: 'Rat für die Jahreszeit und Neues.',
    to: { href: '#newsletter' },
    button: 'Newsletter abonnieren',
  }
  return { show: <Footer {...loadFooter(withMenus(ctx, GERMAN, toSeal(ctx)))} newsletter={newsletter} /> }
}

export const footerExamples = {
  usual: toShow({ ...ENGLISH, footer: [...ENGLISH.footer, SOCIAL] }),
  german: toShow({ ...GERMAN, footer: [...GERMAN.footer, SOCIAL] }),
  cyrillic: toShow(CYRILLIC, NOTICE),
  newsletter: withNewsletter,
  'no-menus': (ctx: RenderContext) => ({ show: <Footer {...loadFooter(withMenus(ctx, {}))} /> }),
}
