import { fixedPagePath } from '@menagerie/brands/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { TRAY_CLASS } from '../../features/products/kept-classes.ts'
import type { ProductWords } from '../../features/products/product-words.ts'
import { MAX_COMPARED } from '../../features/products/to-comparison.ts'

/** For the scripts that keep products on the device (`features/products/compare-tray.ts`, `show-seen.ts`). */
export function loadProductWords({ site, links, t, assets }: RenderContext): ProductWords {
  return {
    compare: links.href(fixedPagePath(site, 'compare')),
    most: MAX_COMPARED,
    texts: {
      add: t('compare.add'),
      remove: t('compare.remove'),
      clear: t('compare.clear'),
      full: t('compare.full'),
      title: t('compare.title'),
      seen: t('seen.title'),
      forget: t('seen.forget'),
    },
    styles: assets.stylesOf(`<i class="${TRAY_CLASS}">`),
  }
}
