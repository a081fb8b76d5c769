import { drawLyingDog, drawStandingDog } from '../animals/dog-poses.ts'
import { GREYING_DOG, GREYING_SETTER } from '../animals/old-dog.ts'
import { drawPine, drawTree } from '../scenes/landscape.ts'
import { drawWoods } from '../scenes/objects/forest.ts'
import { drawLantern } from '../scenes/objects/garden.ts'
import { drawCushion } from '../scenes/objects/play.ts'
import { drawRailing, drawRockingChair, drawWalkingStick } from '../scenes/objects/porch.ts'
import { AUTUMN, GROVE_EVENING } from '../scenes/settings/lights.ts'
import { drawBush, drawForeground, drawLand, drawTurf } from '../scenes/settings/open-air.ts'
import { box, type DrawingSheet, drawGlow, drawPath, line, oval, place, type Shades } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

/** Street lamp on y = 0, its light at y = −900. */
function drawStreetLamp(sheet: DrawingSheet, post: string, lit: string): string {
  return [
    drawGlow(sheet, 0, -900, 420, 420, lit, 0.7),
    drawPath('M-22 -30 L-14 -790 H14 L22 -30Z', post),
    box(-54, -40, 108, 40, 10, post),
    box(-34, -250, 68, 26, 10, post),
    drawPath('M-70 -970 H70 L46 -800 H-46Z', lit),
    line('M-70 -970 L-46 -800 M70 -970 L46 -800 M0 -970 V-800', post, 10),
    drawPath('M-92 -964 L0 -1050 L92 -964Z', post),
    box(-56, -806, 112, 26, 8, post),
    oval(0, -1056, 15, 15, post),
  ].join('')
}

/** Bench of slats on y = 0, its seat at y = −240, about 760 wide. */
const drawParkBench = (wood: string, iron: string): string =>
  line('M-310 0 V-520 M310 0 V-520', iron, 26) +
  [-520, -440, -360].map((y) => box(-380, y, 760, 54, 14, wood)).join('') +
  line('M-310 -200 L-330 0 M310 -200 L330 0', iron, 26) +
  box(-390, -262, 780, 34, 12, wood) +
  box(-390, -220, 780, 34, 12, '#9a5530')

/** Checked blanket that hangs over a seat at y = 0. */
const drawPlaid = ([ground, stripe]: Shades): string =>
  drawPath('M-110 -10 C-40 -26 40 -26 110 -10 L120 130 H-120Z', ground) +
  line('M-60 -18 L-66 128 M0 -20 V128 M60 -18 L66 128 M-112 40 H112 M-116 90 H116', stripe, 9, 'opacity="0.8"') +
  line(Array.from({ length: 12 }, (_, i) => `M${-112 + i * 20} 132 v22`).join(''), ground, 7)

const LINEN = ['#efe7d3', '#cfc3a4'] as const
const SAGE = ['#a9bfa0', '#7f9f84'] as const

export const SENIOR_BANNERS = {
  'banner-dog-lamppost': drawBanner([51, 48], (sheet) => [
    drawLand(sheet, AUTUMN, {
      sun: 900,

      sunHeight: 330,
      clouds: [[2200, 220, 1]],
      far: [700, 620, 690, 610, 680],
      middle: [800, 740, 790, 730, 780],
      near: [860, 830, 850, 830, 850],
    }),
    drawTree(sheet, 150, 900, 1.25, AUTUMN.leaf),
    drawTree(sheet, 2480, 890, 1.1, ['#f7b25c', '#e27d33']),
    drawForeground(sheet, AUTUMN, [930, 920, 925, 915, 930]),
    drawBush(sheet, 2140, 960, 0.9, AUTUMN.leaf),
    drawPath('M-40 990 H2920 V1150 H-40Z', '#d8c3a8'),
    box(-40, 1140, 2960, 24, 0, '#b59f84'),
    line('M300 996 V1138 M900 996 V1138 M1500 996 V1138 M2100 996 V1138 M2700 996 V1138', '#bfa98d', 6),
    place(drawStreetLamp(sheet, '#4a4a58', '#ffe6a0'), 1890, 1030, 0.92),
    stand(sheet, drawParkBench('#b9683c', '#4a4a58'), { x: 560, y: 1040, shade: 380 }),
    place(drawPlaid(['#c8433f', '#e8b45c']), 420, 784),
    stand(sheet, drawStandingDog(sheet, GREYING_DOG), { x: 1390, y: 1070, scale: 1.02, shade: 340 }),
    drawTurf(AUTUMN, 1210, 10),
  ]),
  'grove-dog-old': drawBanner([48, 56], (sheet) => [
    drawWoods(sheet, GROVE_EVENING, 700),
    drawPine(2500, 900, 1.7, '#66754f'),
    drawRailing(900, 300, ['#c9b48c', '#a48b62']),
    box(0, 870, 2880, 330, 0, sheet.linear([['#b18c62'], ['#86643f']])),
    line('M0 930 H2880 M0 1004 H2880 M0 1096 H2880', '#6b4c31', 6, 'opacity="0.5"'),
    ...[150, 2730].map((x) => box(x - 46, -10, 92, 960, 6, sheet.linear([['#bfa377'], ['#9a7b50']], 0))),
    box(0, -20, 2880, 90, 0, '#9a7b50'),
    stand(sheet, drawRockingChair(sheet, ['#a3764a', '#7a5433'], SAGE), { x: 2080, y: 1020, scale: 1.02, shade: 300 }),
    place(drawWalkingStick('#6b4c31'), 1830, 1050, 1.02, 4),
    stand(sheet, drawCushion(sheet, LINEN, 900), { x: 1320, y: 1080, shade: 480 }),
    place(drawLyingDog(sheet, GREYING_SETTER), 1290, 1010, 1.06),
    stand(sheet, drawLantern('#ffdc9a'), { x: 640, y: 1060, scale: 1.1, shade: 90 }),
  ]),
} as const
