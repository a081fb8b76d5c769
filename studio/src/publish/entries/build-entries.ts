import { type Lookup, withLookup } from '../parts/lookup.ts'
import { redirectTransformer } from '../redirects/redirect-transformer.ts'
import type { PublishedCollection } from '../state/published-collection.ts'
import {
  factsIdOf,
  isPublished,
  loadSkus,
  loadTerms,
  type PublishRequest,
  readByIds,
  type StoredDocument,
} from '../state/stored-documents.ts'
import { articleToEntries } from '../to-entries/article-to-entries.ts'
import { authorToEntries } from '../to-entries/author-to-entries.ts'
import { categoryToEntries } from '../to-entries/category-to-entries.ts'
import { filmToEntries } from '../to-entries/film-to-entries.ts'
import { jobToEntries } from '../to-entries/job-to-entries.ts'
import { leafletToEntries } from '../to-entries/leaflet-to-entries.ts'
import { mediaToEntries } from '../to-entries/media-to-entries.ts'
import { menuToEntries } from '../to-entries/menu-to-entries.ts'
import { pageToEntries } from '../to-entries/page-to-entries.ts'
import { createFactsReader, productToEntries } from '../to-entries/product-to-entries.ts'
import { searchRuleToEntries } from '../to-entries/search-rule-to-entries.ts'
import { searchSettingsToEntries } from '../to-entries/search-settings-to-entries.ts'
import { searchSynonymsToEntries } from '../to-entries/search-synonyms-to-entries.ts'
import { siteSettingsToEntries } from '../to-entries/site-settings-to-entries.ts'
import { storeToEntries } from '../to-entries/store-to-entries.ts'
import { type BuiltEntry, type CheckedBuild, checkEntry } from './check-entry.ts'

/** Facts have no entries of their own: they are published through their texts. */
export type EntryCollection = Exclude<PublishedCollection, 'product-facts'>
export const ENTRY_COLLECTIONS = [
  'media',
  'films',
  'leaflets',
  'product-texts',
  'pages',
  'articles',
  'jobs',
  'categories',
  'menus',
  'search-settings',
  'search-synonyms',
  'search-rules',
  'site-settings',
  'stores',
  'authors',
  // Last, because their targets depend on what the others have published.
  'redirects',
] as const satisfies readonly EntryCollection[]

export const sourceOf = (collection: EntryCollection, id: string) => `${collection}/${id}`

export type ToEntries = (document: StoredDocument, lookup: Lookup) => BuiltEntry[]

/** Transformers that need nothing but their document. */
export const TO_ENTRIES = {
  media: mediaToEntries,
  films: filmToEntries,
  leaflets: leafletToEntries,
  pages: pageToEntries,
  articles: articleToEntries,
  jobs: jobToEntries,
  categories: categoryToEntries,
  menus: menuToEntries,
  'search-settings': searchSettingsToEntries,
  'search-synonyms': searchSynonymsToEntries,
  'search-rules': searchRuleToEntries,
  'site-settings': siteSettingsToEntries,
  stores: storeToEntries,
  authors: authorToEntries,
} satisfies Record<Exclude<EntryCollection, 'product-texts' | 'redirects'>, ToEntries>

/** Products by id as drafts would change them, used instead of the stored ones. */
export type PreparedFacts = ReadonlyMap<string, StoredDocument>
const NOT_PREPARED: PreparedFacts = new Map()

/**
 * Builds the entries of these stored documents; none for an unpublished document. `onProblem` decides what happens to a
 * document that the contract refuses; by default it throws, which refuses them all.
 */
export async function buildEntries(
  req: PublishRequest,
  collection: EntryCollection,
  documents: readonly StoredDocument[],
  onProblem: (document: StoredDocument, problem: unknown) => void = rethrow,
  preparedFacts: PreparedFacts = NOT_PREPARED,
): Promise<CheckedBuild[]> {
  const published = documents.filter(isPublished)
  const toEntries = await findTransformer(req, collection, published, preparedFacts)
  const load = {
    skus: (ids: readonly string[]) => loadSkus(req, ids),
    terms: (ids: readonly string[]) => loadTerms(req, ids),
  }
  const results = await withLookup(load, (lookup) =>
    published.map((document) => attempt(() => toEntries(document, lookup))),
  )
  return published.flatMap((document, index) => {
    try {
      const entries = results[index]?.() ?? []
      return entries.map((entry) => checkEntry(entry, sourceOf(collection, document.id)))
    } catch (problem) {
      onProblem(document, problem)
      return []
    }
  })
}

/** Product texts and redirects are joined with other documents; the other transformers need their document only. */
async function findTransformer(
  req: PublishRequest,
  collection: EntryCollection,
  documents: readonly StoredDocument[],
  preparedFacts: PreparedFacts,
): Promise<ToEntries> {
  if (collection === 'product-texts') return productTransformer(req, documents, preparedFacts)
  return collection === 'redirects' ? redirectTransformer(req, documents) : TO_ENTRIES[collection]
}

function rethrow(_document: StoredDocument, problem: unknown): never {
  throw problem
}

/** Postpones a failure until its document's turn, so that lookups are collected from all other documents first. */
function attempt<T>(run: () => T): () => T {
  try {
    const value = run()
    return () => value
  } catch (problem) {
    return () => {
      throw problem
    }
  }
}

/** Joins texts with their facts; a text whose product is gone publishes nothing. */
async function productTransformer(
  req: PublishRequest,
  texts: readonly StoredDocument[],
  prepared: PreparedFacts,
): Promise<ToEntries> {
  const ids = texts.map(factsIdOf).filter((id) => id !== undefined)
  const stored = await readByIds(req, 'product-facts', ids)
  const facts = new Map([...stored.map((document) => [document.id, document] as const), ...prepared])
  return textToEntries((id) => facts.get(id))
}

export function textToEntries(factsOf: (id: string) => StoredDocument | undefined): ToEntries {
  const readFacts = createFactsReader()
  return (text, lookup) => {
    const own = factsOf(factsIdOf(text) ?? '')
    return own === undefined ? [] : productToEntries(text, own, lookup, readFacts)
  }
}
