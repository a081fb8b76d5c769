import { TAILWELL } from '../palette.ts'
import { box, type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import type { LabelFace, Layout } from './label-layout.ts'
import type { PackDesign, PackLook } from './pack-design.ts'
import { shade, tint } from './tints.ts'

type TailwellLook = Exclude<PackLook, 'oven' | 'pot' | 'wild'>
type Ground = (sheet: DrawingSheet, design: PackDesign, face: LabelFace, layout: Layout) => string

/** Upper edge of the coloured half, closed around the bottom of the face. */
function toPanel({ width, height }: LabelFace, edge: (half: number) => string): string {
  const half = width / 2
  return `${edge(half)} L${half} ${height} L${-half} ${height}Z`
}

const WAVE =
  (y: number, lift: number) =>
  (half: number): string =>
    `M${-half} ${y} C${-half * 0.4} ${y - lift} ${half * 0.3} ${y + lift * 0.65} ${half} ${y - lift * 0.66}`
const BOWL =
  (y: number, lift: number) =>
  (half: number): string =>
    `M${-half} ${y - lift * 0.8} Q0 ${y + lift * 0.8} ${half} ${y - lift * 0.8}`
const HILL =
  (y: number, lift: number) =>
  (half: number): string =>
    `M${-half} ${y + lift * 0.5} Q0 ${y - lift * 0.7} ${half} ${y + lift * 0.5}`
const CHEVRON =
  (y: number, lift: number) =>
  (half: number): string =>
    `M${-half} ${y - lift * 0.5} L0 ${y + lift * 0.45} L${half} ${y - lift * 0.5}`
const SLOPE =
  (y: number, lift: number) =>
  (half: number): string =>
    `M${-half} ${y + lift * 0.4} L${half} ${y - lift * 0.6}`

function drawBubbles({ width }: LabelFace, { panel, unit, head }: Layout, colour: string): string {
  const spots = [
    [-0.4, 0.1, 0.05],
    [0.41, 0.04, 0.07],
    [-0.43, -0.16, 0.035],
    [0.36, -0.22, 0.03],
    [-0.3, -0.02, 0.025],
    [0.44, -0.12, 0.022],
  ]
  return spots
    .map(([x = 0, y = 0, r = 0]) =>
      oval(
        x * width,
        (panel + head.y) / 2 + y * unit,
        r * unit,
        r * unit,
        '#ffffff',
        `stroke="${colour}" stroke-width="${unit * 0.008}"`,
      ),
    )
    .join('')
}

function drawConfetti({ width, top = 0 }: LabelFace, { panel, unit }: Layout, colours: readonly string[]): string {
  return Array.from({ length: 16 }, (_, i) => {
    const x = (((i * 37) % 100) / 100 - 0.5) * width * 0.94
    const y = top + (panel - top) * (0.3 + (((i * 61 + 17) % 100) / 100) * 0.7)
    return place(
      box(-unit * 0.02, -unit * 0.008, unit * 0.04, unit * 0.016, unit * 0.008, colours[i % colours.length] ?? ''),
      x,
      y,
      1,
      i * 47,
    )
  }).join('')
}

function drawRings({ head, unit }: Layout, colour: string): string {
  return [1.22, 1.42, 1.62]
    .map((grow, i) =>
      oval(
        head.x,
        head.y,
        head.r * grow,
        head.r * grow,
        'none',
        `stroke="${colour}" stroke-width="${unit * 0.014}" stroke-opacity="${0.7 - i * 0.2}"`,
      ),
    )
    .join('')
}

function drawMeadow(face: LabelFace, { panel, unit }: Layout, colour: string): string {
  const blades = Array.from({ length: 15 }, (_, i) => {
    const x = (i / 14 - 0.5) * face.width
    const tall = unit * (0.06 + ((i * 53) % 10) * 0.008)
    return `M${x} ${panel + unit * 0.06} Q${x + unit * 0.01} ${panel - tall * 0.4} ${x + (((i * 29) % 9) - 4) * unit * 0.008} ${panel - tall}`
  }).join('')
  return line(blades, colour, unit * 0.012)
}

/** Fills the area above the coloured part; white needs no fill. */
function plain(
  sheet: DrawingSheet,
  { width, height }: LabelFace,
  { panel, unit }: Layout,
  from: string,
  to: string,
): string {
  const fill = from === to ? from : sheet.linear([[from], [to]])
  return box(-width / 2, 0, width, Math.min(height, panel + unit * 0.16), 0, fill)
}

/** A stripe in the product's accent across the part in the animal's colour. */
function halves(
  { base, accent }: PackDesign,
  face: LabelFace,
  { panel, unit }: Layout,
  edge: (y: number, lift: number) => (half: number) => string,
): string {
  const lift = unit * 0.13
  return (
    drawPath(toPanel(face, edge(panel - unit * 0.065, lift)), accent.light) +
    drawPath(toPanel(face, edge(panel + unit * 0.01, lift)), base.deep)
  )
}

/** Grounds of Tailwell's product lines, below the words. */
export const TAILWELL_GROUNDS: Record<TailwellLook, Ground> = {
  bowl: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#ffffff', '#ffffff') + halves(design, face, layout, BOWL),
  treat: (sheet, design, face, layout) =>
    plain(sheet, face, layout, design.base.light, design.base.deep) +
    drawConfetti(face, layout, [design.accent.light, '#ffffff', TAILWELL.sun]) +
    drawPath(toPanel(face, HILL(layout.panel - layout.unit * 0.055, layout.unit * 0.14)), design.accent.light) +
    drawPath(toPanel(face, HILL(layout.panel + layout.unit * 0.015, layout.unit * 0.14)), TAILWELL.cream),
  bath: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#ffffff', tint(design.accent.light, 0.6)) +
    drawBubbles(face, layout, design.accent.light) +
    halves(design, face, layout, WAVE),
  shield: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#ffffff', tint(design.accent.light, 0.72)) + halves(design, face, layout, CHEVRON),
  vital: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#ffffff', '#ffffff') +
    drawRings(layout, design.accent.light) +
    halves(design, face, layout, HILL),
  water: (sheet, design, face, layout) => {
    const { panel, unit } = layout
    return (
      plain(sheet, face, layout, '#ffffff', '#cdeefa') +
      drawPath(toPanel(face, WAVE(panel - unit * 0.12, unit * 0.1)), tint(design.base.light, 0.5)) +
      halves(design, face, layout, WAVE)
    )
  },
  play: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#fffdf6', '#ffeccb') +
    drawConfetti(face, layout, [design.accent.light, TAILWELL.orange, TAILWELL.magenta]) +
    halves(design, face, layout, SLOPE),
  home: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#fffaf1', TAILWELL.beige) + halves(design, face, layout, SLOPE),
  green: (sheet, design, face, layout) =>
    plain(sheet, face, layout, '#f6fbe6', '#d3eba8') +
    drawMeadow(face, layout, '#7fb83f') +
    halves(design, face, layout, HILL) +
    drawMeadow({ ...face }, { ...layout, panel: face.height - layout.unit * 0.02 }, shade(design.base.deep, 0.12)),
}
