import { box, type DrawingSheet, drawPath, groundShadow, line, oval, place } from '../sheet.ts'
import { drawSmallScene } from './draw-scene.ts'
import { drawHill, drawPine, drawSky, drawSun } from './landscape.ts'
import { drawRusset } from './objects/forest.ts'
import { drawSheaf, drawSquash, GREEN_SKIN, ORANGE_SKIN, PALE_SKIN } from './objects/harvest.ts'
import { drawBiscuit } from './objects/kitchen.ts'
import {
  drawBunch,
  drawCarrot,
  drawEgg,
  drawFolded,
  drawLarderJar,
  drawLarderTrout,
  drawLoaf,
} from './objects/larder.ts'

/** Things of the kitchen and the land around it, without animals: light from the left, a wooden table, linen. */

type Room = { wall: readonly [string, string]; table: readonly [string, string]; cloth?: string }

const DAY: Room = { wall: ['#ece5d3', '#cfc6ae'], table: ['#a9825a', '#7d5b3c'], cloth: '#f3eee0' }
const DUSK: Room = { wall: ['#5c6a58', '#35443a'], table: ['#7a5a3d', '#4f3826'], cloth: '#d9cfb8' }
const SHADE = '#2a2118'

function setTable(sheet: DrawingSheet, { wall, table, cloth }: Room): string {
  return [
    box(0, 0, 2880, 1200, 0, sheet.linear([[wall[0]], [wall[1]]], 8)),
    drawPath('M0 0 L980 0 L300 900 L0 900Z', '#ffffff', 'opacity="0.16"'),
    box(0, 850, 2880, 350, 0, sheet.linear([[table[0]], [table[1]]])),
    line('M0 930 H2880 M0 1030 H2880 M0 1130 H2880', table[1], 5, 'opacity="0.5"'),
    line(
      'M420 850 L380 930 M1500 930 L1520 1030 M2300 850 L2330 930 M900 1030 L880 1130',
      table[1],
      5,
      'opacity="0.5"',
    ),
    cloth
      ? drawPath(
          'M820 866 C1300 842 1900 846 2300 872 L2440 1030 C2300 1050 2260 1010 2140 1036 C1800 1060 1300 1066 960 1030 C860 1050 800 1010 700 1040Z',
          cloth,
        ) +
        line(
          'M980 900 C1200 960 1240 1000 1220 1040 M1900 880 C1960 940 2040 980 2060 1030',
          '#bfb59b',
          6,
          'opacity="0.6"',
        )
      : '',
  ].join('')
}

const onTable = (sheet: DrawingSheet, shapes: string, x: number, y: number, scale: number, shade: number): string =>
  groundShadow(sheet, x + shade * 0.2, y, shade, 26, SHADE, 0.45) + place(shapes, x, y, scale)

/** Draws things close up, so that they are recognizable on cards. */
const still = (room: Room, things: (sheet: DrawingSheet) => readonly string[]): string =>
  drawSmallScene((sheet) => [place([setTable(sheet, room), ...things(sheet)].join(''), -539, -354, 1.35)])

const drawOatsStill = (): string =>
  still(DAY, (sheet) => [
    place(drawSheaf(), 2180, 960, 0.95, 8),
    onTable(sheet, drawLarderJar(sheet, '#e6d3a4'), 1700, 980, 1.3, 210),
    onTable(sheet, drawLarderJar(sheet, '#c99f62'), 1330, 1010, 0.95, 160),
    drawPath('M1000 1040 C1060 1010 1180 1010 1240 1046 C1180 1064 1060 1064 1000 1040Z', '#e6d3a4'),
  ])

const drawCarrotsStill = (): string =>
  still(DUSK, (sheet) => [
    groundShadow(sheet, 1540, 1010, 620, 40, SHADE, 0.5),
    box(980, 960, 1120, 60, 26, sheet.linear([['#b98f62'], ['#8a6744']])),
    ...[0, 1, 2, 3, 4].map((i) => place(drawCarrot(sheet), 1180 + i * 170, 960 - (i % 2) * 34, 1.25, -62 + i * 6)),
    onTable(sheet, drawLarderJar(sheet, '#7f9467'), 2260, 990, 0.9, 150),
  ])

