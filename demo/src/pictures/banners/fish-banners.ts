import { BLUE_FISH, CLOWN_FISH, drawFish, PINK_FISH } from '../animals/fish.ts'
import {
  drawGoldfish,
  drawKoi,
  GOLD_KOI,
  GOLDFISH,
  type KoiColours,
  RED_KOI,
  SANKE_KOI,
  WHITE_GOLDFISH,
} from '../animals/goldfish.ts'
import { drawTree } from '../scenes/landscape.ts'
import {
  drawArmchair,
  drawFloorLamp,
  drawFrame,
  drawMonstera,
  drawRug,
  drawShelf,
} from '../scenes/objects/furniture.ts'
import { drawFishBit, drawVase } from '../scenes/objects/kitchen.ts'
import {
  drawBubbleColumn,
  drawCastle,
  drawCattail,
  drawCoral,
  drawDepths,
  drawFlakes,
  drawLilyPad,
  drawPond,
  drawTank,
  drawWeed,
} from '../scenes/objects/water.ts'
import { NOON } from '../scenes/settings/lights.ts'
import { drawBush, drawForeground, drawLand, drawStones, drawTurf } from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { type DrawingSheet, drawGlow, flip, line, oval, place } from '../sheet.ts'
import { drawBanner } from './banner.ts'

/** Plants and fish of the tank in the living room, in the tank's own frame of 1500 × 560. */
const drawTankLife = (sheet: DrawingSheet): string =>
  [
    drawDepths(sheet, {
      width: 1500,
      height: 560,
      water: ['#8fe0f0', '#3fa9dc', '#1a6fae'],
      sand: ['#ffe2ad', '#e9b977'],
    }),
    place(drawCastle(sheet, ['#d9c9e6', '#a58fc0']), 380, 520, 0.74),
    ...[120, 200, 640, 1330, 1420].map((x, i) =>
      place(drawWeed(300 + (i % 3) * 70, i % 2 ? '#2f9a6b' : '#6cc26a', i % 2 === 0), x, 520),
    ),
    place(drawCoral('#f2762e'), 1120, 520, 0.8),
    place(drawCoral('#e0529f'), 1220, 520, 0.66),
    place(drawStones(0, 0, 0.7, '#e6dccb', '#b9ab96'), 880, 524),
    place(flip(drawFish(sheet, CLOWN_FISH)), 960, 230, 0.72),
    place(drawFish(sheet, BLUE_FISH), 620, 150, 0.42),
    place(flip(drawFish(sheet, PINK_FISH)), 1260, 150, 0.46),
    place(drawFish(sheet, CLOWN_FISH), 760, 370, 0.4),
    place(drawBubbleColumn(9, 48), 300, 440, 0.7),
  ].join('')

