import { TAILWELL } from '../palette.ts'
import { box, type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import type { PackDesign } from './pack-design.ts'
import { mix, tint } from './tints.ts'

export const SHOT_SIDE = 1500
/** Height of the ground on which packs and products stand. */
export const FLOOR = 1330

function drawRays(colour: string): string {
  const ray = 'M-14 -566 L14 -566 L6 -506 L-6 -506Z'
  return Array.from({ length: 24 }, (_, i) =>
    place(drawPath(ray, colour, 'fill-opacity="0.5"'), 750, 680, 1, i * 15),
  ).join('')
}

function drawDots(colour: string): string {
  return Array.from({ length: 26 }, (_, i) => {
    const turn = (i * Math.PI * 2) / 26
    const far = i % 2 ? 540 : 580
    const r = i % 2 ? 13 : 22
    return oval(
      Math.round(750 + Math.cos(turn) * far),
      Math.round(680 + Math.sin(turn) * far),
      r,
      r,
      colour,
      'fill-opacity="0.55"',
    )
  }).join('')
}

function drawRing(colour: string): string {
  return (
    oval(750, 680, 545, 545, 'none', `stroke="${colour}" stroke-width="16" stroke-opacity="0.5"`) +
    oval(750, 680, 595, 595, 'none', `stroke="${colour}" stroke-width="8" stroke-opacity="0.35"`)
  )
}

/** Tailwell's studio: a warm wall, a sun in the product's colours, a light table. */
export function drawTailwellStudio(_: DrawingSheet, { look, base, accent }: PackDesign): string {
  const wall = look === 'water' ? tint(base.light, 0.78) : look === 'green' ? '#f4f8e3' : '#fff8ee'
  const sun = mix(accent.light, TAILWELL.cream, 0.36)
  const rim =
    look === 'bath' || look === 'water' ? drawDots : look === 'vital' || look === 'shield' ? drawRing : drawRays
  const table = look === 'green' ? (['#e6dab4', '#d9caa0'] as const) : (['#f8e0bf', '#f3d3a8'] as const)
  return [
    box(0, 0, SHOT_SIDE, SHOT_SIDE, 0, wall),
    oval(750, 680, 480, 480, sun),
    oval(750, 740, 420, 420, mix(sun, '#ffffff', 0.22)),
    rim(tint(base.light, 0.25)),
    drawPath('M0 1180 C300 1130 1200 1130 1500 1180 L1500 1500 L0 1500Z', table[0]),
    drawPath('M0 1352 C400 1312 1100 1312 1500 1352 L1500 1500 L0 1500Z', table[1]),
    line('M0 1186 C300 1136 1200 1136 1500 1186', '#ffffff', 10, 'stroke-opacity="0.6"'),
  ].join('')
}

function drawTwig(sheet: DrawingSheet): string {
  const leaf =
    drawPath('M0 0 C60 -30 84 -96 50 -156 C-4 -126 -30 -58 0 0Z', sheet.linear([['#7fa36f'], ['#47694d']])) +
    line('M4 -6 C20 -60 36 -104 48 -142', '#dbe6cf', 4, 'stroke-opacity="0.7"')
  return place(leaf, 0, 0, 1, -50) + place(leaf, 10, 0, 1.1, 0) + place(leaf, 20, 0, 0.9, 46)
}

function drawFirs(colour: string, foot: number, tall: number, shift: number): string {
  const firs = Array.from({ length: 11 }, (_, i) => {
    const x = i * 160 - 60 + shift
    const high = tall * (0.75 + ((i * 37 + shift) % 10) * 0.05)
    const tiers = [0.36, 0.64, 1].map(
      (part, tier) =>
        `L${Math.round(x + high * (0.1 + tier * 0.06))} ${Math.round(foot - high + high * part)} L${Math.round(x + high * (0.03 + tier * 0.03))} ${Math.round(foot - high + high * part)}`,
    )
    const back = [1, 0.64, 0.36].map(
      (part, tier) =>
        `L${Math.round(x - high * (0.09 - tier * 0.03))} ${Math.round(foot - high + high * part)} L${Math.round(x - high * (0.22 - tier * 0.06))} ${Math.round(foot - high + high * part)}`,
    )
    return `M${x} ${Math.round(foot - high)} ${tiers.join(' ')} L${x} ${foot} ${back.join(' ')}Z`
  })
  return drawPath(firs.join(''), colour)
}

function drawHeath(): string {
  return (
    drawPath('M0 760 C260 640 420 700 640 780 C860 860 1120 620 1500 740 L1500 1170 L0 1170Z', '#dfe2c4') +
    drawPath('M0 930 C300 840 520 960 800 920 C1080 880 1260 820 1500 900 L1500 1170 L0 1170Z', '#d0d5ae')
  )
}

function drawPanelling(): string {
  const boards = Array.from({ length: 9 }, (_, i) => `M${i * 188 - 10} 0 V1160`).join('')
  return line(boards, '#ddd8c4', 7) + box(0, 250, SHOT_SIDE, 16, 0, '#e0dbc8') + box(0, 266, SHOT_SIDE, 8, 0, '#cfc8b0')
}

/** Aldergrove's light on a wooden board: a forest in mist, a kitchen of pale wood, a heath. */
export function drawAldergroveStudio(sheet: DrawingSheet, { look, accent }: PackDesign): string {
  const wall = look === 'wild' ? '#f3eddc' : look === 'pot' ? '#efebdc' : '#e9efe2'
  const view =
    look === 'wild'
      ? drawHeath()
      : look === 'pot'
        ? drawPanelling()
        : drawFirs('#d3dfcc', 1160, 860, 40) + drawFirs('#bdcfb8', 1170, 560, 120)
  const glow = mix(accent.light, wall, 0.42)
  return [
    box(0, 0, SHOT_SIDE, SHOT_SIDE, 0, wall),
    view,
    oval(750, 660, 470, 470, tint(glow, 0.3), 'fill-opacity="0.85"'),
    box(0, 1160, SHOT_SIDE, 340, 0, '#b08c66') + box(0, 1334, SHOT_SIDE, 166, 0, '#a17c57'),
    line(
      'M0 1240 C400 1230 900 1260 1500 1238 M0 1330 C500 1350 1000 1316 1500 1338 M0 1430 C420 1416 1100 1446 1500 1424',
      '#6f5138',
      5,
      'stroke-opacity="0.45"',
    ),
    box(0, 1150, SHOT_SIDE, 18, 0, '#dcc19f'),
    place(drawTwig(sheet), 90, 1360, 1.3, -16),
  ].join('')
}
