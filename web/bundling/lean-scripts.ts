import type { Plugin } from 'vite'

/** An import as Vite wraps it; matches the innermost first, as they may be nested. */
const WRAPPED_IMPORT = /__vitePreload\(\(\) => ((?:(?!__vitePreload\()[\s\S])*?),\s*__VITE_PRELOAD__\)/g

/** Removes what Vite wraps around each import for preloading and late styles: the site uses neither. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  // Removed at the end, as nothing calls it any more; Vite's own has side effects and would stay.
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

/** Imports only the class names that a module uses: from a whole object of them, none could be removed. */
export const usedClasses: Plugin = {
  name: 'used-classes',
  enforce: 'pre',
  transform: (code) =>
    code.includes('.module.css') ? { code: code.replace(STYLES_IMPORT, 'import * as $1 from $2'), map: null } : null,
}
