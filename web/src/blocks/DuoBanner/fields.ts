import type { Block } from 'payload'
import { bannerTextFields, pictureField } from '../banner-fields.ts'

export const duoBannerFields: Block = {
  slug: 'DuoBanner',
  labels: { singular: 'Duo banner', plural: 'Duo banners' },
  admin: { group: 'Banners' },
  fields: [
    {
      name: 'banners',
      type: 'array',
      label: 'Banners',
      labels: { singular: 'Banner', plural: 'Banners' },
      required: true,
      minRows: 2,
      maxRows: 2,
      defaultValue: () => [{}, {}],
      admin: { description: 'Exactly two: side by side on wide screens, one below the other on phones.' },
      fields: [
        ...bannerTextFields(),
        pictureField({ required: true, description: 'Shown at 715 × 250 pixels, cropped around its focal point.' }),
      ],
    },
  ],
}
