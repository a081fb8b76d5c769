import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

export type HorseCoat = { fur: string; shade: string; mane: string; light: string; muzzle: string; halter: string }

export const CHESTNUT_HORSE: HorseCoat = {
  fur: '#a8622f',
  shade: '#87491f',
  mane: '#4b2815',
  light: '#fff1de',
  muzzle: '#e0b795',
  halter: '#d3203f',
}

/** Head and neck from the front, about 400 wide, from −220 (ears) to the chest at 420. */
export function drawHorseBust(sheet: DrawingSheet, coat: HorseCoat): string {
  const ear = [
    drawPath('M-92 -120 C-124 -170 -122 -226 -104 -246 C-78 -232 -48 -196 -40 -140Z', coat.fur),
    drawPath('M-88 -138 C-108 -174 -108 -208 -100 -222 C-84 -210 -66 -184 -60 -148Z', coat.muzzle),
  ].join('')
  return [
    drawPath(
      'M-96 0 C-150 100 -200 220 -236 430 L236 430 C200 220 150 100 96 0Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    drawPath(
      'M60 -120 C150 -60 176 60 170 190 C160 280 190 330 214 400 C150 380 112 320 110 240 C110 120 96 20 60 -60Z',
      coat.mane,
    ),
    drawHorseHead(sheet, coat, mirror(ear)),
  ].join('')
}

/** Head alone, −250 … 214. */
export function drawHorseHead(sheet: DrawingSheet, coat: HorseCoat, ears = ''): string {
  const nostril = drawPath('M-30 156 C-50 148 -62 164 -54 178 C-46 188 -30 178 -30 156Z', '#5d3a2a')
  return [
    ears || mirror(drawPath('M-92 -120 C-124 -170 -122 -226 -104 -246 C-78 -232 -48 -196 -40 -140Z', coat.fur)),
    drawPath(
      'M0 -168 C76 -168 116 -120 112 -48 C110 10 88 60 84 120 C82 176 54 214 0 214 C-54 214 -82 176 -84 120 C-88 60 -110 10 -112 -48 C-116 -120 -76 -168 0 -168Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 -120 C24 -120 34 -80 30 -30 C26 30 38 70 40 120 L-40 120 C-38 70 -26 30 -30 -30 C-34 -80 -24 -120 0 -120Z',
      coat.light,
    ),
    drawPath(
      'M0 92 C56 92 86 116 84 150 C82 196 48 218 0 218 C-48 218 -82 196 -84 150 C-86 116 -56 92 0 92Z',
      coat.muzzle,
    ),
    mirror(nostril),
    line('M-40 196 C-18 206 18 206 40 196', '#8d5f47', 5),
    drawEyes({ x: 84, y: -40, rx: 16, ry: 21, iris: '#33190c' }),
    drawPath(
      'M-62 -168 C-40 -206 44 -206 62 -166 C44 -150 40 -110 14 -66 C10 -96 2 -110 -6 -122 C-10 -100 -22 -86 -34 -78 C-30 -110 -50 -140 -62 -168Z',
      coat.mane,
    ),
    line('M-88 66 C-40 84 40 84 88 66', coat.halter, 15),
    line('M-90 64 C-104 20 -114 -30 -112 -74 M90 64 C104 20 114 -30 112 -74', coat.halter, 13),
    mirror(oval(-88, 66, 14, 14, '#f8c24a')),
  ].join('')
}

export const BAY_FOAL: HorseCoat = {
  fur: '#c98a4e',
  shade: '#a96a34',
  mane: '#6a4126',
  light: '#fff1de',
  muzzle: '#ecd0b2',
  halter: '#1f8f8a',
}
export const GREY_HORSE: HorseCoat = {
  fur: '#d9d4d0',
  shade: '#b4aca8',
  mane: '#8b8286',
  light: '#ffffff',
  muzzle: '#c9b3ac',
  halter: '#b3127a',
}
export const BLACK_HORSE: HorseCoat = {
  fur: '#574a48',
  shade: '#3b3132',
  mane: '#231c1e',
  light: '#fff4e6',
  muzzle: '#a58a80',
  halter: '#f2762e',
}

/** Head of a foal from the front: short face, large ears and eyes, a brush of a mane; −230 … 170. */
export function drawFoalHead(sheet: DrawingSheet, coat: HorseCoat): string {
  const ear =
    drawPath('M-66 -110 C-116 -160 -124 -220 -104 -240 C-70 -226 -34 -190 -24 -132Z', coat.fur) +
    drawPath('M-66 -130 C-100 -168 -104 -206 -98 -218 C-76 -204 -54 -176 -46 -142Z', coat.muzzle)
  return [
    mirror(ear),
    drawPath(
      'M-46 -150 L-58 -196 L-30 -176 L-22 -214 L0 -182 L24 -212 L30 -174 L58 -192 L46 -146Z',
      coat.mane,
      `stroke="${coat.mane}" stroke-width="12" stroke-linejoin="round"`,
    ),
    drawPath(
      'M0 -160 C82 -160 124 -108 116 -40 C112 10 92 40 86 84 C80 136 52 168 0 168 C-52 168 -80 136 -86 84 C-92 40 -112 10 -116 -40 C-124 -108 -82 -160 0 -160Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath('M0 -116 C22 -100 30 -70 20 -40 C12 -16 -12 -16 -20 -40 C-30 -70 -22 -100 0 -116Z', coat.light),
    drawPath(
      'M0 52 C56 52 88 76 86 108 C82 152 48 172 0 172 C-48 172 -82 152 -86 108 C-88 76 -56 52 0 52Z',
      coat.muzzle,
    ),
    mirror(drawPath('M-28 112 C-46 104 -58 118 -50 132 C-42 140 -28 132 -28 112Z', '#5d3a2a')),
    line('M-34 148 C-16 158 16 158 34 148', '#8d5f47', 5),
    drawEyes({ x: 80, y: -40, rx: 24, ry: 28, iris: '#33190c' }),
    drawPath(
      'M-40 -160 C-20 -184 26 -184 40 -158 C28 -138 18 -120 4 -100 C0 -116 -8 -124 -14 -104 C-22 -120 -34 -136 -40 -160Z',
      coat.mane,
    ),
  ].join('')
}
