type Attempt = { method: string; path: string; body?: unknown; allowed: readonly number[] }

const PAGE = '/api/pages/PAGE?overwrite=true'
const ODD_VALUES: readonly object[] = [
  { title: { a: 1 } },
  { title: ['a'] },
  { title: 'a\0b' },
  { _status: 'x' },
  { template: { a: 1 } },
  { main: 'x' },
  { main: ['x'] },
  { main: [{ blockType: 'NoSuchBlock' }] },
  { main: [{ blockType: 'BlockQuote', text: { a: 1 } }] },
  { filterAttributes: ['NoSuchFacet'] },
  { alsoWatchLink: 'x' },
  { alsoWatchLink: { type: 'x' } },
  { created: 'x' },
  { image: '00000000-0000-4000-8000-000000000000' },
]
const ODD_QUERIES = [
  'limit=-1',
  'limit=1&limit=2',
  'depth=1&depth=2',
  'limit[]=1',
  'sort[0]=title',
  'where[title][equals]=a&where[title][equals]=b',
  'overwrite=true&overwrite=true',
  'where[title][equals]=%00',
  'where={"title":{"equals":{"a":1}}}',
  'where[or][title][equals]=a',
]
const WITHOUT_VERSIONS = ['users', 'payload-jobs', 'payload-locked-documents', 'payload-preferences']

/** Requests that a signed-in user sends by mistake or on purpose. Each must be refused with a sentence, and none may be an error of the server. */
export const SIGNED_IN: readonly Attempt[] = [
  ...ODD_VALUES.flatMap((body): Attempt[] =>
    ['', '&draft=true', '&draft=true&autosave=true'].map((query) => ({
      method: 'PATCH',
      path: `${PAGE}${query}`,
      body,
      allowed: [400],
    })),
  ),
  ...ODD_QUERIES.map((query): Attempt => ({ method: 'GET', path: `/api/pages?${query}`, allowed: [400] })),
  ...WITHOUT_VERSIONS.map((slug): Attempt => ({ method: 'GET', path: `/api/${slug}/versions`, allowed: [403, 404] })),
]

/** Reads that would use up the process. They must be reduced or refused. */
export const GREEDY_READS = [
  '/api/pages?limit=1&depth=10',
  '/api/pages?limit=0&depth=10',
  '/api/pages?limit=100000',
  '/api/pages?pagination=false&depth=5',
  '/api/product-facts?limit=100000&depth=9',
  '/api/media?limit=0',
]

const SLUGS = ['pages', 'users', 'customers', 'submissions', 'media', 'payload-preferences', 'payload-jobs']

/** Filters that match some documents and none. Different answers would reveal which documents exist. */
const QUESTIONS = ['where[id][not_equals]=x', 'where[id][equals]=x']

/** Requests without a session. They must reveal no structure, read nothing, and change nothing. */
export const STRANGERS: readonly Attempt[] = SLUGS.flatMap((slug): Attempt[] => [
  ...QUESTIONS.flatMap((question): Attempt[] => [
    { method: 'DELETE', path: `/api/${slug}?${question}`, allowed: [401, 403] },
    { method: 'PATCH', path: `/api/${slug}?${question}`, body: { title: 'x' }, allowed: [401, 403] },
  ]),
  // Here preferences have keys, and none without a session.
  ...(slug === 'payload-preferences' ? [] : QUESTIONS).map(
    (question): Attempt => ({ method: 'GET', path: `/api/${slug}/count?${question}`, allowed: [401, 403] }),
  ),
  { method: 'POST', path: `/api/${slug}/access`, body: {}, allowed: [401, 403, 404] },
  { method: 'GET', path: `/api/${slug}`, allowed: [401, 403] },
  { method: 'GET', path: `/api/${slug}/versions`, allowed: [401, 403, 404] },
])

export const SERVER_FUNCTIONS = [
  'constructor',
  'toString',
  '__proto__',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'copy-data-from-locale',
  'schedule-publish',
]
