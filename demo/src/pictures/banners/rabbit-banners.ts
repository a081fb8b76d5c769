import { drawGuineaPig, GOLDEN_GUINEA_PIG, TRICOLOUR_GUINEA_PIG } from '../animals/guinea-pig.ts'
import { drawHamster, GOLDEN_HAMSTER, GREY_HAMSTER } from '../animals/hamster.ts'
import { CREAM_RABBIT } from '../animals/rabbit.ts'
import {
  BROWN_RABBIT,
  drawCrouchingRabbit,
  drawUprightRabbit,
  GREY_RABBIT,
  WHITE_RABBIT,
} from '../animals/rabbit-poses.ts'
import { drawFence, drawHouse, drawTree } from '../scenes/landscape.ts'
import { drawBrush, drawTowels, drawWrap } from '../scenes/objects/bathroom.ts'
import { drawFrame, drawPotPlant, drawRug, drawShelf, drawView } from '../scenes/objects/furniture.ts'
import { drawHayBale, drawVegetableBed, drawWateringCan } from '../scenes/objects/garden.ts'
import { drawBowl, drawHeart, drawVase } from '../scenes/objects/kitchen.ts'
import { drawBall, drawBasket, drawTunnel, drawWheel } from '../scenes/objects/play.ts'
import { AUTUMN, NOON, SPRING } from '../scenes/settings/lights.ts'
import {
  drawBush,
  drawButterfly,
  drawForeground,
  drawLand,
  drawTallGrass,
  drawTurf,
} from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawGlow, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const dandelion = (x: number, y: number, scale: number): string =>
  place(
    line('M0 0 C-6 -60 6 -110 0 -160', '#5f9440', 9) +
      drawPath('M0 -4 C-60 -20 -90 -60 -100 -90 C-50 -80 -10 -50 0 -4Z', '#5f9440') +
      oval(0, -176, 38, 32, '#ffc53d') +
      oval(0, -182, 24, 18, '#ffe07a'),
    x,
    y,
    scale,
  )
const carrot = (x: number, y: number, turn: number): string =>
  place(
    line(
      'M0 -70 C-10 -120 -30 -130 -40 -134 M0 -70 C0 -120 4 -140 6 -150 M0 -70 C12 -110 30 -124 42 -126',
      '#5fa83c',
      12,
    ) +
      drawPath('M-40 -60 C-20 -90 20 -90 40 -60 C30 0 14 60 0 90 C-14 60 -30 0 -40 -60Z', '#f2862e') +
      line('M-30 -30 H-8 M10 0 H24 M-16 30 H0', '#d9661a', 6),
    x,
    y,
    1,
    turn,
  )

/** Small house of boards with two round doors and a flat roof, on y = 0. */
const drawHideaway = (sheet: DrawingSheet): string =>
  [
    box(
      -320,
      -300,
      640,
      300,
      12,
      sheet.linear([
        ['#f2d3a0', 0],
        ['#dcb072', 1],
      ]),
    ),
    line('M-320 -200 H320 M-320 -100 H320', '#c2935a', 6, 'opacity="0.7"'),
    drawPath('M-240 0 V-130 C-240 -230 -70 -230 -70 -130 V0Z', '#5a3a24'),
    drawPath('M70 0 V-130 C70 -230 240 -230 240 -130 V0Z', '#5a3a24'),
    box(-370, -340, 740, 54, 16, '#c98f4f'),
    place(drawHeart('#c8142f'), 0, -250, 0.5),
  ].join('')

