import { type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'
import { BANNER, drawCloud, drawFlower, drawGrass, drawHill, drawSky, drawSun } from '../landscape.ts'
import type { Light } from './lights.ts'

type Land = {
  /** Position of the sun from left to right, 0 … 2880; if absent, the sky is overcast. */
  sun?: number
  sunHeight?: number
  clouds?: readonly (readonly [x: number, y: number, scale: number])[]
  far?: readonly number[]
  middle?: readonly number[]
  near?: readonly number[]
}

/** Draws sky and three rows of hills, from far to near; callers draw the foreground afterwards. */
export function drawLand(sheet: DrawingSheet, light: Light, land: Land = {}): string {
  const { sun, sunHeight = 360, clouds = [] } = land
  return [
    drawSky(sheet, light.sky),
    sun === undefined ? '' : drawSun(sheet, sun, sunHeight, 120, light.sun),
    ...clouds.map(([x, y, scale]) => drawCloud(x, y, scale, light.cloud)),
    drawHill(land.far ?? [760, 660, 760, 640, 720], light.far),
    drawHill(land.middle ?? [860, 780, 700, 820, 760], light.middle),
    drawHill(land.near ?? [900, 840, 900, 820, 880], sheet.linear([[light.near[0]], [light.near[1]]])),
  ].join('')
}

/** The ground that animals stand on. */
export function drawForeground(
  sheet: DrawingSheet,
  light: Light,
  heights: readonly number[] = [1000, 980, 1000, 975, 1000],
): string {
  return drawHill(heights, sheet.linear([[light.front[0]], [light.front[1]]]))
}

/** Soft shadow on the ground, as a gradient, which takes a tenth of the time of a blur. */
export function drawShade(
  sheet: DrawingSheet,
  x: number,
  y: number,
  rx: number,
  colour = '#3a2a1a',
  strength = 0.42,
): string {
  const paint = sheet.radial([
    [colour, 0, strength],
    [colour, 0.6, strength * 0.6],
    [colour, 1, 0],
  ])
  return oval(x, y, rx * 1.15, rx * 0.17, paint)
}

/** Tufts and flowers from edge to edge at random-looking but fixed places; `gap` keeps a part free. */
export function drawTurf(light: Light, y: number, count: number, gap?: readonly [from: number, to: number]): string {
  return Array.from({ length: count }, (_, i) => {
    const x = (i * 1781 + 130) % BANNER.width
    if (gap && x > gap[0] && x < gap[1]) return ''
    const drop = ((i * 53) % 90) - 20
    const flower = light.flowers[i % light.flowers.length] ?? '#ffffff'
    return (
      drawGrass(x + 40, y + drop, 0.8 + (i % 3) * 0.25, light.blade) +
      (i % 3 ? drawFlower(x, y + drop, 0.62 + (i % 4) * 0.12, flower) : '')
    )
  }).join('')
}

/** High grass that hides feet: blades from edge to edge, or between two points. */
export function drawTallGrass(
  y: number,
  height: number,
  colours: readonly string[],
  [from, to]: readonly [number, number] = [-40, 2920],
): string {
  const count = Math.round((to - from) / 26)
  return colours
    .map((colour, row) => {
      const blades = Array.from({ length: count }, (_, i) => {
        const x = from + i * 26 + row * 11
        const up = height * (0.62 + ((i * 37 + row * 17) % 39) / 100)
        const lean = ((i * 29 + row * 13) % 60) - 30
        return `M${x} ${y} Q${x + lean * 0.3} ${y - up * 0.6} ${x + lean} ${y - up} Q${x + lean * 0.5 + 12} ${y - up * 0.5} ${x + 22} ${y}Z`
      })
      return drawPath(blades.join(''), colour)
    })
    .join('')
}

export function drawBush(
  sheet: DrawingSheet,
  x: number,
  y: number,
  scale: number,
  [light, deep]: readonly [string, string],
  berries?: string,
): string {
  const fill = sheet.linear([[light], [deep]])
  const dots = [
    [-110, -90],
    [-40, -150],
    [50, -120],
    [120, -80],
    [0, -60],
  ] as const
  return place(
    drawPath(
      'M-220 0 C-260 -90 -180 -140 -140 -130 C-120 -220 20 -230 50 -170 C110 -210 190 -160 180 -100 C240 -90 240 -20 210 0Z',
      fill,
    ) + (berries ? dots.map(([cx, cy]) => oval(cx, cy, 14, 14, berries)).join('') : ''),
    x,
    y,
    scale,
  )
}

export function drawButterfly(x: number, y: number, scale: number, wing: string, turn = -14): string {
  return place(
    drawPath('M0 0 C-20 -60 -90 -70 -84 -20 C-80 10 -40 12 0 0 C-40 14 -70 34 -50 56 C-26 70 -6 36 0 0Z', wing) +
      drawPath(
        'M0 0 C10 -66 70 -80 74 -34 C74 -4 36 6 0 0 C36 10 60 30 44 50 C20 62 4 34 0 0Z',
        wing,
        'opacity="0.8"',
      ) +
      oval(-48, -28, 14, 12, '#ffffff', 'opacity="0.6"') +
      oval(44, -34, 12, 11, '#ffffff', 'opacity="0.6"') +
      line('M-2 -30 L2 34 M-2 -30 C-8 -48 -16 -54 -24 -56 M0 -32 C6 -50 14 -54 20 -56', '#4a3226', 6),
    x,
    y,
    scale,
    turn,
  )
}

/** A few far birds in the sky. */
export function drawFarBirds(x: number, y: number, colour: string): string {
  return place(
    line(
      'M-60 0 C-44 -18 -28 -18 -16 0 C-4 -18 14 -18 28 0 M60 -50 C72 -64 84 -64 94 -50 C104 -64 118 -64 130 -50 M110 30 C120 18 130 18 138 30 C146 18 158 18 168 30',
      colour,
      7,
      'opacity="0.6"',
    ),
    x,
    y,
  )
}

export function drawStones(x: number, y: number, scale: number, light = '#c9c2b8', deep = '#9d958a'): string {
  return place(
    oval(-70, -26, 76, 40, deep) +
      oval(-78, -32, 62, 28, light) +
      oval(50, -20, 56, 30, deep) +
      oval(44, -25, 44, 20, light) +
      oval(4, -8, 34, 16, light),
    x,
    y,
    scale,
  )
}
