import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from '@menagerie/sites/company/company-schema'
import { fontSource } from '@menagerie/sites/fonts'
import { cutFont, toFontReason } from '../../../web/bundling/cut-fonts.ts'

type Brand = Company['brands'][string]

/** Checks that `fonts.css` of a brand names cut fonts that exist and can be cut, including all fonts that its pages preload. */
export async function checkFonts(
  folder: string,
  key: string,
  { fonts }: Brand,
  cuts: Company['fonts'],
): Promise<string[]> {
  const file = join(key, 'fonts.css')
  const urgent = [...new Set(Object.values(fonts.urgent).flat())]
  const css = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  const named = [...css.matchAll(/@menagerie\/cut-fonts\/([\w-]+)\.woff2/g)].map(([, name = '']) => name)
  return [
    ...(css === '' ? [] : findUnknownFamilies(file, css, fonts)),
    ...named
      .filter((name) => !Object.hasOwn(cuts, name))
      .map((name) => `${file} names the font ${name}, which company.ts does not have.`),
    ...urgent
      .filter((name) => !named.includes(name))
      .map((name) => `${file} does not name the font ${name}, which company.ts calls urgent.`),
    ...named
      .filter((name) => cuts[name] !== undefined && !isThere(folder, cuts[name].source))
      .map((name) => `The file of the font ${name} is missing: ${cuts[name]?.source}.`),
    ...(await tryToCut(folder, named, cuts)),
  ]
}

/** Font families that devices have, or choose themselves. */
const OF_DEVICES =
  /^(ui-.*|system-ui|-apple-system|sans-serif|serif|monospace|Arial|Helvetica|Helvetica Neue|Georgia|Times New Roman|Verdana|Tahoma|Trebuchet MS|Courier New|Segoe UI|Roboto)$/i

/** Finds families that no rule declares (most likely misspelt). They would silently be shown in the device's font. */
function findUnknownFamilies(file: string, css: string, { heading, body }: Brand['fonts']): string[] {
  const declared = new Set([...css.matchAll(/font-family:\s*['"]?([^'";}]+)/g)].map(([, name = '']) => name.trim()))
  return Object.entries({ heading, body })
    .filter(([, family]) => !declared.has(family) && !OF_DEVICES.test(family))
    .map(
      ([of, family]) =>
        `fonts.${of} of company.ts is “${family}”, a family that no @font-face of ${file} declares (${[...declared].join(', ')}).`,
    )
}

/** Returns the fonts that the build could not cut. */
async function tryToCut(folder: string, names: readonly string[], cuts: Company['fonts']): Promise<string[]> {
  const faults = await Promise.all(
    names.map(async (name) => {
      const cut = cuts[name]
      if (cut === undefined || !isThere(folder, cut.source)) return []
      try {
        await cutFont(readFileSync(fontSource(cut, folder)), 'a', cut.weight)
        return []
      } catch (error) {
        return [`The font ${name} (${cut.source}) ${toFontReason(error)}`]
      }
    }),
  )
  return faults.flat()
}

function isThere(folder: string, source: string): boolean {
  try {
    return existsSync(fontSource({ source }, folder))
  } catch {
    return false
  }
}
