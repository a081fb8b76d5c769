import { type DrawingSheet, drawPath, line, oval } from '../../sheet.ts'
import type { PackDesign } from '../pack-design.ts'
import { lift, type PackForm, printBody, toCap, toSheen } from './body.ts'

const toMetal = (sheet: DrawingSheet): string =>
  sheet.linear([['#8f8f8c'], ['#f6f6f2', 0.2], ['#c9c9c4', 0.5], ['#84847f']], 0)

function toCylinder(width: number, height: number, bow: number): string {
  const side = width / 2
  return `M${-side} ${-height} C${-side} ${-height + bow} ${side} ${-height + bow} ${side} ${-height} L${side} -${bow * 0.4} C${side} ${bow * 0.75} ${-side} ${bow * 0.75} ${-side} -${bow * 0.4}Z`
}

/** Food can with a ring to pull. */
const can: PackForm = {
  width: 560,
  height: 640,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 44
    const metal = toMetal(sheet)
    return [
      printBody(sheet, design, toCylinder(width, face, 46), { width, height: face, top: 44 }),
      drawPath(
        `M${-side - 4} -30 C${-side} 24 ${side} 24 ${side + 4} -30 L${side + 4} -8 C${side} 46 ${-side} 46 ${-side - 4} -8Z`,
        metal,
      ),
      oval(0, -face, side + 8, 58, metal),
      oval(0, -face - 8, side - 20, 44, '#e2e2dd'),
      oval(0, -face - 8, side - 60, 32, 'none', 'stroke="#b3b3ad" stroke-width="5"'),
      drawPath(
        `M-30 ${-face - 12} C-30 ${-face - 36} 66 ${-face - 36} 66 ${-face - 12} C66 ${-face + 8} -30 ${-face + 8} -30 ${-face - 12}Z`,
        '#c4c4be',
        'stroke="#9a9a94" stroke-width="4"',
      ),
      oval(30, -face - 13, 22, 8, '#8f8f8a'),
    ].join('')
  },
}

/** Tin with a lid that is lifted off: balms, powders, tea-like things. */
const tin: PackForm = {
  width: 640,
  height: 620,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const face = height - 96
    const cap = toCap(design)
    const lid = `M${-side - 12} ${-height + 26} C${-side} ${-height + 76} ${side} ${-height + 76} ${side + 12} ${-height + 26} L${side + 12} ${-height + 108} C${side} ${-height + 160} ${-side} ${-height + 160} ${-side - 12} ${-height + 108}Z`
    return [
      printBody(sheet, design, toCylinder(width, face, 50), { width, height: face, top: 62, low: true }),
      line(`M${-side} -18 C${-side + 10} 34 ${side - 10} 34 ${side} -18`, '#b9b2a6', 12),
      drawPath(lid, toSheen(sheet, cap)),
      line(
        `M${-side - 8} ${-height + 96} C${-side} ${-height + 146} ${side} ${-height + 146} ${side + 8} ${-height + 96}`,
        '#ffffff',
        5,
        'stroke-opacity="0.45"',
      ),
      oval(0, -height + 26, side + 12, 52, cap.light),
      oval(0, -height + 22, side - 16, 38, '#ffffff', 'fill-opacity="0.22"'),
    ].join('')
  },
}

/** Trays differ in the colour of the lid, which is that of the flavour. */
function toLidDesign(design: PackDesign): PackDesign {
  return { ...design, base: { ...design.base, deep: design.accent.deep } }
}

/** Tray with a printed foil lid, tilted so that the lid faces us. */
const tray: PackForm = {
  width: 880,
  height: 700,
  draw: (sheet, design, width, height) => {
    const side = width / 2
    const r = 90
    const foot = 96
    const high = height - foot
    const lid = `M${r - side} ${-high} L${side - r} ${-high} Q${side} ${-high} ${side} ${r - high} L${side} ${-r} Q${side} 0 ${side - r} 0 L${r - side} 0 Q${-side} 0 ${-side} ${-r} L${-side} ${r - high} Q${-side} ${-high} ${r - side} ${-high}Z`
    const cap = toCap(design)
    return [
      drawPath(
        `M${-side} ${-foot - 120} H${side} V${-foot - 60} C${side - 10} -40 ${side - 60} 0 ${side - 130} 0 L${130 - side} 0 C${60 - side} 0 ${10 - side} -40 ${-side} ${-foot - 60}Z`,
        toMetal(sheet),
      ),
      line(
        `M${-side + 60} -52 C${-side + 100} -26 ${side - 100} -26 ${side - 60} -52`,
        '#77776f',
        6,
        'stroke-opacity="0.6"',
      ),
      drawPath(`M${side - 130} ${-height + 8} L${side + 40} ${-height - 34} L${side - 6} ${-height + 140}Z`, cap.light),
      lift(
        printBody(sheet, toLidDesign(design), lid, { width, height: high, top: 10, low: true, strength: 0.45 }),
        -foot,
      ),
      lift(line(lid, '#d7d7d1', 14) + line(lid, '#ffffff', 4, 'stroke-opacity="0.7"'), -foot),
    ].join('')
  },
}

export const TINS = { can, tin, tray }
