import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { readProperties, resolveProperty } from '@menagerie/sites/contrast'
import { CTA_THEMES } from '@menagerie/web/blocks/CtaBanner/themes'
import type { Field } from 'payload'
import { type ColourName, nameColour } from './name-colour.ts'

/** Appearance of a value of `colorTheme` in a brand: CSS values, and the names of its colours in the order of the gradient. */
export type BrandColour = { surface: string; ink: string; names: readonly ColourName[] }
export type BrandColours = Readonly<Record<string, Readonly<Record<string, BrandColour>>>>

const HEX = /#[0-9a-f]{6}\b/g
const INPUT = '/src/editor/inputs/SwatchInput.tsx#SwatchInput'

/** Shows the colours in a field for them, because the values are only numbers. */
export function withSwatches(field: Field): Field {
  if (field.type !== 'select' || field.name !== 'colorTheme') return field
  const components = { ...field.admin?.components, Field: INPUT }
  const custom = { ...field.admin?.custom, colours: loadBrandColours() }
  return { ...field, admin: { ...field.admin, components, custom } }
}

function loadBrandColours(): BrandColours {
  return Object.fromEntries(BRAND_KEYS.map((brand) => [brand, loadColours(brand)]))
}

function loadColours(brand: BrandKey): Record<string, BrandColour> {
  const theme = readProperties(readFileSync(join(findCompanyFolder(), brand, 'theme.css'), 'utf8'))
  return Object.fromEntries(
    CTA_THEMES.map((value) => {
      const surface = resolveProperty(theme, `--cta-${value}-surface`)
      const ink = resolveProperty(theme, `--cta-${value}-text`)
      return [value, { surface, ink, names: (surface.match(HEX) ?? []).map(nameColour) }]
    }),
  )
}
