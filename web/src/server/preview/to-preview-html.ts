import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { escapeHtml } from '../../features/seo/escape-html.ts'

type PreviewPage = { script: string; site: BrandLocale; prefix: string }

/** A page of the site with the script that changes it as an editor types. `prefix`: where the site's addresses begin. */
export function toPreviewHtml(html: string, { script, site, prefix }: PreviewPage): string {
  const data = `data-preview-site="${escapeHtml(site.id)}" data-preview-prefix="${escapeHtml(prefix)}"`
  const tag = `<meta name="robots" content="noindex, nofollow"><script type="module" src="${escapeHtml(script)}"></script>`
  return html.replace('<html ', `<html ${data} `).replace('</head>', `${tag}</head>`)
}
