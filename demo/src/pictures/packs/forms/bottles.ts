import { box, type DrawingSheet, drawPath, line, oval } from '../../sheet.ts'
import type { PackDesign } from '../pack-design.ts'
import { type PackForm, printBody, toCap, toSheen } from './body.ts'

type Neck = { neck: number; shoulder: number; foot: number }

/** Outline of a bottle from its neck down: half widths, and the height of the shoulder. */
function toOutline(width: number, height: number, { neck, shoulder, foot }: Neck): string {
  const side = width / 2
  const low = height - shoulder
  return `M${-neck} ${-height} L${neck} ${-height} C${neck * 1.04} ${-height + shoulder * 0.5} ${side} ${-low - shoulder * 0.62} ${side} ${-low} L${side} ${-foot} Q${side} 0 ${side - foot} 0 L${foot - side} 0 Q${-side} 0 ${-side} ${-foot} L${-side} ${-low} C${-side} ${-low - shoulder * 0.62} ${-neck * 1.04} ${-height + shoulder * 0.5} ${-neck} ${-height}Z`
}

function drawBody(sheet: DrawingSheet, design: PackDesign, width: number, height: number, neck: Neck): string {
  return printBody(sheet, design, toOutline(width, height, neck), { width, height, top: neck.shoulder * 0.72 })
}

const flip: PackForm = {
  width: 470,
  height: 880,
  draw: (sheet, design, width, height) => {
    const body = height - 108
    const cap = toCap(design)
    return [
      drawBody(sheet, design, width, body, { neck: 104, shoulder: 130, foot: 44 }),
      box(-112, -height, 224, 122, 24, toSheen(sheet, cap)),
      line(`M-110 ${-height + 52} H110`, cap.deep, 5, 'stroke-opacity="0.7"'),
      drawPath(`M-34 ${-height + 52} Q0 ${-height + 74} 34 ${-height + 52}Z`, cap.deep, 'fill-opacity="0.7"'),
    ].join('')
  },
}

const pump: PackForm = {
  width: 470,
  height: 1010,
  draw: (sheet, design, width, height) => {
    const body = height - 240
    const cap = toCap(design)
    const top = -height
    return [
      box(-16, top + 60, 32, 130, 4, '#efe6dc'),
      drawPath(
        `M60 ${top + 8} L-96 ${top + 8} C-170 ${top + 8} -204 ${top + 40} -206 ${top + 92} L-166 ${top + 92} C-162 ${top + 66} -146 ${top + 58} -96 ${top + 58} L60 ${top + 58}Z`,
        cap.deep,
      ),
      box(-84, top, 168, 72, 26, toSheen(sheet, cap)),
      drawBody(sheet, design, width, body, { neck: 76, shoulder: 96, foot: 40 }),
      box(-92, top + 168, 184, 82, 16, toSheen(sheet, cap)),
      line([-64, -32, 0, 32, 64].map((x) => `M${x} ${top + 180} v58`).join(''), cap.deep, 5, 'stroke-opacity="0.5"'),
    ].join('')
  },
}

const spray: PackForm = {
  width: 470,
  height: 1030,
  draw: (sheet, design, width, height) => {
    const body = height - 262
    const cap = toCap(design)
    const top = -height
    return [
      drawPath(
        `M-44 ${top + 150} C-96 ${top + 160} -126 ${top + 204} -122 ${top + 286} C-104 ${top + 292} -92 ${top + 286} -88 ${top + 270} C-84 ${top + 220} -66 ${top + 196} -30 ${top + 190}Z`,
        '#f2ece4',
        'stroke="#cfc4b8" stroke-width="4"',
      ),
      drawPath(`M-66 ${top + 140} L66 ${top + 140} L84 ${top + 268} L-84 ${top + 268}Z`, '#fbf8f3'),
      drawPath(
        `M-196 ${top + 44} L-150 ${top + 36} C-110 ${top + 10} -40 ${top} 60 ${top} C140 ${top} 176 ${top + 30} 178 ${top + 72} C178 ${top + 96} 150 ${top + 104} 110 ${top + 108} L84 ${top + 164} L-70 ${top + 164} L-82 ${top + 118} L-150 ${top + 110} L-196 ${top + 104}Z`,
        toSheen(sheet, cap),
      ),
      box(-214, top + 46, 30, 56, 8, cap.deep),
      drawBody(sheet, design, width, body, { neck: 84, shoulder: 150, foot: 40 }),
      box(-94, top + 214, 188, 66, 14, '#fdfbf7', 'stroke="#d9cfc4" stroke-width="3"'),
      line([-64, -32, 0, 32, 64].map((x) => `M${x} ${top + 224} v46`).join(''), '#cfc4b8', 5),
    ].join('')
  },
}

const dropper: PackForm = {
  width: 420,
  height: 900,
  draw: (sheet, design, width, height) => {
    const body = height - 220
    const cap = toCap(design)
    const top = -height
    return [
      drawPath(
        `M-22 ${top} C-30 ${top - 6} 30 ${top - 6} 22 ${top} L52 ${top + 150} L-52 ${top + 150}Z`,
        sheet.linear([['#f4eee6'], ['#ffffff', 0.3], ['#d8cdc0']], 0),
      ),
      drawBody(sheet, design, width, body, { neck: 86, shoulder: 92, foot: 56 }),
      box(-98, top + 132, 196, 108, 16, toSheen(sheet, cap)),
      line(
        [-74, -44, -15, 15, 44, 74].map((x) => `M${x} ${top + 144} v82`).join(''),
        cap.deep,
        6,
        'stroke-opacity="0.5"',
      ),
      oval(0, top + 4, 11, 5, '#b9ada0'),
    ].join('')
  },
}

export const BOTTLES = { 'flip-bottle': flip, 'pump-bottle': pump, 'spray-bottle': spray, 'dropper-bottle': dropper }
