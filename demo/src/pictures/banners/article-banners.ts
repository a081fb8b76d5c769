import { BLACK_CAT, drawCatHead, TABBY_CAT } from '../animals/cat.ts'
import { drawLyingCat } from '../animals/cat-poses.ts'
import { GREY_DOG } from '../animals/dog.ts'
import { drawDogFromBehind } from '../animals/dog-poses.ts'
import { BLUE_TIT, drawSongbird, ROBIN } from '../animals/songbird.ts'
import { drawGrip, HAND_LOOKS } from '../people/hands.ts'
import { drawTree } from '../scenes/landscape.ts'
import { drawPines } from '../scenes/objects/forest.ts'
import { drawPotPlant, drawRug, drawShelf, drawView } from '../scenes/objects/furniture.ts'
import { drawFeeder } from '../scenes/objects/garden.ts'
import { drawBowl, drawJar } from '../scenes/objects/kitchen.ts'
import { drawBasket, drawCushion } from '../scenes/objects/play.ts'
import { FROST, GROVE_DAWN, GROVE_MIST } from '../scenes/settings/lights.ts'
import { drawBush, drawForeground, drawLand } from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawPath, flip, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const WOOD = { light: '#caa274', deep: '#8a6a45' }

const LINEN_ROOM = {
  wall: ['#e9e6d6', '#d8dcc8'],
  print: '#ccd3bb',
  pattern: 'panels',
  floor: ['#a98660', '#80603f'],
  floorLine: '#604529',
  floorKind: 'boards',
  skirting: '#f5f1e6',
} as const

const drawForestView = (sheet: DrawingSheet, light: typeof GROVE_DAWN, width: number, height: number) =>
  drawView(sheet, light, {
    width,
    height,
    frame: '#f5f1e6',
    sill: WOOD.light,
    inside: place(drawPines(4, 0, 0.78, '#86a47c', [-0.36 * width, 0.36 * width]), 0, 0.46 * height),
  })

