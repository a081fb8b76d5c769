import type { Content } from '../content/checked-content.ts'
import type { DemoAuthor } from '../content/shared-schema.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { toFactsDocuments } from './facts-documents.ts'
import { toSiteDocuments } from './site-documents.ts'
import { toStoreDocuments } from './store-documents.ts'
import { toTermDocuments } from './term-documents.ts'

/** Makes all documents of the content except those of files. */
export function planDocuments({ terms, authors, facts, stores, sites }: Content): DemoDocument[] {
  return [
    ...toTermDocuments(terms),
    ...toAuthorDocuments(authors),
    ...toFactsDocuments(facts),
    ...sites.flatMap(toSiteDocuments),
    // After the sites, because stores refer to their categories.
    ...toStoreDocuments(stores),
  ]
}

function toAuthorDocuments(authors: readonly DemoAuthor[]): DemoDocument[] {
  return authors.map(({ id: name, portrait, ...plain }) => ({
    collection: 'authors',
    id: ids.author(name),
    place: { file: 'authors.ts', row: `author ${name}` },
    data: { ...plain, ...(portrait && { authorPortrait: ids.picture(portrait) }) },
  }))
}
