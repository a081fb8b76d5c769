import type { BrandFacts } from '@menagerie/sites/define-company'
import { SITES } from './sites.ts'

const MOBILE_LOGO = { file: 'tailwell/assets/logo-mobile.svg', width: 120, height: 45 }

export const tailwell: BrandFacts = {
  name: 'Tailwell',
  xDefault: 'en_US',
  logos: {
    main: { file: 'tailwell/assets/logo-main.svg', width: 210, height: 78 },
    mobile: MOBILE_LOGO,
    side: { file: 'tailwell/assets/logo-side.svg', width: 271, height: 71 },
  },
  logosByLanguage: {
    // With a line under the name, too small to read on a phone.
    fr: {
      main: { file: 'tailwell/assets/logo-main-fr.svg', width: 228, height: 78 },
      mobile: MOBILE_LOGO,
      side: { file: 'tailwell/assets/logo-side-fr.svg', width: 271, height: 78 },
    },
  },
  logoOnBrand: { file: 'tailwell/assets/logo-on-brand.svg', width: 210, height: 78 },
  icons: {
    favicon: { file: 'tailwell/assets/favicon.svg', type: 'image/svg+xml', size: 'any' },
    fallback: { file: 'tailwell/assets/favicon-32.png', type: 'image/png', size: 32 },
    touch: { file: 'tailwell/assets/icon-180.png', type: 'image/png', size: 180 },
    app: [
      { file: 'tailwell/assets/icon-192.png', type: 'image/png', size: 192 },
      { file: 'tailwell/assets/icon-512.png', type: 'image/png', size: 512 },
    ],
  },
  themeColor: '#c20f2b',
  fonts: {
    heading: 'Tailwell Rounded',
    body: 'Tailwell Rounded',
    urgent: {
      latin: ['tailwell-latin'],
      'latin-ext': ['tailwell-latin', 'tailwell-latin-ext'],
      // Figures and the brand's name are Latin.
      cyrillic: ['tailwell-cyrillic', 'tailwell-latin'],
    },
  },
  copyrightName: 'Tailwell',
  searchPrefix: '',
  sites: SITES,
}
