import { expect, it } from 'vitest'
import { disclaimerOf } from './disclaimer.ts'
import { BRAND_LOCALES } from './locales.ts'

it('shows the veterinary medicine disclaimer in fr_FR only, not on French pages of Belgium', () => {
  const shown = BRAND_LOCALES.filter((site) => disclaimerOf(site) !== '')
  expect(shown.map((site) => site.id)).toEqual(['tailwell/fr_FR', 'aldergrove/fr_FR'])
  for (const site of shown) expect(disclaimerOf(site)).toContain('personnes résidant en France')
})
