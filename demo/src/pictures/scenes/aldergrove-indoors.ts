import { BLACK_CAT, drawSittingCat, TABBY_CAT } from '../animals/cat.ts'
import { drawSleepingCat } from '../animals/cat-poses.ts'
import { BLACK_DOG, drawSittingDog, GREY_DOG } from '../animals/dog.ts'
import { drawLyingDog } from '../animals/dog-poses.ts'
import { stand } from '../banners/banner.ts'
import { drawApple, drawCarrots, drawLeaves } from '../packs/props/garden.ts'
import { standProduct } from '../packs/stand-pack.ts'
import { box, drawGlow, groundShadow, line, place } from '../sheet.ts'
import { drawScene } from './draw-scene.ts'
import { drawPine, drawSky } from './landscape.ts'
import { drawPines, drawRusset } from './objects/forest.ts'
import { drawBooks, drawFireplace, drawFrame, drawRug, drawShelf, drawView } from './objects/furniture.ts'
import { drawLantern } from './objects/garden.ts'
import { drawCrate, drawSquash, GREEN_SKIN, ORANGE_SKIN, PALE_SKIN } from './objects/harvest.ts'
import {
  drawChoppingBoard,
  drawHerbRail,
  drawOven,
  drawPot,
  drawRange,
  drawSpoon,
  drawSteam,
} from './objects/hearth-kitchen.ts'
import { drawBiscuit, drawJar, drawUnits, drawVase } from './objects/kitchen.ts'
import { drawBasket } from './objects/play.ts'
import { drawDesk, drawDeskLamp, drawEnvelope, drawLetterPile, drawPencils, drawTelephone } from './objects/study.ts'
import { GROVE_DAWN, GROVE_MIST } from './settings/lights.ts'
import { drawRoom } from './settings/rooms.ts'

const POTTERY = ['#e9e2d0', '#b9ab90'] as const

export const drawGroveKitchenScene = (): string =>
  drawScene((sheet) => [
    drawSky(sheet, [['#e9eddf'], ['#d3dfca']]),
    ...Array.from({ length: 9 }, (_, i) => box(i * 330, 0, 6, 900, 0, '#bccab1', 'opacity="0.6"')),
    box(260, 110, 780, 620, 18, '#fbf9f0'),
    `<g clip-path="${sheet.clip('<rect x="300" y="150" width="700" height="540"/>')}">${box(300, 150, 700, 540, 0, sheet.linear([['#dbe8e2'], ['#f6efd6']]))}${[0, 1, 2, 3, 4].map((i) => drawPine(340 + i * 160, 720, 0.8, i % 2 ? '#8fae90' : '#a9c2a4')).join('')}</g>`,
    line('M650 150 L650 690 M300 420 L1000 420', '#fbf9f0', 22),
    box(0, 880, 2880, 320, 0, sheet.linear([['#b58d63'], ['#8a6544']])),
    box(0, 868, 2880, 26, 0, '#d2ad81'),
    line('M0 980 C700 970 1800 996 2880 976 M0 1090 C900 1104 1900 1076 2880 1094', '#6b4c31', 6, 'opacity="0.4"'),
    place(standProduct(sheet, '70110'), 1460, 1040, 0.68),
    place(standProduct(sheet, '70130'), 2066, 1050, 0.56),
    place(standProduct(sheet, '80120'), 1776, 1090, 0.46),
    place(drawCarrots(sheet), 800, 1110, 1.6),
    place(drawApple(sheet), 1060, 1070, 1),
    place(drawApple(sheet), 1190, 1108, 1.1),
    place(drawLeaves(sheet), 420, 1090, 1.8),
    place(drawLeaves(sheet), 2720, 1110, 1.5),
  ])

