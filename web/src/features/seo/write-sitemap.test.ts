import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const parse = (xml: string) => xml.split('\n')

test('an entry has its address, its alternates and its picture in the order of the schema', () => {
  const xml = writeSitemap([
    {
      url: 'https://a.example/dogs/',
      alternates: [
        { hreflang: 'en-US', href: 'https://a.example/dogs/' },
        { hreflang: 'x-default', href: 'https://a.example/dogs/' },
      ],
      image: 'https://a.example/imaging/1/750x750/2',
      lastmod: '2026-11-22T10:00:00Z',
    },
    { url: 'https://a.example/', alternates: [] },
  ])
  expect(parse(xml)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    expect.stringMatching(
      /^<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml=".*" xmlns:image=".*">$/,
    ),
    '<url><loc>https://a.example/dogs/</loc><lastmod>2026-11-22T10:00:00Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en-US" href="https://a.example/dogs/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/dogs/"/>' +
      '<image:image><image:loc>https://a.example/imaging/1/750x750/2</image:loc></image:image></url>',
    '<url><loc>https://a.example/</loc></url>',
    '</urlset>',
    '',
  ])
})

test('characters with a meaning in XML are escaped', () => {
  const [address] = [`https://a.example/?a=1&b='"<>`]
  const xml = writeSitemap([{ url: address, alternates: [{ hreflang: 'nl', href: address }], image: address }])
  expect(xml.split('https://a.example/?a=1&amp;b=&#39;&quot;&lt;&gt;')).toHaveLength(4)
  expect(writeSitemapIndex([address])).toContain('<loc>https://a.example/?a=1&amp;b=&#39;&quot;&lt;&gt;</loc>')
})

test('a sitemap index lists its sitemaps in order', () => {
  expect(parse(writeSitemapIndex(['https://a.example/1.xml', 'https://a.example/2.xml'])).slice(2)).toEqual([
    '<sitemap><loc>https://a.example/1.xml</loc></sitemap>',
    '<sitemap><loc>https://a.example/2.xml</loc></sitemap>',
    '</sitemapindex>',
    '',
  ])
})