/** Scenes of articles that show what their text is about. */
export const ARTICLE_BANNERS = {
  'banner-bird-winter': drawBanner([46, 20], (sheet) => [
    drawLand(sheet, FROST, {
      sun: 2300,
      sunHeight: 260,
      clouds: [[640, 200, 1]],
      far: [640, 560, 640, 520, 600],
      middle: [740, 700, 740, 690, 720],
      near: [840, 820, 840, 810, 830],
    }),
    drawTree(sheet, 360, 900, 1.5, FROST.leaf),
    drawTree(sheet, 2560, 880, 1.2, FROST.leaf),
    drawForeground(sheet, FROST, [980, 960, 970, 955, 980]),
    drawBush(sheet, 700, 1000, 1.3, FROST.leaf, '#d9435a'),
    drawBush(sheet, 2160, 1010, 1.3, FROST.leaf, '#d9435a'),
    oval(1500, 1100, 260, 26, FROST.shadow, 'opacity="0.25"'),
    place(drawFeeder(sheet, ['#e2603c', '#b53a24'], true), 1500, 1110, 1.3),
    place(drawSongbird(sheet, ROBIN), 1390, 536, 0.82),
    place(flip(drawSongbird(sheet, BLUE_TIT)), 1690, 536, 0.6),
    place(drawSongbird(sheet, BLUE_TIT), 1040, 1120, 0.8),
    ...Array.from({ length: 54 }, (_, i) =>
      oval((i * 431) % 2880, (i * 277) % 1180, 8 + (i % 3) * 3, 8 + (i % 3) * 3, '#ffffff', 'opacity="0.9"'),
    ),
  ]),
  'grove-cat-brush': drawBanner([58, 56], (sheet) => [
    drawRoom(sheet, { ...LINEN_ROOM, floorAt: 860 }),
    place(drawForestView(sheet, GROVE_DAWN, 560, 460), 520, 330),
    place(drawShelf(520, WOOD.deep), 2440, 380),
    place(drawJar(sheet, '#8a9a6c', 'biscuits'), 2330, 380, 0.54),
    box(-60, 1030, 3000, 240, 60, sheet.linear([['#a9bfa0'], ['#7f9f84']])),
    line('M0 1080 H2880', '#f5f1e6', 7, 'opacity="0.4" stroke-dasharray="40 26"'),
    stand(sheet, drawLyingCat(sheet, TABBY_CAT), { x: 1640, y: 1120, scale: 1.95, shade: 330 }),
    ...[
      [1080, 520, -30],
      [1000, 640, 10],
      [1150, 430, 24],
    ].map(([x, y, turn]) =>
      place(line('M-40 0 C-20 -30 20 -30 40 0', TABBY_CAT.shade, 9), Number(x), Number(y), 1, Number(turn)),
    ),
    place(
      box(120, -30, 330, 60, 30, sheet.linear([[WOOD.light], [WOOD.deep]])) +
        Array.from({ length: 11 }, (_, i) => line(`M${170 + i * 26} 28 v54`, '#5c4633', 8)).join('') +
        drawGrip(sheet, HAND_LOOKS.moss),
      1010,
      600,
      1.15,
      10,
    ),
  ]),
  'grove-cat-water': drawBanner([46, 60], (sheet) => [
    drawRoom(sheet, { ...LINEN_ROOM, floorAt: 940 }),
    place(drawForestView(sheet, GROVE_MIST, 620, 520), 2330, 380),
    stand(sheet, drawPotPlant(sheet, ['#86a47c', '#47694d'], ['#e9e2d0', '#b9ab90']), { x: 230, y: 1010, scale: 0.9 }),
    drawPath(
      'M1120 1240 C1130 900 1330 760 1600 760 C1870 760 2070 900 2080 1240Z',
      sheet.linear([[TABBY_CAT.fur], [TABBY_CAT.shade]]),
    ),
    drawPath('M1360 1240 C1380 1040 1480 960 1600 960 C1720 960 1820 1040 1840 1240Z', TABBY_CAT.light),
    drawPath('M1290 860 C1450 950 1750 950 1910 860 L1924 926 C1750 1026 1450 1026 1276 926Z', TABBY_CAT.collar),
    oval(1600, 990, 40, 40, '#e2c483'),
    place(drawCatHead(sheet, TABBY_CAT), 1600, 600, 2),
    place(drawBowl(sheet, ['#e9e2d0', '#b9ab90'], 'water'), 780, 1160, 1.7),
    line('M720 990 C750 982 780 998 820 990', '#6bb4cf', 7),
  ]),
  'grove-cat-bowls': drawBanner([56, 58], (sheet) => [
    drawRoom(sheet, { ...LINEN_ROOM, floorAt: 900 }),
    place(drawForestView(sheet, GROVE_DAWN, 620, 500), 560, 360),
    place(drawShelf(560, WOOD.deep), 2380, 420),
    place(drawJar(sheet, '#8a9a6c', 'biscuits'), 2260, 420, 0.54),
    place(drawJar(sheet, '#a3805a', 'fish'), 2460, 420, 0.54),
    stand(sheet, drawLyingCat(sheet, BLACK_CAT), { x: 1500, y: 1050, scale: 1.4, shade: 330 }),
    stand(sheet, drawBowl(sheet, ['#e9e2d0', '#b9ab90']), { x: 1180, y: 1150, scale: 0.95, shade: 160 }),
    stand(sheet, drawBowl(sheet, ['#a9bfa0', '#7f9f84']), { x: 1960, y: 1150, scale: 0.95, shade: 160 }),
  ]),
  'grove-dog-window': drawBanner([50, 54], (sheet) => [
    drawRoom(sheet, { ...LINEN_ROOM, floorAt: 930 }),
    place(drawForestView(sheet, GROVE_MIST, 1060, 700), 1440, 430),
    stand(sheet, drawPotPlant(sheet, ['#86a47c', '#47694d'], ['#e9e2d0', '#b9ab90']), { x: 2480, y: 1070, scale: 1.2 }),
    stand(sheet, drawBasket(460, 220, ['#b98f5e', '#86633c']), { x: 480, y: 1080, shade: 240 }),
    place(drawCushion(sheet, ['#a9bfa0', '#7f9f84'], 400), 480, 870),
    drawRug(1440, 1120, 820, '#8a9a6c', '#e6e4d0'),
    stand(sheet, drawDogFromBehind(sheet, GREY_DOG), { x: 1440, y: 1110, scale: 1.25, shade: 240 }),
  ]),
} as const
