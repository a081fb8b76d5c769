import { cleanLine } from '@menagerie/contract/clean-text'
import type { Field, TextField } from 'payload'
import { rowTitle } from './row-title.ts'
import { webAddressField } from './web-address-field.ts'

const ASIN = /^[A-Z0-9]{10}$/

const PRODUCT_LINKS: Field = {
  name: 'product_links',
  type: 'array',
  label: 'Web shops that sell it',
  labels: { singular: 'Web shop', plural: 'Web shops' },
  admin: {
    description: 'Offered in this order if there is no direct link.',
    initCollapsed: true,
    components: { RowLabel: rowTitle('Web shop') },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Name of the shop',
          required: true,
          maxLength: 100,
          admin: { width: '50%' },
        },
        webAddressField({ name: 'url', label: 'Page of the product', required: true, width: '50%' }),
      ],
    },
    { name: 'image', type: 'upload', label: 'Logo', relationTo: 'media' },
  ],
}

const ASIN_FIELD: TextField = {
  name: 'amazon_asin',
  type: 'text',
  label: 'Amazon product number (ASIN)',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value).toUpperCase() : value)] },
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && ASIN.test(value)) ||
    'An ASIN has 10 letters and digits, such as B07XYZ1234',
  admin: { width: '50%', description: '10 letters and digits, from the address of the product on Amazon.' },
}

/** Where visitors of this country buy the product. */
export const BUYING_FIELDS: Field[] = [
  webAddressField({
    name: 'webshop_url',
    label: 'Direct link to a web shop',
    description: 'The buy button leads straight there, and the web shops below are not offered.',
  }),
  PRODUCT_LINKS,
  {
    type: 'row',
    fields: [
      ASIN_FIELD,
      {
        name: 'amazon_availability',
        type: 'checkbox',
        label: 'Amazon sells it in this country',
        defaultValue: false,
        admin: { width: '50%', description: 'Offered beside the web shops, with the ASIN.' },
      },
    ],
  },
]
