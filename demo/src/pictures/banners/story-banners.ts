import { TABBY_CAT } from '../animals/cat.ts'
import { drawLyingCat, drawSleepingCat } from '../animals/cat-poses.ts'
import { type DogCoat, drawDogHead, GREY_DOG, RED_DOG } from '../animals/dog.ts'
import { drawLyingDog, drawSniffingDog } from '../animals/dog-poses.ts'
import { drawPine } from '../scenes/landscape.ts'
import { drawFern, drawPines, drawWoods } from '../scenes/objects/forest.ts'
import { drawArmchair, drawFrame, drawPotPlant, drawRug, drawView } from '../scenes/objects/furniture.ts'
import { drawLeafHeap, drawMushroom } from '../scenes/objects/garden.ts'
import { drawHeart } from '../scenes/objects/kitchen.ts'
import { drawBed, drawCushion } from '../scenes/objects/play.ts'
import { GROVE_DAWN, GROVE_MIST, MORNING } from '../scenes/settings/lights.ts'
import { drawForeground, drawTallGrass } from '../scenes/settings/open-air.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { drawPath, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

/** A formerly brown dog, grey around the eyes and the nose. */
const OLD_DOG: DogCoat = { fur: '#8a6a52', shade: '#6f5340', ear: '#513a2c', light: '#e9e4dc', collar: '#2f8f9a' }
const BLACK_AND_WHITE = { ...TABBY_CAT, fur: '#5b5f63', shade: '#44484c', stripe: '#44484c' }

/** Scenes for articles without a department: an old dog, a close-up, two cats, a dog that sniffs. */
export const STORY_BANNERS = {
  'banner-dog-senior': drawBanner([48, 62], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffe9c9', '#ffd6a0'],
      print: '#fff4e0',
      pattern: 'panels',
      floor: ['#d9a066', '#b0743f'],
      floorLine: '#8a5528',
      floorAt: 890,
      floorKind: 'boards',
      skirting: '#fff6ea',
    }),
    place(drawView(sheet, MORNING, { width: 720, height: 540 }), 700, 370),
    drawSunbeam(760, 640, 420),
    place(drawFrame(sheet, 230, 250, '#d9763f', place(drawHeart('#e0629f'), 0, 6, 1.2)), 1560, 320),
    place(drawArmchair(sheet, ['#7fc0b8', '#3f8f8a']), 2360, 1010, 1.15),
    stand(sheet, drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#ff9a5a', '#d9552c']), { x: 240, y: 1060, scale: 1.1 }),
    drawRug(1380, 1110, 980, '#d9552c', '#ffd9a8'),
    place(drawBed(sheet, ['#8fd0c8', '#3f9a94'], 980).back, 1380, 1120),
    place(drawLyingDog(sheet, OLD_DOG), 1350, 1056, 1.2),
    place(drawBed(sheet, ['#8fd0c8', '#3f9a94'], 980).front, 1380, 1124),
  ]),
  'grove-dog-near': drawBanner([50, 46], (sheet) => [
    drawWoods(sheet, GROVE_MIST, 600),
    drawPines(9, 1010, 1.1, '#5f8069'),
    drawPine(240, 1240, 2.6, '#3b6349'),
    drawPine(2680, 1240, 2.8, '#2f553f'),
    drawPath('M930 1240 C960 900 1160 780 1440 780 C1720 780 1920 900 1950 1240Z', GREY_DOG.shade),
    drawPath('M1210 1240 C1230 1040 1320 960 1440 960 C1560 960 1650 1040 1670 1240Z', GREY_DOG.light),
    drawPath('M1130 930 C1300 1010 1580 1010 1750 930 L1760 990 C1590 1076 1290 1076 1120 990Z', GREY_DOG.collar),
    oval(1440, 1050, 44, 44, '#e2c483'),
    place(drawDogHead(sheet, GREY_DOG), 1440, 560, 2.35),
    drawFern(560, 1190, 1.5, '#4c7a5c'),
    drawFern(2320, 1200, 1.6, '#3f6b4f'),
  ]),
  'grove-dog-nose': drawBanner([52, 60], (sheet) => [
    drawWoods(sheet, GROVE_DAWN, 2300),
    drawPine(160, 1090, 1.9, '#476b4d'),
    drawPine(2720, 1080, 1.7, '#5d8360'),
    drawForeground(sheet, GROVE_DAWN, [1010, 1030, 1000, 1020, 1010]),
    place(drawLeafHeap(620, ['#c98a4a', '#b5714a', '#e0b060', '#a3603a']), 2010, 1150),
    stand(sheet, drawSniffingDog(sheet, RED_DOG), {
      x: 1420,
      y: 1110,
      scale: 1.3,
      shade: 340,
      colour: GROVE_DAWN.shadow,
    }),
    place(drawMushroom('#a8643c'), 700, 1150, 0.9),
    place(drawMushroom('#b5714a'), 620, 1160, 0.6),
    drawFern(380, 1180, 1.3, '#4c7350'),
    drawFern(2520, 1180, 1.3, '#3f6449'),
    drawTallGrass(1212, 80, [GROVE_DAWN.blade]),
  ]),
  'grove-cat-pair': drawBanner([50, 62], (sheet) => [
    drawRoom(sheet, {
      wall: ['#e9e3d2', '#d8d0b8'],
      print: '#cfc6aa',
      pattern: 'panels',
      floor: ['#a98660', '#80603f'],
      floorLine: '#604529',
      floorAt: 880,
      floorKind: 'boards',
      skirting: '#f5f1e6',
    }),
    place(
      drawView(sheet, GROVE_DAWN, {
        width: 900,
        height: 560,
        frame: '#8d6a48',
        sill: '#a3805a',
        inside: place(drawPines(5, 0, 0.8, '#86a47c', [-330, 330]), 0, 250),
      }),
      1440,
      350,
    ),
    drawRug(1440, 1110, 1150, '#6f8f72', '#c9d4bd'),
    stand(sheet, drawCushion(sheet, ['#c9b48c', '#a08a60'], 720), { x: 1010, y: 1110, shade: 380 }),
    stand(sheet, drawCushion(sheet, ['#a9bfa0', '#7f9f84'], 720), { x: 1870, y: 1110, shade: 380 }),
    place(drawLyingCat(sheet, TABBY_CAT), 1000, 1034, 1.16),
    place(drawSleepingCat(sheet, BLACK_AND_WHITE), 1870, 1034, 1.16),
  ]),
} as const
