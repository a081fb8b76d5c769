import { box, type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'
import type { PackDesign } from '../pack-design.ts'
import { printLabel } from '../print-label.ts'
import { shade, tint } from '../tints.ts'
import { clipTo, lift, type PackForm, printBody, toCap } from './body.ts'

/** Folding box: the printed front, a side in shade, the lid from above. */
function drawCarton(sheet: DrawingSheet, design: PackDesign, width: number, height: number, low = false): string {
  const deep = 108
  const front = width - deep
  const side = front / 2
  const up = 46
  const face = height - up
  const cap = toCap(design)
  const edge = design.look === 'treat' ? design.base : cap
  const light = sheet.linear(
    [
      ['#ffffff', 0, 0.14],
      ['#ffffff', 0.5, 0],
      ['#2a1208', 1, 0.1],
    ],
    0,
  )
  const { ground, words } = printLabel(sheet, design, { width: front, height: face, low })
  return [
    `<g transform="translate(${-deep / 2} 0)">`,
    clipTo(sheet, `M${-side} ${-face} H${side} V0 H${-side}Z`, lift(ground, -face)),
    box(-side, -face, front, face, 0, light),
    lift(words, -face),
    drawPath(
      `M${side} 0 L${side + deep} ${-up} L${side + deep} ${-face - up} L${side} ${-face}Z`,
      sheet.linear([[shade(edge.deep, 0.05)], [shade(edge.deep, 0.3)]]),
    ),
    drawPath(
      `M${side} 0 L${side + deep} ${-up} L${side + deep} ${-up - face * 0.12} L${side} ${-face * 0.12}Z`,
      edge.light,
      'fill-opacity="0.55"',
    ),
    drawPath(
      `M${-side} ${-face} L${deep - side} ${-face - up} L${side + deep} ${-face - up} L${side} ${-face}Z`,
      sheet.linear([[tint(edge.light, 0.55)], [edge.light]]),
    ),
    line(`M${deep / 2 - side} ${-face - up / 2} H${side + deep / 2}`, edge.deep, 4, 'stroke-opacity="0.45"'),
    '</g>',
  ].join('')
}

const carton: PackForm = {
  width: 660,
  height: 860,
  draw: (sheet, design, width, height) => drawCarton(sheet, design, width, height),
}

const MOST_SHOWN = 10

/** Draws a strip with as many tablets as the pack has, ten at most. */
function drawStrip(sheet: DrawingSheet, design: PackDesign, count: number): string {
  const shown = Math.min(MOST_SHOWN, count)
  const rows = shown > 3 ? 2 : 1
  const columns = Math.ceil(shown / rows)
  const width = 44 + columns * 88
  const height = 26 + rows * 88
  const tablets = Array.from({ length: shown }, (_, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * 88
    const y = -height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * 88
    return (
      oval(x, y + 4, 37, 33, '#8d8d88') +
      oval(x, y, 35, 31, tint(design.accent.light, 0.45)) +
      oval(x - 10, y - 10, 13, 8, '#ffffff', 'fill-opacity="0.8"')
    )
  })
  const foil = sheet.linear([['#f3f3ef'], ['#c9cac6', 0.5], ['#eeeeea']], 20)
  return box(-width / 2, -height, width, height, 22, foil) + tablets.join('')
}

/** Flat box of tablets with a strip of them leaning on its end. */
export function toBlister(count: number): PackForm {
  return {
    width: 1060,
    height: 640,
    draw: (sheet, design, width, height) => {
      const wide = width * 0.74
      return (
        place(drawCarton(sheet, design, wide, height, true), (wide - width) / 2, 0) +
        place(drawStrip(sheet, design, count), width * 0.33, 52, 0.96, -16)
      )
    },
  }
}

/** Card to hang up: printed above, pipettes in a clear blister below. */
function drawPipette(sheet: DrawingSheet, design: PackDesign, tall: number): string {
  const liquid = sheet.linear([[tint(design.accent.light, 0.55)], [design.accent.light], [design.accent.deep]], 0)
  return [
    drawPath(
      `M-9 ${-tall} L9 ${-tall} L16 ${-tall + 54} C34 ${-tall + 70} 34 ${-tall + 90} 34 ${-tall + 110} L34 -60 L-34 -60 L-34 ${-tall + 110} C-34 ${-tall + 90} -34 ${-tall + 70} -16 ${-tall + 54}Z`,
      liquid,
    ),
    drawPath('M-40 -64 L40 -64 L40 0 L-40 0Z', design.accent.deep),
    line(`M-20 ${-tall + 104} L-20 -76`, '#ffffff', 7, 'stroke-opacity="0.7"'),
    line('M-22 -52 v42 M0 -52 v42 M22 -52 v42', '#ffffff', 4, 'stroke-opacity="0.4"'),
  ].join('')
}

/** Height of the clear half of a card. */
const CARD_FOOT = 284

function toCardHead(side: number, height: number): string {
  return `M${26 - side} ${-height} L${side - 26} ${-height} Q${side} ${-height} ${side} ${26 - height} L${side} 1 L${-side} 1 L${-side} ${26 - height} Q${-side} ${-height} ${26 - side} ${-height}Z`
}

export function toPipetteCard(count: number): PackForm {
  return {
    width: 600,
    height: 1010,
    draw: (sheet, design, width, height) => {
      const side = width / 2
      const shown = Math.min(6, Math.max(1, count))
      const outline = `M${26 - side} ${-height} L${side - 26} ${-height} Q${side} ${-height} ${side} ${26 - height} L${side} -26 Q${side} 0 ${side - 26} 0 L${26 - side} 0 Q${-side} 0 ${-side} -26 L${-side} ${26 - height} Q${-side} ${-height} ${26 - side} ${-height}Z`
      const window = { top: -262, height: 236 }
      const gap = Math.min(150, (width - 130) / shown)
      const pipettes = Array.from({ length: shown }, (_, i) =>
        place(drawPipette(sheet, design, 204), (i - (shown - 1) / 2) * gap, -46, Math.min(1, gap / 92)),
      ).join('')
      return [
        clipTo(sheet, outline, box(-side, -height, width, height, 0, design.base.deep)),
        lift(
          printBody(sheet, design, toCardHead(side, height - CARD_FOOT), {
            width,
            height: height - 300,
            top: 54,
            strength: 0.3,
          }),
          -CARD_FOOT,
        ),
        box(-side + 28, window.top, width - 56, window.height, 30, '#ffffff', 'fill-opacity="0.94"'),
        pipettes,
        box(
          -side + 28,
          window.top,
          width - 56,
          window.height,
          30,
          'none',
          'stroke="#ffffff" stroke-width="8" stroke-opacity="0.9"',
        ),
        line(`M${-side + 52} ${window.top + 34} v${window.height - 90}`, '#c9d6de', 9, 'stroke-opacity="0.8"'),
        oval(0, -height + 38, 40, 17, '#f3e2cb'),
      ].join('')
    },
  }
}

/** Soft pack of wipes that lies on its back: a lid above, one wipe coming out. */
const wipes: PackForm = {
  width: 900,
  height: 640,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 110
    const cap = toCap(design)
    const outline = `M${-side + 10} ${-face} C${-side * 0.5} ${-face - 34} ${side * 0.5} ${-face - 34} ${side - 10} ${-face} C${side + 6} ${-face * 0.7} ${side + 6} ${-face * 0.3} ${side - 10} 0 L${10 - side} 0 C${-side - 6} ${-face * 0.3} ${-side - 6} ${-face * 0.7} ${-side + 10} ${-face}Z`
    return [
      drawPath(
        `M-150 ${-face - 8} C-190 ${-face - 120} -90 ${-height - 34} -40 ${-height + 4} C0 ${-height - 40} 70 ${-height - 26} 96 ${-height + 14} C170 ${-height + 30} 176 ${-face - 70} 150 ${-face - 8}Z`,
        sheet.linear([['#ffffff'], ['#e6edf2']]),
      ),
      line(
        `M-40 ${-height + 4} C-50 ${-face - 60} -30 ${-face - 40} -40 ${-face - 12} M60 ${-height + 30} C40 ${-face - 60} 70 ${-face - 50} 60 ${-face - 12}`,
        '#c9d6de',
        5,
      ),
      box(-210, -face - 52, 420, 74, 26, cap.deep),
      printBody(sheet, design, outline, { width: width + 8, height: face + 24, top: 50, low: true, strength: 0.6 }),
      line(
        `M${-side + 34} ${-face + 16} V-16 M${side - 34} ${-face + 16} V-16`,
        '#ffffff',
        5,
        'stroke-opacity="0.5" stroke-dasharray="4 12"',
      ),
      line(`M${-200} ${-face - 8} C-90 ${-face + 12} 90 ${-face + 12} 200 ${-face - 8}`, cap.light, 12),
    ].join('')
  },
}

export const BOXES = { box: carton, wipes }
