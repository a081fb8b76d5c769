import { BAY_FOAL, BLACK_HORSE, CHESTNUT_HORSE, GREY_HORSE } from '../animals/horse.ts'
import { drawFoal, drawHorse } from '../animals/horse-body.ts'
import { drawFence, drawTree } from '../scenes/landscape.ts'
import { drawBottle, drawBrush, drawBucket, drawSoapBubbles } from '../scenes/objects/bathroom.ts'
import { drawAppleTree } from '../scenes/objects/garden.ts'
import { drawFarStable, drawGroomingBox, drawJump } from '../scenes/objects/stable.ts'
import { AUTUMN, MORNING, NOON, SUNSET } from '../scenes/settings/lights.ts'
import {
  drawBush,
  drawFarBirds,
  drawForeground,
  drawLand,
  drawShade,
  drawTallGrass,
  drawTurf,
} from '../scenes/settings/open-air.ts'
import { box, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const apple = (x: number, y: number, scale = 1): string =>
  place(
    drawPath('M0 -60 C40 -80 76 -50 66 -4 C58 34 26 44 0 32 C-26 44 -58 34 -66 -4 C-76 -50 -40 -80 0 -60Z', '#d3203f') +
      oval(-28, -30, 12, 16, '#ffffff', 'opacity="0.5"') +
      line('M0 -58 C2 -76 8 -86 16 -92', '#6a4128', 7),
    x,
    y,
    scale,
  )
const apples = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => apple(x, y, 0.82)).join('')

