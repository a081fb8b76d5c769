/** Reads the custom properties of a theme.css and measures contrast as WCAG 2.2 defines it; used by the tests of the themes. */
export type Properties = ReadonlyMap<string, string>

type Rgb = readonly [number, number, number]

export function readProperties(css: string): Properties {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const found = withoutComments.matchAll(/(--[a-z0-9-]+)\s*:\s*([^;]+);/g)
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
}

/** Returns the value with every `var()` resolved; throws on an unknown name, which is a typing error in the theme. */
export function resolveProperty(properties: Properties, name: string): string {
  const value = properties.get(name)
  if (value === undefined) throw new Error(`${name} is not defined`)
  return value.replace(/var\((--[a-z0-9-]+)\)/g, (_, inner: string) => resolveProperty(properties, inner))
}

/** Returns the lowest contrast of a text colour over a surface; for a gradient, also between its stops. */
export function lowestContrast(text: string, surface: string): number {
  const ink = toRgb(text)
  return Math.min(...toSamples(surface).map((colour) => contrast(ink, colour)))
}

const STEPS_BETWEEN_STOPS = 24

function toSamples(surface: string): readonly Rgb[] {
  const stops = Array.from(surface.matchAll(/#[0-9a-f]{6}\b/g), ([hex]) => toRgb(hex))
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (next === undefined) return [stop]
    return Array.from({ length: STEPS_BETWEEN_STOPS }, (_, step) => mix(stop, next, step / STEPS_BETWEEN_STOPS))
  })
}

function toRgb(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`"${hex}" is not a colour such as #1a2b3c`)
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number): number => a + (b - a) * share
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
