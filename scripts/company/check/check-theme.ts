import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from '@menagerie/sites/company/company-schema'
import { lowestContrast, type Properties, readProperties, resolveProperty } from '@menagerie/sites/contrast'
import { READABLE_ON, THEME_ROLES, VISIBLE_ON } from '@menagerie/sites/theme-roles'

type Brand = Company['brands'][string]

/** Contrast of WCAG 2.2: for texts, and for other visible things. */
const READABLE = 4.5
const VISIBLE = 3

/** Checks that a theme has every role, and that what stands on each surface can be read there. */
export function checkTheme(folder: string, key: string, brand: Brand): string[] {
  const file = join(key, 'theme.css')
  if (!existsSync(join(folder, file))) return [`${file} is missing: the colours and shapes of the brand.`]
  const css = readFileSync(join(folder, file), 'utf8')
  if (!css.includes(`[data-brand='${key}']`)) return [`${file} must have its properties under [data-brand='${key}'].`]
  const theme = readProperties(css)
  const missing = THEME_ROLES.filter((role) => !theme.has(role))
  if (missing.length > 0) return [`${file} lacks ${missing.join(', ')}.`]
  const unknown = [...theme.keys()].filter((name) => !name.startsWith('--palette-') && !THEME_ROLES.includes(name))
  const told = unknown.map((name) => `${file} has ${name}, which no part of the product reads.`)
  const broken = THEME_ROLES.flatMap((role) => findBroken(theme, role).map((fault) => `${file}: ${fault}.`))
  if (broken.length > 0) return [...told, ...broken]
  return [
    ...told,
    ...findPale(theme, READABLE_ON, READABLE).map((fault) => `${file}: ${fault} to be read.`),
    ...findPale(theme, VISIBLE_ON, VISIBLE).map((fault) => `${file}: ${fault} to be seen.`),
    ...findStrangers(theme, brand).map((fault) => `${file}: ${fault}.`),
  ]
}

function findBroken(theme: Properties, role: string): string[] {
  try {
    resolveProperty(theme, role)
    return []
  } catch (error) {
    return [`${role} cannot be resolved, since ${error instanceof Error ? error.message : error}`]
  }
}

function findPale(theme: Properties, rows: typeof READABLE_ON, least: number): string[] {
  return rows.flatMap(([front, surfaces]) =>
    surfaces.flatMap((on) => {
      const found = measure(theme, front, on)
      if (typeof found === 'string') return [found]
      return found < least ? [`${front} on ${on} has ${found.toFixed(2)} : 1 and needs ${least} : 1`] : []
    }),
  )
}

function measure(theme: Properties, front: string, on: string): number | string {
  try {
    return lowestContrast(resolveProperty(theme, front), resolveProperty(theme, on))
  } catch (error) {
    return `${front} on ${on} cannot be measured: ${error instanceof Error ? error.message : error}`
  }
}

/** Finds values in which `company.ts` and the theme of a brand differ. */
function findStrangers(theme: Properties, { themeColor, fonts }: Brand): string[] {
  const colour = resolveProperty(theme, '--surface-brand-solid')
  const families = [
    ['--font-heading', fonts.heading],
    ['--font-body', fonts.body],
  ] as const
  return [
    ...(colour === themeColor
      ? []
      : [`--surface-brand-solid is ${colour}, and company.ts has the themeColor ${themeColor}`]),
    ...families.flatMap(([role, family]) =>
      resolveProperty(theme, role).includes(family) ? [] : [`${role} does not name ${family}, which company.ts does`],
    ),
  ]
}
