import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { toSiteLabel } from '../../platform/site-labels.ts'

/** What dialogs and tables of other sites say of each. */
export const DIALOG_SITES = BRAND_LOCALES.map((site) => ({
  id: String(site.id),
  label: toSiteLabel(site),
  brand: brandByKey(site.brand).name,
  language: site.file,
}))
