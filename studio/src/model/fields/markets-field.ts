import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { ArrayField, CheckboxField, RowField } from 'payload'
import { choiceField } from './choice-field.ts'
import { CURRENCIES } from './currencies.ts'

/** Countries of the sites, with English name and code. */
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
  admin: { width: '50%', components: { Field: '/src/editor/inputs/MarketInputs.tsx#MarketAvailable' } },
}

const PRICE: RowField = {
  type: 'row',
  fields: [
    {
      name: 'rrp',
      type: 'number',
      label: 'Recommended retail price',
      min: 0,
      admin: { step: 0.01, width: '50%', components: { Field: '/src/editor/inputs/MarketInputs.tsx#MarketPrice' } },
    },
    choiceField({
      name: 'currency',
      label: 'Currency',
      choices: CURRENCIES,
      unknown: (code) => `“${code}” is not a currency the sites show`,
      input: '/src/editor/inputs/MarketInputs.tsx#MarketChoice',
      width: '50%',
    }),
  ],
}

/** Fields of one country. */
export const ONE_MARKET = [AVAILABLE, PRICE] as const

/** Countries where a product is sold, with the recommended price. */
export const marketsField: ArrayField = {
  name: 'markets',
  type: 'array',
  label: 'Countries',
  labels: { singular: 'Country', plural: 'Countries' },
  validate: refuseTwice,
  admin: {
    description: 'A product is shown in the countries listed here as available, once its text there is published.',
    initCollapsed: true,
    components: {
      Field: '/src/editor/inputs/MarketInputs.tsx#MarketsInput',
      RowLabel: {
        path: '/src/editor/titles/MarketRowTitle.tsx#MarketRowTitle',
        clientProps: { countries: MARKET_COUNTRIES },
      },
    },
  },
  fields: [
    {
      name: 'lockedMarket',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/editor/saves/LockedForm.tsx#LockedMarket' } },
    },
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'country',
          label: 'Country',
          choices: MARKET_COUNTRIES,
          unknown: (code) => `No site sells in “${code}”`,
          input: '/src/editor/inputs/MarketInputs.tsx#MarketChoice',
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
