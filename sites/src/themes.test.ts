import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_KEYS, type BrandKey } from './brand-locale.ts'
import { findCompanyFolder } from './company/find-company-folder.ts'
import { lowestContrast, type Properties, readProperties, resolveProperty } from './contrast.ts'
import { READABLE_ON, VISIBLE_ON } from './theme-roles.ts'

const READABLE = 4.5
const VISIBLE = 3

function themeOf(brand: BrandKey): Properties {
  return readProperties(readFileSync(join(findCompanyFolder(), brand, 'theme.css'), 'utf8'))
}

function rolesOf(theme: Properties): string[] {
  return [...theme.keys()].filter((name) => !name.startsWith('--palette-')).sort()
}

describe('the themes', () => {
  it('define the same roles in every brand, so that no component depends on the brand', () => {
    const expected = rolesOf(themeOf('tailwell'))
    expect(expected.length).toBeGreaterThan(50)
    for (const brand of BRAND_KEYS) expect(rolesOf(themeOf(brand)), brand).toEqual(expected)
  })

  it('have a contrast test for every colour of a text or surface role', () => {
    const measured = new Set([...READABLE_ON, ...VISIBLE_ON].flatMap(([front, surfaces]) => [front, ...surfaces]))
    const roles = rolesOf(themeOf('tailwell')).filter((name) => /^--(text|surface|action|cta|focus)/.test(name))
    expect(roles.filter((name) => !measured.has(name))).toEqual(['--surface-scrim'])
  })
})

describe.each(BRAND_KEYS)('the theme of %s', (brand) => {
  const theme = themeOf(brand)
  const colour = (name: string): string => resolveProperty(theme, name)
  const pairs = (rows: typeof READABLE_ON) => rows.flatMap(([front, surfaces]) => surfaces.map((on) => ({ front, on })))

  it.each(pairs(READABLE_ON))('has readable contrast for $front on $on', ({ front, on }) => {
    expect(lowestContrast(colour(front), colour(on))).toBeGreaterThanOrEqual(READABLE)
  })

  it.each(pairs(VISIBLE_ON))('has visible contrast for $front on $on', ({ front, on }) => {
    expect(lowestContrast(colour(front), colour(on))).toBeGreaterThanOrEqual(VISIBLE)
  })

  it('resolves every role, so that no role has a mistyped name', () => {
    for (const role of rolesOf(theme)) expect(resolveProperty(theme, role), role).not.toContain('var(')
  })

  it('uses raw colours only in the palette, in shadows and in the scrim', () => {
    const raw = [...theme].filter(([name, value]) => /#|rgb/.test(value) && !/^--(palette|shadow)-/.test(name))
    expect(raw.map(([name]) => name)).toEqual(['--surface-scrim'])
  })
})
