import type { PreviewMode, PreviewPlace } from '@menagerie/contract/preview'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { escapeHtml } from '../../features/seo/escape-html.ts'

type PreviewPage = {
  script: string
  site: BrandLocale
  prefix: string
  studioOrigin: string | undefined
  mode: PreviewMode
  place?: PreviewPlace | undefined
  /** What the window of a shared link is called besides the page's title. */
  label?: string | undefined
}

/** A page of the site with the script that changes it as an editor types. `prefix`: where the site's addresses begin. */
export function toPreviewHtml(html: string, page: PreviewPage): string {
  const { script, site, prefix, studioOrigin = '', mode, place, label } = page
  const told = { site: site.id, prefix, studio: studioOrigin, mode, ...place }
  const data = Object.entries(told)
    .map(([name, value]) => `data-preview-${name}="${escapeHtml(value)}"`)
    .join(' ')
  const tag = `<meta name="robots" content="noindex, nofollow"><script type="module" src="${escapeHtml(script)}"></script>`
  const named = label === undefined ? html : html.replace('<title>', () => `<title>${escapeHtml(label)}: `)
  return named.replace('<html ', () => `<html ${data} `).replace('</head>', () => `${tag}</head>`)
}
