import { expect, it } from 'vitest'
import { disclaimerOf } from './disclaimer.ts'
import { BRAND_LOCALES } from './locales.ts'

it('speaks of veterinary medicines to residents of France only, not to Belgians with French pages', () => {
  const shown = BRAND_LOCALES.filter((site) => disclaimerOf(site) !== '')
  expect(shown.map((site) => site.id)).toEqual(['tailwell/fr_FR', 'aldergrove/fr_FR'])
  for (const site of shown) expect(disclaimerOf(site)).toContain('personnes résidant en France')
})
