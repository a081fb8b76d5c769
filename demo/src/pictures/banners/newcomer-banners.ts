import { GINGER_CAT, SILVER_CAT } from '../animals/cat.ts'
import { drawStrollingCat } from '../animals/cat-poses.ts'
import { BEAGLE_PUPPY, drawKitten, drawPuppy, GINGER_KITTEN, TABBY_KITTEN } from '../animals/young.ts'
import { drawPines } from '../scenes/objects/forest.ts'
import {
  drawArmchair,
  drawDoor,
  drawFrame,
  drawMonstera,
  drawPotPlant,
  drawRug,
  drawShelf,
  drawSideTable,
  drawView,
} from '../scenes/objects/furniture.ts'
import { drawBiscuit, drawBowl, drawHeart, drawJar, drawPaw, drawVase } from '../scenes/objects/kitchen.ts'
import { drawFolded } from '../scenes/objects/larder.ts'
import { drawCarrier, drawWickerCarrier } from '../scenes/objects/moving.ts'
import { drawBasket, drawCushion, drawScratchingTower, drawWool } from '../scenes/objects/play.ts'
import { GROVE_DAWN, MORNING, SPRING } from '../scenes/settings/lights.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawPath, oval, place, type Shades } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

/** Doorway with another room behind it and its door open to the left, on y = 0, about 900 × 900. */
function drawOpenDoorway(sheet: DrawingSheet, frame: string, door: Shades, behind: Shades, floor: string): string {
  return [
    box(-290, -900, 580, 900, 10, frame),
    box(-240, -850, 480, 850, 0, sheet.linear([[behind[0]], [behind[1]]])),
    box(-240, -170, 480, 170, 0, floor),
    box(-240, -186, 480, 20, 0, '#fffaf2'),
    place(drawFrame(sheet, 170, 150, '#ffd34d', place(drawHeart('#e0529f'), 0, 0, 0.8)), 20, -560),
    // The door, turned towards the viewer.
    drawPath('M-240 -850 L-560 -900 V50 L-240 0Z', sheet.linear([[door[1]], [door[0]]], 0)),
    drawPath(
      'M-292 -770 L-508 -800 V-470 L-292 -460Z M-292 -380 L-508 -390 V-50 L-292 -90Z',
      '#000000',
      'opacity="0.1"',
    ),
    oval(-516, -420, 16, 22, '#ffd98a'),
  ].join('')
}

const SHY = { ...GINGER_CAT, gaze: 0.9 }
const CURIOUS = { ...SILVER_CAT, gaze: 0.9 }

const POTTERY = ['#e9e2d0', '#b9ab90'] as const
const WICKER = ['#bd955f', '#8a673f'] as const

