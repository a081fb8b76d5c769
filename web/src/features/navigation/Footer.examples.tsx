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

export const footerExamples = {
  usual: toShow({ ...ENGLISH, footer: [...ENGLISH.footer, SOCIAL] }),
  german: toShow({ ...GERMAN, footer: [...GERMAN.footer, SOCIAL] }),
  cyrillic: toShow(CYRILLIC, NOTICE),
  'no-menus': (ctx: RenderContext) => ({ show: <Footer {...loadFooter(withMenus(ctx, {}))} /> }),
}
