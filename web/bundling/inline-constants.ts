import type { Styles } from './bundle-styles.ts'

const DECLARED = /(--[a-z0-9-]+):([^;{}]+);?/g
const TIMES_ONE = /calc\(1 \* ([\d.]+(?:rem|px|em))\)/g
const USED = /var\((--[a-z0-9-]+)\)/g

type Declarations = ReadonlyMap<string, string>

/**
 * Replaces custom properties that can only have one value by that value and removes their declarations: such names
 * only help readers of the source, and are a tenth of all styles (decision 023). `styles` are those of one brand; a
 * constant is declared once in one of the files `declaring`, and in no other module.
 */
export function inlineConstants(styles: Styles, declaring: readonly string[]): Styles {
  const constants = findConstants(styles, declaring)
  return new Map([...styles].map(([file, css]) => [file, inline(css, constants)]))
}

function findConstants(styles: Styles, declaring: readonly string[]): Declarations {
  const times = new Map<string, number>()
  for (const css of styles.values())
    for (const [, name = ''] of css.matchAll(DECLARED)) times.set(name, (times.get(name) ?? 0) + 1)
  const candidates = declaring.flatMap((file) =>
    Array.from(
      (styles.get(file) ?? '').matchAll(DECLARED),
      ([, name = '', value = '']) => [name, value.trim()] as const,
    ),
  )
  return resolve(new Map(candidates.filter(([name]) => times.get(name) === 1)))
}

/** Resolves constants inside the values of others; a value that depends on something variable is not a constant. */
function resolve(candidates: Declarations): Declarations {
  const found = new Map<string, string>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [name, value] of candidates) {
      const resolved = inline(value, found)
      if (!resolved.includes('var(')) found.set(name, resolved)
    }
  }
  return found
}

function inline(css: string, constants: Declarations): string {
  return (
    css
      .replace(DECLARED, (declaration, name: string) => (constants.has(name) ? '' : declaration))
      .replace(USED, (use, name: string) => constants.get(name) ?? use)
      // Multiplying by a constant of 1 is left out.
      .replace(TIMES_ONE, '$1')
  )
}
