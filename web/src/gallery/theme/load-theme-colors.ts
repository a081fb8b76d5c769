import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { lowestContrast, type Properties, readProperties, resolveProperty } from '@menagerie/sites/contrast'

/** A text colour on a surface. `stops` are the colours of the surface, several for a gradient; `contrast` is the lowest along it. */
export type ColorPair = { surface: string; front: string; stops: readonly string[]; ink: string; contrast: number }
type ColorGroup = { id: string; pairs: readonly ColorPair[] }

const readTheme = (brand: BrandKey) => readFileSync(join(findCompanyFolder(), brand, 'theme.css'), 'utf8')

const ON_BRAND: ReadonlySet<string> = new Set(['--surface-brand', '--surface-brand-solid', '--surface-inverse'])
const HEX = /#[0-9a-f]{6}\b/g

/** Returns the surface roles of a brand by purpose, each with the roles that are read on it. */
export function loadThemeColors(brand: BrandKey): readonly ColorGroup[] {
  const theme = readProperties(readTheme(brand))
  const named = (prefix: string) => [...theme.keys()].filter((name) => name.startsWith(prefix))
  const grounds = named('--surface-').filter((name) => name !== '--surface-scrim')
  const texts = named('--text-').filter((name) => name !== '--text-on-brand')
  const ofSurface = (surface: string) => {
    const fronts = ON_BRAND.has(surface) ? ['--text-on-brand'] : texts.filter((text) => isForSurface(text, surface))
    return fronts.flatMap((front) => toPair(theme, surface, front))
  }
  return [
    { id: 'surfaces', pairs: grounds.flatMap(ofSurface) },
    {
      id: 'actions',
      pairs: named('--action-').flatMap((surface) => toPair(theme, surface, toActionText(surface))),
    },
    {
      id: 'cta-themes',
      pairs: named('--cta-').flatMap((surface) => toPair(theme, surface, surface.replace(/-surface$/, '-text'))),
    },
  ]
}

/** Tells whether a text colour is used on a surface: the surfaces for errors and successes only carry the default text and their own colour. */
function isForSurface(text: string, surface: string): boolean {
  const special = /error|success/
  if (special.test(surface)) return text === '--text-default' || text.endsWith(surface.replace('--surface', ''))
  return true
}

function toActionText(surface: string): string {
  return surface.replace(/^--action-(primary|secondary).*$/, '--action-on-$1')
}

function toPair(theme: Properties, surface: string, front: string): ColorPair[] {
  if (surface === front || !theme.has(front) || /^--action-on-|-text$/.test(surface)) return []
  const stops = resolveProperty(theme, surface).match(HEX) ?? []
  const [ink] = resolveProperty(theme, front).match(HEX) ?? []
  if (ink === undefined || stops.length === 0) return []
  return [{ surface, front, stops, ink, contrast: lowestContrast(ink, stops.join(' ')) }]
}
