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
  /** Label in the window title of a shared link, besides the page's title. */
  label?: string | undefined
}

/** Adds to a page the script that changes it as an editor types. `prefix`: the beginning of the site's addresses. */
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