const drawHerbsStill = (): string =>
  still(DAY, (sheet) => [
    box(0, 120, 2880, 64, 0, sheet.linear([['#7d5b3c'], ['#5c4230']])),
    ...[760, 1080, 1400, 1720, 2040, 2360].map((x, i) =>
      place(drawBunch(['#6f9268', '#87986b', '#5d8467', '#9a8fb0'][i % 4] ?? '#6f9268'), x, 184, 1.15 + (i % 3) * 0.12),
    ),
    onTable(sheet, drawLarderJar(sheet, '#87986b'), 1240, 990, 1, 160),
    onTable(sheet, drawLarderJar(sheet, '#b7a56a'), 1560, 1010, 0.85, 140),
  ])

const drawApplesStill = (): string =>
  still(DUSK, (sheet) => [
    groundShadow(sheet, 1560, 1030, 460, 40, SHADE, 0.5),
    ...[
      [-190, -120],
      [-60, -150],
      [80, -146],
      [200, -118],
      [-120, -210],
      [10, -236],
      [140, -206],
    ].map(([x = 0, y = 0]) => drawRusset(1560 + x, 960 + y, 1.25)),
    drawPath(
      'M1160 850 C1200 1010 1340 1040 1560 1040 C1780 1040 1920 1010 1960 850 C1800 890 1320 890 1160 850Z',
      sheet.linear([['#e7dfcc'], ['#b9ad90']]),
    ),
    drawRusset(2140, 1010, 1.2),
    drawRusset(2330, 1036, 1.1),
  ])

/** Biscuits piled on a board, and two beside it. */
const drawBiscuitsStill = (): string =>
  still(DAY, (sheet) => [
    groundShadow(sheet, 1500, 1020, 640, 40, SHADE, 0.45),
    box(940, 966, 1120, 56, 26, sheet.linear([['#b98f62'], ['#8a6744']])),
    ...[
      [1180, 936, -6],
      [1400, 940, 3],
      [1620, 936, -4],
      [1830, 940, 5],
      [1290, 876, 6],
      [1510, 878, -6],
      [1720, 874, 7],
      [1400, 818, -4],
      [1610, 816, 4],
      [1506, 758, -10],
    ].map(([x = 0, y = 0, turn = 0], i) => place(drawBiscuit(i % 2 ? '#b98648' : '#c99a60'), x, y, 1.05, turn)),
    onTable(sheet, drawLarderJar(sheet, '#c99f62'), 2260, 1000, 1.2, 180),
    place(drawBiscuit('#c99a60'), 1140, 1080, 0.95, -16),
    place(drawBiscuit('#b98648'), 1940, 1086, 0.95, 18),
  ])

const drawTroutStill = (): string =>
  still(DAY, (sheet) => [
    groundShadow(sheet, 1560, 1020, 720, 44, SHADE, 0.4),
    oval(1560, 980, 720, 96, sheet.linear([['#f7f3e8'], ['#d6cdb8']])),
    oval(1560, 966, 560, 62, '#efe8d8'),
    place(drawLarderTrout(sheet), 1560, 930, 1.5, -3),
    place(drawBunch('#6f9268'), 2190, 1010, 0.8, 108),
  ])

const drawEggsStill = (): string =>
  still(DAY, (sheet) => [
    groundShadow(sheet, 1540, 1030, 430, 40, SHADE, 0.45),
    ...[
      [-200, 0],
      [-90, -20],
      [30, -14],
      [150, -22],
      [240, 2],
      [-140, -90],
      [-20, -108],
      [110, -98],
    ].map(([x = 0, y = 0], i) =>
      place(
        drawEgg(sheet, ['#efe0c8', '#d9b48c', '#e8cfae'][i % 3] ?? '#efe0c8'),
        1540 + x,
        900 + y,
        1.1,
        (i * 17) % 24,
      ),
    ),
    drawPath(
      'M1190 880 C1220 1020 1340 1040 1540 1040 C1740 1040 1860 1020 1890 880Z',
      sheet.linear([['#b98f62'], ['#8a6744']]),
    ),
    line('M1200 920 H1880 M1216 970 H1864 M1250 1010 H1830', '#6e4f33', 8, 'opacity="0.55"'),
    line('M1230 880 C1260 640 1820 640 1850 880', '#8a6744', 22),
    place(drawEgg(sheet, '#d9b48c'), 2140, 1020, 1.1, 80),
  ])

