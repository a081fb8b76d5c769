import { line, mirror, oval, path, type Sheet } from '../sheet.ts'
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
export function drawHorseBust(sheet: Sheet, coat: HorseCoat): string {
  const ear = [
    path('M-92 -120 C-124 -170 -122 -226 -104 -246 C-78 -232 -48 -196 -40 -140Z', coat.fur),
    path('M-88 -138 C-108 -174 -108 -208 -100 -222 C-84 -210 -66 -184 -60 -148Z', coat.muzzle),
  ].join('')
  return [
    path(
      'M-96 0 C-150 100 -200 220 -236 430 L236 430 C200 220 150 100 96 0Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    path(
      'M60 -120 C150 -60 176 60 170 190 C160 280 190 330 214 400 C150 380 112 320 110 240 C110 120 96 20 60 -60Z',
      coat.mane,
    ),
    drawHorseHead(sheet, coat, mirror(ear)),
  ].join('')
}

/** Head alone, −250 … 214. */
export function drawHorseHead(sheet: Sheet, coat: HorseCoat, ears = ''): string {
  const nostril = path('M-30 156 C-50 148 -62 164 -54 178 C-46 188 -30 178 -30 156Z', '#5d3a2a')
  return [
    ears || mirror(path('M-92 -120 C-124 -170 -122 -226 -104 -246 C-78 -232 -48 -196 -40 -140Z', coat.fur)),
    path(
      'M0 -168 C76 -168 116 -120 112 -48 C110 10 88 60 84 120 C82 176 54 214 0 214 C-54 214 -82 176 -84 120 C-88 60 -110 10 -112 -48 C-116 -120 -76 -168 0 -168Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    path(
      'M0 -120 C24 -120 34 -80 30 -30 C26 30 38 70 40 120 L-40 120 C-38 70 -26 30 -30 -30 C-34 -80 -24 -120 0 -120Z',
      coat.light,
    ),
    path('M0 92 C56 92 86 116 84 150 C82 196 48 218 0 218 C-48 218 -82 196 -84 150 C-86 116 -56 92 0 92Z', coat.muzzle),
    mirror(nostril),
    line('M-40 196 C-18 206 18 206 40 196', '#8d5f47', 5),
    drawEyes({ x: 84, y: -40, rx: 16, ry: 21, iris: '#33190c' }),
    path(
      'M-62 -168 C-40 -206 44 -206 62 -166 C44 -150 40 -110 14 -66 C10 -96 2 -110 -6 -122 C-10 -100 -22 -86 -34 -78 C-30 -110 -50 -140 -62 -168Z',
      coat.mane,
    ),
    line('M-88 66 C-40 84 40 84 88 66', coat.halter, 15),
    line('M-90 64 C-104 20 -114 -30 -112 -74 M90 64 C104 20 114 -30 112 -74', coat.halter, 13),
    mirror(oval(-88, 66, 14, 14, '#f8c24a')),
  ].join('')
}
