import type { Plugin } from 'vite'

/** An import as Vite wraps it; the innermost first, as one may stand in another. */
const WRAPPED_IMPORT = /__vitePreload\(\(\) => ((?:(?!__vitePreload\()[\s\S])*?),\s*__VITE_PRELOAD__\)/g

/** Nothing is preloaded and no style is loaded late, so what Vite wraps around each import for both is left out. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  // Left out at the end, as nothing calls it any more; Vite's own has effects and would stay.
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk(code) {
    let plain = code
    for (let before = ''; before !== plain; ) {
      before = plain
      plain = plain.replace(WRAPPED_IMPORT, '$1')
    }
    return plain === code ? null : { code: plain, map: null }
  },
}

const STYLES_IMPORT = /^import (\w+) from ('[^']+\.module\.css')/gm

/** Takes over only the class names that a module uses: of an object of all of them none could be left out. */
export const usedClasses: Plugin = {
  name: 'used-classes',
  enforce: 'pre',
  transform: (code) =>
    code.includes('.module.css') ? { code: code.replace(STYLES_IMPORT, 'import * as $1 from $2'), map: null } : null,
}