const drawSquashStill = (): string =>
  still(DUSK, (sheet) => [
    onTable(sheet, drawSquash(sheet, ORANGE_SKIN), 1320, 1000, 1.15, 210),
    onTable(sheet, drawSquash(sheet, PALE_SKIN), 1880, 1000, 1, 190),
    onTable(sheet, drawSquash(sheet, GREEN_SKIN), 1610, 1036, 0.9, 170),
    place(drawBunch('#5d8467'), 2250, 1040, 0.8, 96),
  ])

const drawBreadStill = (): string =>
  still(DAY, (sheet) => [
    groundShadow(sheet, 1520, 1010, 640, 40, SHADE, 0.45),
    box(960, 960, 1100, 56, 24, sheet.linear([['#b98f62'], ['#8a6744']])),
    place(drawLoaf(sheet), 1440, 962, 1.35),
    onTable(sheet, drawLarderJar(sheet, '#e9cf8f'), 2250, 1000, 1, 160),
    place(drawSheaf(), 700, 980, 0.6, -14),
  ])

const drawLinenStill = (): string =>
  still({ wall: ['#e3ddcc', '#bfb69c'], table: ['#8f6f4d', '#644a33'] }, (sheet) => [
    groundShadow(sheet, 1540, 1010, 520, 40, SHADE, 0.45),
    ...[
      ['#f3eee0', 0],
      ['#c9d0bd', 1],
      ['#e6dcc4', 2],
      ['#9aa88d', 3],
    ].map(([colour, i]) =>
      place(drawFolded(sheet, String(colour)), 1540 + (Number(i) % 2) * 18, 1000 - Number(i) * 104, 1.1),
    ),
    place(drawBunch('#9a8fb0'), 2210, 1010, 0.9, 100),
  ])

const drawShelfStill = (): string =>
  drawSmallScene((sheet) => [
    box(0, 0, 2880, 1200, 0, sheet.linear([['#d8d0ba'], ['#b4ab90']], 8)),
    drawPath('M0 0 L980 0 L300 1200 L0 1200Z', '#ffffff', 'opacity="0.16"'),
    ...[520, 1010].map(
      (y) =>
        box(420, y, 2040, 44, 8, sheet.linear([['#8f6f4d'], ['#644a33']])) +
        groundShadow(sheet, 1440, y + 70, 1040, 22, SHADE, 0.3),
    ),
    ...[700, 1020, 1340, 1660, 1980, 2260].flatMap((x, i) => [
      place(
        drawLarderJar(sheet, ['#c99f62', '#7f9467', '#e6d3a4', '#a8643c', '#87986b', '#d78b3c'][i] ?? '#c99f62'),
        x,
        520,
        0.95 + (i % 2) * 0.12,
      ),
      place(
        drawLarderJar(sheet, ['#e6d3a4', '#d78b3c', '#9b4a34', '#c99f62', '#7f9467', '#efe0c8'][i] ?? '#c99f62'),
        x,
        1010,
        1.02 - (i % 2) * 0.12,
      ),
    ]),
  ])

const pines = (y: number, scale: number, colour: string, count: number, shift: number): string =>
  Array.from({ length: count }, (_, i) =>
    drawPine(shift + (i * 2960) / count, y + ((i * 41) % 60), scale * (0.8 + ((i * 31) % 50) / 100), colour),
  ).join('')

