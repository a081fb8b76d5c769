import { HONEY_DOG, RED_DOG } from '../animals/dog.ts'
import { drawLeapingDog, drawLyingDog, drawPlayingDog, drawStandingDog } from '../animals/dog-poses.ts'
import { BEAGLE_PUPPY, CREAM_PUPPY, drawPuppy } from '../animals/young.ts'
import { drawFence, drawHouse, drawTree } from '../scenes/landscape.ts'
import { drawAppleTree, drawBlanket, drawLeafHeap } from '../scenes/objects/garden.ts'
import { drawBiscuit, drawJar } from '../scenes/objects/kitchen.ts'
import { drawBall, drawBasket, drawFrisbee } from '../scenes/objects/play.ts'
import { AUTUMN, MORNING, NOON, SPRING } from '../scenes/settings/lights.ts'
import {
  drawBush,
  drawButterfly,
  drawFarBirds,
  drawForeground,
  drawLand,
  drawTallGrass,
  drawTurf,
} from '../scenes/settings/open-air.ts'
import { box, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

export const DOG_OUTDOORS = {
  'banner-dog-snacks': drawBanner([30, 62], (sheet) => [
    drawLand(sheet, AUTUMN, {
      sun: 2420,
      sunHeight: 300,
      clouds: [
        [1500, 180, 0.9],
        [620, 220, 1.1],
      ],
      middle: [820, 760, 830, 740, 800],
    }),
    drawTree(sheet, 200, 900, 1.4, AUTUMN.leaf),
    drawTree(sheet, 1620, 860, 0.9, ['#ffc04d', '#e08a2c']),
    drawTree(sheet, 1880, 870, 1.1, ['#e9603c', '#b5341f']),
    drawAppleTree(sheet, 2560, 930, 1.15, ['#f0a03c', '#c8632a'], '#c8142f'),
    drawForeground(sheet, AUTUMN, [960, 940, 970, 950, 970]),
    drawBlanket(sheet, 980, 1120, 1560, ['#fff3e6', '#e94b5c']),
    stand(sheet, drawBasket(280, 210), { x: 300, y: 1080, scale: 1, shade: 170 }),
    place(drawBiscuit('#d99a55'), 270, 850, 0.8, -30),
    place(drawBiscuit('#e3ab67'), 360, 842, 0.8, 24),
    stand(sheet, drawLyingDog(sheet, RED_DOG), { x: 960, y: 1090, scale: 1.24, shade: 380 }),
    stand(sheet, drawJar(sheet, '#b3127a'), { x: 1580, y: 1080, scale: 0.9, shade: 130 }),
    place(drawBiscuit('#d99a55'), 1400, 1124, 0.62, -8),
    place(drawLeafHeap(420, ['#f08a3c', '#c8451f', '#ffc04d']), 2420, 1140, 1),
    drawTurf(AUTUMN, 1180, 20, [120, 1880]),
  ]),
  'banner-dog-parasites': drawBanner([31, 56], (sheet) => [
    drawLand(sheet, NOON, {
      sun: 2300,
      sunHeight: 250,
      clouds: [
        [420, 200, 1.2],
        [1700, 260, 0.9],
        [2650, 330, 0.7],
      ],
      far: [700, 640, 720, 600, 660],
    }),
    drawTree(sheet, 1540, 840, 0.8, NOON.leaf),
    drawTree(sheet, 1700, 850, 1.05, ['#a5d86a', '#6cb043']),
    drawBush(sheet, 2540, 960, 1.5, NOON.leaf, '#e94b5c'),
    drawBush(sheet, 2050, 930, 0.9, ['#a5d86a', '#5aa63e']),
    drawForeground(sheet, NOON, [960, 980, 940, 970, 950]),
    drawTallGrass(1080, 210, ['#5aa63e'], [-40, 2920]),
    stand(sheet, drawStandingDog(sheet, HONEY_DOG), { x: 860, y: 1110, scale: 1.26, shade: 300 }),
    drawTallGrass(1215, 250, ['#6cba48', '#8fd45c']),
    ...[
      [1500, 520, 0.9, '#ff8f4a'],
      [1800, 640, 0.6, '#e0529f'],
      [1400, 300, 0.7, '#ffd34d'],
    ].map(([x, y, scale, wing]) => drawButterfly(Number(x), Number(y), Number(scale), String(wing))),
    drawTurf(NOON, 1150, 14, [500, 1240]),
  ]),
  'banner-dog-supplements': drawBanner([66, 52], (sheet) => [
    drawLand(sheet, MORNING, {
      sun: 760,
      sunHeight: 470,
      clouds: [
        [1500, 200, 0.9],
        [2500, 260, 1.2],
      ],
      far: [600, 420, 560, 380, 520],
      middle: [760, 640, 760, 600, 700],
      near: [880, 900, 820, 880, 800],
    }),
    drawFarBirds(1180, 360, '#b5672c'),
    drawTree(sheet, 300, 920, 1.25, MORNING.leaf),
    drawTree(sheet, 520, 930, 0.8, ['#f7b25c', '#e27d33']),
    drawForeground(sheet, MORNING, [980, 1010, 990, 1010, 970]),
    drawFence(-40, 1010, 6, '#fff7ec', '#e7d3b8'),
    oval(1990, 1092, 420, 44, MORNING.shadow, 'opacity="0.22"'),
    box(1560, 960, 820, 120, 60, sheet.linear([['#b98250'], ['#86552f']])),
    line('M1640 1000 H2280 M1620 1040 H2200', '#5f3a1e', 7, 'opacity="0.5"'),
    oval(2326, 1020, 56, 62, '#e0bd8c'),
    oval(2326, 1020, 34, 38, 'none', 'stroke="#b58a58" stroke-width="7"'),
    oval(2326, 1020, 14, 16, 'none', 'stroke="#b58a58" stroke-width="6"'),
    place(drawLeapingDog(sheet, RED_DOG), 1930, 860, 1.06),
    stand(sheet, drawPuppy(sheet, CREAM_PUPPY), { x: 1020, y: 1110, scale: 0.96, shade: 160, colour: MORNING.shadow }),
    drawTurf(MORNING, 1180, 22),
  ]),
  'banner-dog-toys': drawBanner([50, 56], (sheet) => [
    drawLand(sheet, SPRING, {
      sun: 400,
      sunHeight: 230,
      clouds: [
        [900, 210, 1.1],
        [1960, 160, 0.8],
        [2620, 300, 1],
      ],
      far: [640, 560, 640, 540, 610],
      middle: [720, 650, 600, 690, 640],
      near: [760, 740, 760, 730, 750],
    }),
    drawHouse(sheet, 620, 800, 0.74),
    drawAppleTree(sheet, 250, 850, 1.1, SPRING.leaf),
    drawAppleTree(sheet, 2680, 830, 0.95, SPRING.leaf),
    drawTree(sheet, 2220, 790, 0.75, ['#b4de78', '#83bb4c']),
    drawForeground(sheet, SPRING, [860, 840, 860, 835, 860]),
    place(drawFrisbee('#f2762e', '#c8451f'), 1190, 330, 1.1, -14),
    line('M950 410 C1010 370 1050 360 1080 354 M970 460 C1020 420 1060 410 1090 400', '#ffffff', 9, 'opacity="0.8"'),
    stand(sheet, drawPuppy(sheet, BEAGLE_PUPPY), { x: 1080, y: 980, scale: 1.14, shade: 170, colour: SPRING.shadow }),
    stand(sheet, drawPlayingDog(sheet, HONEY_DOG), {
      x: 1672,
      y: 960,
      scale: 1.02,
      shade: 360,
      colour: SPRING.shadow,
    }),
    stand(sheet, drawBall(sheet, 90, ['#ff9aa8', '#c8142f', '#fff3dd']), {
      x: 2280,
      y: 990,
      shade: 110,
      colour: SPRING.shadow,
    }),
    drawTurf(SPRING, 1130, 26),
  ]),
} as const
