import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Translate } from '@menagerie/brands/translate'
import { escapeHtml } from '../../features/seo/escape-html.ts'

/** A page with nothing of the site: why there is no preview, in the words of the site. */
export function toMessagePage(site: BrandLocale, title: string, text: string): string {
  return (
    `<!doctype html><html lang="${escapeHtml(site.iso)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`
  )
}

export const endedPage = (site: BrandLocale, t: Translate) =>
  toMessagePage(site, t('preview.ended.title'), t('preview.ended.text'))

export const unreachablePage = (site: BrandLocale, t: Translate) =>
  toMessagePage(site, t('preview.unreachable.title'), t('preview.unreachable.text'))

export const notSentPage = (site: BrandLocale, t: Translate) =>
  toMessagePage(site, t('preview.notSent.title'), t('preview.notSent.text'))