/** A kitchen where stew is cooked: a big pot, herbs above it, a cat that waits. */
export const drawGroveCookingScene = (): string =>
  drawScene((sheet) => [
    drawRoom(sheet, {
      wall: ['#e6dabf', '#d8c9a8'],
      print: '#cfbf9c',
      pattern: 'boards',
      floor: ['#b58d63', '#8d6a48'],
      floorLine: '#6b4c31',
      floorAt: 1040,
      floorKind: 'boards',
    }),
    place(
      drawView(sheet, GROVE_MIST, {
        width: 620,
        height: 500,
        frame: '#f8f3e6',
        sill: '#caa274',
        inside: place(drawPines(4, 0, 0.72, '#5f8360', [-220, 220]), 0, 240),
      }),
      2010,
      410,
    ),
    place(drawShelf(540, '#a3805a'), 460, 420),
    place(drawJar(sheet, '#47694d'), 290, 420, 0.5),
    place(drawJar(sheet, '#5c4633', 'fish'), 450, 420, 0.44),
    place(drawVase(sheet, POTTERY, ['#f5f1e6', '#e2c483']), 620, 420, 0.46),
    drawUnits(sheet, [-40, 1180], [740, 1090], ['#6f8f72', '#4b6d52'], '#caa274'),
    drawUnits(sheet, [1690, 1240], [740, 1090], ['#6f8f72', '#4b6d52'], '#caa274'),
    place(drawRange(sheet, [734, 1094], ['#4f6a55', '#37513f']), 1415, 0),
    place(drawHerbRail(430, ['#7f9f68', '#a89bb5', '#6f8f5c']), 1010, 200),
    place(drawSteam(sheet, 320), 1380, 474),
    place(drawSpoon(), 1440, 480, 0.9),
    place(drawPot(sheet, ['#b9744c', '#8a5033']), 1400, 722, 0.96),
    place(drawSittingCat(sheet, TABBY_CAT), 1960, 678, 0.68),
    place(drawChoppingBoard(430), 900, 740),
    place(drawCarrots(sheet), 820, 716, 0.84),
    place(drawSquash(sheet, ORANGE_SKIN), 1000, 716, 0.66),
    place(
      drawCrate(sheet, 420, 130, [-130, -44, 44, 130].map((x, i) => drawRusset(x, i % 2 ? -8 : 2, 0.76)).join('')),
      2500,
      742,
    ),
    place(standProduct(sheet, '70120'), 360, 742, 0.24),
    place(standProduct(sheet, '70120'), 520, 742, 0.24),
  ])

const drawTray = (): string =>
  [-150, -50, 50, 150]
    .map((x, i) => place(drawBiscuit(i % 2 ? '#c99a60' : '#d3a86e'), x, -34, 0.42, -8 + i * 5))
    .join('') + box(-230, -22, 460, 22, 10, '#6d706a')

/** A slow oven, and a dog in front of it. */
export const drawGroveOvenScene = (): string =>
  drawScene((sheet) => [
    drawRoom(sheet, {
      wall: ['#e9e2d0', '#d9cfb6'],
      print: '#cfc4a8',
      pattern: 'boards',
      floor: ['#a39a86', '#857c69'],
      floorLine: '#6d6554',
      floorAt: 940,
      floorKind: 'tiles',
      skirting: '#f5f1e6',
    }),
    place(drawOven(sheet, ['#d3ccba', '#a39c88']), 1560, 946),
    place(drawShelf(560, '#a3805a'), 2500, 400),
    place(drawJar(sheet, '#47694d'), 2330, 400, 0.48),
    place(drawVase(sheet, POTTERY, ['#e2c483', '#f5f1e6', '#e2c483']), 2510, 400, 0.4),
    place(drawJar(sheet, '#5c4633'), 2670, 400, 0.44),
    place(drawHerbRail(430, ['#7f9f68', '#a89bb5', '#6f8f5c']), 560, 230),
    drawUnits(sheet, [2120, 900], [730, 1000], ['#6f8f72', '#4b6d52'], '#caa274'),
    place(standProduct(sheet, '70130'), 2680, 732, 0.26),
    place(drawTray(), 2330, 730),
    drawUnits(sheet, [-40, 900], [730, 1000], ['#6f8f72', '#4b6d52'], '#caa274'),
    place(drawTray(), 560, 730),
    place(drawJar(sheet, '#b8924c'), 200, 732, 0.6),
    stand(sheet, drawSittingDog(sheet, { ...BLACK_DOG, collar: '#5f8a6a' }), {
      x: 1180,
      y: 1120,
      scale: 0.98,
      shade: 220,
    }),
    stand(
      sheet,
      drawCrate(
        sheet,
        420,
        150,
        place(drawSquash(sheet, PALE_SKIN), -90, 40, 0.7) + place(drawSquash(sheet, GREEN_SKIN), 90, 44, 0.7),
      ),
      {
        x: 1940,
        y: 1100,
        shade: 240,
      },
    ),
  ])

