import type { Block } from 'payload'
import { MAX_GRID_PRODUCTS } from './max-grid-products.ts'

export const productGridSmallFields: Block = {
  slug: 'ProductGridSmall',
  labels: { singular: 'Product grid, small', plural: 'Product grids, small' },
  admin: { group: 'Products' },
  fields: [
    { name: 'title', type: 'text', label: 'Title' },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'product-facts',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_GRID_PRODUCTS,
      label: 'Products',
      admin: { description: 'Products that are not sold in this country are left out on the page.' },
    },
  ],
}
