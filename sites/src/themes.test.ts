import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_KEYS, type BrandKey } from './brand-locale.ts'
import { findCompanyFolder } from './company/find-company-folder.ts'
import { lowestContrast, type Properties, readProperties, resolveProperty } from './contrast.ts'

const READABLE = 4.5
const VISIBLE = 3

const LIGHT_SURFACES = ['--surface-page', '--surface-raised', '--surface-warm', '--surface-neutral', '--surface-band']
const BRAND_SURFACES = ['--surface-brand', '--surface-brand-solid', '--surface-inverse']
const CTA = ['1', '2', '3', '4', '5', '6', '7', 'primeval-1', 'primeval-2']

const READABLE_ON: readonly (readonly [text: string, surfaces: readonly string[]])[] = [
  ['--text-default', [...LIGHT_SURFACES, '--surface-error', '--surface-success']],
  ['--text-muted', LIGHT_SURFACES],
  ['--text-brand', LIGHT_SURFACES],
  ['--text-accent', LIGHT_SURFACES],
  ['--text-error', [...LIGHT_SURFACES, '--surface-error']],
  ['--text-success', [...LIGHT_SURFACES, '--surface-success']],
  ['--text-on-brand', BRAND_SURFACES],
  ['--action-on-primary', ['--action-primary', '--action-primary-hover']],
  ['--action-on-secondary', ['--action-secondary', '--action-secondary-hover']],
  ...CTA.map((theme) => [`--cta-${theme}-text`, [`--cta-${theme}-surface`]] as const),
]

const VISIBLE_ON: readonly (readonly [mark: string, surfaces: readonly string[]])[] = [
  ['--border-strong', LIGHT_SURFACES],
  ['--focus', LIGHT_SURFACES],
  ['--focus-on-brand', BRAND_SURFACES],
  ['--action-primary', LIGHT_SURFACES],
]

function themeOf(brand: BrandKey): Properties {
  return readProperties(readFileSync(join(findCompanyFolder(), brand, 'theme.css'), 'utf8'))
}

function rolesOf(theme: Properties): string[] {
  return [...theme.keys()].filter((name) => !name.startsWith('--palette-')).sort()
}

describe('the themes', () => {
  it('give the same roles in every brand, so that no component has to know which one it is in', () => {
    const expected = rolesOf(themeOf('tailwell'))
    expect(expected.length).toBeGreaterThan(50)
    for (const brand of BRAND_KEYS) expect(rolesOf(themeOf(brand)), brand).toEqual(expected)
  })

  it('have every colour of a text or surface role measured below', () => {
    const measured = new Set([...READABLE_ON, ...VISIBLE_ON].flatMap(([front, surfaces]) => [front, ...surfaces]))
    const roles = rolesOf(themeOf('tailwell')).filter((name) => /^--(text|surface|action|cta|focus)/.test(name))
    expect(roles.filter((name) => !measured.has(name))).toEqual(['--surface-scrim'])
  })
})

describe.each(BRAND_KEYS)('the theme of %s', (brand) => {
  const theme = themeOf(brand)
  const colour = (name: string): string => resolveProperty(theme, name)
  const pairs = (rows: typeof READABLE_ON) => rows.flatMap(([front, surfaces]) => surfaces.map((on) => ({ front, on })))

  it.each(pairs(READABLE_ON))('lets $front be read on $on', ({ front, on }) => {
    expect(lowestContrast(colour(front), colour(on))).toBeGreaterThanOrEqual(READABLE)
  })

  it.each(pairs(VISIBLE_ON))('lets $front be seen on $on', ({ front, on }) => {
    expect(lowestContrast(colour(front), colour(on))).toBeGreaterThanOrEqual(VISIBLE)
  })

  it('resolves every role, so that no name is mistyped', () => {
    for (const role of rolesOf(theme)) expect(resolveProperty(theme, role), role).not.toContain('var(')
  })

  it('uses raw colours in the palette and in shadows only', () => {
    const raw = [...theme].filter(([name, value]) => /#|rgb/.test(value) && !/^--(palette|shadow)-/.test(name))
    expect(raw.map(([name]) => name)).toEqual(['--surface-scrim'])
  })
})
