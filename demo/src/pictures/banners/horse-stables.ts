import { CHESTNUT_HORSE, drawHorseBust, GREY_HORSE } from '../animals/horse.ts'
import { drawBucket } from '../scenes/objects/bathroom.ts'
import { drawHayBale, drawLantern, drawWheelbarrow } from '../scenes/objects/garden.ts'
import { drawBoxDoor, drawHayNet, drawHorseshoe, drawSaddle, drawStableWall } from '../scenes/objects/stable.ts'
import { DUSK } from '../scenes/settings/lights.ts'
import { box, type DrawingSheet, drawGlow, drawPath, flip, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

/** Straw on the floor of a stable. */
const drawStraw = (y: number, count: number): string =>
  line(
    Array.from(
      { length: count },
      (_, i) => `M${(i * 1781) % 2880} ${y + ((i * 71) % (1190 - y))} l${70 - ((i * 37) % 140)} ${-16 - (i % 4) * 6}`,
    ).join(''),
    '#f3d680',
    9,
  )

/** A horse that looks out over the lower half of its stable door. */
const drawInBox = (sheet: DrawingSheet, door: readonly [string, string], inside: string, horse: string): string => {
  const { back, front } = drawBoxDoor(sheet, door, inside)
  return back + place(horse, 0, -640, 1.02) + front
}

export const HORSE_STABLES = {
  'banner-horse-food': drawBanner([69, 52], (sheet) => [
    drawStableWall(sheet, ['#e3b27a', '#cf9760'], 960),
    drawGlow(sheet, 900, 420, 560, 460, '#fff3c4', 0.5),
    box(0, 950, 2880, 260, 0, sheet.linear([['#d9b070'], ['#b98a4c']])),
    drawStraw(980, 100),
    place(drawInBox(sheet, ['#d9493a', '#a82a2c'], '#6b4029', drawHorseBust(sheet, CHESTNUT_HORSE)), 1990, 1040, 1.06),
    place(drawHayNet(sheet), 1330, 330, 1.15),
    place(drawHorseshoe('#b9a08a'), 2580, 420, 0.8),
    stand(sheet, drawHayBale(sheet, 560, 280), { x: 420, y: 1100, scale: 1.1, shade: 320 }),
    place(drawHayBale(sheet, 500, 250), 470, 800, 1),
    stand(sheet, drawBucket(sheet, ['#f58a4a', '#d2451f'], '#e3bd6c'), { x: 1000, y: 1120, scale: 1, shade: 150 }),
    place(
      Array.from({ length: 12 }, (_, i) =>
        oval(-90 + i * 16, -252 - ((i * 7) % 18), 14, 9, i % 3 ? '#f2dfae' : '#c99a4a'),
      ).join(''),
      1000,
      1120,
    ),
    stand(sheet, drawBucket(sheet, ['#8fd0e6', '#3a94bd'], '#dff4fa'), { x: 2600, y: 1120, scale: 0.9, shade: 150 }),
  ]),
  'banner-horse-home': drawBanner([32, 50], (sheet) => [
    drawStableWall(sheet, ['#9c4f48', '#7a3a3c'], 940),
    box(1500, 190, 520, 400, 14, sheet.linear(DUSK.sky)),
    oval(1860, 290, 44, 44, '#fff0d0'),
    `<rect x="1500" y="190" width="520" height="400" rx="14" fill="none" stroke="#fff3dd" stroke-width="26"/>`,
    line('M1760 190 V590 M1500 390 H2020', '#fff3dd', 16),
    box(0, 930, 2880, 280, 0, sheet.linear([['#b98552'], ['#8f6038']])),
    drawStraw(960, 90),
    place(
      drawInBox(sheet, ['#e9803c', '#c2551f'], '#4a2a2a', drawHorseBust(sheet, { ...GREY_HORSE, halter: '#f2a02e' })),
      880,
      1040,
      1.06,
    ),
    place(drawLantern('#ffd98a'), 1360, 420, 1.1),
    line('M1360 150 V190', '#4a3a34', 10),
    place(drawSaddle(sheet, ['#b5632f', '#7d3c1c']), 2420, 330, 1.05),
    place(
      drawPath('M-330 -60 L330 -60 L330 170 C200 220 -200 220 -330 170Z', '#b3127a') +
        line('M-330 140 C-200 190 200 190 330 140', '#ffd34d', 16) +
        box(-380, -84, 760, 30, 14, '#8a5a34'),
      2420,
      830,
      0.86,
    ),
    stand(
      sheet,
      flip(
        drawWheelbarrow(
          sheet,
          ['#f2a02e', '#d9711c'],
          drawPath('M-150 -230 C-120 -330 60 -360 130 -300 C190 -280 210 -250 210 -230Z', '#e9c65f'),
        ),
      ),
      { x: 1640, y: 1110, scale: 1.05, shade: 260 },
    ),
    stand(sheet, drawHayBale(sheet, 400, 220), { x: 270, y: 1120, shade: 230 }),
  ]),
} as const
