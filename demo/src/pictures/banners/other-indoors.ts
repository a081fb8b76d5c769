import { drawBeardedDragon } from '../animals/dragon.ts'
import { drawFerret, drawFerretHead } from '../animals/ferret.ts'
import { drawBottle, drawSoapBubbles, drawTowelRail, drawTowels, drawWashTub } from '../scenes/objects/bathroom.ts'
import { drawFrame, drawMonstera, drawRug, drawView } from '../scenes/objects/furniture.ts'
import { drawBowl, drawPaw } from '../scenes/objects/kitchen.ts'
import { drawBall, drawTunnel } from '../scenes/objects/play.ts'
import { NOON, SPRING } from '../scenes/settings/lights.ts'
import { drawStones } from '../scenes/settings/open-air.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawGlow, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const CACTUS =
  line('M0 0 V-300 M-90 -200 V-150 C-90 -110 -50 -110 0 -110 M90 -250 V-200 C90 -160 50 -160 0 -160', '#5fae4a', 70) +
  line('M0 -10 V-300 M-90 -200 V-160 M90 -250 V-210', '#8fd070', 8, 'stroke-dasharray="4 26"') +
  oval(0, -340, 30, 20, '#e0529f')

/** Hammock of two layers on straps; its pocket's edge is the origin. */
const drawHammock = (sheet: DrawingSheet): string =>
  [
    line('M-420 -300 L-330 -40 M420 -300 L330 -40', '#8a6a5a', 12),
    drawPath(
      'M-360 -50 C-200 40 200 40 360 -50 C330 160 160 230 0 230 C-160 230 -330 160 -360 -50Z',
      sheet.linear([['#ff9a5a'], ['#d9482a']]),
    ),
    drawPath(
      'M-360 -50 C-200 40 200 40 360 -50 C350 -10 330 30 310 60 C180 120 -180 120 -310 60 C-330 30 -350 -10 -360 -50Z',
      '#ffd98a',
    ),
    line('M-300 90 C-160 160 160 160 300 90', '#ffffff', 7, 'opacity="0.5" stroke-dasharray="4 22"'),
  ].join('')

