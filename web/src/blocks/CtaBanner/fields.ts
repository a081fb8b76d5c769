import type { Block } from 'payload'
import { bannerTextFields } from '../banner-fields.ts'
import { linkGroup } from '../link-fields.ts'
import { CTA_THEMES, type CtaTheme } from './themes.ts'

/** Labels for editors, because the stored values mean nothing to them. */
const THEME_LABELS: Record<CtaTheme, string> = {
  '1': 'Colour 1',
  '2': 'Colour 2',
  '3': 'Colour 3',
  '4': 'Colour 4',
  '5': 'Colour 5',
  '6': 'Colour 6',
  '7': 'Colour 7',
  'primeval-1': 'Nature 1',
  'primeval-2': 'Nature 2',
}

export const ctaBannerFields: Block = {
  slug: 'CtaBanner',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { group: 'Banners' },
  fields: [
    {
      name: 'colorTheme',
      type: 'select',
      label: 'Colours',
      required: true,
      defaultValue: '1',
      options: CTA_THEMES.map((value) => ({ value, label: THEME_LABELS[value] })),
      admin: { isClearable: false },
    },
    ...bannerTextFields(),
    {
      name: 'secondText',
      type: 'text',
      label: 'Text of the second button',
      maxLength: 60,
      admin: { description: 'For a welcome with two choices. If left empty, the banner has one button.' },
    },
    linkGroup('secondButton', 'Second button'),
    {
      name: 'damFiles',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 1,
      label: 'Picture',
    },
  ],
}
