import { BRANDS } from '@menagerie/brands/brand'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { BRAND_LOCALES } from '@menagerie/brands/locales'
import { findStaff } from '../access/find-staff.ts'
import { type Choice, choiceField } from './choice-field.ts'

/** `Tailwell · Nederland (nl_NL)`: the country in its own language, the code tells Belgium's two apart. */
export function toSiteLabel(site: BrandLocale): string {
  return `${BRANDS[site.brand].name} · ${site.name} (${site.code})`
}

export const SITE_CHOICES: readonly Choice[] = BRAND_LOCALES.map((site) => ({
  value: site.id,
  label: toSiteLabel(site),
}))

export const SITE_LABELS = Object.fromEntries(SITE_CHOICES.map(({ value, label }) => [value, label]))

/** The brand-locale that owns the document, as `tailwell/nl_NL`. An editor starts on the first of his own. */
export const siteField = choiceField({
  name: 'site',
  label: 'Site',
  choices: SITE_CHOICES,
  unknown: (site) => `There is no site “${site}”`,
  required: true,
  index: true,
  sidebar: true,
  description: 'The brand and country this belongs to.',
  input: '/src/admin/SiteInput.tsx#SiteInput',
  defaultValue: ({ req }) => findStaff(req)?.sites[0],
})
