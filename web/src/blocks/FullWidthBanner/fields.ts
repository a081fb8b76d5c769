import type { Block } from 'payload'
import { bannerTextFields, pictureField } from '../banner-fields.ts'

export const fullWidthBannerFields: Block = {
  slug: 'FullWidthBanner',
  labels: { singular: 'Full-width banner', plural: 'Full-width banners' },
  admin: { group: 'Banners' },
  fields: [
    ...bannerTextFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'contentPosition',
          type: 'select',
          label: 'Text stands',
          required: true,
          defaultValue: 'left',
          options: [
            { value: 'left', label: 'on the left' },
            { value: 'right', label: 'on the right' },
          ],
          admin: {
            width: '50%',
            isClearable: false,
            description: 'Choose the calmer side of the picture. On phones it stands below the picture.',
          },
        },
        {
          name: 'textColor',
          type: 'select',
          label: 'Colour of the text',
          required: true,
          defaultValue: 'light',
          options: [
            { value: 'light', label: 'Light, for dark pictures' },
            { value: 'dark', label: 'Dark, for light pictures' },
          ],
          admin: {
            width: '50%',
            isClearable: false,
            description: 'The side behind the text is shaded to match, so that it can be read on any picture.',
          },
        },
      ],
    },
    pictureField({
      required: true,
      description: 'Shows in 1440 × 480 pixels, cut around its focal point. Best is a picture of twice that size.',
    }),
    pictureField({
      name: 'phoneOnlyImage',
      label: 'Picture for phones',
      description:
        'Replaces the picture on phones, in 599 × 250 pixels. Left empty, phones get the phone picture of the picture itself, or a narrower cut of it.',
    }),
  ],
}
