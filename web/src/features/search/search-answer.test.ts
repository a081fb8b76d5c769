import { expect, test } from 'vitest'
import { toContentHits, toProductHits, toSuggestions } from '../../search-client/to-hits.ts'
import { toSearchAnswer } from './search-answer.ts'

const first = {
  hits: [{ objectID: '1' }],
  nbHits: 40,
  nbPages: 3,
  facets: { animal_type: { Dogs: 3 }, flavor: { Fish: 3 } },
}

test('without a choice the offered values equal the counted values', () => {
  const counts = first.facets
  expect(toSearchAnswer([first], {})).toEqual({
    hits: first.hits,
    count: 40,
    pages: 3,
    counts,
    offered: counts,
    total: 40,
    isLoose: false,
  })
})

test('a group with a choice is counted without it, and the offered values do not depend on any choice', () => {
  const animals = { facets: { animal_type: { Dogs: 3, Cats: 9 } } }
  const all = { nbHits: 60, facets: { animal_type: { Dogs: 5, Cats: 10 }, flavor: { Fish: 7, Beef: 8 } } }
  expect(toSearchAnswer([first, animals, all], { animal_type: ['Dogs'] })).toMatchObject({
    counts: { animal_type: { Dogs: 3, Cats: 9 }, flavor: { Fish: 3 } },
    offered: all.facets,
    total: 60,
  })
})

const BANNER_SIZE = { srcSet: '/b.jpg 720w', width: 720, height: 240 }

test('reads whether words were left out, and the redirect and banner of a search rule', () => {
  const renderingContent = {
    redirect: { url: '/hay/' },
    widgets: {
      banners: [{ image: { urls: [{ url: '/b.jpg' }], title: 'Hay', ...BANNER_SIZE }, link: { url: '/hay/' } }],
    },
  }
  expect(toSearchAnswer([{ ...first, queryAfterRemoval: 'hay <em>x</em>', renderingContent }], {})).toMatchObject({
    isLoose: true,
    redirect: '/hay/',
    banner: { image: { src: '/b.jpg', alt: 'Hay', ...BANNER_SIZE }, href: '/hay/' },
  })
})

test('an invalid response gives no answer', () => {
  for (const value of [undefined, null, {}, [], [null], ['x'], [{ hits: 'x' }]]) {
    expect(toSearchAnswer(value, {})).toBeUndefined()
  }
})

test('hits are read field by field, and a hit that cannot be shown is left out', () => {
  const image = { src: '/i', srcSet: '/i 750w', width: 750, height: 750, alt: '' }
  const variants = [{ name: '2 kg', href: '/nl-nl/x/' }, { name: 3 }]
  const hits = [
    { objectID: '1', sku: '1', name: 'Zalm', path: 'hond/zalm-1', animal_type: ['Honden', 'Katten'], image, variants },
    { objectID: '2' },
    7,
  ]
  expect(toProductHits(hits, '/nl-nl/')).toEqual([
    {
      sku: '1',
      name: 'Zalm',
      shortDescription: '',
      href: '/nl-nl/hond/zalm-1/',
      animals: ['Honden', 'Katten'],
      image,
      variants: [{ name: '2 kg', href: '/nl-nl/x/' }],
    },
  ])
  expect(
    toContentHits([{ objectID: 'k', title: 'Start', path: '', type: 'landingpage', tags: ['A', 'B'] }, {}], '/'),
  ).toEqual([{ key: 'k', title: 'Start', shortDescription: '', href: '/', type: 'landingpage', tag: 'A' }])
  expect(toSuggestions([{ query: 'cat food' }, { query: '' }, null])).toEqual(['cat food'])
})
