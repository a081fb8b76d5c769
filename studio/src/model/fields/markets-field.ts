import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { ArrayField, CheckboxField, RowField } from 'payload'
import { choiceField } from './choice-field.ts'
import { CURRENCIES } from './currencies.ts'

/** Countries of our sites by their English names and codes. */
export const MARKET_COUNTRIES = [...new Set(BRAND_LOCALES.map((site) => site.country))]
  .sort()
  .map((code) => ({ value: code, label: toCountryLabel(code) }))

function refuseTwice(rows: unknown): true | string {
  const countries = (Array.isArray(rows) ? rows : []).map((row: { country?: unknown }) => row.country)
  const twice = countries.find((country, at) => countries.indexOf(country) !== at)
  return twice === undefined || `The country ${String(twice)} is listed twice`
}

const AVAILABLE: CheckboxField = {
  name: 'available',
  type: 'checkbox',
  label: 'Available',
  defaultValue: true,
  admin: { width: '50%' },
}

const PRICE: RowField = {
  type: 'row',
  fields: [
    {
      name: 'rrp',
      type: 'number',
      label: 'Recommended retail price',
      min: 0,
      admin: { step: 0.01, width: '50%' },
    },
    choiceField({
      name: 'currency',
      label: 'Currency',
      choices: CURRENCIES,
      unknown: (code) => `“${code}” is not a currency the sites show`,
      width: '50%',
    }),
  ],
}

/** What is said of one country. */
export const ONE_MARKET = [AVAILABLE, PRICE] as const

/** Where a product is sold, and at which recommended price. */
export const marketsField: ArrayField = {
  name: 'markets',
  type: 'array',
  label: 'Countries',
  labels: { singular: 'Country', plural: 'Countries' },
  validate: refuseTwice,
  admin: {
    description: 'A product shows in the countries listed here as available, once its text there is published.',
    initCollapsed: true,
    components: {
      RowLabel: {
        path: '/src/editor/titles/MarketRowTitle.tsx#MarketRowTitle',
        clientProps: { countries: MARKET_COUNTRIES },
      },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'country',
          label: 'Country',
          choices: MARKET_COUNTRIES,
          unknown: (code) => `No site sells in “${code}”`,
          required: true,
          width: '50%',
        }),
        AVAILABLE,
      ],
    },
    PRICE,
  ],
}

function toCountryLabel(code: string): string {
  return `${new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code} (${code})`
}
