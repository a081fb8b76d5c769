import type { Block } from 'payload'
import { pictureField } from '../banner-fields.ts'
import { httpsAddressField } from '../https-address.ts'

export const socialFeedFields: Block = {
  slug: 'SocialFeed',
  labels: { singular: 'Social feed', plural: 'Social feeds' },
  admin: { group: 'Pictures, videos and networks' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', maxLength: 120 },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      label: 'Tags',
      defaultValue: [],
      maxLength: 60,
      maxRows: 20,
      admin: { description: 'Which posts a connected feed service shows. Tags have no effect without such a service.' },
    },
    {
      name: 'pictures',
      type: 'array',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 12,
      admin: {
        description: 'Up to 12. Shown if no feed service is connected, or if the visitor does not agree to it.',
      },
      fields: [
        pictureField({ required: true, description: 'Shown as a square, cropped around its focal point.' }),
        httpsAddressField({ name: 'link', label: 'Address of the post', description: 'Opens in a new tab.' }),
      ],
    },
  ],
}
