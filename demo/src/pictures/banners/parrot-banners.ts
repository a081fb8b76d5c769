import { drawParrot, SUNNY_PARROT } from '../animals/parrot.ts'
import { BLUE_BUDGIE, BLUE_PARROT, drawBudgie, GREEN_BUDGIE, GREEN_PARROT } from '../animals/parrot-poses.ts'
import { BLUE_TIT, CANARY, drawSongbird, ROBIN } from '../animals/songbird.ts'
import { drawTree } from '../scenes/landscape.ts'
import { drawSpray } from '../scenes/objects/bathroom.ts'
import {
  drawBranch,
  drawCage,
  drawJungleLeaf,
  drawMesh,
  drawMillet,
  drawPlayStand,
  drawRings,
  drawSeedCup,
  drawSwing,
} from '../scenes/objects/birdcage.ts'
import {
  drawArmchair,
  drawCurtains,
  drawMonstera,
  drawPotPlant,
  drawSideTable,
  drawView,
} from '../scenes/objects/furniture.ts'
import { drawBirdBath, drawFeeder } from '../scenes/objects/garden.ts'
import { drawSack } from '../scenes/objects/kitchen.ts'
import { drawBall } from '../scenes/objects/play.ts'
import { FROST, NOON, SPRING, SUNSET } from '../scenes/settings/lights.ts'
import { drawBush, drawButterfly, drawForeground, drawLand, drawTurf } from '../scenes/settings/open-air.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { box, drawGlow, drawPath, flip, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const BEADS = ['#e8343f', '#ffc53d', '#3fa9dc', '#5fbf4a']
const leaf = drawJungleLeaf('#2f8f5f', '#9ad9a4')
const paleLeaf = drawJungleLeaf('#6cc05a', '#d8f2b4')

