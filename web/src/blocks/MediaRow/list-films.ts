import type { Block } from '@menagerie/contract/block'
import { mediaRowSchema } from './schema.ts'

type ListedFilm = { film: string; title?: string | undefined; caption?: string | undefined; image: string }

/** Lists the company's own films in the blocks of a page, for search engines. */
export function listFilms(blocks: readonly Block[]): ListedFilm[] {
  return blocks
    .filter(({ blockType }) => blockType === 'MediaRow')
    .flatMap((block) => mediaRowSchema.safeParse(block).data ?? [])
    .flatMap(({ rowType, slots }) => (rowType === 'video' ? slots : []))
    .flatMap(({ film, videoTitle: title, caption, image }) =>
      film === undefined ? [] : [{ film, title, caption, image }],
    )
}