const drawGroveHills = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#d7e2dc'], ['#f6efdc', 0.7], ['#f8efda']]),
    drawSun(sheet, 2080, 420, 100, '#f5e2ac'),
    drawHill([700, 560, 640, 520, 660, 600], '#b9c9bb'),
    drawHill([800, 700, 760, 660, 780, 720], '#94ad95'),
    pines(830, 0.9, '#7b9a80', 11, 200),
    drawHill([900, 840, 900, 820, 880], sheet.linear([['#86a177'], ['#5f8060']])),
    line('M300 1200 C700 1040 1200 1060 1500 960 C1700 900 1760 880 1900 872', '#d9c79c', 34, 'opacity="0.85"'),
    drawHill([1060, 1010, 1050, 1000, 1040], sheet.linear([['#6f9268'], ['#3f6449']])),
  ])

const drawGroveMist = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#c9d4cd'], ['#e7e8dc', 0.6], ['#eeece0']]),
    ...[
      ['#c3cfc6', 760, 0.8],
      ['#a5b7ab', 860, 0.95],
      ['#7f988a', 980, 1.1],
      ['#567064', 1130, 1.3],
    ].flatMap(([colour, y, scale], i) => [
      pines(Number(y), Number(scale), String(colour), 13 - i * 2, 60 + i * 70),
      box(
        0,
        Number(y) - 130,
        2880,
        260,
        0,
        sheet.linear([
          ['#eeece0', 0, 0],
          ['#eeece0', 0.6, 0.75],
          ['#eeece0', 1, 0],
        ]),
      ),
    ]),
    drawHill([1130, 1110, 1140, 1100, 1130], '#3f584b'),
  ])

const drawGroveOrchard = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#dbe6df'], ['#f7f0dc']]),
    drawHill([760, 700, 740, 690, 750], '#a9bf9f'),
    drawHill([880, 850, 870, 840, 880], sheet.linear([['#93b081'], ['#5f8559']])),
    ...[
      [340, 930, 1.1],
      [900, 910, 1],
      [1440, 930, 1.15],
      [1990, 908, 1],
      [2540, 934, 1.1],
    ].flatMap(([x = 0, y = 0, scale = 1], tree) => [
      groundShadow(sheet, x, y + 6, 190 * scale, 24, '#2c4432', 0.4),
      place(
        drawPath(
          'M-22 0 C-14 -90 -30 -150 -60 -210 L-36 -220 C-12 -180 -4 -160 0 -140 C8 -180 30 -210 60 -230 L78 -212 C36 -160 22 -90 24 0Z',
          '#6b5139',
        ) +
          [
            [-110, -290, 120],
            [0, -350, 140],
            [120, -280, 116],
            [10, -250, 120],
          ]
            .map(([cx = 0, cy = 0, r = 0]) => oval(cx, cy, r, r * 0.86, tree % 2 ? '#6f9268' : '#7f9f6e'))
            .join('') +
          [
            [-120, -260],
            [-40, -360],
            [60, -300],
            [130, -250],
            [10, -240],
            [-70, -220],
          ]
            .map(([cx = 0, cy = 0]) => oval(cx, cy, 17, 17, '#b4533a'))
            .join(''),
        x,
        y,
        scale,
      ),
    ]),
    drawHill([1090, 1060, 1080, 1050, 1090], sheet.linear([['#7a9c66'], ['#46704c']])),
  ])

export const STILL_LIFES = {
  'grove-still-oats': drawOatsStill,
  'grove-still-carrots': drawCarrotsStill,
  'grove-still-herbs': drawHerbsStill,
  'grove-still-apples': drawApplesStill,
  'grove-still-biscuits': drawBiscuitsStill,
  'grove-still-trout': drawTroutStill,
  'grove-still-eggs': drawEggsStill,
  'grove-still-squash': drawSquashStill,
  'grove-still-bread': drawBreadStill,
  'grove-still-linen': drawLinenStill,
  'grove-still-shelf': drawShelfStill,
  'grove-hills': drawGroveHills,
  'grove-mist': drawGroveMist,
  'grove-orchard': drawGroveOrchard,
} as const