export const PARROT_BANNERS = {
  'banner-parrot-food': drawBanner([69, 46], (sheet) => [
    drawLand(sheet, FROST, {
      sun: 480,
      sunHeight: 300,
      far: [640, 560, 640, 520, 600],
      middle: [740, 700, 740, 690, 720],
      near: [800, 780, 800, 770, 790],
    }),
    drawTree(sheet, 180, 820, 1.1, FROST.leaf),
    drawTree(sheet, 1180, 800, 0.8, FROST.leaf),
    ...Array.from({ length: 26 }, (_, i) =>
      oval((i * 431) % 1400, (i * 277) % 760, 8 + (i % 3) * 3, 8 + (i % 3) * 3, '#ffffff', 'opacity="0.85"'),
    ),
    place(drawFeeder(sheet, ['#e2603c', '#b53a24'], true), 640, 1000, 1.05),
    place(drawSongbird(sheet, ROBIN), 600, 548, 0.5),
    place(flip(drawSongbird(sheet, BLUE_TIT)), 650, 186, 0.44),
    box(1400, 0, 1500, 1200, 0, sheet.linear([['#ffd98a'], ['#ffc565']])),
    ...[1460, 1620, 1780, 1940, 2100, 2260, 2420, 2580, 2740].map((x) =>
      box(x, 0, 80, 1200, 0, '#ffe3a4', 'opacity="0.6"'),
    ),
    box(0, 900, 1400, 310, 0, sheet.linear([['#ff9a6a'], ['#e0663f']])),
    box(-20, 860, 1440, 60, 10, '#fffaf2'),
    box(1370, 0, 70, 1200, 0, '#fffaf2'),
    box(-20, 0, 1440, 46, 0, '#fffaf2'),
    line('M700 0 V860', '#fffaf2', 30),
    stand(sheet, drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#b3127a', '#7d0f58']), {
      x: 190,
      y: 886,
      scale: 0.8,
      shade: 120,
    }),
    stand(sheet, drawSack(sheet, ['#8fcf5a', '#4a9a3c'], '#ffd34d'), { x: 1180, y: 890, scale: 0.86, shade: 160 }),
    ...[0, 1, 2, 3].map((i) => box(60 + i * 330, 950, 300, 230, 16, '#000000', 'opacity="0.08"')),
    drawBranch('M1500 790 C1800 760 2200 820 2760 770'),
    line('M2640 790 C2650 900 2630 1050 2650 1210', '#8a5a34', 50),
    place(drawParrot(sheet, GREEN_PARROT), 2050, 786, 1.3),
    place(drawSeedCup(['#f0685a', '#c8332f'], sheet), 2440, 770, 1),
    place(flip(drawSongbird(sheet, CANARY)), 1680, 772, 0.62),
    place(drawMillet(), 1880, 812, 1),
    place(drawMillet(), 2290, 812, 0.9),
    place(paleLeaf, 1540, 790, 0.4, -70),
  ]),
  'banner-parrot-snacks': drawBanner([31, 48], (sheet) => [
    box(0, 0, 2880, 1200, 0, sheet.linear([['#ffb9c9'], ['#ffd9b8', 0.55], ['#fff0c4']])),
    drawGlow(sheet, 2200, 380, 420, 420, '#fff6c8', 0.9),
    oval(2200, 380, 120, 120, '#fff3b0'),
    ...[0, 1, 2, 3, 4].map((i) => place(leaf, 1300 + i * 420, 1270, 1 + (i % 3) * 0.2, i % 2 ? -46 : 4)),
    ...[0, 1, 2].map((i) => place(leaf, 2920 - i * 50, i * 210, 1, -130 - i * 14)),
    ...[0, 1].map((i) => place(leaf, -30 + i * 60, -10 + i * 60, 0.9, 100 + i * 22)),
    drawBranch('M-20 820 C420 760 900 850 1560 770'),
    drawBranch('M2900 700 C2500 660 2300 720 2000 680'),
    place(drawMillet('#e9b84a'), 1100, 820, 1.5, -12),
    place(drawBudgie(sheet, GREEN_BUDGIE), 760, 800, 1.5),
    place(flip(drawBudgie(sheet, BLUE_BUDGIE)), 1320, 790, 1.26),
    place(drawBudgie(sheet, { body: '#ffd84a', deep: '#eeb21f', head: '#fff0a8', wing: '#ffe88a' }), 320, 792, 1.16),
    place(flip(drawParrot(sheet, SUNNY_PARROT)), 2330, 684, 0.84),
    place(paleLeaf, 1560, 770, 0.5, 10),
    place(paleLeaf, 60, 800, 0.4, -50),
    ...[0, 1, 2, 3].map((i) => place(paleLeaf, i * 700 + 60, 1300, 0.9 + (i % 2) * 0.2, i % 2 ? 20 : -50)),
  ]),
  'banner-parrot-care': drawBanner([67, 50], (sheet) => [
    drawLand(sheet, NOON, {
      sun: 700,
      sunHeight: 240,
      clouds: [
        [300, 200, 0.9],
        [1300, 170, 1.1],
        [2600, 220, 0.9],
      ],
      near: [860, 840, 870, 830, 860],
    }),
    drawTree(sheet, 340, 870, 1.2, NOON.leaf),
    drawBush(sheet, 900, 900, 1.1, ['#a5d86a', '#5aa63e'], '#ff8fb1'),
    drawBush(sheet, 2620, 920, 1.2, NOON.leaf, '#ffd34d'),
    drawForeground(sheet, NOON, [960, 950, 970, 950, 960]),
    drawPath(
      'M1730 560 C1760 400 1840 300 1900 260 M2180 560 C2160 420 2100 320 2040 260',
      'none',
      'stroke="#bfe9f5" stroke-width="12" stroke-dasharray="6 34" stroke-linecap="round"',
    ),
    stand(sheet, drawBirdBath(sheet, ['#efe3d4', '#c9b49c']), {
      x: 1950,
      y: 1090,
      scale: 1.3,
      shade: 130,
      colour: NOON.shadow,
    }),
    place(drawParrot(sheet, BLUE_PARROT), 1930, 646, 1.05),
    drawPath(
      'M1690 650 C1760 700 2140 700 2210 650 C2200 690 2120 712 1950 712 C1780 712 1700 690 1690 650Z',
      '#c6ecf6',
    ),
    ...[
      [1640, 560, 20],
      [1700, 470, 14],
      [1590, 480, 12],
      [2190, 500, 18],
      [2260, 580, 22],
      [2250, 440, 12],
      [1760, 600, 16],
      [2130, 610, 14],
    ].map(([x, y, r]) =>
      drawPath(
        `M${x} ${(y ?? 0) - (r ?? 0) * 1.8} C${(x ?? 0) + (r ?? 0)} ${y} ${(x ?? 0) + (r ?? 0)} ${(y ?? 0) + (r ?? 0)} ${x} ${(y ?? 0) + (r ?? 0)} C${(x ?? 0) - (r ?? 0)} ${(y ?? 0) + (r ?? 0)} ${(x ?? 0) - (r ?? 0)} ${y} ${x} ${(y ?? 0) - (r ?? 0) * 1.8}Z`,
        '#7fcbe6',
      ),
    ),
    stand(sheet, drawSpray(sheet, ['#ff9fc4', '#d9458f'], '#ffd34d'), {
      x: 2440,
      y: 1100,
      scale: 0.9,
      shade: 110,
      colour: NOON.shadow,
    }),
    stand(sheet, drawSongbird(sheet, CANARY), { x: 1180, y: 1100, scale: 0.84, shade: 130, colour: NOON.shadow }),
    drawButterfly(1420, 520, 0.8, '#e0529f'),
    drawTurf(NOON, 1190, 20),
  ]),
  'banner-parrot-toys': drawBanner([33, 48], (sheet) => [
    drawLand(sheet, SPRING, {
      sun: 2480,
      sunHeight: 260,
      clouds: [
        [1500, 200, 0.9],
        [420, 220, 1],
      ],
    }),
    drawTree(sheet, 2300, 880, 1, SPRING.leaf),
    drawTree(sheet, 2620, 900, 1.3, ['#b4de78', '#6aa63e']),
    drawTree(sheet, 120, 890, 1.1, ['#b4de78', '#6aa63e']),
    drawMesh(930, '#8a7a6a'),
    box(0, 920, 2880, 290, 0, sheet.linear([['#f6dca8'], ['#dcb574']])),
    box(0, 900, 2880, 40, 0, '#a8743c'),
    stand(sheet, drawPlayStand(), { x: 920, y: 1100, scale: 1.16, shade: 260 }),
    place(drawParrot(sheet, SUNNY_PARROT), 1120, 376, 0.84),
    place(flip(drawBudgie(sheet, BLUE_BUDGIE)), 640, 600, 0.92),
    place(drawRings(['#ffc53d', '#3fa9dc', '#5fbf4a']), 1270, 372, 0.9),
    place(drawSwing(520, BEADS), 1660, 640, 1),
    place(drawBudgie(sheet, GREEN_BUDGIE), 1660, 626, 0.98),
    line('M1500 120 H1820', '#8a5a34', 22),
    stand(sheet, drawBall(sheet, 66, ['#ffd98a', '#e9a02f', '#c8142f']), { x: 1480, y: 1120, shade: 80 }),
    place(drawMonstera(sheet, ['#7cc657', '#3f8a4f'], ['#3fa9dc', '#1f6fa0']), 2620, 1100, 1),
  ]),
  'banner-parrot-home': drawBanner([68, 50], (sheet) => [
    drawRoom(sheet, {
      wall: ['#fff0c9', '#ffe09a'],
      print: '#ffe8b4',
      pattern: 'panels',
      floor: ['#c98a55', '#9f6338'],
      floorLine: '#774726',
      floorAt: 900,
      floorKind: 'boards',
      skirting: '#fffaf2',
    }),
    place(drawView(sheet, SUNSET, { width: 760, height: 620 }), 1080, 380),
    place(drawCurtains(sheet, ['#e94b5c', '#b5172f'], { width: 760, height: 620 }), 1080, 380),
    drawSunbeam(1100, 690, 420, '#ffd0a0', 0.3),
    place(drawArmchair(sheet, ['#f2762e', '#c8481f']), 330, 980, 1.05),
    stand(sheet, drawSideTable(), { x: 2000, y: 1110, scale: 1.3, shade: 150 }),
    place(drawCage(560, 760, '#c99a3c', ['#e867a8', '#a5156f'], sheet).back, 2000, 796),
    line('M1760 470 H2240', '#a9744a', 20),
    place(drawSongbird(sheet, CANARY), 2000, 462, 0.72),
    place(drawSeedCup(['#8fd0e6', '#3a94bd'], sheet), 1850, 600, 0.7),
    place(
      drawSongbird(sheet, { body: '#ffe9c4', deep: '#f0c890', wing: '#f2d3a0', breast: '#fffaf0', beak: '#f0a080' }),
      2100,
      700,
      0.5,
    ),
    place(drawCage(560, 760, '#c99a3c', ['#e867a8', '#a5156f'], sheet).front, 2000, 796),
    place(drawMonstera(sheet, ['#7cc657', '#3f8a4f'], ['#fff3dd', '#ecd2ae']), 2690, 1110, 1.05),
  ]),
} as const
