import { expect, test } from 'vitest'
import { parseSitemap, parseSitemapIndex } from './parse-sitemap.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const OPENING = '<urlset xmlns="a" xmlns:xhtml="b" xmlns:image="c">\n'
const toXml = (...lines: string[]) => `${HEAD}${OPENING}${lines.map((line) => `${line}\n`).join('')}</urlset>\n`
const IMAGE = '<image:image><image:loc>https://a.example/i</image:loc></image:image>'
const LINK = '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://a.example/?a&amp;b"/>'
const LOC = '<loc>https://a.example/</loc>'

test('the addresses of a sitemap are read with their alternates, pictures and dates', () => {
  expect(
    parseSitemap(toXml(`<url>${LOC}<lastmod>2026-11-22</lastmod>${LINK}${IMAGE}</url>`, `<url>${LOC}</url>`)),
  ).toEqual([
    {
      url: 'https://a.example/',
      alternates: new Map([['nl-NL', 'https://a.example/?a&b']]),
      image: 'https://a.example/i',
      lastmod: '2026-11-22',
    },
    { url: 'https://a.example/', alternates: new Map(), image: undefined, lastmod: undefined },
  ])
})

test.each([
  ['a list without addresses', toXml()],
  ['an entry with its elements in another order', toXml(`<url>${LINK}${LOC}</url>`)],
  ['an unescaped ampersand', toXml('<url><loc>https://a.example/?a&b</loc></url>')],
  ['a file without its closing tag', `${HEAD}${OPENING}<url>${LOC}</url>\n`],
  ['an HTML page', '<!doctype html>\n<html></html>\n'],
])('%s is not read as a sitemap', (_, xml) => expect(parseSitemap(xml)).toBeUndefined())

test('a sitemap index is read as a list of addresses, and not as a sitemap', () => {
  const xml = `${HEAD}<sitemapindex xmlns="a">\n<sitemap>${LOC}</sitemap>\n</sitemapindex>\n`
  expect(parseSitemapIndex(xml)).toEqual(['https://a.example/'])
  expect(parseSitemap(xml)).toBeUndefined()
})
