import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { ProductWords } from '../../features/products/product-words.ts'
import { SCRIPTS_CLASS } from '../../features/products/script-classes.ts'
import { MAX_COMPARED } from '../../features/products/to-comparison.ts'

/** Loads the texts of scripts that load on demand (`features/products/browser/compare-tray.ts`, `show-seen.ts`, `enlarge-picture.ts`). */
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
      previous: t('product.previousImage'),
      next: t('product.nextImage'),
      zoom: t('product.zoom'),
      close: t('dialog.close'),
    },
    styles: assets.stylesOf(`<i class="${SCRIPTS_CLASS}">`),
  }
}
