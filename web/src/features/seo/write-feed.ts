import { escapeXml } from './escape-xml.ts'

export type FeedItem = {
  title: string
  /** Absolute; also identifies the item. */
  url: string
  description?: string
  categories: readonly string[]
  /** ISO 8601. */
  published?: string
}

/** Addresses are absolute. */
export type FeedView = {
  title: string
  description: string
  /** BCP 47. */
  language: string
  /** The page whose news these are, and the feed itself. */
  url: string
  self: string
  items: readonly FeedItem[]
}

/** RSS 2.0. */
export function writeFeed({ title, description, language, url, self, items }: FeedView): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(writeItem),
    '</channel></rss>\n',
  ].join('')
}

function writeItem({ title, url, description, categories, published }: FeedItem): string {
  return [
    '<item>\n',
    element('title', title),
    element('link', url),
    description === undefined ? '' : element('description', description),
    ...categories.map((category) => element('category', category)),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>\n`,
    // `toUTCString` has the format of RFC 822, with the four-digit year that RSS requires.
    published === undefined ? '' : element('pubDate', new Date(published).toUTCString()),
    '</item>\n',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`
}
