import { drawSittingCat, GINGER_CAT, TABBY_CAT } from '../animals/cat.ts'
import { drawLyingCat } from '../animals/cat-poses.ts'
import { BLACK_DOG, drawSittingDog, GREY_DOG, RED_DOG } from '../animals/dog.ts'
import { drawStandingDog } from '../animals/dog-poses.ts'
import { drawBehindTable } from '../people/staff.ts'
import { box, type DrawingSheet, drawPath, groundShadow, line, oval, place } from '../sheet.ts'
import { drawSmallScene } from './draw-scene.ts'
import { drawHill, drawPine, drawSky } from './landscape.ts'
import { drawLarderJar } from './objects/larder.ts'

/** Scenes of Aldergrove and its shops: the counter, deliveries, training and news. */
const SHADE = '#2a2118'
const WOOD = ['#a9825a', '#7d5b3c'] as const
const FOREST = '#2f5743'
const GOLD = '#c8a55e'

const drawPanelled = (sheet: DrawingSheet, wall: readonly [string, string], rule: string): string =>
  box(0, 0, 2880, 1200, 0, sheet.linear([[wall[0]], [wall[1]]])) +
  Array.from({ length: 11 }, (_, i) => box(i * 290 - 4, 0, 6, 980, 0, rule, 'opacity="0.6"')).join('') +
  box(0, 972, 2880, 228, 0, sheet.linear([['#b58d63'], ['#8a6544']])) +
  box(0, 962, 2880, 22, 0, '#d2ad81')

const drawBoard = (sheet: DrawingSheet, from: number, to: number, y: number): string =>
  groundShadow(sheet, (from + to) / 2, y + 60, (to - from) / 2, 20, SHADE, 0.25) +
  box(from, y, to - from, 36, 8, sheet.linear([[WOOD[0]], [WOOD[1]]]))

const drawTable = (sheet: DrawingSheet, from: number, to: number, y: number): string =>
  [from + 70, to - 130].map((x) => box(x, y + 20, 60, 1180 - y, 8, WOOD[1])).join('') +
  box(from, y, to - from, 60, 12, sheet.linear([[WOOD[0]], [WOOD[1]]]))

const JARS = ['#c99f62', '#7f9467', '#e6d3a4', '#a8643c', '#87986b', '#d78b3c']
const drawJars = (sheet: DrawingSheet, xs: readonly number[], y: number, scale: number, shift = 0): string =>
  xs.map((x, i) => place(drawLarderJar(sheet, JARS[(i + shift) % JARS.length] ?? GOLD), x, y, scale)).join('')

/** On y = 0. */
const drawCrate = (sheet: DrawingSheet, width: number, height: number): string =>
  groundShadow(sheet, 0, 0, width * 0.56, 24, SHADE, 0.4) +
  box(-width / 2, -height, width, height, 8, sheet.linear([['#c49a6a'], ['#97714a']])) +
  [0.34, 0.67].map((at) => box(-width / 2, -height * at - 5, width, 10, 0, '#6b4c31', 'opacity="0.5"')).join('') +
  box(-width / 2 + 14, -height, 34, height, 4, '#a37b50') +
  box(width / 2 - 48, -height, 34, height, 4, '#a37b50') +
  drawPath('M0 0 C26 -16 36 -44 24 -76 C-4 -62 -14 -30 0 0Z', FOREST, `transform="translate(-8 ${-height * 0.34})"`)

const drawCounter = (): string =>
  drawSmallScene((sheet) => [
    drawPanelled(sheet, ['#ece5d3', '#d6ccb2'], '#c3b898'),
    ...[360, 640].map((y) => drawBoard(sheet, 420, 2460, y)),
    drawJars(sheet, [560, 840, 1120, 1760, 2040, 2320], 360, 0.72),
    drawJars(sheet, [560, 840, 1120, 1760, 2040, 2320], 640, 0.72, 3),
    drawBehindTable(sheet, 'shopkeeper', 1440, 800, 0.74),
    box(760, 800, 1360, 400, 10, sheet.linear([[FOREST], ['#1f3d2f']])) + box(720, 780, 1440, 48, 10, WOOD[0]),
    box(830, 880, 1220, 270, 6, 'none', `stroke="${GOLD}" stroke-width="6"`),
    place(drawSittingCat(sheet, TABBY_CAT), 1850, 784, 0.62),
    drawJars(sheet, [1040], 784, 0.56, 1),
  ])

const drawCrates = (): string =>
  drawSmallScene((sheet) => [
    drawPanelled(sheet, ['#5c6a58', '#3f4d42'], '#4b594a'),
    place(drawCrate(sheet, 560, 330), 1180, 1110) + place(drawCrate(sheet, 560, 330), 1780, 1110),
    place(drawCrate(sheet, 520, 320), 1470, 780),
    drawJars(sheet, [1360, 1580], 462, 0.66, 2),
    groundShadow(sheet, 2260, 1120, 190, 26, SHADE, 0.4) + place(drawSittingDog(sheet, GREY_DOG), 2260, 1120, 1.05),
    groundShadow(sheet, 700, 1110, 180, 24, SHADE, 0.4) +
      drawPath('M560 1110 C540 960 560 820 620 760 L790 760 C850 830 860 960 840 1110Z', '#e9dfc8') +
      line('M612 780 C680 810 730 810 798 780', '#b59a68', 12),
  ])

