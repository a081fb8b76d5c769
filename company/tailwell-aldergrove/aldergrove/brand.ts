import type { BrandFacts } from '@menagerie/sites/define-company'
import { SITES } from './sites.ts'

const MOBILE_LOGO = { file: 'aldergrove/assets/logo-mobile.svg', width: 120, height: 45 }

export const aldergrove: BrandFacts = {
  name: 'Aldergrove',
  xDefault: 'en_GB',
  logos: {
    main: { file: 'aldergrove/assets/logo-main.svg', width: 210, height: 78 },
    mobile: MOBILE_LOGO,
    side: { file: 'aldergrove/assets/logo-side.svg', width: 271, height: 71 },
  },
  logosByLanguage: {
    // With a line under the name, too small to read on a phone.
    fr: {
      main: { file: 'aldergrove/assets/logo-main-fr.svg', width: 228, height: 78 },
      mobile: MOBILE_LOGO,
      side: { file: 'aldergrove/assets/logo-side-fr.svg', width: 271, height: 78 },
    },
  },
  logoOnBrand: { file: 'aldergrove/assets/logo-on-brand.svg', width: 210, height: 78 },
  icons: {
    favicon: { file: 'aldergrove/assets/favicon.svg', type: 'image/svg+xml', size: 'any' },
    fallback: { file: 'aldergrove/assets/favicon-32.png', type: 'image/png', size: 32 },
    touch: { file: 'aldergrove/assets/icon-180.png', type: 'image/png', size: 180 },
    app: [
      { file: 'aldergrove/assets/icon-192.png', type: 'image/png', size: 192 },
      { file: 'aldergrove/assets/icon-512.png', type: 'image/png', size: 512 },
    ],
  },
  themeColor: '#1f4a38',
  fonts: {
    heading: 'Aldergrove Serif',
    body: 'Aldergrove Sans',
    urgent: {
      latin: ['aldergrove-sans-latin', 'aldergrove-serif-latin'],
      'latin-ext': [
        'aldergrove-sans-latin',
        'aldergrove-serif-latin',
        'aldergrove-sans-latin-ext',
        'aldergrove-serif-latin-ext',
      ],
      cyrillic: ['aldergrove-sans-cyrillic', 'aldergrove-serif-cyrillic'],
    },
  },
  copyrightName: 'Aldergrove',
  searchPrefix: 'aldergrove_',
  sites: SITES,
}
