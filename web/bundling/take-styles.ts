import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SITE } from './shared-config.ts'

/** Takes styles out of the bundle and keeps them in `found` by their path below `web/`; removes the scripts around them, which no page uses. */
export function takeStyles(found: Map<string, string>): Plugin {
  return {
    name: 'take-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'asset' && name.endsWith('.css')) {
            const css = withoutOldNames(String(file.source))
            // Files with the same bytes, such as the fonts of two brands, are one asset with several names.
            for (const source of file.originalFileNames) found.set(relative(SITE, resolve(SITE, source)), css)
          }
          if (/\.(?:css|js)$/.test(name)) delete bundle[name]
        }
      },
    },
  }
}

/** Removes prefixed duplicates: Safari supports unprefixed `hyphens` since 17, and Firefox does not inflate text sizes; both forms cost bytes (goal P3). */
const withoutOldNames = (css: string) => css.replaceAll(/-webkit-hyphens:auto;|-moz-text-size-adjust:none;/g, '')
