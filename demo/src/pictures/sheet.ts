/** Colour stop: a colour and optionally its offset (0–1) and opacity. */
export type GradientStop = readonly [colour: string, offset?: number, opacity?: number]

/** Two colours of one thing. */
export type Shades = readonly [light: string, deep: string]

/** One drawing: shapes are plain SVG text; gradients, filters and clip paths come from the sheet, which names and collects them. */
export type DrawingSheet = {
  width: number
  height: number
  /** Gradient along a direction in degrees: 0 = left to right, 90 = top to bottom. */
  linear: (stops: readonly GradientStop[], degrees?: number) => string
  radial: (stops: readonly GradientStop[], at?: { cx?: number; cy?: number; r?: number }) => string
  /** Gaussian blur for soft shadows and light. */
  soft: (radius: number) => string
  clip: (shapes: string) => string
  toSvg: (shapes: string) => string
}

function toStops(stops: readonly GradientStop[]): string {
  const last = Math.max(1, stops.length - 1)
  return stops
    .map(
      ([colour, offset, opacity], index) =>
        `<stop offset="${offset ?? index / last}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** Creates a sheet with units of width × height; `pixels` is its rendered width. */
export function createSheet(width: number, height: number, pixels = width): DrawingSheet {
  const definitions = new Map<string, string>()
  /** Equal definitions are shared, so that ids depend only on the drawing. */
  const define = (tag: string, attributes: string, inside: string): string => {
    const key = `${tag}|${attributes}|${inside}`
    const id = definitions.get(key) ?? `d${definitions.size}`
    definitions.set(key, id)
    return `url(#${id})`
  }
  const toDefinitions = (): string =>
    [...definitions]
      .map(([key, id]) => {
        const [tag = '', attributes = '', ...inside] = key.split('|')
        return `<${tag} id="${id}" ${attributes}>${inside.join('|')}</${tag}>`
      })
      .join('')
  return {
    width,
    height,
    linear: (stops, degrees = 90) =>
      define('linearGradient', `gradientTransform="rotate(${degrees} 0.5 0.5)"`, toStops(stops)),
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
      define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, toStops(stops)),
    soft: (radius) =>
      define('filter', 'x="-60%" y="-60%" width="220%" height="220%"', `<feGaussianBlur stdDeviation="${radius}"/>`),
    clip: (shapes) => define('clipPath', '', shapes),
    toSvg: (shapes) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(height * pixels) / width}" viewBox="0 0 ${width} ${height}"><defs>${toDefinitions()}</defs>${shapes}</svg>`,
  }
}

/** Moves and scales a drawing that was made around its own origin. */
export function place(shapes: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes}</g>`
}

/** Draws shapes together with their mirror image at x = 0. */
export function mirror(shapes: string): string {
  return `${shapes}<g transform="scale(-1 1)">${shapes}</g>`
}

export function flip(shapes: string): string {
  return `<g transform="scale(-1 1)">${shapes}</g>`
}

export function drawPath(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
}

/** A light or shadow with soft edges; `strength` is its opacity in the centre. */
export function drawGlow(
  sheet: DrawingSheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  const fill = sheet.radial([
    [colour, 0, strength],
    [colour, 1, 0],
  ])
  return oval(cx, cy, rx, ry, fill)
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
}

/** Soft shadow on the ground below something at (x, y), as a gradient, because a blur takes five times as long. */
export function groundShadow(
  sheet: DrawingSheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity = 0.35,
): string {
  const fade = sheet.radial([
    [colour, 0.2, opacity],
    [colour, 0.6, opacity * 0.55],
    [colour, 1, 0],
  ])
  return oval(x, y, rx * 1.22, ry * 1.5, fade)
}
