import type { Block } from 'payload'
import { chosenKeys } from '../chosen-keys.ts'
import { findGridCountProblem, MAX_GRID_ITEMS, MIN_GRID_ITEMS, toGridCountMessage } from '../grid-count.ts'
import { ofOwnSite } from '../of-own-site.ts'

export function validateGridPages(items: unknown): true | string {
  const problem = findGridCountProblem(chosenKeys(items))
  return problem === undefined || toGridCountMessage(problem, 'pages')
}

export const contentGridFields: Block = {
  slug: 'ContentGrid',
  labels: { singular: 'Content grid', plural: 'Content grids' },
  admin: { group: 'Articles and pages' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', maxLength: 200 },
    {
      name: 'items',
      type: 'relationship',
      relationTo: ['pages', 'articles'],
      hasMany: true,
      required: true,
      label: 'Pages',
      filterOptions: ofOwnSite,
      validate: validateGridPages,
      admin: {
        description: `${MIN_GRID_ITEMS} to ${MAX_GRID_ITEMS} pages or articles, in the order shown. If fewer than ${MIN_GRID_ITEMS} of them are published, the grid is not shown.`,
      },
    },
  ],
}
