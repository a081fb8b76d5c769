import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { toSiteLabel } from '../../platform/site-labels.ts'

/** Sites with the labels for dialogs and tables. */
export const DIALOG_SITES = BRAND_LOCALES.map((site) => ({
  id: String(site.id),
  label: toSiteLabel(site),
  brand: brandByKey(site.brand).name,
  language: site.file,
}))
