import { ALDERGROVE, TAILWELL } from './palette.ts'
import { box, createSheet, drawPath, line, oval, place } from './sheet.ts'

const SIDE = 400
const MIDDLE = SIDE / 2
const LEAVES = 9

/** A wreath, open at the top, around the motif of a seal. */
function drawWreath(colour: string): string {
  const leaf = drawPath('M0 0 C16 -14 16 -40 0 -56 C-16 -40 -16 -14 0 0Z', colour)
  const half = Array.from({ length: LEAVES }, (_, i) => {
    const angle = Math.PI / 2 + ((i + 0.6) * Math.PI * 0.82) / LEAVES
    const [x, y] = [MIDDLE + 138 * Math.cos(angle), MIDDLE + 138 * Math.sin(angle)]
    const turn = (angle * 180) / Math.PI + 180
    return place(leaf, x, y, 0.8, turn - 28) + place(leaf, x, y, 0.62, turn + 34)
  }).join('')
  return `${half}<g transform="translate(${SIDE} 0) scale(-1 1)">${half}</g>`
}

function drawPaw(colour: string): string {
  const toes = [
    [-50, -14, -24],
    [-20, -48, -8],
    [20, -48, 8],
    [50, -14, 24],
  ].map(([x = 0, y = 0, turn = 0]) => place(oval(0, 0, 17, 24, colour), x, y, 1, turn))
  return [
    ...toes,
    drawPath('M0 2 C30 2 50 34 46 56 C40 76 16 66 0 66 C-16 66 -40 76 -46 56 C-50 34 -30 2 0 2Z', colour),
  ].join('')
}

function drawAlderLeaf(colour: string, vein: string): string {
  const veins = [-34, -8, 18, 44]
    .map((y) => line(`M0 ${y + 16} L30 ${y - 6} M0 ${y + 16} L-30 ${y - 6}`, vein, 4))
    .join('')
  return (
    drawPath('M0 74 C-50 60 -66 10 -40 -34 C-28 -56 -12 -66 0 -74 C12 -66 28 -56 40 -34 C66 10 50 60 0 74Z', colour) +
    line('M0 -60 L0 100', vein, 5) +
    veins
  )
}

function seal(ground: string, ring: string, wreath: string, sign: string): () => string {
  return () =>
    createSheet(SIDE, SIDE).toSvg(
      [
        box(0, 0, SIDE, SIDE, 0, ground),
        oval(MIDDLE, MIDDLE, 184, 184, 'none', `stroke="${ring}" stroke-width="8"`),
        oval(MIDDLE, MIDDLE, 172, 172, 'none', `stroke="${ring}" stroke-width="2"`),
        drawWreath(wreath),
        place(sign, MIDDLE, MIDDLE, 1),
      ].join(''),
    )
}

/** Invented accreditation seals for the foot of pages. */
export const SEALS = {
  'seal-tailwell': seal('#ffffff', TAILWELL.red, TAILWELL.sun, drawPaw(TAILWELL.red)),
  'seal-aldergrove': seal('#ffffff', ALDERGROVE.forest, ALDERGROVE.gold, drawAlderLeaf(ALDERGROVE.forest, '#ffffff')),
} as const satisfies Record<string, () => string>
