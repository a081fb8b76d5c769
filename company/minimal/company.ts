import { defineCompany } from '@menagerie/sites/define-company'

/** One brand with one site. What is left out here is as usual: logos and icons by their names in `assets`, letters of the device. */
export default defineCompany({
  name: 'Meadow',
  brands: {
    meadow: {
      name: 'Meadow',
      // The same as --surface-brand-solid in theme.css: browsers colour their bars with it.
      themeColor: '#2a6b4f',
      fonts: { heading: 'system-ui', body: 'system-ui' },
      sites: {
        en_GB: {
          country: 'GB',
          iso: 'en-GB',
          file: 'en',
          name: 'United Kingdom',
          domain: 'www.meadow.example',
        },
      },
    },
  },
})
