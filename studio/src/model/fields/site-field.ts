import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { findStaff } from '../../access/find-staff.ts'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { choiceField, type FieldChoice } from './choice-field.ts'

export const SITE_CHOICES: readonly FieldChoice[] = BRAND_LOCALES.map((site) => ({
  value: site.id,
  label: toSiteLabel(site),
}))

/** The brand-locale that owns the document, as `acme/nl_NL`. By default the first of the editor's own sites. */
export const siteField = choiceField({
  name: 'site',
  label: 'Site',
  choices: SITE_CHOICES,
  unknown: (site) => `There is no site “${site}”`,
  required: true,
  index: true,
  sidebar: true,
  description: 'The brand and country this belongs to.',
  input: '/src/editor/inputs/SiteInput.tsx#SiteInput',
  defaultValue: ({ req }) => findStaff(req)?.sites[0],
})
