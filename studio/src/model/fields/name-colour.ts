/** Name of a colour as keys of the translations; the colour itself is shown beside it. */
export type ColourName = {
  hue:
    | 'red'
    | 'orange'
    | 'brown'
    | 'beige'
    | 'yellow'
    | 'green'
    | 'blue'
    | 'purple'
    | 'pink'
    | 'grey'
    | 'white'
    | 'black'
  shade?: 'dark' | 'light'
}

/** Upper ends of the hue ranges, in degrees of the colour circle. */
const HUES = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const

const DARK = 0.35
const LIGHT = 0.75

/** Describes a colour such as `#1f4a24`: green, dark. */
export function nameColour(hex: string): ColourName {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const chroma = most - least
  if (chroma < 0.08) return nameGrey(lightness)
  const hue = toHue([red, green, blue], most, chroma)
  const [, name = 'red'] = HUES.find(([end]) => hue < end) ?? []
  const isWarm = name === 'orange' || name === 'yellow'
  if (isWarm && lightness > LIGHT) return { hue: 'beige', ...(lightness > 0.92 && { shade: 'light' }) }
  if (isWarm && lightness < DARK) return { hue: 'brown', ...(lightness < 0.2 && { shade: 'dark' }) }
  if (name === 'red' && lightness > LIGHT) return { hue: 'pink', shade: 'light' }
  return { hue: name, ...shadeOf(lightness) }
}

function nameGrey(lightness: number): ColourName {
  if (lightness > 0.96) return { hue: 'white' }
  if (lightness < 0.1) return { hue: 'black' }
  return { hue: 'grey', ...shadeOf(lightness) }
}

function shadeOf(lightness: number): Pick<ColourName, 'shade'> {
  if (lightness < DARK) return { shade: 'dark' }
  return lightness > LIGHT ? { shade: 'light' } : {}
}

function toHue([red, green, blue]: readonly [number, number, number], most: number, chroma: number): number {
  const sector =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  return (sector * 60 + 360) % 360
}
