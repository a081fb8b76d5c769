import { GINGER_CAT, SILVER_CAT, TABBY_CAT } from '../animals/cat.ts'
import { drawLyingCat, drawPeekingCat, drawStrollingCat } from '../animals/cat-poses.ts'
import { drawTree } from '../scenes/landscape.ts'
import { drawSpray } from '../scenes/objects/bathroom.ts'
import { drawMonstera, drawPotPlant, drawShelf } from '../scenes/objects/furniture.ts'
import { drawLantern } from '../scenes/objects/garden.ts'
import { drawLitterTray, drawScoop } from '../scenes/objects/play.ts'
import { DUSK, MORNING } from '../scenes/settings/lights.ts'
import { drawBush, drawForeground, drawLand, drawTurf } from '../scenes/settings/open-air.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawGlow, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const FIREFLIES = [
  [300, 420],
  [560, 620],
  [1500, 380],
  [1720, 560],
  [1900, 300],
  [2240, 480],
  [2520, 640],
  [2700, 380],
  [1330, 700],
] as const

/** Washing machine, on y = 0. */
const drawWasher = (sheet: DrawingSheet): string =>
  [
    box(-230, -560, 460, 560, 30, sheet.linear([['#ffffff'], ['#e4e6e6']])),
    box(-200, -530, 400, 80, 16, '#d3dadb'),
    oval(-140, -490, 24, 24, '#8a9a9c'),
    box(-60, -506, 220, 32, 16, '#ffffff'),
    oval(0, -230, 160, 160, '#b9c4c6'),
    oval(0, -230, 128, 128, sheet.linear([['#7fc4dc'], ['#3a7fa8']])),
    drawPath(
      'M-120 -210 C-70 -250 -30 -180 20 -214 C60 -240 90 -200 122 -220 C116 -140 60 -102 0 -102 C-60 -102 -110 -140 -120 -210Z',
      '#ff9fc4',
      'opacity="0.9"',
    ),
    drawPath(
      'M-80 -320 C-50 -344 -10 -350 20 -344',
      'none',
      'stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity="0.7"',
    ),
  ].join('')

/** Large window panes with a wooden frame, in front of a landscape. */
const drawPanes = (y: number): string =>
  box(0, 0, 2880, 50, 0, '#fffaf2') +
  [0, 720, 1440, 2160, 2840].map((x) => box(x - 22, 0, 44, y, 0, '#fffaf2')).join('') +
  box(0, 330, 2880, 26, 0, '#fffaf2')

