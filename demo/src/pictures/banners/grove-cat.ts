import { BLACK_CAT, TABBY_CAT } from '../animals/cat.ts'
import { drawEatingCat, drawLyingCat, drawStrollingCat } from '../animals/cat-poses.ts'
import { drawPine } from '../scenes/landscape.ts'
import { drawFern, drawLog, drawPines, drawRusset, drawWoods } from '../scenes/objects/forest.ts'
import { drawFireplace, drawPendant, drawRug, drawShelf, drawSideTable, drawView } from '../scenes/objects/furniture.ts'
import { drawLantern, drawMushroom } from '../scenes/objects/garden.ts'
import { drawBowl, drawJar, drawSack, drawVase } from '../scenes/objects/kitchen.ts'
import { drawBasket, drawCushion } from '../scenes/objects/play.ts'
import { GROVE_DAWN, GROVE_MIST } from '../scenes/settings/lights.ts'
import { drawForeground, drawStones, drawTallGrass } from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { box, drawGlow, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, drawTurnedBanner, stand } from './banner.ts'

const POTTERY = ['#e9e2d0', '#b9ab90'] as const
export const GROVE_CAT = {
  'grove-cat-food': drawTurnedBanner([69, 60], (sheet) => [
    drawRoom(sheet, {
      wall: ['#dfe6d6', '#cdd8c2'],
      print: '#c3d0b8',
      pattern: 'boards',
      floor: ['#a98660', '#80603f'],
      floorLine: '#604529',
      floorAt: 900,
      floorKind: 'boards',
      skirting: '#f5f1e6',
    }),
    place(
      drawView(sheet, GROVE_DAWN, {
        width: 760,
        height: 520,
        frame: '#f5f1e6',
        sill: '#caa274',
        inside: place(drawPines(4, 0, 0.78, '#86a47c', [-270, 270]), 0, 240),
      }),
      2140,
      370,
    ),
    drawPendant(sheet, 1420, 240, '#47694d'),
    place(drawShelf(560, '#a3805a'), 560, 300),
    place(drawJar(sheet, '#5c4633', 'fish'), 400, 300, 0.54),
    place(drawVase(sheet, POTTERY, ['#e2c483', '#f5f1e6']), 680, 300, 0.5),
    stand(sheet, drawSideTable('#b58d63', '#80603f'), { x: 2260, y: 1110, scale: 1.5, shade: 150 }),
    place(drawVase(sheet, ['#6f8f72', '#47694d'], ['#f5f1e6', '#e2c483', '#f5f1e6', '#e2c483']), 2190, 748, 0.8),
    drawRusset(2400, 724, 0.7),
    stand(sheet, drawEatingCat(sheet, TABBY_CAT), { x: 900, y: 1080, scale: 1.44, shade: 200 }),
    stand(sheet, drawBowl(sheet, POTTERY), { x: 900, y: 1152, scale: 1.08, shade: 180 }),
    stand(sheet, drawSack(sheet, ['#f5f1e6', '#d9d0b8'], '#47694d'), { x: 360, y: 1080, scale: 1.02, shade: 160 }),
    stand(sheet, drawBasket(420, 220, ['#b98f5e', '#86633c']), { x: 1560, y: 1100, shade: 220 }),
    place(drawCushion(sheet, ['#a9bfa0', '#7f9f84'], 360), 1560, 890),
  ]),
  'grove-cat-snacks': drawBanner([66, 62], (sheet) => [
    drawRoom(sheet, {
      wall: ['#5a6f5c', '#455c4a'],
      print: '#526855',
      pattern: 'boards',
      floor: ['#80603f', '#5f4630'],
      floorLine: '#46321f',
      floorAt: 900,
      floorKind: 'boards',
      skirting: '#caa274',
    }),
    drawGlow(sheet, 900, 760, 1000, 620, '#ffb46a', 0.4),
    place(drawFireplace(sheet, ['#cfc8b6', '#98917e'], '#6b4c31'), 820, 910, 1.1),
    place(drawVase(sheet, POTTERY, ['#f5f1e6', '#e2c483']), 620, 172, 0.36),
    place(drawLantern('#ffdc9a'), 1020, 172, 0.6),
    place(drawView(sheet, GROVE_MIST, { width: 480, height: 520, frame: '#caa274', sill: '#b58d63' }), 2420, 360),
    drawRug(1860, 1110, 900, '#a3805a', '#e6dac2'),
    stand(sheet, drawCushion(sheet, ['#c9b48c', '#a08a60'], 940), { x: 1880, y: 1120, scale: 1, shade: 480 }),
    place(drawLyingCat(sheet, BLACK_CAT), 1860, 1040, 1.36),
    stand(sheet, drawJar(sheet, '#6b4c31', 'fish'), { x: 2580, y: 1100, scale: 0.92, shade: 130 }),
    stand(sheet, drawBasket(360, 210, ['#b98f5e', '#86633c']), { x: 300, y: 1080, shade: 190 }),
    place(
      [0, 1, 2]
        .map((i) =>
          place(
            box(-150, -40, 300, 62, 30, i % 2 ? '#8d6f50' : '#745539') + oval(140, -9, 24, 30, '#cbb08a'),
            (i - 1) * 40,
            -i * 46,
          ),
        )
        .join(''),
      300,
      880,
      0.9,
    ),
  ]),
  'grove-cat-supplements': drawBanner([33, 52], (sheet) => [
    drawWoods(sheet, GROVE_MIST, 1900),
    drawPine(2740, 1080, 2, '#2f553f'),
    drawPine(60, 1060, 1.8, '#3b6349'),
    drawForeground(sheet, GROVE_MIST, [1030, 1010, 1040, 1000, 1020]),
    drawPath(
      'M1500 1010 C1600 1050 1500 1110 1760 1200 L2700 1200 C2300 1120 2000 1080 1860 1006Z',
      sheet.linear([['#dfeae4'], ['#9fbfb6']]),
    ),
    line('M1640 1040 H1800 M1720 1090 H1980 M1900 1150 H2240', '#ffffff', 8, 'opacity="0.7"'),
    place(drawStones(0, 0, 1.5, '#a9b3a4', '#7d8a7c'), 2440, 1110),
    place(drawStones(0, 0, 0.9, '#a9b3a4', '#7d8a7c'), 1420, 1130),
    oval(900, 1128, 640, 40, GROVE_MIST.shadow, 'opacity="0.3"'),
    place(drawLog(sheet, 1240), 900, 1130),
    place(drawStrollingCat(sheet, TABBY_CAT), 880, 962, 1.1),
    place(drawMushroom('#b5714a'), 1380, 964, 0.5),
    place(drawMushroom('#b5714a'), 1320, 966, 0.36),
    drawFern(330, 1170, 1.3, '#4c7a5c'),
    drawFern(1560, 1190, 1, '#3f6b4f'),
    drawFern(2600, 1190, 1.3, '#2f553f'),
    drawTallGrass(1212, 80, [GROVE_MIST.blade]),
  ]),
} as const