/** New animals in a house: a second cat at the door, kittens beside their carriers, a puppy beside its basket. */
export const NEWCOMER_BANNERS = {
  'banner-cat-second': drawBanner([50, 52], (sheet) => [
    drawRoom(sheet, {
      wall: ['#bfe6d4', '#a3d6c2'],
      print: '#cdeee0',
      pattern: 'dots',
      floor: ['#e3b27c', '#c18a50'],
      floorLine: '#9a6a38',
      floorAt: 880,
      floorKind: 'boards',
      skirting: '#ffffff',
    }),
    place(drawView(sheet, SPRING, { width: 440, height: 480 }), 660, 350),
    place(
      drawOpenDoorway(sheet, '#fffaf2', ['#ff9a7a', '#e0604a'], ['#ffe2ea', '#ffc9d8'], '#d99f66'),
      1900,
      880,
      0.92,
    ),
    drawRug(1080, 1050, 760, '#f2762e', '#ffd9a8'),
    stand(sheet, drawStrollingCat(sheet, CURIOUS), { x: 1130, y: 1000, scale: 0.9, shade: 260 }),
    stand(sheet, drawStrollingCat(sheet, SHY), { x: 1760, y: 990, scale: 0.86, left: true, shade: 260 }),
    stand(sheet, drawScratchingTower(sheet, ['#b98be0', '#8a5cc0']), { x: 2560, y: 1080, scale: 0.96, shade: 320 }),
    stand(sheet, drawMonstera(sheet, ['#7cc657', '#3f8a4f'], ['#ffd34d', '#f0a52c']), {
      x: 330,
      y: 1060,
      scale: 0.96,
      shade: 130,
    }),
  ]),
  'banner-cat-kitten': drawBanner([46, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffd9c2', '#ffc3a6'],
      print: '#ffe6d6',
      pattern: 'leaves',
      floor: ['#e0ad78', '#bd8450'],
      floorLine: '#95622f',
      floorAt: 820,
      floorKind: 'boards',
      skirting: '#fff8ee',
    }),
    place(drawView(sheet, MORNING, { width: 520, height: 440 }), 1300, 330),
    drawSunbeam(1240, 560, 420, '#fff3c4', 0.28),
    place(drawFrame(sheet, 200, 220, '#f2762e', drawPaw(0, 10, 0.8, '#e0529f')), 620, 330),
    place(drawArmchair(sheet, ['#7fa8e0', '#4a72b8']), 2180, 920, 1.2),
    stand(sheet, drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#fff3dd', '#ecd2ae']), {
      x: 2700,
      y: 980,
      scale: 1.1,
      shade: 120,
    }),
    drawRug(1300, 1050, 900, '#e0729f', '#ffe0e8'),
    stand(sheet, drawCarrier(sheet, ['#ffd34d', '#e8932c'], ['#8fd0e6', '#3a94bd'], '#fff3dd'), {
      x: 880,
      y: 1000,
      scale: 1.2,
      shade: 310,
    }),
    stand(sheet, drawKitten(sheet, GINGER_KITTEN), { x: 1460, y: 1010, scale: 1.22, shade: 150 }),
    place(drawWool(56, ['#8bc06a', '#4f8f4a'], 'M40 -10 C90 20 150 -16 210 6'), 1830, 1080),
    stand(sheet, drawBowl(sheet, ['#b98be0', '#8a5cc0']), { x: 2320, y: 1110, scale: 0.72, shade: 180 }),
    stand(sheet, drawBowl(sheet, ['#ff9a7a', '#e0604a'], 'water'), { x: 360, y: 1090, scale: 0.72, shade: 180 }),
  ]),
  'grove-cat-kitten': drawBanner([52, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#efe6d2', '#e0d4b8'],
      print: '#d6c8a8',
      pattern: 'panels',
      floor: ['#b08a62', '#876545'],
      floorLine: '#634629',
      floorAt: 850,
      floorKind: 'boards',
      skirting: '#f8f3e6',
    }),
    place(
      drawView(sheet, GROVE_DAWN, {
        width: 700,
        height: 500,
        frame: '#8d6a48',
        sill: '#a3805a',
        inside: place(drawPines(4, 0, 0.72, '#86a47c', [-260, 260]), 0, 236),
      }),
      1180,
      340,
    ),
    drawSunbeam(1080, 610, 420, '#f8efd2', 0.24),
    place(drawShelf(520, '#a3805a'), 2400, 390),
    place(drawJar(sheet, '#47694d', 'fish'), 2270, 390, 0.5),
    place(drawVase(sheet, POTTERY, ['#f5f1e6', '#e2c483', '#f5f1e6']), 2480, 390, 0.5),
    stand(sheet, drawSideTable('#b58d63', '#80603f'), { x: 460, y: 960, scale: 1.4, shade: 150 }),
    place(drawFolded(sheet, '#f5f1e6'), 460, 620, 0.5),
    place(drawFolded(sheet, '#a9bfa0'), 456, 566, 0.46),
    drawRug(1480, 1050, 900, '#7f9f84', '#dfe3d0'),
    stand(sheet, drawWickerCarrier(sheet, WICKER, ['#f5f1e6', '#cfc3a4']), {
      x: 1100,
      y: 1000,
      scale: 1.12,
      shade: 310,
    }),
    stand(sheet, drawKitten(sheet, TABBY_KITTEN), { x: 1690, y: 1020, scale: 1.24, shade: 150 }),
    place(drawWool(56, ['#c9745a', '#9b4a34'], 'M40 -10 C90 20 150 -16 210 6'), 2010, 1084),
    stand(sheet, drawBowl(sheet, POTTERY), { x: 2520, y: 1060, scale: 0.8, shade: 180 }),
  ]),
  'grove-dog-puppy': drawBanner([50, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#dbe2cf', '#c6d0b8'],
      print: '#b9c4a9',
      pattern: 'boards',
      floor: ['#b08a62', '#876545'],
      floorLine: '#634629',
      floorAt: 850,
      floorKind: 'boards',
      skirting: '#f5f1e6',
    }),
    place(drawDoor(sheet, ['#6f8f72', '#47694d'], '#dfe8dc'), 2220, 854, 1.02),
    place(
      drawView(sheet, GROVE_DAWN, {
        width: 620,
        height: 440,
        frame: '#8d6a48',
        sill: '#a3805a',
        inside: place(drawPines(4, 0, 0.66, '#86a47c', [-230, 230]), 0, 206),
      }),
      860,
      370,
    ),
    drawRug(1340, 1050, 900, '#8d6a48', '#e3d8bd'),
    stand(sheet, drawBasket(640, 240, WICKER), { x: 980, y: 1000, shade: 360 }),
    place(drawCushion(sheet, ['#f5f1e6', '#cfc3a4'], 580), 980, 800),
    stand(sheet, drawPuppy(sheet, { ...BEAGLE_PUPPY, collar: '#47694d' }), {
      x: 1640,
      y: 1010,
      scale: 1.18,
      shade: 170,
    }),
    stand(sheet, drawBowl(sheet, POTTERY, 'water'), { x: 2560, y: 1060, scale: 0.8, shade: 180 }),
    place(drawBiscuit('#c99a60'), 2080, 1090, 0.7, -16),
  ]),
} as const
