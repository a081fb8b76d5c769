import { drawCatHead } from '../animals/cat.ts'
import { PERSIAN, SIAMESE } from '../animals/cat-breeds.ts'
import { drawLyingCat } from '../animals/cat-poses.ts'
import { CREAM_DOG, drawSittingDog } from '../animals/dog.ts'
import { DACHSHUND, PUG } from '../animals/dog-breeds.ts'
import { drawDogFromBehind, drawLyingDog } from '../animals/dog-poses.ts'
import { drawGrip, drawOpenHand, HAND_LOOKS } from '../people/hands.ts'
import { drawTree } from '../scenes/landscape.ts'
import { drawCurtains, drawPotPlant, drawRug, drawSofa, drawView } from '../scenes/objects/furniture.ts'
import { drawBiscuit, drawBowl } from '../scenes/objects/kitchen.ts'
import { drawStableWall } from '../scenes/objects/stable.ts'
import { AUTUMN, NOON } from '../scenes/settings/lights.ts'
import { drawForeground, drawLand, drawTurf } from '../scenes/settings/open-air.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { box, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const BLOND = { fur: '#d9a868', shade: '#b98446' }

/** Close-ups of breeds, faces and hands, for articles. */
export const NEAR_BANNERS = {
  'banner-dog-shade': drawBanner([58, 62], (sheet) => [
    drawLand(sheet, NOON, {
      sun: 420,
      sunHeight: 250,
      clouds: [[1040, 190, 0.8]],
      near: [880, 900, 860, 880, 860],
    }),
    drawTree(sheet, 760, 850, 0.7, NOON.leaf),
    drawForeground(sheet, NOON, [960, 970, 950, 960, 940]),
    box(2150, 200, 190, 900, 60, sheet.linear([['#9a6a40'], ['#744a2a']])),
    drawPath(
      'M1180 -40 C1060 120 1180 330 1400 320 C1520 430 1760 430 1880 340 C2060 450 2340 440 2460 330 C2660 380 2880 300 2920 160 L2920 -40Z',
      sheet.linear([['#6cb043'], ['#4c8f36']]),
    ),
    oval(1830, 1080, 900, 130, '#2f5f2a', 'opacity="0.32"'),
    stand(sheet, drawLyingDog(sheet, PUG), { x: 1700, y: 1110, scale: 1.5, shade: 380 }),
    stand(sheet, drawBowl(sheet, ['#7fc8e8', '#2f8fc0'], 'water'), { x: 880, y: 1130, scale: 1.2, shade: 190 }),
    drawTurf(NOON, 1190, 18, [420, 2420]),
  ]),
  'banner-dog-window': drawBanner([50, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#e6dcf4', '#cbbce6'],
      print: '#f3edfb',
      pattern: 'panels',
      floor: ['#c98d5c', '#a06638'],
      floorLine: '#7e4c24',
      floorAt: 930,
      floorKind: 'boards',
      skirting: '#faf6ff',
    }),
    place(drawView(sheet, AUTUMN, { width: 1060, height: 700 }), 1440, 430),
    place(drawCurtains(sheet, ['#f6c76a', '#e09c2f'], { width: 1060, height: 700 }), 1440, 430),
    place(drawSofa(sheet, ['#7fa8d8', '#4a78b0']), 330, 1060, 1.05),
    stand(sheet, drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#ff9a5a', '#d9552c']), { x: 2480, y: 1070, scale: 1.2 }),
    drawRug(1440, 1120, 820, '#8a5fb0', '#e9dbf6'),
    stand(sheet, drawDogFromBehind(sheet, CREAM_DOG), { x: 1440, y: 1110, scale: 1.25, shade: 240 }),
  ]),
  'banner-dog-treat': drawBanner([58, 56], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffd9c7', '#ffbfa6'],
      print: '#ffe9df',
      pattern: 'dots',
      floor: ['#e2b27c', '#c08a50'],
      floorLine: '#9a6a38',
      floorAt: 1000,
      floorKind: 'boards',
      skirting: '#fff3ec',
    }),
    drawSunbeam(2300, 560, -420, '#fff3c4', 0.3),
    stand(sheet, drawSittingDog(sheet, DACHSHUND), { x: 1760, y: 1330, scale: 1.75, shade: 260 }),
    place(drawOpenHand(sheet, HAND_LOOKS.teal), 830, 640, 1.35, -6),
    place(drawBiscuit('#e3ab67'), 1110, 560, 0.9, -14),
  ]),
  'banner-cat-brush': drawBanner([58, 56], (sheet) => [
    drawRoom(sheet, {
      wall: ['#cfeee0', '#a9dcc6'],
      print: '#e4f7ee',
      pattern: 'panels',
      floor: ['#e9c79a', '#c99c64'],
      floorLine: '#a67a44',
      floorAt: 860,
      floorKind: 'boards',
      skirting: '#f6fffa',
    }),
    box(-60, 1030, 3000, 240, 60, sheet.linear([['#5aa6a8'], ['#3b8083']])),
    line('M0 1080 H2880', '#ffffff', 7, 'opacity="0.35" stroke-dasharray="40 26"'),
    stand(sheet, drawLyingCat(sheet, PERSIAN), { x: 1640, y: 1120, scale: 2.05, shade: 330 }),
    ...[
      [1080, 520, -30],
      [1000, 640, 10],
      [1150, 430, 24],
    ].map(([x, y, turn]) =>
      place(line('M-40 0 C-20 -30 20 -30 40 0', PERSIAN.shade, 9), Number(x), Number(y), 1, Number(turn)),
    ),
    place(
      box(120, -30, 330, 60, 30, sheet.linear([[BLOND.fur], [BLOND.shade]])) +
        Array.from({ length: 11 }, (_, i) => line(`M${170 + i * 26} 28 v54`, '#7a5a38', 8)).join('') +
        drawGrip(sheet, HAND_LOOKS.plum),
      1010,
      560,
      1.15,
      10,
    ),
  ]),
  'banner-cat-water': drawBanner([56, 52], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffeebf', '#ffdf94'],
      print: '#fff7de',
      pattern: 'tiles',
      floor: ['#f4a97c', '#d67f4e'],
      floorLine: '#b5623a',
      floorAt: 940,
      floorKind: 'tiles',
      skirting: '#fffaf0',
    }),
    drawPath(
      'M1120 1240 C1130 900 1330 760 1600 760 C1870 760 2070 900 2080 1240Z',
      sheet.linear([[SIAMESE.fur], [SIAMESE.shade]]),
    ),
    drawPath('M1360 1240 C1380 1040 1480 960 1600 960 C1720 960 1820 1040 1840 1240Z', SIAMESE.light),
    drawPath('M1290 860 C1450 950 1750 950 1910 860 L1924 926 C1750 1026 1450 1026 1276 926Z', SIAMESE.collar),
    oval(1600, 990, 40, 40, '#f8c24a'),
    place(drawCatHead(sheet, SIAMESE), 1600, 560, 2.3),
    place(drawBowl(sheet, ['#f0846a', '#cf5238'], 'water'), 760, 1160, 1.7),
    line('M700 990 C730 982 760 998 800 990', '#6bb4cf', 7),
    ...[
      [980, 800, 1],
      [1060, 720, 0.7],
      [900, 740, 0.6],
    ].map(([x, y, scale]) =>
      place(
        drawPath('M0 -44 C22 -10 30 6 30 20 C30 40 16 50 0 50 C-16 50 -30 40 -30 20 C-30 6 -22 -10 0 -44Z', '#9ad7ec'),
        Number(x),
        Number(y),
        Number(scale),
      ),
    ),
  ]),
  'banner-horse-hoof': drawBanner([52, 58], (sheet) => [
    drawStableWall(sheet, ['#d8a871', '#b9854f'], 980),
    box(0, 980, 2880, 240, 0, sheet.linear([['#c8975c'], ['#a87744']])),
    ...Array.from({ length: 26 }, (_, i) =>
      line(
        `M${(i * 613) % 2880} ${1060 + ((i * 47) % 110)} l${60 + ((i * 31) % 70)} ${-20 + ((i * 17) % 40)}`,
        '#f0d27e',
        9,
      ),
    ),
    // The leg comes from above, bent at the joint, with the sole towards us.
    drawPath(
      'M1250 -40 C1240 180 1290 330 1330 430 C1350 500 1330 560 1340 620 L1620 600 C1610 530 1640 470 1640 400 C1650 260 1680 120 1690 -40Z',
      sheet.linear([['#a5663a'], ['#7f4a26']]),
    ),
    drawPath('M1330 470 C1420 510 1540 510 1634 450 L1628 560 C1540 620 1430 620 1336 580Z', '#f4ead9'),
    drawPath(
      'M1480 520 C1680 520 1790 660 1780 820 C1770 960 1640 1040 1480 1040 C1320 1040 1190 960 1180 820 C1170 660 1280 520 1480 520Z',
      sheet.linear([['#6f6258'], ['#4f443c']]),
    ),
    drawPath(
      'M1480 580 C1630 580 1716 690 1708 810 C1700 920 1600 980 1480 980 C1360 980 1260 920 1252 810 C1244 690 1330 580 1480 580Z',
      '#c9b49a',
    ),
    drawPath(
      'M1480 960 C1440 900 1400 830 1392 760 C1440 800 1460 830 1480 870 C1500 830 1520 800 1568 760 C1560 830 1520 900 1480 960Z',
      '#9b8468',
    ),
    oval(1370, 690, 22, 14, '#7a6248', 'opacity="0.7" transform="rotate(-30 1370 690)"'),
    oval(1560, 660, 16, 11, '#7a6248', 'opacity="0.7"'),
    place(drawOpenHand(sheet, HAND_LOOKS.sun), 1110, 1070, 1.35, -4),
    place(
      line('M150 0 H520 C580 0 600 40 596 84', '#8f9aa2', 26) + drawGrip(sheet, HAND_LOOKS.sun),
      2290,
      640,
      -1.1,
      -8,
    ),
  ]),
} as const
