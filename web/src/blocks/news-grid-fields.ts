import type { ArticleKind } from '@menagerie/contract/article'
import type { Field } from 'payload'
import { ofOwnSite } from './of-own-site.ts'

const SOURCES: { value: ArticleKind; label: string }[] = [
  { value: 'blog', label: 'Blog' },
  { value: 'news', label: 'News' },
  { value: 'advice', label: 'Advice' },
]

/** Returns the form of both news grids, which differ in their number of articles. */
export function newsGridFields({ maxArticles, newest }: { maxArticles: number; newest: number }): Field[] {
  return [
    { name: 'title', type: 'text', label: 'Title', maxLength: 200 },
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: maxArticles,
      label: 'Articles',
      filterOptions: ofOwnSite,
      admin: {
        description: `Up to ${maxArticles}, in the order shown. If left empty, the grid shows the ${newest} newest.`,
      },
    },
    {
      name: 'source',
      type: 'select',
      label: 'Newest of',
      required: true,
      defaultValue: 'news',
      options: SOURCES,
      admin: { isClearable: false, description: 'Where the newest come from. Only used if no article is chosen.' },
    },
    {
      name: 'tag',
      type: 'relationship',
      relationTo: 'terms',
      label: 'Only with the tag',
      filterOptions: { vocabulary: { equals: 'content_tag' } },
      admin: { description: 'The newest must have this tag. If left empty, all of them are included.' },
    },
  ]
}
