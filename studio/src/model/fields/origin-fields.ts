import type { TextField } from 'payload'
import { BRAND_CHOICES } from './brand-choices.ts'
import { choiceField } from './choice-field.ts'
import { SITE_CHOICES } from './site-field.ts'

const COMMON = { required: true, index: true, sidebar: true }

type OriginFields = { siteLabel: string; access?: TextField['access'] }

/** The brand and site where a visitor entered the data. */
export function originFields({ siteLabel, access }: OriginFields): TextField[] {
  const common = { ...COMMON, ...(access && { access }) }
  return [
    choiceField({
      ...common,
      name: 'brand',
      label: 'Brand',
      choices: BRAND_CHOICES,
      unknown: (brand) => `There is no brand “${brand}”`,
    }),
    choiceField({
      ...common,
      name: 'site',
      label: siteLabel,
      choices: SITE_CHOICES,
      unknown: (site) => `There is no site “${site}”`,
    }),
  ]
}
