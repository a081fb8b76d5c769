import type { RenderContext } from '../../context/render-context.ts'
import { loadHeader } from './load-header.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { withMenus } from './testing/example-menus.ts'
import { CYRILLIC, ENGLISH, GERMAN } from './testing/menus-by-language.ts'

const toShow = (menus: Parameters<typeof withMenus>[1]) => (ctx: RenderContext) => {
  const { phoneMenu } = loadHeader(withMenus(ctx, menus))
  return {
    isOpen: true,
    show: (
      <header>
        <PhoneMenu {...phoneMenu} />
      </header>
    ),
  }
}

export const phoneMenuExamples = { english: toShow(ENGLISH), german: toShow(GERMAN), cyrillic: toShow(CYRILLIC) }
