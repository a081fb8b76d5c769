/**
 * Kinds of documents that a file may contain besides products, and the fields that identify a row. Every kind can also
 * be identified by `id`.
 */
export const DOCUMENT_KINDS = {
  pages: { noun: 'page', keys: ['site', 'path'] },
  articles: { noun: 'article', keys: ['site', 'path'] },
  jobs: { noun: 'job', keys: ['site', 'path'] },
  redirects: { noun: 'redirect', keys: ['site', 'from'] },
  categories: { noun: 'category', keys: ['site', 'code'] },
  terms: { noun: 'term', keys: ['vocabulary', 'code'] },
  stores: { noun: 'store', keys: ['name', 'postal_code'] },
  customers: { noun: 'customer', keys: ['brand', 'email'] },
} as const satisfies Readonly<Record<string, { noun: string; keys: readonly string[] }>>
export type DocumentKind = keyof typeof DOCUMENT_KINDS

export const IMPORT_KINDS = [
  'products',
  'pages',
  'articles',
  'jobs',
  'redirects',
  'categories',
  'terms',
  'stores',
  'customers',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
