import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'
import { writeFeed } from './write-feed.ts'

const FEED = {
  title: 'Blog | Tailwell',
  description: 'Blog',
  language: 'nl-NL',
  url: 'https://a.example/blog/',
  self: 'https://a.example/blog/feed.xml',
}

test('a feed has its own address, the address of its page, and its items', () => {
  const item = {
    title: 'Cats & <dogs>',
    url: 'https://a.example/blog/cats/',
    description: 'Both "at once"',
    categories: ['Cats', 'R&D'],
    published: '2026-02-03T23:30:00-02:00',
  }
  expect(writeFeed({ ...FEED, items: [item] }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Blog | Tailwell</title>',
    '<link>https://a.example/blog/</link>',
    '<description>Blog</description>',
    '<language>nl-NL</language>',
    '<atom:link href="https://a.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
    '<item>',
    '<title>Cats &amp; &lt;dogs&gt;</title>',
    '<link>https://a.example/blog/cats/</link>',
    '<description>Both &quot;at once&quot;</description>',
    '<category>Cats</category>',
    '<category>R&amp;D</category>',
    '<guid isPermaLink="true">https://a.example/blog/cats/</guid>',
    '<pubDate>Wed, 04 Feb 2026 01:30:00 GMT</pubDate>',
    '</item>',
    '</channel></rss>',
    '',
  ])
})

test('missing fields are left out', () => {
  const xml = writeFeed({ ...FEED, items: [{ title: 'A', url: 'https://a.example/a/', categories: [] }] })
  expect(xml).not.toMatch(/<(?:pubDate|category)/)
  expect(xml.match(/<description>/g)).toHaveLength(1)
})

test('characters that XML forbids are removed or replaced, other unusual characters are kept', () => {
  expect(escapeXml('a\u0000\u0008\u000b\u001b\uffff\ud800b\t\n\u00a0🐈')).toBe('a\ufffdb\t\n\u00a0🐈')
})
