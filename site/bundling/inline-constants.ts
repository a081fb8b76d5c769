import type { Styles } from './bundle-styles.ts'

const DECLARED = /(--[a-z0-9-]+):([^;{}]+);?/g
const USED = /var\((--[a-z0-9-]+)\)/g

/**
 * Writes custom properties that can only have one value out where they are used and leaves them out themselves: names for
 * people, 330 bytes of the first TCP window for visitors (decision 023). These are a brand's palette, which its theme alone
 * may use, and what `global` declares once and nobody declares again.
 */
export function inlineConstants(
  styles: Styles,
  { global, themes }: { global: string; themes: readonly string[] },
): Styles {
  const palettes = new Map(themes.map((file) => [file, only(/^--palette-/, declarationsIn(styles.get(file) ?? ''))]))
  const withoutPalettes = new Map(
    [...styles].map(([file, css]) => [file, inline(css, palettes.get(file) ?? new Map())]),
  )
  const constants = findConstants(withoutPalettes, global)
  return new Map([...withoutPalettes].map(([file, css]) => [file, inline(css, constants)]))
}

type Declarations = ReadonlyMap<string, string>

function findConstants(styles: Styles, global: string): Declarations {
  const times = new Map<string, number>()
  for (const css of styles.values())
    for (const [, name = ''] of css.matchAll(DECLARED)) times.set(name, (times.get(name) ?? 0) + 1)
  const own = [...declarationsIn(styles.get(global) ?? '')]
  return new Map(own.filter(([name, value]) => times.get(name) === 1 && !value.includes('var(')))
}

function declarationsIn(css: string): Declarations {
  return new Map(Array.from(css.matchAll(DECLARED), ([, name = '', value = '']) => [name, value.trim()]))
}

function only(pattern: RegExp, declarations: Declarations): Declarations {
  return new Map([...declarations].filter(([name]) => pattern.test(name)))
}

function inline(css: string, constants: Declarations): string {
  return css
    .replace(DECLARED, (declaration, name: string) => (constants.has(name) ? '' : declaration))
    .replace(USED, (use, name: string) => constants.get(name) ?? use)
}
