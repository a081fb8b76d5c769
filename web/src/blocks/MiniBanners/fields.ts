import type { Block } from 'payload'
import { pictureField } from '../banner-fields.ts'
import { linkFields } from '../link-fields.ts'

export const miniBannersFields: Block = {
  slug: 'MiniBanners',
  labels: { singular: 'Mini banners', plural: 'Mini banners' },
  admin: { group: 'Banners' },
  fields: [
    {
      name: 'banners',
      type: 'array',
      label: 'Banners',
      labels: { singular: 'Banner', plural: 'Banners' },
      required: true,
      minRows: 1,
      maxRows: 4,
      admin: { description: 'One to four small banners in a row. All of a banner is a link.' },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Title',
          required: true,
          maxLength: 60,
          admin: { description: 'A few words: what waits behind the link.' },
        },
        { name: 'link', type: 'group', label: 'Link', fields: linkFields({ required: true }) },
        pictureField({
          description:
            'Shows in 450 × 170 pixels, cut around its focal point. Left empty, the colour of the brand shows.',
        }),
      ],
    },
  ],
}