export const CAT_OUTDOORS = {
  'banner-cat-hygiene': drawBanner([67, 58], (sheet) => [
    drawRoom(sheet, {
      wall: ['#cdebd0', '#e9f6e0'],
      print: '#bfe2c4',
      pattern: 'boards',
      floor: ['#efe0cc', '#d8bf9e'],
      floorLine: '#bd9d74',
      floorAt: 880,
      floorKind: 'tiles',
      skirting: '#ffffff',
    }),
    stand(sheet, drawWasher(sheet), { x: 460, y: 950, scale: 1.12, shade: 260 }),
    place(drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#f2762e', '#c8142f']), 560, 326, 0.66),
    place(drawSpray(sheet, ['#ffd34d', '#f0a02c'], '#c8142f'), 320, 324, 0.62),
    place(drawShelf(760, '#c98a50'), 1300, 330),
    ...['#ff9a8a', '#ffd34d', '#8fd0e6', '#ffffff'].map((colour, i) =>
      box(1000 + i * 160, 236 - (i % 2) * 20, 140, 94 + (i % 2) * 20, 24, colour),
    ),
    line('M980 560 H1560', '#b98a4e', 14),
    ...['#e0529f', '#fff3dd', '#f2762e'].map((colour, i) =>
      drawPath(`M${1030 + i * 180} 562 L${1170 + i * 180} 562 L${1160 + i * 180} 780 L${1040 + i * 180} 780Z`, colour),
    ),
    stand(sheet, '', { x: 1950, y: 1120, scale: 1.4, shade: 380 }),
    place(drawLitterTray(sheet, ['#ff9a6a', '#e2572f']).back, 1950, 1120, 1.4),
    place(drawPeekingCat(sheet, TABBY_CAT), 1950, 950, 1.5),
    place(drawLitterTray(sheet, ['#ff9a6a', '#e2572f']).front, 1950, 1120, 1.4),
    place(
      oval(-170, 8, 60, 38, '#f7ecdb') +
        oval(170, 8, 60, 38, '#f7ecdb') +
        line('M-184 0 V26 M-156 0 V26 M156 0 V26 M184 0 V26', '#cfc5c0', 5),
      1950,
      930,
    ),
    place(drawScoop('#b3127a'), 2600, 1100, 1.2, 24),
  ]),
  'banner-cat-parasites': drawBanner([33, 46], (sheet) => [
    drawLand(sheet, DUSK, { far: [720, 600, 700, 560, 660], middle: [820, 760, 690, 800, 740] }),
    drawGlow(sheet, 2250, 270, 320, 320, '#fff0d0', 0.55),
    oval(2250, 270, 92, 92, '#fff0d0'),
    ...[
      [420, 140],
      [760, 260],
      [1180, 120],
      [1560, 220],
      [1860, 110],
      [2700, 160],
    ].map(([x = 0, y = 0]) => oval(x, y, 6, 6, '#ffffff', 'opacity="0.9"')),
    drawTree(sheet, 2620, 900, 1.5, DUSK.leaf),
    drawTree(sheet, 1750, 870, 0.9, DUSK.leaf),
    drawForeground(sheet, DUSK, [980, 990, 980, 1000, 980]),
    ...Array.from({ length: 24 }, (_, i) =>
      box(-20 + i * 122, 760 - (i % 2) * 8, 110, 330, 10, i % 2 ? '#a05f6c' : '#8f5262'),
    ),
    box(-20, 738, 2920, 44, 14, '#c98a86'),
    box(-20, 920, 2920, 34, 8, '#77424f'),
    place(drawStrollingCat(sheet, SILVER_CAT), 960, 742, 0.98),
    drawBush(sheet, 260, 1160, 1.4, ['#4a6f58', '#2c4d42'], '#ffb3c9'),
    drawBush(sheet, 2320, 1170, 1.7, ['#4a6f58', '#2c4d42'], '#ffd9f0'),
    place(drawLantern('#ffd98a'), 1620, 1120, 1.2),
    ...FIREFLIES.map(([x, y]) => oval(x, y, 30, 30, '#fff0a8', 'opacity="0.3"') + oval(x, y, 9, 9, '#fff6c8')),
    drawTurf(DUSK, 1190, 22),
  ]),
  'banner-cat-supplements': drawBanner([64, 54], (sheet) => [
    drawLand(sheet, MORNING, {
      sun: 1150,
      sunHeight: 300,
      clouds: [
        [560, 190, 0.9],
        [2400, 160, 1],
      ],
      far: [620, 520, 640, 500, 600],
      middle: [760, 660, 740, 640, 720],
      near: [860, 800, 880, 790, 840],
    }),
    drawTree(sheet, 420, 850, 0.8, MORNING.leaf),
    drawTree(sheet, 2560, 840, 0.9, ['#f7b25c', '#e27d33']),
    drawPanes(860),
    box(0, 840, 2880, 84, 0, sheet.linear([['#fff6e6'], ['#ecd3ae']])),
    box(0, 920, 2880, 290, 0, sheet.linear([['#ff9f7a'], ['#e8694f']])),
    ...Array.from({ length: 10 }, (_, i) => box(30 + i * 290, 960, 250, 210, 14, '#000000', 'opacity="0.07"')),
    drawSunbeam(1500, 350, 560, '#fff3c4', 0.3),
    drawPath('M1420 850 L2420 850 L2360 1080 L1480 1080Z', sheet.linear([['#ffd98a'], ['#f2ab45']])),
    line('M1500 1040 H2344 M1494 1010 H2350', '#fff3dd', 9, 'opacity="0.8"'),
    stand(sheet, drawLyingCat(sheet, GINGER_CAT), { x: 1860, y: 880, scale: 1.42, shade: 320 }),
    stand(sheet, drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#b3127a', '#7d0f58']), {
      x: 300,
      y: 890,
      scale: 1.1,
      shade: 130,
    }),
    stand(sheet, drawPotPlant(sheet, ['#a5d86a', '#5aa03c'], ['#fff3dd', '#ecd2ae']), {
      x: 720,
      y: 884,
      scale: 0.8,
      shade: 130,
    }),
    stand(sheet, drawMonstera(sheet, ['#7cc657', '#3f8a4f'], ['#c8142f', '#94102a']), {
      x: 2660,
      y: 900,
      scale: 1.05,
      shade: 130,
    }),
  ]),
} as const
