import type { DemoAuthor } from '../content/shared-schema.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'

export function toAuthorDocuments(authors: readonly DemoAuthor[]): DemoDocument[] {
  return authors.map(({ id: name, portrait, ...plain }) => ({
    collection: 'authors',
    id: ids.author(name),
    place: { file: 'authors.ts', row: `author ${name}` },
    data: { ...plain, ...(portrait && { authorPortrait: ids.picture(portrait) }) },
  }))
}