export const FISH_BANNERS = {
  'banner-fish-food': drawBanner([34, 48], (sheet) => [
    drawDepths(sheet, {
      width: 2880,
      height: 1200,
      water: ['#c8f0c4', '#5cc0a8', '#14707a'],
      sand: ['#f3e2b4', '#cfae74'],
    }),
    oval(900, 10, 900, 60, '#ffffff', 'opacity="0.45"'),
    line(
      'M0 44 C300 70 520 20 820 44 C1120 68 1400 20 1700 44 C2000 68 2300 22 2880 48',
      '#ffffff',
      10,
      'opacity="0.6"',
    ),
    ...[120, 300, 1560, 2050, 2300, 2720].map((x, i) =>
      place(drawWeed(520 + (i % 3) * 160, i % 2 ? '#1f8f6a' : '#57b85f', true), x, 1110, 1.1),
    ),
    ...[460, 1820, 2560].map((x, i) => place(drawWeed(480 + i * 60, '#8fd06a'), x, 1110)),
    place(drawStones(0, 0, 1.5, '#d8cbb0', '#a39478'), 1420, 1120),
    place(drawStones(0, 0, 1.1, '#d8cbb0', '#a39478'), 2480, 1130),
    place(drawFlakes(900, 420, 17), 1180, 90),
    place(drawGoldfish(sheet, GOLDFISH), 860, 560, 1.75, -16),
    place(flip(drawGoldfish(sheet, WHITE_GOLDFISH)), 1900, 640, 1.05, 10),
    place(drawGoldfish(sheet, GOLDFISH), 2480, 420, 0.66),
    place(
      flip(drawGoldfish(sheet, { body: '#ffd05a', deep: '#f0a02c', fin: '#fff0c4', belly: '#fff3cc' })),
      380,
      900,
      0.62,
    ),
    place(drawBubbleColumn(12, 70), 1540, 1000),
    place(drawBubbleColumn(8, 80), 2200, 900, 0.8),
  ]),
  'banner-fish-aquarium': drawBanner([65, 46], (sheet) => [
    drawRoom(sheet, {
      wall: ['#5b3a86', '#8f4f94'],
      print: '#6a4592',
      pattern: 'stripes',
      floor: ['#a8623f', '#7f4430'],
      floorLine: '#5a2c20',
      floorAt: 930,
      floorKind: 'boards',
      skirting: '#f0d4e0',
    }),
    drawGlow(sheet, 1860, 520, 1050, 620, '#7fe0f0', 0.5),
    place(drawFrame(sheet, 240, 280, '#ffd98a', place(drawFishBit('#f2762e'), 0, 0, 1.1, -20)), 620, 270),
    place(drawShelf(360, '#c98a50'), 240, 330),
    place(drawVase(sheet, ['#ff9fc4', '#d9458f'], ['#ffffff', '#ffd34d']), 220, 330, 0.6),
    drawRug(1000, 1120, 900, '#e0529f', '#f7a8c8'),
    place(drawFloorLamp(sheet, '#ffb25c'), 900, 1010, 0.96),
    place(drawArmchair(sheet, ['#ff9a5a', '#d9552c']), 380, 1030, 1.1),
    place(
      drawTank(sheet, { width: 1500, height: 560, cabinet: ['#f3dcc2', '#c9a07a'], inside: drawTankLife(sheet) }),
      1890,
      1080,
    ),
    place(drawMonstera(sheet, ['#7cc657', '#2f7d4f'], ['#ffd34d', '#f0a52c']), 2760, 1110, 0.9),
  ]),
} as const

/** The large scene of the garden pond, seen from above its edge. */
export function drawPondScene(sheet: DrawingSheet): readonly string[] {
  const koi = (colours: KoiColours, x: number, y: number, scale: number, turn: number): string =>
    oval(x + 14, y + 40, 190 * scale, 56 * scale, '#0d4a4a', 'opacity="0.28"') +
    place(drawKoi(sheet, colours), x, y, scale, turn)
  return [
    drawLand(sheet, NOON, {
      sun: 560,
      sunHeight: 180,
      clouds: [
        [1300, 120, 0.9],
        [2400, 140, 1.1],
      ],
      far: [420, 360, 420, 350, 400],
      middle: [480, 440, 490, 430, 470],
      near: [520, 500, 520, 490, 510],
    }),
    drawTree(sheet, 2680, 540, 1, NOON.leaf),
    drawTree(sheet, 300, 530, 0.9, ['#a5d86a', '#5aa63e']),
    drawBush(sheet, 2140, 540, 1, ['#a5d86a', '#5aa63e'], '#ff8fb1'),
    drawForeground(sheet, NOON, [540, 520, 540, 520, 540]),
    place(drawPond(sheet, 1270, 300, ['#8fdcd4', '#2a8f96'], ['#d9d2c4', '#b3aa9a']), 1500, 850),
    koi(RED_KOI, 1890, 800, 1.3, -14),
    koi(SANKE_KOI, 1340, 980, 0.95, 24),
    koi(GOLD_KOI, 2260, 960, 0.8, 170),
    koi(RED_KOI, 960, 820, 0.7, 200),
    place(drawLilyPad(1.2, '#ff9fc4'), 640, 920),
    place(drawLilyPad(0.8), 860, 990),
    place(drawLilyPad(1, '#ffffff'), 2480, 820),
    place(drawLilyPad(0.7), 1560, 690),
    ...[0, 1, 2, 3, 4].map((i) => place(drawCattail(), 150 + i * 70, 1010 + (i % 2) * 40, 1 + (i % 3) * 0.14)),
    ...[0, 1, 2].map((i) => place(drawCattail(), 2700 + i * 66, 1040 - (i % 2) * 30, 1 + (i % 2) * 0.2)),
    drawTurf(NOON, 1190, 18),
  ]
}