export const RABBIT_BANNERS = {
  'banner-rabbit-food': drawBanner([62, 56], (sheet) => [
    drawLand(sheet, NOON, {
      sun: 520,
      sunHeight: 260,
      clouds: [
        [1200, 200, 1],
        [2300, 170, 1.2],
      ],
      far: [660, 560, 660, 540, 620],
      middle: [760, 680, 600, 720, 660],
      near: [740, 720, 750, 700, 740],
    }),
    drawHouse(sheet, 2560, 770, 0.66),
    drawTree(sheet, 2770, 770, 0.84, NOON.leaf),
    drawTree(sheet, 220, 770, 1, NOON.leaf),
    drawBush(sheet, 1180, 790, 0.9, ['#a5d86a', '#5aa63e']),
    drawForeground(sheet, NOON, [850, 830, 850, 830, 850]),
    stand(sheet, drawHayBale(sheet, 620, 330), { x: 820, y: 970, scale: 1.06, shade: 350, colour: NOON.shadow }),
    ...[0, 1, 2].map((i) => dandelion(1270 + i * 90, 1000 + (i % 2) * 24, 1 + (i % 2) * 0.25)),
    stand(sheet, drawCrouchingRabbit(sheet, BROWN_RABBIT), {
      x: 1830,
      y: 980,
      scale: 1.34,
      shade: 260,
      colour: NOON.shadow,
    }),
    line('M2019 844 C2057 829 2081 810 2089 782', '#5f9440', 11),
    oval(2091, 765, 38, 32, '#ffc53d'),
    oval(2091, 759, 24, 18, '#ffe07a'),
    ...[0, 1, 2, 3].map((i) => dandelion(2400 + i * 120, 1030 - (i % 2) * 40, 0.9 + (i % 3) * 0.2)),
    drawTallGrass(1215, 110, ['#5aa63e', '#79c452']),
    drawTurf(NOON, 1180, 18),
  ]),
  'banner-rabbit-snacks': drawBanner([37, 58], (sheet) => [
    drawLand(sheet, SPRING, {
      sun: 2300,
      sunHeight: 280,
      clouds: [
        [620, 190, 1],
        [1500, 230, 0.8],
      ],
      near: [820, 800, 830, 800, 820],
    }),
    drawTree(sheet, 2620, 850, 1.1, SPRING.leaf),
    drawTree(sheet, 180, 850, 0.9, SPRING.leaf),
    drawFence(-60, 900, 15, '#fff7ec', '#e7d3b8'),
    drawForeground(sheet, SPRING, [920, 910, 930, 910, 920]),
    stand(sheet, drawVegetableBed(1240, ['#c98f4f', '#9b6634']), {
      x: 2260,
      y: 1010,
      scale: 1,
      shade: 640,
      colour: SPRING.shadow,
    }),
    place(drawWateringCan(sheet, ['#ff9a5a', '#e2571f']), 1510, 1020, 0.95),
    stand(sheet, drawUprightRabbit(sheet, WHITE_RABBIT), {
      x: 1160,
      y: 1060,
      scale: 1.1,
      shade: 170,
      colour: SPRING.shadow,
    }),
    stand(sheet, drawCrouchingRabbit(sheet, GREY_RABBIT), {
      x: 740,
      y: 1090,
      scale: 1.02,
      shade: 240,
      colour: SPRING.shadow,
    }),
    carrot(1380, 1060, 70),
    carrot(1460, 1110, 104),
    stand(sheet, drawGuineaPig(sheet, TRICOLOUR_GUINEA_PIG), {
      x: 2000,
      y: 1140,
      scale: 0.7,
      shade: 260,
      colour: SPRING.shadow,
    }),
    drawButterfly(1480, 480, 0.8, '#ff8f4a'),
    drawTurf(SPRING, 1190, 16),
  ]),
  'banner-rabbit-care': drawBanner([69, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffd9df', '#ffe9e4'],
      print: '#ffe6ea',
      pattern: 'stripes',
      floor: ['#f0dcc0', '#d9bb90'],
      floorLine: '#bd9a6c',
      floorAt: 900,
      floorKind: 'boards',
      skirting: '#ffffff',
    }),
    place(drawView(sheet, SPRING, { width: 640, height: 520 }), 620, 360),
    place(drawShelf(520, '#d99a66'), 1330, 400),
    place(drawVase(sheet, ['#8fd0e6', '#3a94bd'], ['#e0529f', '#ffd9e6', '#e0529f']), 1330, 400, 0.7),
    box(-20, 930, 2920, 290, 0, sheet.linear([['#e0a06a'], ['#b9733f']])),
    box(-20, 900, 2920, 52, 0, '#f0bd8a'),
    line('M0 1010 C800 1000 1900 1024 2880 1006 M0 1100 C900 1110 1900 1088 2880 1104', '#a3602f', 6, 'opacity="0.4"'),
    stand(sheet, drawUprightRabbit(sheet, CREAM_RABBIT), { x: 1980, y: 1090, scale: 1.28, shade: 220 }),
    place(drawWrap(sheet, ['#8fe0d4', '#3fae9f'], 380, 330), 1980, 1096, 1.28),
    stand(sheet, drawBrush(['#f4d6a4', '#cf9c5c'], sheet), { x: 1330, y: 1080, scale: 1.1, shade: 200, shift: 90 }),
    stand(sheet, drawBasket(420, 220), { x: 560, y: 1100, shade: 230 }),
    place(drawTowels(['#ffffff', '#ff9fc4', '#ffd34d']), 560, 880, 1.2),
    stand(sheet, drawGuineaPig(sheet, GOLDEN_GUINEA_PIG), { x: 2580, y: 1120, scale: 0.76, shade: 280 }),
  ]),
  'banner-rabbit-toys': drawBanner([35, 60], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffe08a', '#ffd05f'],
      print: '#ffe7a8',
      pattern: 'dots',
      floor: ['#7fd0c0', '#4aa898'],
      floorLine: '#3a8f80',
      floorAt: 880,
      floorKind: 'carpet',
      skirting: '#ffffff',
    }),
    ...['#f2762e', '#e0529f', '#3fa9dc', '#6fae3f', '#c8142f'].map((colour, i) =>
      drawPath(`M${1560 + i * 150} ${130 + Math.abs(i - 2) * -14} l120 6 l-62 120Z`, colour),
    ),
    line('M1500 120 C1700 170 2100 170 2360 110', '#ffffff', 10),
    place(drawFrame(sheet, 300, 220, '#f2762e', carrot(0, 20, 70)), 560, 300),
    drawRug(1000, 1100, 940, '#e94b5c', '#ff9a8a'),
    stand(sheet, drawTunnel(sheet, ['#b98be0', '#7d4fb0'], 700), {
      x: 250,
      y: 1080,
      scale: 1.1,
      shade: 520,
      shift: 340,
    }),
    stand(sheet, drawCrouchingRabbit(sheet, GREY_RABBIT), { x: 1040, y: 1110, scale: 1.26, shade: 260 }),
    stand(sheet, drawBall(sheet, 96, ['#f4d6a4', '#c8934f', '#9b6634']), { x: 1560, y: 1130, shade: 110 }),
    stand(sheet, drawWheel(sheet, ['#ff9fc4', '#d9458f']), { x: 2280, y: 1060, scale: 1.5, shade: 170 }),
    place(drawHamster(sheet, GOLDEN_HAMSTER), 2280, 1016, 0.88),
    stand(sheet, drawBasket(260, 150), { x: 2680, y: 1110, shade: 150 }),
    carrot(2620, 930, -14),
    carrot(2700, 940, 16),
  ]),
  'banner-rabbit-home': drawBanner([64, 47], (sheet) => [
    drawRoom(sheet, {
      wall: ['#d99a5f', '#c27f48'],
      print: '#b06f3a',
      pattern: 'boards',
      floor: ['#f0d28a', '#d9ae58'],
      floorLine: '#f9e6ae',
      floorAt: 740,
      floorKind: 'straw',
      skirting: '#a8672f',
    }),
    place(drawView(sheet, AUTUMN, { width: 640, height: 440 }), 760, 330),
    drawGlow(sheet, 1430, 320, 580, 460, '#ffe9ae', 0.5),
    line('M1430 0 V120', '#6a4a30', 10),
    drawPath('M1320 200 C1326 100 1534 100 1540 200Z', '#c8142f'),
    oval(1430, 204, 50, 22, '#fff3cc'),
    stand(sheet, drawHideaway(sheet), { x: 2270, y: 940, scale: 1.16, shade: 380 }),
    place(drawHamster(sheet, GREY_HAMSTER), 2090, 936, 0.43),
    stand(sheet, drawCrouchingRabbit(sheet, CREAM_RABBIT), { x: 1600, y: 950, scale: 1.06, shade: 240 }),
    place(drawCrouchingRabbit(sheet, WHITE_RABBIT), 2200, 545, 0.77),
    stand(sheet, drawBowl(sheet, ['#8fd0e6', '#3a94bd'], 'greens'), { x: 1240, y: 1040, scale: 0.9, shade: 180 }),
    stand(sheet, drawHayBale(sheet, 500, 260), { x: 500, y: 980, shade: 270 }),
    place(drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#f2762e', '#c8142f']), 560, 568, 0.38),
    stand(sheet, drawGuineaPig(sheet, GOLDEN_GUINEA_PIG), { x: 2600, y: 1010, scale: 0.72, shade: 280 }),
    place(line('M-200 0 l70 -20 M-90 10 l60 16 M40 0 l80 -18 M150 12 l70 10', '#f9e6ae', 9), 1980, 1090),
  ]),
} as const
