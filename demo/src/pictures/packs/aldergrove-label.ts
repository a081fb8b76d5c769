import { ALDERGROVE } from '../palette.ts'
import { box, type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawLabelAnimal } from './label-animals.ts'
import { type LabelFace, type Layout, toLayout, toWordlessLayout } from './label-layout.ts'
import { drawAldergroveLeaf, drawAldergroveWord } from './logos.ts'
import type { PackDesign } from './pack-design.ts'
import { drawWords } from './set-words.ts'
import { mix } from './tints.ts'

type Tone = {
  ground: readonly [from: string, to: string]
  dark: boolean
  ink: string
  gold: string
  twig: string
  disc: string
  hill: string
}

/** Grounds of three product lines: dark forest, linen, kraft paper. */
const TONES: Record<'oven' | 'pot' | 'wild', Tone> = {
  oven: {
    ground: ['#2d5540', '#1d3a2b'],
    dark: true,
    ink: '#f9f4e6',
    gold: '#dcbd7e',
    twig: '#7b9f80',
    disc: '#b4c8a8',
    hill: '#31604a',
  },
  pot: {
    ground: ['#fdfaf2', '#f1ead9'],
    dark: false,
    ink: ALDERGROVE.forest,
    gold: '#8a6a2c',
    twig: '#a9bfa0',
    disc: '#d3dec6',
    hill: '#e0e7d0',
  },
  wild: {
    ground: ['#ddbf94', '#cba877'],
    dark: false,
    ink: '#2b2013',
    gold: '#6b4a1c',
    twig: '#9a7746',
    disc: '#f2e2c2',
    hill: '#bf9a66',
  },
}

export function toTone({ look }: PackDesign): Tone {
  return look === 'pot' || look === 'wild' ? TONES[look] : TONES.oven
}

/** Colour of the ribbon below the name: that of the flavour, muted. */
export function toRibbon({ accent }: PackDesign): string {
  return mix(accent.deep, '#2a2a1c', 0.16)
}

/** Draws two twigs around the animal, with room for the words above it. */
function drawTwigs(colour: string, r: number): string {
  const leaf = drawPath('M0 0 C18 -10 24 -30 14 -46 C-2 -36 -8 -16 0 0Z', colour)
  const leaves = [0.95, 0.55, 0.15, -0.25].map((angle) =>
    place(
      leaf,
      Number((r * 1.16 * Math.cos(angle)).toFixed(1)),
      Number((r * 1.16 * Math.sin(angle)).toFixed(1)),
      Number((r / 105).toFixed(3)),
      Math.round(20 + (angle * 180) / Math.PI),
    ),
  )
  return mirror(leaves.join(''))
}

function drawFirs(face: LabelFace, { unit }: Layout, colour: string): string {
  const base = face.height
  const fir = (x: number, tall: number): string =>
    `M${x} ${base - tall} L${x + tall * 0.26} ${base - tall * 0.42} L${x + tall * 0.14} ${base - tall * 0.42} L${x + tall * 0.36} ${base} L${x - tall * 0.36} ${base} L${x - tall * 0.14} ${base - tall * 0.42} L${x - tall * 0.26} ${base - tall * 0.42}Z`
  const row = Array.from({ length: 9 }, (_, i) =>
    fir(Math.round((i / 8 - 0.5) * face.width), Math.round(unit * (0.12 + ((i * 47) % 11) * 0.008))),
  )
  return drawPath(row.join(''), colour)
}

function drawGround(sheet: DrawingSheet, design: PackDesign, face: LabelFace, layout: Layout): string {
  const { width, height, top = 0 } = face
  const tone = toTone(design)
  const inset = layout.unit * 0.045
  const hills = drawPath(
    `M${-width / 2} ${height * 0.9} C${-width / 4} ${height * 0.83} ${width * 0.05} ${height * 0.94} ${width / 2} ${height * 0.85} L${width / 2} ${height} L${-width / 2} ${height}Z`,
    tone.hill,
  )
  return [
    box(-width / 2, 0, width, height, 0, sheet.linear([[tone.ground[0]], [tone.ground[1]]])),
    design.look === 'pot' ? hills : drawFirs(face, layout, tone.hill),
    box(
      -width / 2 + inset,
      top + inset,
      width - 2 * inset,
      height - top - 2 * inset,
      inset * 0.6,
      'none',
      `stroke="${tone.gold}" stroke-width="${(layout.unit * 0.007).toFixed(1)}"`,
    ),
  ].join('')
}

/** Draws a band in the flavour's colour: around a high pack, or from the animal to the edge of a low one. */
function drawRibbon({ width }: LabelFace, { label, unit, low }: Layout, colour: string, gold: string): string {
  const left = low ? label.x - label.width / 2 - unit * 0.03 : -width / 2
  const y = label.y - unit * 0.012
  const deep = label.height + unit * 0.024
  const rules = [y + unit * 0.014, y + deep - unit * 0.014].map((at) => `M${left} ${at.toFixed(1)} H${width / 2}`)
  return (
    box(left, y, width / 2 - left, deep, 0, colour) + line(rules.join(''), gold, unit * 0.006, 'stroke-opacity="0.8"')
  )
}

function drawCrest(sheet: DrawingSheet, design: PackDesign, layout: Layout, tone: Tone, most: number): string {
  const { head, logo, unit, low } = layout
  const r = Math.min(head.r, most)
  const y = head.y + (low ? 0 : unit * 0.025)
  return [
    low ? '' : drawAldergroveLeaf(0, logo.y - unit * 0.03, unit * 0.075, tone.dark),
    drawAldergroveWord(logo.x, logo.y + (low ? 0 : unit * 0.075), Math.min(logo.width, unit * 0.68), tone.dark),
    low ? '' : place(drawTwigs(tone.twig, r), head.x, y),
    oval(head.x, y, r * 0.92, r * 0.92, tone.disc),
    place(drawLabelAnimal(sheet, design.animal), head.x, y, Number((r / 206).toFixed(3))),
  ].join('')
}

export function printAldergrove(
  sheet: DrawingSheet,
  design: PackDesign,
  face: LabelFace,
): { ground: string; words: string } {
  const layout = design.words.label ? toLayout(face) : toWordlessLayout(face)
  const tone = toTone(design)
  const { label, note, size, unit } = layout
  const { words } = design
  return {
    ground:
      drawGround(sheet, design, face, layout) +
      drawRibbon(face, layout, toRibbon(design), design.look === 'oven' ? tone.gold : '#ecd9ab'),
    words: [
      drawCrest(sheet, design, layout, tone, face.width * 0.31),
      drawWords(words.label, label, { face: 'classic', fill: '#ffffff', largest: unit * 0.16, lines: 3 }),
      drawWords(
        words.note,
        { ...note, y: note.y + unit * 0.012 },
        { face: 'classic', fill: tone.ink, largest: unit * (layout.low ? 0.11 : 0.088), lines: layout.low ? 3 : 2 },
      ),
      drawWords(
        words.size,
        { ...size, y: size.y - unit * 0.008 },
        { face: 'classic', fill: tone.ink, largest: unit * (layout.low ? 0.1 : 0.072), lines: 1 },
      ),
    ].join(''),
  }
}