/** Draws a desk with a telephone and letters, and a sleeping dog. */
export const drawGroveDeskScene = (): string =>
  drawScene((sheet) => [
    drawRoom(sheet, {
      wall: ['#dfe6d6', '#cbd6c0'],
      print: '#c0cdb5',
      pattern: 'boards',
      floor: ['#a98660', '#80603f'],
      floorLine: '#604529',
      floorAt: 930,
      floorKind: 'boards',
      skirting: '#f5f1e6',
    }),
    place(
      drawView(sheet, GROVE_DAWN, {
        width: 640,
        height: 520,
        frame: '#f5f1e6',
        sill: '#caa274',
        inside: place(drawPines(4, 0, 0.76, '#86a47c', [-240, 240]), 0, 240),
      }),
      640,
      420,
    ),
    place(drawShelf(480, '#a3805a'), 2570, 420),
    place(drawBooks(['#47694d', '#b8924c', '#5c4633', '#8fae90', '#21402f']), 2370, 420),
    place(drawVase(sheet, POTTERY, ['#e2c483', '#f5f1e6']), 2700, 420, 0.46),
    drawRug(1680, 1120, 760, '#8a9b78', '#e6dac2'),
    groundShadow(sheet, 1700, 1054, 560, 26, '#2c2416'),
    place(drawDesk(sheet, 1080, ['#b58d63', '#80603f']), 1700, 1060),
    place(drawDeskLamp(sheet, ['#5d8467', '#2c4d39']), 1350, 640, 0.94),
    place(drawLetterPile(['#f5f1e6', '#e9dfc6', '#f8f5ec', '#efe6d0']), 1590, 640),
    place(drawEnvelope('#f8f3e4', '#8a4a34'), 1602, 470, 0.9, -7),
    place(drawTelephone(sheet, ['#4f6a55', '#2c4436']), 1900, 640, 0.92),
    place(drawPencils(sheet, ['#cdbf9f', '#a2906b']), 2140, 640, 0.86),
    stand(sheet, drawLyingDog(sheet, GREY_DOG, true), { x: 1640, y: 1140, scale: 0.96, shade: 350 }),
    stand(sheet, drawBasket(320, 200, ['#b98f5e', '#86633c']), { x: 2440, y: 1090, shade: 180 }),
    place(drawEnvelope('#f5f1e6', '#47694d'), 2400, 880, 0.8, -12),
  ])

/** An evening by the fire: a dog on the rug, and a sleeping cat. */
export const drawGroveHearthScene = (): string =>
  drawScene((sheet) => [
    drawRoom(sheet, {
      wall: ['#6b806a', '#516a55'],
      print: '#627862',
      pattern: 'boards',
      floor: ['#8d6a48', '#684d35'],
      floorLine: '#4c3824',
      floorAt: 930,
      floorKind: 'boards',
      skirting: '#caa274',
    }),
    drawGlow(sheet, 1040, 800, 1100, 640, '#ffbe7a', 0.42),
    place(drawFireplace(sheet, ['#cfc8b6', '#98917e'], '#6b4c31'), 1060, 940, 0.92),
    place(drawVase(sheet, POTTERY, ['#f5f1e6', '#e2c483', '#f5f1e6']), 860, 324, 0.32),
    place(drawLantern('#ffdc9a'), 1260, 324, 0.46),
    place(drawView(sheet, GROVE_MIST, { width: 520, height: 520, frame: '#caa274', sill: '#b58d63' }), 1900, 430),
    place(
      drawFrame(
        sheet,
        240,
        300,
        '#caa274',
        box(-120, -150, 240, 300, 0, '#dfe6d6') +
          drawPine(-40, 130, 0.5, '#86a585') +
          drawPine(50, 140, 0.42, '#5d8467'),
      ),
      440,
      470,
    ),
    drawRug(900, 1098, 860, '#a3805a', '#e6dac2'),
    stand(sheet, drawLyingDog(sheet, GREY_DOG), { x: 640, y: 1106, scale: 0.95, shade: 360 }),
    stand(sheet, drawSleepingCat(sheet, BLACK_CAT), { x: 1236, y: 1114, scale: 0.78, shade: 290 }),
    stand(sheet, drawBasket(380, 210, ['#b98f5e', '#86633c']), { x: 2440, y: 1080, shade: 200 }),
    place(line('M-120 -20 L110 -44 M-100 -70 L120 -60', '#745539', 46), 2440, 870),
    place(drawSquash(sheet, PALE_SKIN), 2130, 1090, 0.7),
    place(drawSquash(sheet, GREEN_SKIN), 1980, 1110, 0.52),
  ])
