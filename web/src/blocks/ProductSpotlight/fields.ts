import type { Block } from 'payload'
import { MAX_SPOTLIGHT_PRODUCTS } from './max-spotlight-products.ts'

export const productSpotlightFields: Block = {
  slug: 'ProductSpotlight',
  labels: { singular: 'Product spotlight', plural: 'Product spotlights' },
  admin: { group: 'Products' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', maxLength: 200 },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'product-facts',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_SPOTLIGHT_PRODUCTS,
      label: 'Products',
      admin: {
        description: `Up to ${MAX_SPOTLIGHT_PRODUCTS}, in the order shown. Products that are not sold in this country are left out.`,
      },
    },
  ],
}
