import { box, type DrawingSheet, drawPath, line, oval } from '../../sheet.ts'
import type { Accent } from '../accents.ts'
import { type PackForm, printBody, toCap, toSheen } from './body.ts'

function drawRibs(x: number, y: number, width: number, height: number, colour: string): string {
  const ribs = Math.round(width / 42)
  const d = Array.from(
    { length: ribs },
    (_, i) => `M${(x + ((i + 0.5) * width) / ribs).toFixed(0)} ${y} v${height}`,
  ).join('')
  return line(d, colour, 6, 'stroke-opacity="0.4"')
}

function drawScrewLid(sheet: DrawingSheet, width: number, top: number, height: number, cap: Accent): string {
  return (
    box(-width / 2, top, width, height, 24, toSheen(sheet, cap)) +
    drawRibs(-width / 2 + 18, top + 22, width - 36, height - 36, cap.deep) +
    box(-width / 2 + 8, top + 6, width - 16, 12, 6, '#ffffff', 'fill-opacity="0.35"')
  )
}

const jar: PackForm = {
  width: 600,
  height: 780,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 130
    const outline = `M${18 - side} ${-face} L${side - 18} ${-face} Q${side} ${-face + 10} ${side} ${-face + 66} L${side} -58 Q${side} 0 ${side - 58} 0 L${58 - side} 0 Q${-side} 0 ${-side} -58 L${-side} ${-face + 66} Q${-side} ${-face + 10} ${18 - side} ${-face}Z`
    return [
      printBody(sheet, design, outline, { width, height: face, top: 18 }),
      drawScrewLid(sheet, width + 22, -height, 146, toCap(design)),
    ].join('')
  },
}

/** Low and broad, with a snap-on lid. */
const tub: PackForm = {
  width: 700,
  height: 700,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 66
    const foot = side * 0.92
    const outline = `M${-side} ${-face} L${side} ${-face} L${foot} -34 Q${foot - 4} 0 ${foot - 40} 0 L${40 - foot} 0 Q${4 - foot} 0 ${-foot} -34Z`
    const cap = toCap(design)
    return [
      printBody(sheet, design, outline, { width, height: face, top: 34, low: true }),
      box(-side - 18, -height, width + 36, 92, 30, toSheen(sheet, cap)),
      box(-side + 10, -height - 16, width - 20, 30, 15, cap.light),
      line(`M${-side - 12} ${-height + 62} H${side + 12}`, cap.deep, 5, 'stroke-opacity="0.5"'),
    ].join('')
  },
}

const bucket: PackForm = {
  width: 700,
  height: 940,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 230
    const foot = side * 0.88
    const outline = `M${-side} ${-face} L${side} ${-face} L${foot} -34 Q${foot - 4} 0 ${foot - 40} 0 L${40 - foot} 0 Q${4 - foot} 0 ${-foot} -34Z`
    const cap = toCap(design)
    return [
      line(
        `M${-side + 6} ${-face} C${-side * 0.9} ${-height - 60} ${side * 0.9} ${-height - 60} ${side - 6} ${-face}`,
        '#b9aea2',
        15,
      ),
      box(-88, -height + 2, 176, 40, 20, cap.deep),
      printBody(sheet, design, outline, { width, height: face, top: 36 }),
      box(-side - 20, -face - 62, width + 40, 92, 28, toSheen(sheet, cap)),
      line(`M${-side - 10} ${-face - 4} H${side + 10}`, cap.deep, 5, 'stroke-opacity="0.5"'),
      oval(-side + 2, -face + 26, 22, 24, '#d9cfc4') + oval(side - 2, -face + 26, 22, 24, '#b9aea2'),
    ].join('')
  },
}

/** Stands on its cap, flat and crimped at the other end. */
const tube: PackForm = {
  width: 440,
  height: 940,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const cap = toCap(design)
    const face = height - 84
    const wide = side + 26
    const outline = `M${-wide} ${-face} L${wide} ${-face} L${wide} ${-face + 56} C${side + 14} ${-face * 0.55} ${side} -180 ${side - 6} -34 Q${side - 20} 0 ${side - 60} 0 L${60 - side} 0 Q${20 - side} 0 ${6 - side} -34 C${-side} -180 ${-side - 14} ${-face * 0.55} ${-wide} ${-face + 56}Z`
    const ridges = Array.from(
      { length: 21 },
      (_, i) => `M${(-wide + 14 + (i * (wide * 2 - 28)) / 20).toFixed(0)} ${-height + 8} v40`,
    ).join('')
    return [
      box(-side + 46, -92, width - 92, 92, 14, toSheen(sheet, cap)),
      line(
        [-0.6, -0.3, 0, 0.3, 0.6].map((x) => `M${((side - 50) * x).toFixed(0)} -78 v64`).join(''),
        cap.deep,
        6,
        'stroke-opacity="0.4"',
      ),
      `<g transform="translate(0 -84)">${printBody(sheet, design, outline, { width: wide * 2, height: face, top: 66 })}</g>`,
      drawPath(`M${-wide} ${-height} H${wide} V${-height + 56} H${-wide}Z`, cap.deep),
      line(ridges, '#ffffff', 4, 'stroke-opacity="0.4"'),
    ].join('')
  },
}

export const TUBS = { jar, tub, bucket, tube }
