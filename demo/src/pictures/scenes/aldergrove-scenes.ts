import { drawSittingCat, TABBY_CAT } from '../animals/cat.ts'
import { drawSittingDog, GREY_DOG } from '../animals/dog.ts'
import { drawApple, drawCarrots, drawLeaves } from '../packs/props/garden.ts'
import { standProduct } from '../packs/stand-pack.ts'
import { box, createSheet, groundShadow, line, oval, place, type Sheet } from '../sheet.ts'
import { BANNER, drawGrass, drawHill, drawPine, drawSky, drawSun } from './landscape.ts'

function draw(scene: (sheet: Sheet) => readonly string[]): string {
  const sheet = createSheet(BANNER.width, BANNER.height)
  return sheet.toSvg(scene(sheet).join(''))
}

function drawPines(count: number, y: number, scale: number, colour: string, shift: number): string {
  return Array.from({ length: count }, (_, i) =>
    drawPine(shift + (i * 2960) / count, y + ((i * 37) % 60), scale * (0.85 + ((i * 29) % 40) / 100), colour),
  ).join('')
}

function forest(sheet: Sheet, sunX: number): string {
  return [
    drawSky(sheet, [['#dfe9d8'], ['#f4f1df', 0.6], ['#f8f3e2']]),
    drawSun(sheet, sunX, 400, 110, '#f3e2ac'),
    drawPines(15, 760, 1, '#c2d2bb', 30),
    drawHill([740, 690, 740, 700, 730], '#bccdb2'),
    drawPines(12, 870, 1.25, '#8fae90', 130),
    drawHill([850, 810, 850, 800, 840], '#86a585'),
    drawPines(9, 980, 1.5, '#5d8467', 0),
    drawHill([950, 930, 970, 920, 960], sheet.linear([['#6f9268'], ['#3f6449']])),
  ].join('')
}

const undergrowth = (y: number): string =>
  Array.from({ length: 26 }, (_, i) =>
    drawGrass((i * 811) % 2900, y + ((i * 47) % 80), 1 + (i % 3) * 0.35, i % 2 ? '#35573f' : '#4c7350'),
  ).join('')

export const drawGroveHomeScene = (): string =>
  draw((sheet) => [
    forest(sheet, 900),
    drawPine(220, 1160, 2, '#2c4d39'),
    drawPine(2740, 1180, 2.1, '#2c4d39'),
    drawHill([1050, 1030, 1060, 1030, 1060], sheet.linear([['#58805a'], ['#2f533d']])),
    groundShadow(sheet, 1960, 1112, 290, 32, '#1c3325'),
    place(drawSittingDog(sheet, GREY_DOG), 1960, 1110, 1.3),
    undergrowth(1180),
    place(drawLeaves(sheet), 1500, 1190, 1.5),
    place(drawLeaves(sheet), 2380, 1200, 1.3),
  ])

export const drawGroveCatsScene = (): string =>
  draw((sheet) => [
    forest(sheet, 2100),
    drawPine(2680, 1160, 2, '#2c4d39'),
    drawHill([1060, 1040, 1050, 1040, 1070], sheet.linear([['#58805a'], ['#2f533d']])),
    groundShadow(sheet, 960, 1130, 620, 34, '#1c3325'),
    box(380, 930, 1180, 190, 95, sheet.linear([['#9a7753'], ['#6b4d33']])),
    line('M460 980 L1400 970 M500 1040 L1440 1050 M620 1090 L1300 1092', '#553b26', 7, 'opacity="0.5"'),
    oval(1480, 1025, 80, 95, '#d3b48a'),
    oval(1480, 1025, 52, 62, 'none', 'stroke="#a98357" stroke-width="8"'),
    oval(1480, 1025, 24, 30, 'none', 'stroke="#a98357" stroke-width="8"'),
    oval(520, 940, 120, 26, '#6f9268'),
    place(drawSittingCat(sheet, TABBY_CAT), 920, 960, 1.12),
    undergrowth(1185),
    place(drawLeaves(sheet), 360, 1190, 1.5),
  ])

export const drawGroveKitchenScene = (): string =>
  draw((sheet) => [
    drawSky(sheet, [['#e9eddf'], ['#d3dfca']]),
    ...Array.from({ length: 9 }, (_, i) => box(i * 330, 0, 6, 900, 0, '#bccab1', 'opacity="0.6"')),
    box(260, 110, 780, 620, 18, '#fbf9f0'),
    `<g clip-path="${sheet.clip('<rect x="300" y="150" width="700" height="540"/>')}">${box(300, 150, 700, 540, 0, sheet.linear([['#dbe8e2'], ['#f6efd6']]))}${[0, 1, 2, 3, 4].map((i) => drawPine(340 + i * 160, 720, 0.8, i % 2 ? '#8fae90' : '#a9c2a4')).join('')}</g>`,
    line('M650 150 L650 690 M300 420 L1000 420', '#fbf9f0', 22),
    box(0, 880, 2880, 320, 0, sheet.linear([['#b58d63'], ['#8a6544']])),
    box(0, 868, 2880, 26, 0, '#d2ad81'),
    line('M0 980 C700 970 1800 996 2880 976 M0 1090 C900 1104 1900 1076 2880 1094', '#6b4c31', 6, 'opacity="0.4"'),
    place(standProduct(sheet, '70110'), 1560, 1040, 0.86),
    place(standProduct(sheet, '80120'), 2020, 1070, 0.62),
    place(standProduct(sheet, '70130'), 2420, 1060, 0.66),
    place(drawApple(sheet), 1180, 1070, 1.3),
    place(drawApple(sheet), 1320, 1110, 1),
    place(drawCarrots(sheet), 900, 1110, 1.7),
    place(drawLeaves(sheet), 420, 1090, 1.8),
    place(drawLeaves(sheet), 2720, 1110, 1.5),
  ])
