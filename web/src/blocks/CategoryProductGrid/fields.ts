import type { Block } from 'payload'
import { chosenKeys } from '../chosen-keys.ts'
import { findGridCountProblem, MAX_GRID_ITEMS, MIN_GRID_ITEMS, toGridCountMessage } from '../grid-count.ts'
import { ofOwnSite } from '../of-own-site.ts'
import type { CategoryProductGridBlock } from './schema.ts'

type GridChoice = CategoryProductGridBlock['show']
type GridValues = { show?: GridChoice | null }

const shownFor = (show: GridChoice) => (_data: unknown, row: GridValues | undefined) => row?.show === show

/** Validates only what the grid shows; the items of its other kind are kept and may be incomplete. */
function countsOf(show: GridChoice) {
  return (values: unknown, { siblingData }: { siblingData: GridValues }): true | string => {
    const problem = siblingData?.show === show ? findGridCountProblem(chosenKeys(values)) : undefined
    return problem === undefined || toGridCountMessage(problem, show)
  }
}

export const validateGridProducts = countsOf('products')
export const validateGridCategories = countsOf('categories')

const COUNTS = `${MIN_GRID_ITEMS} to ${MAX_GRID_ITEMS}`

export const categoryProductGridFields: Block = {
  slug: 'CategoryProductGrid',
  labels: { singular: 'Category or product grid', plural: 'Category and product grids' },
  admin: { group: 'Products' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', maxLength: 200 },
    {
      name: 'show',
      type: 'select',
      label: 'Shows',
      required: true,
      defaultValue: 'products',
      options: [
        { value: 'products', label: 'Products' },
        { value: 'categories', label: 'Categories' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'product-facts',
      hasMany: true,
      label: 'Products',
      validate: validateGridProducts,
      admin: {
        condition: shownFor('products'),
        description: `${COUNTS} products, in the order shown. Products that are not sold in this country are left out. If fewer than ${MIN_GRID_ITEMS} remain, the grid is not shown.`,
      },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Categories',
      filterOptions: ofOwnSite,
      validate: validateGridCategories,
      admin: {
        condition: shownFor('categories'),
        description: `${COUNTS} categories, in the order shown, each with its picture and name. A category with no page to lead to is left out.`,
      },
    },
    {
      name: 'columns',
      type: 'select',
      label: 'Columns',
      required: true,
      defaultValue: '3',
      options: [
        { value: '2', label: 'Two' },
        { value: '3', label: 'Three' },
      ],
      admin: { condition: shownFor('categories'), isClearable: false, description: 'Side by side on a wide screen.' },
    },
  ],
}
