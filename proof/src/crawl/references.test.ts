import { expect, it } from 'vitest'
import { readPageTree } from './page-tree.ts'
import { findPageReferences, findStyleReferences } from './references.ts'

const PAGE = 'http://localhost:3000/nl-nl/'

const findAll = (html: string) =>
  findPageReferences(readPageTree(html), PAGE).references.map(
    ({ kind, url }) => `${kind} ${url.slice(PAGE.length - 7)}`,
  )

it('finds every address that a page refers to', () => {
  const html = `<!doctype html><html><head>
    <link rel="stylesheet" href="/a.css"><link rel="canonical" href="/nl-nl/"><link rel="icon" href="/a.png">
    <link rel="alternate" hreflang="nl-NL" href="/nl-nl/"><link rel="manifest" href="/m"><link rel="alternate" type="application/rss+xml" href="/feed"><script src="/a.js"></script>
    <link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="image" imagesrcset="/p/1 100w, /p/2 200w"><meta property="og:image" content="/og">
    </head><body><header><a href="/nl-nl/hond/">Hond</a></header>
    <main><a href="kat/#voer">Kat</a><form action="/zoek/"></form>
    <picture><source srcset="/p/3 1x, /p/4 2x"><img src="/p/5" srcset="/p/6 300w" alt=""></picture></main></body></html>`
  expect(findAll(html)).toEqual(
    [
      'style a.css',
      'canonical nl-nl/',
      'icon a.png',
      'hreflang nl-nl/',
      'link m',
      'link feed',
      'script a.js',
      'font f.woff2',
      'picture p/1',
      'picture p/2',
      'picture og',
      'menu link nl-nl/hond/',
      'link nl-nl/kat/#voer',
      'form zoek/',
      'picture p/3',
      'picture p/4',
      'picture p/5',
      'picture p/6',
    ].map((line) => line.replace(/ (?=\S+$)/, ' /')),
  )
})

it('reports addresses that are invalid or empty', () => {
  const { broken } = findPageReferences(readPageTree('<a href="http://[">x</a><a href="">y</a>'), PAGE)
  expect(broken).toHaveLength(2)
})

it('finds the fonts and pictures of a style sheet, except embedded data', () => {
  const css = `@font-face{src:url(/a.woff2)} .b{background:url("b.svg")} .c{background:url('data:image/png;base64,x')}`
  expect(findStyleReferences(css, 'http://localhost:3000/assets/page.css')).toEqual([
    'http://localhost:3000/a.woff2',
    'http://localhost:3000/assets/b.svg',
  ])
})
