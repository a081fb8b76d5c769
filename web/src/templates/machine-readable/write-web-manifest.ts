import { brandOf } from '@menagerie/sites/brand'
import type { RenderContext } from '../../context/render-context.ts'

/** Writes what a phone needs to install the site as an app. With the browser's back button, as the pages have none. */
export function writeWebManifest({ site, links, assets }: RenderContext): string {
  const { name, icons, themeColor } = brandOf(site)
  const start = links.href('')
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    lang: site.iso,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [icons.favicon, ...icons.app].map(({ file, type, size }) => ({
      src: assets.file(file),
      type,
      sizes: size === 'any' ? 'any' : `${size}x${size}`,
    })),
  })
}
