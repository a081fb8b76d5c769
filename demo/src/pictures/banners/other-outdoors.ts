import { drawHedgehog } from '../animals/hedgehog.ts'
import { drawChick, drawHen, RED_HEN, WHITE_HEN } from '../animals/hen.ts'
import { drawTortoise, GREEK_TORTOISE } from '../animals/tortoise.ts'
import { drawFence, drawTree } from '../scenes/landscape.ts'
import { drawBucket, drawSpray } from '../scenes/objects/bathroom.ts'
import { drawHayBale, drawHenHouse, drawLantern, drawLeafHeap, drawMushroom } from '../scenes/objects/garden.ts'
import { drawBowl } from '../scenes/objects/kitchen.ts'
import { DUSK, MORNING, SPRING } from '../scenes/settings/lights.ts'
import { drawBush, drawForeground, drawLand, drawTallGrass, drawTurf } from '../scenes/settings/open-air.ts'
import { type DrawingSheet, flip, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

export const OTHER_OUTDOORS = {
  'banner-other-food': drawBanner([67, 62], (sheet) => [
    drawLand(sheet, DUSK, {
      sun: 560,
      sunHeight: 520,
      far: [700, 620, 700, 600, 660],
      middle: [820, 760, 800, 740, 780],
    }),
    drawTree(sheet, 1200, 880, 0.9, ['#e0894a', '#a8502c']),
    drawTree(sheet, 2650, 900, 1.4, DUSK.leaf),
    drawBush(sheet, 260, 930, 1.3, DUSK.leaf, '#ffb3c9'),
    drawForeground(sheet, DUSK, [930, 920, 940, 920, 930]),
    place(drawLantern('#ffd98a'), 1400, 1040, 1.1),
    stand(sheet, drawLeafHeap(620, ['#f08a3c', '#c8451f', '#ffc04d', '#a83a2a']), {
      x: 2560,
      y: 1120,
      scale: 1,
      shade: 320,
      colour: DUSK.shadow,
    }),
    stand(sheet, drawHedgehog(sheet), { x: 1880, y: 1120, scale: 1.5, shade: 240, colour: DUSK.shadow, left: true }),
    stand(sheet, drawBowl(sheet, ['#ff9a6a', '#d9482a'], 'mash'), {
      x: 1320,
      y: 1140,
      scale: 0.84,
      shade: 170,
      colour: DUSK.shadow,
    }),
    stand(sheet, drawHedgehog(sheet), { x: 700, y: 1120, scale: 0.74, shade: 240, colour: DUSK.shadow }),
    place(drawMushroom('#d3203f'), 420, 1130, 1),
    place(drawMushroom('#e98a3c'), 330, 1150, 0.7),
    drawTurf(DUSK, 1190, 20),
  ]),
  'banner-other-parasites': drawBanner([66, 54], (sheet) => [
    drawLand(sheet, MORNING, {
      sun: 1300,
      sunHeight: 330,
      clouds: [
        [400, 180, 1],
        [2500, 200, 1.1],
      ],
      near: [860, 840, 860, 840, 850],
    }),
    drawTree(sheet, 2740, 880, 1.2, MORNING.leaf),
    drawTree(sheet, 1560, 860, 0.8, ['#f7b25c', '#e27d33']),
    drawFence(1180, 920, 9, '#c99a6a', '#9b6c3c'),
    drawForeground(sheet, MORNING, [940, 930, 940, 930, 940]),
    stand(sheet, drawHenHouse(sheet, ['#ff9a7a', '#d9503a'], ['#b3127a', '#7d0f58']), {
      x: 640,
      y: 1050,
      scale: 1.36,
      shade: 300,
      colour: MORNING.shadow,
    }),
    stand(sheet, drawBucket(sheet, ['#8fd0e6', '#3a94bd'], '#dff4fa'), {
      x: 1180,
      y: 1100,
      scale: 0.84,
      shade: 140,
      colour: MORNING.shadow,
    }),
    stand(sheet, drawSpray(sheet, ['#a5d86a', '#4a9a3c'], '#ffd34d'), {
      x: 1380,
      y: 1110,
      scale: 0.74,
      shade: 110,
      colour: MORNING.shadow,
    }),
    stand(sheet, drawHen(sheet, RED_HEN), { x: 1920, y: 1110, scale: 1.24, shade: 150, colour: MORNING.shadow }),
    stand(sheet, flip(drawHen(sheet, WHITE_HEN)), {
      x: 2520,
      y: 1080,
      scale: 0.96,
      shade: 150,
      colour: MORNING.shadow,
    }),
    stand(sheet, drawChick(sheet), { x: 2200, y: 1130, scale: 0.9, shade: 70, colour: MORNING.shadow }),
    stand(sheet, drawChick(sheet), { x: 1620, y: 1140, scale: 0.8, shade: 70, colour: MORNING.shadow }),
    drawTurf(MORNING, 1195, 22, [280, 1060]),
  ]),
} as const

/** The large scene of the animals in the garden. */
export function drawGardenAnimals(sheet: DrawingSheet): readonly string[] {
  return [
    drawLand(sheet, SPRING, {
      sun: 620,
      sunHeight: 300,
      clouds: [
        [1250, 190, 1.1],
        [2300, 170, 0.9],
      ],
      near: [860, 840, 860, 830, 850],
    }),
    stand(sheet, drawHenHouse(sheet, ['#ffd98a', '#e9a94c'], ['#e2603c', '#b53a24']), {
      x: 420,
      y: 980,
      scale: 1.1,
      shade: 280,
      colour: SPRING.shadow,
    }),
    drawTree(sheet, 880, 870, 0.9, SPRING.leaf),
    drawTree(sheet, 2700, 890, 1.3, SPRING.leaf),
    drawFence(1020, 920, 9, '#fff7ec', '#e7d3b8'),
    drawBush(sheet, 2780, 960, 0.9, ['#b4de78', '#6aa63e'], '#e0529f'),
    drawForeground(sheet, SPRING, [960, 950, 970, 950, 960]),
    stand(sheet, drawHayBale(sheet, 300, 170), { x: 960, y: 1080, shade: 170, colour: SPRING.shadow }),
    stand(sheet, drawHen(sheet, RED_HEN), { x: 1380, y: 1090, scale: 1.14, shade: 150, colour: SPRING.shadow }),
    stand(sheet, drawChick(sheet), { x: 1170, y: 1120, scale: 0.9, shade: 70, colour: SPRING.shadow }),
    stand(sheet, drawTortoise(sheet, GREEK_TORTOISE), {
      x: 1990,
      y: 1120,
      scale: 0.98,
      shade: 280,
      colour: SPRING.shadow,
    }),
    stand(sheet, flip(drawHedgehog(sheet)), { x: 2610, y: 1130, scale: 0.86, shade: 240, colour: SPRING.shadow }),
    drawTallGrass(1212, 70, ['#6aa63e']),
    drawTurf(SPRING, 1180, 22),
  ]
}