export const HORSE_OUTDOORS = {
  'banner-horse-snacks': drawBanner([31, 46], (sheet) => [
    drawLand(sheet, AUTUMN, {
      sun: 1500,
      sunHeight: 300,
      clouds: [
        [2300, 200, 1.1],
        [1100, 160, 0.7],
      ],
      near: [880, 850, 870, 840, 860],
    }),
    drawAppleTree(sheet, 2520, 940, 1.4, ['#a9b84a', '#7c8f34'], '#d3203f'),
    drawAppleTree(sheet, 1780, 880, 0.85, ['#e9a84a', '#c8702c'], '#d3203f'),
    drawTree(sheet, 120, 880, 1, AUTUMN.leaf),
    drawFence(1440, 950, 8, '#b98a5a', '#8f6238'),
    drawForeground(sheet, AUTUMN, [980, 960, 980, 960, 980]),
    stand(sheet, drawHorse(sheet, GREY_HORSE, { neck: 26, halter: true }), {
      x: 740,
      y: 1120,
      scale: 1.02,
      shade: 400,
      colour: AUTUMN.shadow,
    }),
    stand(sheet, drawBucket(sheet, ['#d9a868', '#a8743c']), {
      x: 1480,
      y: 1120,
      scale: 1.1,
      shade: 170,
      colour: AUTUMN.shadow,
    }),
    apples([
      [1400, 850],
      [1480, 826],
      [1560, 850],
      [1440, 806],
      [1524, 804],
      [1484, 770],
    ]),
    apples([
      [1720, 1110],
      [1840, 1130],
      [2300, 1120],
      [2720, 1090],
    ]),
    drawTurf(AUTUMN, 1185, 20),
  ]),
  'banner-horse-care': drawBanner([86, 44], (sheet) => [
    drawLand(sheet, NOON, {
      sun: 300,
      sunHeight: 220,
      clouds: [
        [900, 180, 1],
        [2500, 200, 1.1],
      ],
      far: [660, 600, 660, 600, 640],
      middle: [760, 720, 760, 720, 740],
      near: [860, 840, 860, 840, 850],
    }),
    place(drawFarStable(sheet, ['#fff0d8', '#f0d0a4'], ['#e2603c', '#b53a24']), 760, 900, 1.05),
    drawTree(sheet, 1560, 880, 1.05, NOON.leaf),
    drawTree(sheet, 2720, 890, 1.2, NOON.leaf),
    box(0, 890, 2880, 320, 0, sheet.linear([['#ecd8b8'], ['#d3b48a']])),
    line(
      Array.from({ length: 26 }, (_, i) => `M${(i * 331) % 2880} ${920 + ((i * 61) % 260)} h${70 + (i % 4) * 30}`).join(
        '',
      ),
      '#bd9a6c',
      6,
      'opacity="0.5"',
    ),
    oval(1960, 1130, 560, 60, '#a9cfe0', 'opacity="0.75"'),
    stand(sheet, drawHorse(sheet, BLACK_HORSE, { neck: 14, halter: true }), {
      x: 1930,
      y: 1110,
      scale: 1.02,
      shade: 420,
      colour: '#5a4a3a',
    }),
    [
      [1700, 640, 60],
      [1790, 610, 74],
      [1880, 636, 56],
      [1760, 690, 48],
      [1640, 700, 40],
    ]
      .map(([x, y, r]) => oval(x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.8, '#ffffff', 'opacity="0.95"'))
      .join(''),
    place(drawSoapBubbles(1), 1500, 620),
    place(drawSoapBubbles(0.8), 2500, 760),
    stand(sheet, drawBucket(sheet, ['#ff9fc4', '#d9458f'], '#ffffff'), { x: 1200, y: 1110, scale: 1, shade: 150 }),
    place(
      oval(-60, -270, 50, 40, '#ffffff') + oval(10, -290, 60, 46, '#ffffff') + oval(70, -268, 44, 36, '#ffffff'),
      1200,
      1110,
    ),
    stand(
      sheet,
      drawGroomingBox(
        sheet,
        ['#f58a4a', '#d2451f'],
        place(drawBottle(sheet, ['#a5d86a', '#4a9a3c'], '#fff3dd'), -90, -60, 0.7) +
          place(drawBrush(['#ffd34d', '#e9a02f'], sheet), 60, -200, 0.6, 80),
      ),
      { x: 700, y: 1110, shade: 210 },
    ),
  ]),
  'banner-horse-parasites': drawBanner([31, 54], (sheet) => [
    drawLand(sheet, MORNING, {
      sun: 2250,
      sunHeight: 260,
      clouds: [
        [1500, 220, 1],
        [560, 200, 0.9],
      ],
      near: [860, 880, 840, 880, 850],
    }),
    drawTree(sheet, 2640, 920, 1.5, MORNING.leaf),
    drawTree(sheet, 2300, 880, 1, ['#c3d968', '#8fae3c']),
    drawBush(sheet, 1820, 930, 1, MORNING.leaf),
    drawFence(-60, 940, 15, '#fff7ec', '#e7d3b8'),
    drawForeground(sheet, MORNING, [1000, 970, 1000, 980, 1010]),
    drawShade(sheet, 800, 1112, 470, MORNING.shadow),
    place(drawHorse(sheet, CHESTNUT_HORSE, { neck: 84, blanket: '#fff3dd' }), 760, 1110, 1.02),
    place(
      Array.from({ length: 7 }, (_, i) =>
        drawPath(`M${-316 + i * 76} ${-640 + (i % 2) * 6} l40 4 l-10 300 l-42 -8Z`, '#4a3a3a', 'opacity="0.78"'),
      ).join(''),
      760,
      1110,
      1.02,
    ),
    drawTallGrass(1205, 150, ['#6d9c34', '#8fbb48']),
    drawTurf({ ...MORNING, flowers: ['#ffd34d', '#fff0a8', '#f2a02e'] }, 1150, 26, [480, 1300]),
  ]),
  'banner-horse-supplements': drawBanner([68, 50], (sheet) => [
    drawLand(sheet, SUNSET, {
      sun: 900,
      sunHeight: 520,
      clouds: [
        [460, 220, 1],
        [1700, 180, 1.2],
        [2600, 300, 0.8],
      ],
      far: [640, 480, 640, 520, 600],
      middle: [800, 700, 780, 660, 720],
      near: [900, 860, 900, 850, 880],
    }),
    drawFarBirds(1240, 300, '#7a2f3a'),
    drawTree(sheet, 260, 900, 1.2, SUNSET.leaf),
    drawTree(sheet, 480, 910, 0.75, ['#f2b25c', '#c8702c']),
    drawForeground(sheet, SUNSET, [1010, 1020, 980, 1000, 980]),
    drawFence(-60, 1020, 14, '#8a4f3a', '#6a3728'),
    stand(sheet, drawJump(['#fff3dd', '#c8142f'], 700), {
      x: 430,
      y: 1100,
      scale: 0.86,
      shade: 420,
      colour: SUNSET.shadow,
    }),
    stand(sheet, drawHorse(sheet, CHESTNUT_HORSE, { neck: 6 }), {
      x: 1880,
      y: 1090,
      scale: 1.04,
      shade: 420,
      colour: SUNSET.shadow,
    }),
    stand(sheet, drawFoal(sheet, BAY_FOAL), { x: 1030, y: 1120, scale: 0.98, shade: 240, colour: SUNSET.shadow }),
    drawTurf(SUNSET, 1185, 24),
  ]),
} as const
