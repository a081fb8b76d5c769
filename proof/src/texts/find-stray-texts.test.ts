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

test('texts of editors and of catalogues are no strays, nor are dates and prices', () => {
  expect(
    toStray(
      '<p>Crunchy kibble</p><p>⟦Ŕéád <a>óń</a> wwww⟧</p><time>5 MAY 2026</time><p>12 kr.</p><p>PDF, 18 kB</p><th><code>a_cookie</code></th><td>365 dage</td><p>Primer Baño 200 año</p>',
    ),
  ).toEqual([])
})

test('what tells variants apart is the end of a name, not any part of it', () => {
  expect(toStray('<a>2 to 10 kg</a><a>Drops</a>')).toEqual(['Drops'])
})

test('a typed text is found where people see it, hear it or read it in a list of results', () => {
  expect(toStray('<p>Read on</p><img alt="A picture">', 'Welcome')).toEqual(['A picture', 'Welcome', 'Read on'])
})
