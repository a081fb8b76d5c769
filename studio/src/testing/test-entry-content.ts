const SITE = { site: 'tailwell/nl_NL', translationGroup: 'group-1' }

/** Only the required values of every kind, as the importer or an early version may have stored it. */
export const bare = {
  ...SITE,
  id: 'doc-1',
  path: 'advies/gebit',
  title: ' Gebit ',
  subTitle: '',
  metaTitle: null,
  main: null,
}

export const shared = {
  title: 'Gebit',
  tags: [],
  showAuthor: false,
  showDate: false,
  robots: { index: true, follow: true },
  translationGroup: 'group-1',
}

export const full = {
  ...bare,
  title: 'Gebit',
  subTitle: 'Elke dag poetsen',
  shortDescription: 'Zo blijft het gezond.',
  image: 'media-1',
  phoneOnlyImage: { id: 'media-2' },
  imageAlt: 'Een hond',
  tags: ['puppies', 'german-only', 'salmon', 'gone', 'puppies'],
  author: 'author-1',
  showAuthor: true,
  showDate: true,
  created: '2026-11-20T12:00:00.000Z',
  metaTitle: 'Gezond gebit',
  metaDescription: 'Alles over poetsen',
  metaImage: 'media-3',
  robots: { index: false, follow: true },
}
const { main: _main, id: _id, site: _site, path: _path, ...fullShared } = full
export const publishedShared = {
  ...fullShared,
  phoneOnlyImage: 'media-2',
  tags: [{ code: 'puppies', displayName: 'Puppy’s' }],
}

export const toTestRichText = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
export const words = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
export const badBlock = { main: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '1' }] }
