import { POINTS_OF_SALE, STORE_KINDS, type StoreKind } from '@menagerie/contract/store'
import type { CollectionConfig, Field, TextField } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { brandsField } from '../fields/brands-field.ts'
import { countryField } from '../fields/country-field.ts'
import { degreesField } from '../fields/degrees-field.ts'
import { openingHoursField } from '../fields/opening-hours-field.ts'
import { POSTAL_CODE_HOOKS } from '../fields/postal-code-field.ts'
import { storeRangeField } from '../fields/store-range-field.ts'
import { ownCountry, telephoneField } from '../fields/telephone-field.ts'
import { webAddressField } from '../fields/web-address-field.ts'
import { refuseUnknownCategories } from './stores/refuse-unknown-categories.ts'

const POINT_OF_SALE_LABELS = {
  online: 'Online shop',
  offline: 'Shop to visit',
} as const satisfies Record<(typeof POINTS_OF_SALE)[number], string>

const STORE_KIND_LABELS = {
  pet: 'Pet shop',
  feed: 'Feed shop',
  vet: 'Vet',
  garden: 'Garden centre',
  riding: 'Riding shop',
  supermarket: 'Supermarket',
  other: 'Other shop',
} as const satisfies Record<StoreKind, string>

const text = (name: string, label: string, width: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 200,
  admin: { width },
})

const STORE: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 200 },
  {
    type: 'row',
    fields: [
      {
        name: 'point_of_sale',
        type: 'select',
        label: 'Kind',
        required: true,
        defaultValue: 'offline',
        options: POINTS_OF_SALE.map((value) => ({ value, label: POINT_OF_SALE_LABELS[value] })),
        admin: { width: '50%', isClearable: false },
      },
      brandsField('Sells', '50%'),
    ],
  },
  {
    name: 'shop_kind',
    type: 'select',
    label: 'Kind of shop',
    options: STORE_KINDS.map((value) => ({ value, label: STORE_KIND_LABELS[value] })),
    admin: { description: 'Visitors can look for one kind of shop.' },
  },
  {
    name: 'is_featured',
    type: 'checkbox',
    label: 'Show in the store finder',
    defaultValue: true,
    index: true,
  },
  {
    type: 'row',
    fields: [
      telephoneField({ name: 'phone', label: 'Telephone', width: '50%', longest: 200, countryOf: ownCountry }),
      webAddressField({ name: 'website', label: 'Website', width: '50%' }),
    ],
  },
  {
    name: 'image',
    type: 'upload',
    label: 'Picture',
    relationTo: 'media',
    admin: { description: 'The logo of an online shop, or a picture of the store.' },
  },
]

const ADDRESS: Field[] = [
  text('street1', 'Street and number', '100%'),
  { type: 'row', fields: [text('street2', 'Second line', '50%'), text('street3', 'Third line', '50%')] },
  {
    type: 'row',
    fields: [
      { ...text('postal_code', 'Postcode', '30%'), hooks: { beforeValidate: POSTAL_CODE_HOOKS } },
      text('city', 'Town', '70%'),
    ],
  },
  {
    type: 'row',
    fields: [text('province', 'Province', '50%'), countryField({ name: 'country', label: 'Country', width: '50%' })],
  },
  {
    type: 'row',
    fields: [
      degreesField({ name: 'lat', label: 'Latitude', partner: 'lng', example: '52.379189' }),
      degreesField({ name: 'lng', label: 'Longitude', partner: 'lat', example: '4.899431' }),
    ],
  },
]

export const stores: CollectionConfig = {
  slug: 'stores',
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    group: 'Stores',
    description:
      'Where visitors can buy the products, in shops and online. Only those with a position are shown on the map.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'city', 'country', 'point_of_sale', 'is_featured'],
    listSearchableFields: ['name', 'city', 'postal_code'],
  },
  hooks: {
    beforeValidate: [refuseUnknownCategories],
    afterChange: [publishDocument('stores')],
    afterDelete: [unpublishDocument('stores')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Store', fields: STORE },
        {
          label: 'Address',
          description:
            'Latitude and longitude put the store on the map. You can find them for any place on an online map.',
          fields: ADDRESS,
        },
        {
          label: 'Range',
          description: 'Visitors can find the store by what it sells.',
          fields: [storeRangeField],
        },
        { label: 'Opening hours', description: 'In the local time of the store.', fields: [openingHoursField] },
      ],
    },
  ],
}
