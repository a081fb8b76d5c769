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
      admin: { description: 'One to four small banners in a row. The whole banner is a link.' },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Title',
          required: true,
          maxLength: 60,
          admin: { description: 'A few words about where the link leads.' },
        },
        { name: 'link', type: 'group', label: 'Link', fields: linkFields({ required: true }) },
        pictureField({
          description:
            'Shown at 450 × 170 pixels, cropped around its focal point. If left empty, the brand colour is shown.',
        }),
      ],
    },
  ],
}
