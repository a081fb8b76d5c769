import { escapeXml } from './escape-xml.ts'
import { type Alternate, toListedAlternates } from './head-view.ts'

/** Addresses are absolute. */
export type SitemapAddress = { url: string; alternates: readonly Alternate[]; image?: string; lastmod?: string }

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const OF_ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const OF_IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** sitemaps.org 0.9 with Google's extensions, whose elements come last. `lastmod` only where the studio sent it (decision 017). */
export function writeSitemap(addresses: readonly SitemapAddress[]): string {
  const lines = addresses.map(writeAddress)
  return `${DECLARATION}<urlset ${NAMESPACE} ${OF_ALTERNATES} ${OF_IMAGES}>\n${lines.join('')}</urlset>\n`
}

function writeAddress({ url, alternates, image, lastmod }: SitemapAddress): string {
  const links = toListedAlternates(alternates).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  )
  const picture = image === undefined ? '' : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`
  const changed = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`
  return `<url><loc>${escapeXml(url)}</loc>${changed}${links.join('')}${picture}</url>\n`
}

export function writeSitemapIndex(sitemaps: readonly string[]): string {
  const lines = sitemaps.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}
