import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import { HAIR, type Hair } from './hair.ts'

export type PersonLook = {
  skin: string
  shade: string
  hair: Hair
  hairColour: string
  hairLight: string
  clothes: string
  clothesDeep: string
  collar: string
  glasses?: string
  beard?: boolean
  apron?: string
}

/** Head and shoulders from the front: head around the origin, about 300 × 380, shoulders down to 520. */
export function drawPerson(sheet: DrawingSheet, look: PersonLook): string {
  const hair = HAIR[look.hair](sheet, look)
  return [hair.behind, drawShoulders(sheet, look), drawFace(sheet, look), look.beard ? drawBeard(look) : '', hair.front]
    .concat(look.glasses ? drawGlasses(look.glasses) : '')
    .join('')
}

function drawShoulders(sheet: DrawingSheet, { skin, shade, clothes, clothesDeep, collar, apron }: PersonLook): string {
  const strap = drawPath('M96 236 C110 330 112 430 106 560 L150 560 C156 430 150 330 128 250Z', apron ?? '')
  return [
    drawPath('M-62 90 L62 90 C60 160 70 196 96 214 L0 290 L-96 214 C-70 196 -60 160 -62 90Z', shade),
    drawPath(
      'M-56 80 L56 80 C54 130 60 150 40 168 C16 186 -16 186 -40 168 C-60 150 -54 130 -56 80Z',
      skin,
      'opacity="0.55"',
    ),
    drawPath(
      'M-84 204 C-200 232 -268 276 -296 560 L296 560 C268 276 200 232 84 204 C64 252 34 270 0 270 C-34 270 -64 252 -84 204Z',
      sheet.linear([[clothes], [clothesDeep]]),
    ),
    drawPath(
      'M-90 202 C-66 262 -34 288 0 288 C34 288 66 262 90 202 L116 212 C92 288 46 322 0 322 C-46 322 -92 288 -116 212Z',
      collar,
    ),
    apron ? mirror(strap) + drawPath('M-150 400 C-60 376 60 376 150 400 L150 560 L-150 560Z', apron) : '',
  ].join('')
}

function drawFace(sheet: DrawingSheet, { skin, shade, hairColour }: PersonLook): string {
  const ear = oval(-148, 4, 26, 36, shade)
  const brow = line('M-96 -50 C-82 -64 -56 -66 -40 -56', hairColour, 11)
  const eye = oval(-66, -16, 15, 18, '#2a1a14') + oval(-71, -23, 5, 5, '#ffffff')
  return [
    mirror(ear),
    drawPath(
      'M0 -172 C92 -172 148 -112 150 -20 C152 88 92 172 0 172 C-92 172 -152 88 -150 -20 C-148 -112 -92 -172 0 -172Z',
      sheet.linear([[skin], [skin], [shade]]),
    ),
    mirror(oval(-92, 52, 34, 22, '#e8685c', 'opacity="0.28"')),
    mirror(brow),
    mirror(eye),
    line('M-2 2 C-16 28 -16 42 6 44', shade, 8),
    drawPath('M-54 84 C-30 100 30 100 54 84 C44 132 -44 132 -54 84Z', '#ffffff'),
    line('M-58 82 C-30 100 30 100 58 82', '#7c3a34', 7),
  ].join('')
}

/** Draws a beard around the mouth, which stays uncovered. */
function drawBeard({ hairColour, hairLight }: PersonLook): string {
  return [
    drawPath(
      'M-149 0 C-152 108 -96 202 0 202 C96 202 152 108 149 0 C132 46 112 62 78 62 C40 54 -40 54 -78 62 C-112 62 -132 46 -149 0Z',
      hairColour,
    ),
    drawPath('M-54 84 C-30 100 30 100 54 84 C44 132 -44 132 -54 84Z', '#ffffff'),
    line('M-58 82 C-30 100 30 100 58 82', '#6a3a34', 7),
    line('M-40 156 C-20 170 20 170 40 156', hairLight, 8, 'opacity="0.6"'),
  ].join('')
}

function drawGlasses(colour: string): string {
  const ring = oval(-66, -14, 46, 44, '#ffffff', `fill-opacity="0.18" stroke="${colour}" stroke-width="9"`)
  return mirror(ring) + line('M-22 -20 C-10 -30 10 -30 22 -20', colour, 9)
}