export const OTHER_INDOORS = {
  'banner-other-care': drawBanner([32, 54], (sheet) => [
    drawRoom(sheet, {
      wall: ['#ffdf9e', '#ffefc9'],
      print: '#fff6de',
      pattern: 'tiles',
      floor: ['#8fd0cc', '#5aaca8'],
      floorLine: '#459490',
      floorAt: 880,
      floorKind: 'tiles',
      skirting: '#ffffff',
    }),
    place(drawView(sheet, NOON, { width: 480, height: 440 }), 2300, 340),
    place(drawTowelRail(['#ff9fc4', '#d9458f'], sheet), 1560, 380, 1.1),
    place(drawFrame(sheet, 240, 240, '#e2702c', drawPaw(0, 10, 1, '#3fa9dc')), 420, 320),
    drawRug(980, 1120, 820, '#f2762e', '#ffd9a8'),
    place(drawFerretHead(sheet), 930, 640, 1.24, -4),
    place(drawPath('M-90 0 C-110 110 -120 180 -130 300 L130 300 C120 180 110 110 90 0Z', '#f5e6cf'), 930, 760),
    place(drawPath('M-128 60 C-150 130 -160 180 -170 300 L-110 300 C-100 200 -90 120 -84 60Z', '#b08a68'), 930, 740),
    place(drawPath('M128 60 C150 130 160 180 170 300 L110 300 C100 200 90 120 84 60Z', '#b08a68'), 930, 740),
    place(
      oval(-60, -40, 60, 46, '#ffffff') + oval(20, -64, 70, 56, '#ffffff') + oval(84, -36, 50, 42, '#ffffff'),
      930,
      530,
    ),
    place(drawWashTub(sheet, ['#ff9a6a', '#d9482a']), 930, 1110, 1.3),
    place(drawSoapBubbles(1.1), 1340, 640),
    place(drawSoapBubbles(0.8), 520, 700),
    stand(sheet, drawBottle(sheet, ['#8fd0e6', '#2f87b8'], '#ffd34d', true), {
      x: 1560,
      y: 1090,
      scale: 0.9,
      shade: 100,
    }),
    stand(sheet, drawTowels(['#ffffff', '#ff9fc4', '#ffd34d']), { x: 2080, y: 1080, scale: 1.3, shade: 160 }),
    stand(sheet, drawFerret(sheet), { x: 2500, y: 1130, scale: 0.62, shade: 330 }),
  ]),
  'banner-other-supplements': drawBanner([35, 58], (sheet) => [
    box(0, 0, 2880, 1200, 0, sheet.linear([['#7fc4d0'], ['#ffe0a8', 0.6], ['#ffd08a']])),
    drawPath(
      'M0 760 L260 600 L420 700 L760 540 L1040 720 L1400 620 L1760 740 L2100 560 L2420 700 L2880 580 L2880 1200 L0 1200Z',
      '#dd7f66',
    ),
    drawPath('M0 860 L400 780 L900 860 L1500 770 L2100 860 L2880 760 L2880 1200 L0 1200Z', '#c2624a'),
    box(0, 930, 2880, 280, 0, sheet.linear([['#ffd98f'], ['#e5a956']])),
    line(
      Array.from({ length: 22 }, (_, i) => `M${(i * 1781) % 2880} ${970 + ((i * 61) % 200)} q60 -18 120 0`).join(''),
      '#c98a3c',
      6,
      'opacity="0.5"',
    ),
    drawGlow(sheet, 980, 380, 620, 520, '#fff3c0', 0.75),
    line('M980 0 V120', '#4a3a34', 18),
    drawPath('M840 260 C850 110 1110 110 1120 260Z', '#c8142f'),
    oval(980, 264, 70, 26, '#fff6d0'),
    drawPath(
      'M300 1060 C300 900 480 830 660 860 C800 800 1140 820 1260 890 C1420 900 1560 980 1560 1060Z',
      sheet.linear([['#d9a27c'], ['#a8684a']]),
    ),
    drawPath(
      'M420 960 C560 900 640 920 700 980 M1000 900 C1140 890 1240 930 1300 990',
      'none',
      'stroke="#8a5238" stroke-width="8" opacity="0.5" stroke-linecap="round"',
    ),
    place(drawBeardedDragon(sheet), 960, 900, 1.24),
    stand(sheet, CACTUS, { x: 2380, y: 1080, scale: 1.35, shade: 120 }),
    stand(sheet, CACTUS, { x: 240, y: 1120, scale: 0.74, shade: 120 }),
    place(drawStones(0, 0, 1.4, '#e9c49a', '#b98a60'), 1980, 1100),
    stand(sheet, drawBowl(sheet, ['#7fd0c0', '#2f8f80'], 'greens'), { x: 1680, y: 1130, scale: 0.86, shade: 170 }),
    box(0, 0, 60, 1200, 0, '#f3fbfc', 'opacity="0.75"'),
    box(2820, 0, 60, 1200, 0, '#f3fbfc', 'opacity="0.75"'),
    drawPath('M2300 40 L2560 40 L2200 700 L1980 700Z', '#ffffff', 'opacity="0.14"'),
  ]),
  'banner-other-home': drawBanner([67, 50], (sheet) => [
    drawRoom(sheet, {
      wall: ['#b8e0a8', '#d9f0c4'],
      print: '#c9e8b6',
      pattern: 'dots',
      floor: ['#e9bd84', '#c9925a'],
      floorLine: '#a06c38',
      floorAt: 880,
      floorKind: 'boards',
      skirting: '#ffffff',
    }),
    place(drawView(sheet, SPRING, { width: 620, height: 520 }), 660, 370),
    box(1360, 90, 1240, 34, 14, '#b9804a'),
    box(1380, 90, 34, 1030, 14, '#a8703c'),
    box(2546, 90, 34, 1030, 14, '#a8703c'),
    place(drawFerretHead(sheet), 1960, 470, 1.22, 6),
    place(drawHammock(sheet), 1980, 590, 1.38),
    place([-110, 110].map((x) => oval(x, 0, 54, 36, '#5a4032')).join(''), 1960, 640),
    drawRug(1980, 1110, 760, '#f2762e', '#ffd9a8'),
    stand(sheet, drawTunnel(sheet, ['#ff9fc4', '#d9458f'], 420), {
      x: 420,
      y: 1090,
      scale: 0.92,
      shade: 360,
      shift: 220,
    }),
    stand(sheet, drawFerret(sheet), { x: 1080, y: 1120, scale: 0.84, shade: 330 }),
    stand(sheet, drawBall(sheet, 70, ['#8fd0e6', '#2f87b8', '#ffffff']), { x: 1720, y: 1120, shade: 80 }),
    place(drawMonstera(sheet, ['#7cc657', '#3f8a4f'], ['#b3127a', '#7d0f58']), 2760, 1110, 0.9),
  ]),
} as const