const drawLesson = (): string =>
  drawSmallScene((sheet) => [
    drawPanelled(sheet, ['#dfe3d2', '#c4cdb6'], '#aebaa0'),
    box(1120, 170, 1120, 560, 10, WOOD[1]) + box(1150, 200, 1060, 500, 6, '#2f4238'),
    line('M1250 320 H1640 M1250 400 H1560 M1250 480 H1680', '#e9e4d2', 14, 'opacity="0.8"'),
    drawPath('M1900 620 C2020 560 2080 430 2020 290 C1890 350 1830 480 1900 620Z', '#9db48f') +
      line('M1890 650 C1920 540 1960 440 2012 330', '#e9e4d2', 8),
    drawBehindTable(sheet, 'forester', 850, 860, 0.92),
    drawTable(sheet, 480, 2400, 850),
    drawJars(sheet, [1340, 1560, 1780, 2000], 856, 0.6),
  ])

const drawTasting = (): string =>
  drawSmallScene((sheet) => [
    drawPanelled(sheet, ['#efe6d2', '#dccfb0'], '#cbbd98'),
    drawBoard(sheet, 300, 1020, 420),
    drawJars(sheet, [420, 660, 900], 420, 0.7, 2),
    groundShadow(sheet, 1500, 1040, 240, 30, SHADE, 0.4) + place(drawSittingDog(sheet, BLACK_DOG), 1500, 1040, 1.3),
    ...[1010, 1500, 1990].map(
      (x, i) =>
        groundShadow(sheet, x, 1130, 170, 22, SHADE, 0.4) +
        drawPath(`M${x - 150} 1050 H${x + 150} L${x + 112} 1130 H${x - 112}Z`, '#f4efe2') +
        oval(x, 1050, 150, 34, '#ffffff') +
        oval(x, 1050, 126, 24, JARS[i * 2] ?? GOLD),
    ),
  ])

const drawPost = (): string =>
  drawSmallScene((sheet) => [
    drawPanelled(sheet, ['#6b5a48', '#4d3f33'], '#5b4b3c'),
    drawTable(sheet, 560, 2360, 840),
    ...[
      [980, 420, 280],
      [1360, 320, 210],
    ].map(([x = 0, width = 0, height = 0]) =>
      place(
        groundShadow(sheet, 0, 0, width * 0.55, 18, SHADE, 0.4) +
          box(-width / 2, -height, width, height, 8, '#e9dfc8') +
          box(-18, -height, 36, height, 0, '#8d3b34') +
          box(-width / 2, -height * 0.56, width, 34, 0, '#8d3b34') +
          oval(-42, -height - 16, 44, 26, '#8d3b34') +
          oval(42, -height - 16, 44, 26, '#8d3b34'),
        x,
        846,
      ),
    ),
    place(drawLyingCat(sheet, GINGER_CAT), 1840, 850, 0.82),
    place(drawPath('M0 0 C-40 -60 -34 -130 0 -190 C34 -130 40 -60 0 0Z', FOREST), 1180, 850, 0.7, -60),
  ])

const drawCart = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#d7e2dc'], ['#f6efdc']]),
    drawHill([720, 620, 700, 600, 690], '#b3c4b1'),
    Array.from({ length: 9 }, (_, i) => drawPine(160 + i * 330, 900 + ((i * 41) % 60), 1.15, '#7b9a80')).join(''),
    drawHill([960, 920, 950, 910, 950], sheet.linear([['#86a177'], ['#4f7453']])),
    line('M-40 1150 C900 1090 1900 1090 2920 1150', '#d9c79c', 120, 'opacity="0.9"'),
    place(drawCrate(sheet, 420, 250), 1250, 870) + place(drawCrate(sheet, 380, 230), 1640, 870),
    box(980, 866, 900, 60, 10, WOOD[1]) + line('M1870 900 L2200 800', WOOD[1], 26),
    ...[1180, 1680].map(
      (x) =>
        oval(x, 1010, 118, 118, 'none', `stroke="${WOOD[1]}" stroke-width="26"`) +
        line(`M${x - 110} 1010 H${x + 110} M${x} 900 V1120`, WOOD[1], 14) +
        oval(x, 1010, 24, 24, '#4f3826'),
    ),
    groundShadow(sheet, 2330, 1120, 230, 24, SHADE, 0.35) + place(drawStandingDog(sheet, RED_DOG), 2330, 1120, 0.8),
  ])

export const GROVE_WORK_SCENES = {
  'grove-work-counter': drawCounter,
  'grove-work-crates': drawCrates,
  'grove-work-lesson': drawLesson,
  'grove-work-tasting': drawTasting,
  'grove-work-post': drawPost,
  'grove-work-cart': drawCart,
} as const
