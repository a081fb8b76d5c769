import { defineCompany } from '@menagerie/sites/define-company'
import { aldergrove } from './aldergrove/brand.ts'
import { FONTS } from './fonts.ts'
import { tailwell } from './tailwell/brand.ts'

/** The company of the demo: the two brands and 23 sites of the specification. */
export default defineCompany({
  name: 'Tailwell & Aldergrove',
  brands: { tailwell, aldergrove },
  fonts: FONTS,
})
