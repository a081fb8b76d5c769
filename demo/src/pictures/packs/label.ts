import { HEADS } from '../animals/heads.ts'
import { letter } from '../lettering.ts'
import { ACCENTS, ALDERGROVE, type AnimalKind, TAILWELL } from '../palette.ts'
import { box, line, mirror, oval, path, place, type Sheet } from '../sheet.ts'

export type LabelDesign =
  | { brand: 'tailwell'; animal: AnimalKind; kind: string; note: string; size: string }
  | { brand: 'aldergrove'; animal: 'greyDog' | 'tabbyCat'; dark: boolean; kind: string; note: string; size: string }

/** `top` = how much of the height the cap, zip or shoulder takes: words start below it. */
type Face = { width: number; height: number; top?: number }

/** Front of a pack from (−width/2, 0) to (width/2, height); the pack clips it to its own shape. */
export function drawLabel(sheet: Sheet, design: LabelDesign, face: Face): string {
  return design.brand === 'tailwell' ? drawTailwell(sheet, design, face) : drawAldergrove(sheet, design, face)
}

function drawTailwell(sheet: Sheet, design: Extract<LabelDesign, { brand: 'tailwell' }>, face: Face): string {
  const { width, height, top = 0 } = face
  const accent = ACCENTS[design.animal]
  const half = width / 2
  const down = (part: number): number => top + (height - top) * part
  const unit = Math.min(width, (height - top) * 0.86)
  const badge = Math.min(width * 0.3, (height - top) * 0.2)
  const room = width * 0.78
  const wave = (at: number): string =>
    `M${-half} ${down(at)} C${-half * 0.4} ${down(at - 0.12)} ${half * 0.3} ${down(at + 0.075)} ${half} ${down(at - 0.08)} L${half} ${height} L${-half} ${height}Z`
  return [
    box(-half, 0, width, height, 0, sheet.linear([['#ffffff'], [TAILWELL.cream]])),
    path(wave(0.56), accent.light),
    path(wave(0.605), accent.deep),
    letter('Tailwell', 0, down(0.155), { face: 'playful', size: unit * 0.19, fit: room, fill: TAILWELL.red }),
    line(
      `M${-unit * 0.11} ${down(0.185)} Q0 ${down(0.21)} ${unit * 0.11} ${down(0.185)}`,
      TAILWELL.orange,
      unit * 0.016,
    ),
    oval(0, down(0.43), badge * 1.12, badge * 1.12, '#ffffff'),
    oval(0, down(0.43), badge, badge, sheet.linear([[TAILWELL.sun], [accent.light]])),
    place(HEADS[design.animal](sheet), 0, down(0.43), badge / 215),
    letter(design.kind, 0, down(0.765), { face: 'playful', size: unit * 0.165, fit: room, fill: '#ffffff' }),
    letter(design.note, 0, down(0.835), { face: 'plain', size: unit * 0.072, fit: room, fill: '#ffffff' }),
    box(-unit * 0.17, down(0.875), unit * 0.34, unit * 0.1, unit * 0.05, TAILWELL.cream),
    letter(design.size, 0, down(0.875) + unit * 0.074, { face: 'playful', size: unit * 0.068, fill: accent.deep }),
  ].join('')
}

/** Two twigs that frame the animal and leave the words above it free. */
function drawTwigs(colour: string, badge: number, middle: number): string {
  const leaf = path('M0 0 C18 -10 24 -30 14 -46 C-2 -36 -8 -16 0 0Z', colour)
  return mirror(
    [0, 1, 2, 3]
      .map((step) => 0.95 - step * 0.42)
      .map((angle) =>
        place(
          leaf,
          badge * 1.16 * Math.cos(angle),
          middle + badge * 1.16 * Math.sin(angle),
          badge / 105,
          20 + (angle * 180) / Math.PI,
        ),
      )
      .join(''),
  )
}

function drawAldergrove(sheet: Sheet, design: Extract<LabelDesign, { brand: 'aldergrove' }>, face: Face): string {
  const { width, height, top = 0 } = face
  const half = width / 2
  const down = (part: number): number => top + (height - top) * part
  const unit = Math.min(width, (height - top) * 0.86)
  const ground = design.dark ? ALDERGROVE.forest : ALDERGROVE.linen
  const ink = design.dark ? '#f7f2e4' : ALDERGROVE.forest
  const gold = design.dark ? '#d9b877' : '#7d5f26'
  const badge = Math.min(width * 0.28, (height - top) * 0.175)
  const room = width * 0.76
  const inset = unit * 0.05
  return [
    box(-half, 0, width, height, 0, sheet.linear(design.dark ? [['#2b503b'], [ground]] : [['#fbf8ef'], [ground]])),
    path(
      `M${-half} ${down(0.88)} C${-half * 0.5} ${down(0.8)} ${half * 0.1} ${down(0.93)} ${half} ${down(0.83)} L${half} ${height} L${-half} ${height}Z`,
      design.dark ? '#2c5740' : '#e3e9d6',
    ),
    `<rect x="${-half + inset}" y="${top + inset}" width="${width - 2 * inset}" height="${height - top - 2 * inset}" rx="${inset * 0.6}" fill="none" stroke="${gold}" stroke-width="${unit * 0.007}"/>`,
    letter('Aldergrove', 0, down(0.165), { face: 'classic', size: unit * 0.155, fit: room, fill: ink }),
    letter('FIELD & FOREST KITCHEN', 0, down(0.222), { face: 'classic', size: unit * 0.042, fit: room, fill: gold }),
    drawTwigs(design.dark ? '#6d9273' : ALDERGROVE.sage, badge, down(0.46)),
    oval(0, down(0.46), badge, badge, design.dark ? ALDERGROVE.sage : '#c9d6bd'),
    place(HEADS[design.animal](sheet), 0, down(0.46), badge / 225),
    letter(design.kind, 0, down(0.745), { face: 'classic', size: unit * 0.12, fit: room, fill: ink }),
    letter(design.note, 0, down(0.805), { face: 'classicLight', size: unit * 0.062, fit: room, fill: ink }),
    line(`M${-unit * 0.08} ${down(0.832)} L${unit * 0.08} ${down(0.832)}`, gold, unit * 0.007),
    letter(design.size, 0, down(0.9), { face: 'classic', size: unit * 0.065, fill: ink }),
  ].join('')
}
