import { expect, test } from 'vitest'
import { readPageTree } from '../crawl/page-tree.ts'
import { findStrayTextsInTree } from './find-stray-texts.ts'

const toStray = (body: string, title = '⟦Ťíťĺé⟧') =>
  findStrayTextsInTree(
    readPageTree(`<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`),
    {
      texts: ['Crunchy kibble', 'Primer Baño', 'Crunchy'],
      units: ['kr.', 'kB', 'dage', 'año'],
      names: ['Drops, 2 to 10 kg'],
    },
  )

test('texts of editors and catalogues, dates and prices are not stray texts', () => {
  expect(
    toStray(
      '<p>Crunchy kibble</p><p>⟦Ŕéád <a>óń</a> wwww⟧</p><time>5 MAY 2026</time><p>12 kr.</p><p>PDF, 18 kB</p><th><code>a_cookie</code></th><td>365 dage</td><p>Primer Baño 200 año</p>',
    ),
  ).toEqual([])
})

test('the end of a product name is accepted as a variant, but another part of the name is a stray text', () => {
  expect(toStray('<a>2 to 10 kg</a><a>Drops</a>')).toEqual(['Drops'])
})

test('stray texts are found in the body, in alternative texts and in the title', () => {
  expect(toStray('<p>Read on</p><img alt="A picture">', 'Welcome')).toEqual(['A picture', 'Welcome', 'Read on'])
})
