import { STAMP_DRAWINGS } from '@menagerie/web/ui/stamps/stamp-drawings'
import { TAILWELL } from '../palette.ts'
import { box, type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import { drawLabelAnimal } from './label-animals.ts'
import { type LabelFace, type Layout, toLayout, toWordlessLayout } from './label-layout.ts'
import { drawTailwellLogo } from './logos.ts'
import type { PackDesign } from './pack-design.ts'
import { drawWords } from './set-words.ts'
import { TAILWELL_GROUNDS } from './tailwell-grounds.ts'
import { tint } from './tints.ts'

type LabelInks = { ink: string; ground: string; pill: string; pillInk: string }

/** Colours of words and their ground. Packs of snacks are reversed: bright above, cream below. */
export function toTailwellInks({ look, base, accent }: PackDesign): LabelInks {
  if (look === 'treat') return { ink: base.deep, ground: TAILWELL.cream, pill: base.deep, pillInk: '#ffffff' }
  return { ink: '#ffffff', ground: base.deep, pill: tint(accent.light, 0.82), pillInk: accent.deep }
}

/** The seal of a green line: the site's stamp, in the pack's colours. */
function drawSeal(design: PackDesign, { head, unit, low }: Layout): string {
  if (!design.stamp) return ''
  const r = unit * 0.1
  const x = head.x + head.r * (low ? -0.62 : 0.95)
  const y = head.y + head.r * (low ? 0.82 : 0.72)
  const drawing = line(STAMP_DRAWINGS[design.stamp], '#ffffff', 3)
  return (
    oval(x, y, r * 1.1, r * 1.1, '#ffffff') +
    oval(x, y, r, r, design.base.deep) +
    place(place(drawing, -32, -32), x, y, Number(((r * 1.5) / 56).toFixed(3)))
  )
}

function drawBadge(sheet: DrawingSheet, design: PackDesign, { head }: Layout): string {
  const { look, accent, base } = design
  const { x, y } = head
  const r = look === 'shield' ? head.r * 0.88 : head.r
  const fill = sheet.linear([[look === 'treat' ? '#fff3d6' : TAILWELL.sun], [accent.light]])
  const animal = place(drawLabelAnimal(sheet, design.animal), x, y, Number((r / 196).toFixed(3)))
  if (look === 'shield') {
    const shape =
      'M0 -1.12 C0.4 -0.9 0.75 -0.86 1.02 -0.86 C1.1 0.1 0.76 0.82 0 1.16 C-0.76 0.82 -1.1 0.1 -1.02 -0.86 C-0.75 -0.86 -0.4 -0.9 0 -1.12Z'
    const scale = (grow: number): number => Number((r * grow).toFixed(1))
    return place(drawPath(shape, '#ffffff'), x, y, scale(1.12)) + place(drawPath(shape, fill), x, y, scale(1)) + animal
  }
  const rim = look === 'green' ? tint(base.light, 0.3) : '#ffffff'
  return oval(x, y, r * 1.09, r * 1.09, rim) + oval(x, y, r, r, fill) + animal
}

function drawPill(design: PackDesign, { size, unit }: Layout, inks: LabelInks): string {
  const { words } = design
  if (!words.size) return ''
  const width = Math.min(size.width * 1.05, unit * (0.12 + words.size.length * 0.04))
  return (
    box(size.x - width / 2, size.y, width, size.height, size.height / 2, inks.pill) +
    drawWords(
      words.size,
      { ...size, y: size.y + size.height * 0.08, width: width * 0.89, height: size.height * 0.86 },
      { face: 'playful', fill: inks.pillInk, largest: size.height * 0.78, lines: 1 },
    )
  )
}

export function printTailwell(
  sheet: DrawingSheet,
  design: PackDesign,
  face: LabelFace,
): { ground: string; words: string } {
  const layout = design.words.label ? toLayout(face) : toWordlessLayout(face)
  const inks = toTailwellInks(design)
  const { look, words } = design
  if (look === 'oven' || look === 'pot' || look === 'wild') throw new Error(`${look} is a look of Aldergrove`)
  return {
    ground: TAILWELL_GROUNDS[look](sheet, design, face, layout),
    words: [
      drawTailwellLogo(layout.logo.x, layout.logo.y, layout.logo.width, look === 'treat'),
      drawBadge(sheet, design, layout),
      drawSeal(design, layout),
      drawWords(words.label, layout.label, {
        face: 'playful',
        fill: inks.ink,
        largest: layout.unit * 0.2,
        lines: 3,
      }),
      drawWords(words.note, layout.note, {
        face: 'plain',
        fill: inks.ink,
        largest: layout.unit * 0.1,
        lines: layout.low ? 3 : 2,
      }),
      drawPill(design, layout, inks),
    ].join(''),
  }
}
