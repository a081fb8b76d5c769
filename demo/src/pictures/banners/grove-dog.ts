import { BLACK_DOG, type DogCoat, GREY_DOG } from '../animals/dog.ts'
import { drawEatingDog, drawLyingDog, drawStandingDog } from '../animals/dog-poses.ts'
import { drawPine } from '../scenes/landscape.ts'
import { drawFern, drawPines, drawRusset, drawWoods } from '../scenes/objects/forest.ts'
import { drawShelf, drawView } from '../scenes/objects/furniture.ts'
import { drawMushroom } from '../scenes/objects/garden.ts'
import { drawBiscuit, drawBowl, drawJar, drawSack, drawUnits, drawVase } from '../scenes/objects/kitchen.ts'
import { drawBasket } from '../scenes/objects/play.ts'
import { GROVE_DAWN, GROVE_MIST } from '../scenes/settings/lights.ts'
import { drawFarBirds, drawForeground, drawLand, drawStones, drawTallGrass } from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { box, drawPath, line, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const RED_SETTER: DogCoat = { fur: '#a5693f', shade: '#84502e', ear: '#683c20', light: '#ecd3b0', collar: '#3f6a4c' }
const POTTERY = ['#e9e2d0', '#b9ab90'] as const
const GREEN = ['#47694d', '#2c4d39'] as const

export const GROVE_DOG = {
  'grove-dog-food': drawBanner([67, 60], (sheet) => [
    drawRoom(sheet, {
      wall: ['#f3ecdc', '#e6dac2'],
      print: '#ded0b4',
      pattern: 'boards',
      floor: ['#b58d63', '#8d6a48'],
      floorLine: '#6b4c31',
      floorAt: 900,
      floorKind: 'boards',
      skirting: '#f8f3e6',
    }),
    place(
      drawView(sheet, GROVE_MIST, {
        width: 700,
        height: 480,
        frame: '#8d6a48',
        sill: '#a3805a',
        inside: place(drawPines(4, 0, 0.72, '#5f8360', [-250, 250]), 0, 230),
      }),
      680,
      330,
    ),
    drawUnits(sheet, [-40, 1460], [600, 900], ['#6f8f72', '#4b6d52'], '#caa274'),
    place(drawVase(sheet, POTTERY, ['#f5f1e6', '#e2c483', '#f5f1e6']), 200, 602, 0.72),
    place(drawJar(sheet, '#5c4633'), 1180, 602, 0.62),
    drawRusset(1010, 586, 0.66),
    drawRusset(930, 590, 0.6),
    place(drawShelf(620, '#a3805a'), 1960, 320),
    place(drawJar(sheet, '#47694d'), 1780, 320, 0.52),
    place(drawJar(sheet, '#5c4633', 'fish'), 1940, 320, 0.44),
    place(drawVase(sheet, ['#a9bfa0', '#6f8f72'], ['#f5f1e6', '#f5f1e6']), 2120, 320, 0.5),
    stand(sheet, drawSack(sheet, GREEN, '#caa274'), { x: 2500, y: 1090, scale: 1.14, shade: 170 }),
    stand(sheet, drawEatingDog(sheet, GREY_DOG), { x: 1960, y: 1080, scale: 1.28, shade: 260 }),
    stand(sheet, drawBowl(sheet, POTTERY, 'mash'), { x: 1960, y: 1150, scale: 1.14, shade: 190 }),
  ]),
  'grove-dog-snacks': drawBanner([32, 60], (sheet) => [
    drawWoods(sheet, GROVE_DAWN, 2200),
    drawPine(2620, 1130, 1.9, '#476b4d'),
    drawPine(120, 1080, 1.6, '#5d8360'),
    drawForeground(sheet, GROVE_DAWN, [1040, 1010, 1030, 1000, 1040]),
    drawPath(
      'M2880 1010 C2300 1000 2000 1060 1700 1200 L2500 1200 C2560 1110 2700 1070 2880 1060Z',
      '#d9c9a3',
      'opacity="0.75"',
    ),
    stand(sheet, drawLyingDog(sheet, RED_SETTER), {
      x: 900,
      y: 1110,
      scale: 1.34,
      shade: 380,
      colour: GROVE_DAWN.shadow,
    }),
    stand(sheet, drawBasket(330, 200, ['#b98f5e', '#86633c']), {
      x: 1640,
      y: 1100,
      shade: 190,
      colour: GROVE_DAWN.shadow,
    }),
    place(drawBiscuit('#c99a60'), 1580, 890, 0.7, -30),
    place(drawBiscuit('#b98648'), 1670, 880, 0.7, 22),
    place(drawBiscuit('#c99a60'), 1370, 1130, 0.66, -8),
    drawFern(330, 1160, 1.2, '#4c7350'),
    drawFern(2420, 1170, 1.4, '#3f6449'),
    place(drawMushroom('#a8643c'), 1960, 1160, 0.8),
    drawTallGrass(1212, 80, [GROVE_DAWN.blade]),
  ]),
  'grove-dog-supplements': drawBanner([68, 54], (sheet) => [
    drawLand(sheet, GROVE_DAWN, {
      sun: 1000,
      sunHeight: 430,
      clouds: [[2300, 190, 1]],
      far: [700, 700, 700, 700, 700],
      middle: [800, 800, 800, 800, 800],
      near: [820, 820, 820, 820, 820],
    }),
    drawPath('M-40 760 L320 420 L520 560 L900 250 L1300 620 L1540 480 L1980 760Z', '#b9c7b6'),
    drawPath('M900 250 L1010 352 L930 390 L880 350 L820 330Z', '#f8f4e8'),
    drawPath('M1500 770 L1960 440 L2240 600 L2560 360 L2920 680 L2920 780Z', '#a9bba8'),
    drawPath('M2560 360 L2650 440 L2570 470 L2500 430Z', '#f8f4e8'),
    drawPines(13, 790, 0.7, '#7f9f84'),
    box(0, 780, 2880, 240, 0, sheet.linear([['#e6e4d0'], ['#9fb9ae']])),
    line('M260 840 H760 M1000 880 H1420 M300 930 H620 M1700 850 H2100 M860 960 H1200', '#f8f4e8', 8, 'opacity="0.8"'),
    drawFarBirds(1460, 300, '#5f7a66'),
    drawPath(
      'M0 1010 C500 960 1000 1010 1500 980 C2000 950 2500 960 2880 930 L2880 1200 L0 1200Z',
      sheet.linear([['#7f9a6c'], ['#4b6d4c']]),
    ),
    drawPine(2720, 1080, 1.8, '#3f6449'),
    place(drawStones(0, 0, 1.6, '#c9c5b4', '#9a9a88'), 980, 1110),
    place(drawStones(0, 0, 1, '#c9c5b4', '#9a9a88'), 520, 1130),
    stand(sheet, drawStandingDog(sheet, { ...BLACK_DOG, collar: '#5f8a6a' }), {
      x: 1900,
      y: 1090,
      scale: 1.2,
      shade: 320,
      colour: GROVE_DAWN.shadow,
    }),
    drawFern(2360, 1180, 1.2, '#3f6449'),
    drawFern(240, 1180, 1.2, '#4b6d4c'),
    drawTallGrass(1212, 90, ['#4b6d4c', '#5f8058']),
  ]),
} as const
