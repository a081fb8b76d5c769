import { drawSittingCat, TABBY_CAT } from '../animals/cat.ts'
import { drawLyingCat } from '../animals/cat-poses.ts'
import { CREAM_DOG, drawSittingDog, GREY_DOG, HONEY_DOG } from '../animals/dog.ts'
import { drawLyingDog } from '../animals/dog-poses.ts'
import { drawLabelAnimal } from '../packs/label-animals.ts'
import { drawBehindTable } from '../people/staff.ts'
import { box, type DrawingSheet, drawPath, groundShadow, line, oval, place } from '../sheet.ts'
import { drawSmallScene } from './draw-scene.ts'
import { drawCloud, drawHill, drawSky, drawSun, drawTree } from './landscape.ts'

/** Scenes of the company at work: testing, packing, customer service, training and delivery, with its people. */
const RED = '#e5323e'
const PLUM = '#6d2a5e'
const SHADE = '#5a2b22'

/** Raises what lies below a table, so that the title on the banner leaves its face free. */
const ABOVE_TITLE = -60

function room(sheet: DrawingSheet, wall: string, deep: string, floor: string): string {
  return [
    box(0, 0, 2880, 1200, 0, sheet.linear([[wall], [deep]])),
    box(0, 960, 2880, 240, 0, floor),
    box(0, 944, 2880, 26, 0, '#ffffff', 'opacity="0.75"'),
  ].join('')
}

const windowAt = (sheet: DrawingSheet, x: number, y: number): string =>
  box(x, y, 520, 420, 26, '#ffffff') +
  box(x + 24, y + 24, 472, 372, 14, sheet.linear([['#bfe3f5'], ['#eaf7ee']])) +
  drawPath(
    `M${x + 24} ${y + 330} C${x + 160} ${y + 270} ${x + 340} ${y + 300} ${x + 496} ${y + 260} V${y + 396} H${x + 24}Z`,
    '#a8d58c',
  ) +
  box(x + 252, y + 24, 16, 372, 0, '#ffffff')

/** On y = 0, about 110 × 300. */
const bottle = (colour: string): string =>
  box(-34, -300, 68, 60, 14, PLUM) +
  drawPath(
    'M-30 -244 C-60 -220 -62 -190 -62 -160 V-24 C-62 -8 -50 0 -36 0 H36 C50 0 62 -8 62 -24 V-160 C62 -190 60 -220 30 -244Z',
    colour,
  ) +
  box(-46, -150, 92, 96, 14, '#fffaf2') +
  oval(0, -110, 17, 15, RED) +
  oval(-18, -132, 7, 9, RED) +
  oval(0, -138, 7, 9, RED) +
  oval(18, -132, 7, 9, RED)

/** On y = 0. */
const carton = (width: number, height: number, colour: string): string =>
  box(-width / 2, -height, width, height, 10, colour) +
  box(-26, -height, 52, height, 0, '#ffffff', 'opacity="0.28"') +
  line(`M${-width / 2 + 30} -40 h70 M${-width / 2 + 30} -66 h44`, '#8a5a34', 8, 'opacity="0.55"')

const flask = (colour: string): string =>
  drawPath(
    'M-26 -250 H26 V-170 L104 -30 C114 -10 104 0 84 0 H-84 C-104 0 -114 -10 -104 -30 L-26 -170Z',
    '#ffffff',
    'opacity="0.85"',
  ) +
  drawPath('M-62 -104 H62 L98 -30 C106 -12 98 -8 82 -8 H-82 C-98 -8 -106 -12 -98 -30Z', colour) +
  box(-36, -264, 72, 22, 11, '#d9e4ea')

const table = (sheet: DrawingSheet, from: number, to: number, y: number): string =>
  box(from + 60, y, 44, 1200 - y, 8, '#b8763f') +
  box(to - 104, y, 44, 1200 - y, 8, '#b8763f') +
  box(from, y - 20, to - from, 56, 18, sheet.linear([['#e3a868'], ['#c78448']]))

const drawWorkLab = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#e3f2f4', '#c4e2e8', '#f0d9c2'),
    windowAt(sheet, 460, 170),
    box(1240, 250, 1200, 34, 10, '#ffffff') +
      [1330, 1480, 1640, 1820, 1990, 2170, 2330]
        .map((x, i) => place(bottle([RED, '#f6a04d', '#58b7c9', '#c43f8e'][i % 4] ?? RED), x, 250, 0.62))
        .join(''),
    drawBehindTable(sheet, 'chemist', 1880, 820, 0.7),
    table(sheet, 760, 2500, 820),
    ...[
      [1160, '#f6a04d', 1.1],
      [1440, '#58b7c9', 1.4],
      [1700, '#c43f8e', 1],
    ].map(([x, colour, scale]) => place(flask(String(colour)), Number(x), 800, Number(scale))),
    place(bottle(RED), 2060, 800, 1.1) + place(bottle('#58b7c9'), 2240, 800, 0.9),
  ])

const drawWorkDesk = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#ffeadb', '#ffd3bf', '#e9b48a'),
    windowAt(sheet, 1860, 150),
    place(drawDesk(sheet), 0, ABOVE_TITLE),
  ])

const drawDesk = (sheet: DrawingSheet): string =>
  [
    drawBehindTable(sheet, 'adviser', 1960, 840),
    table(sheet, 620, 2260, 840),
    place(drawLyingDog(sheet, CREAM_DOG), 1400, 1120, 0.5),
    box(1120, 470, 560, 350, 26, '#4b2a45') +
      box(1148, 498, 504, 280, 12, sheet.linear([['#fff6ea'], ['#ffe2cf']])) +
      line('M1190 560 H1520 M1190 620 H1600 M1190 680 H1440', RED, 18, 'opacity="0.7"') +
      box(1340, 812, 120, 20, 8, '#4b2a45'),
    place(box(-120, -150, 240, 150, 16, '#fffaf2') + line('M-110 -140 L0 -60 L110 -140', RED, 12), 860, 822, 1) +
      place(
        box(-120, -150, 240, 150, 16, '#ffe9d6') + line('M-110 -140 L0 -60 L110 -140', PLUM, 12),
        920,
        822,
        0.8,
        -6,
      ),
    place(box(-100, -60, 200, 60, 26, PLUM) + box(-140, -104, 280, 52, 26, '#8d3f79'), 1920, 822, 1),
    place(
      drawPath('M-60 0 L-76 -110 H76 L60 0Z', '#f6a04d') +
        [-50, -20, 14, 44].map((turn) => place(oval(0, -120, 26, 110, '#78b96a'), 0, -90, 0.9, turn)).join(''),
      700,
      822,
      0.9,
    ),
  ].join('')

const drawWorkWarehouse = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#ffe9cf', '#fbd0a3', '#d9a878'),
    ...[300, 640, 980].map((y) => box(420, y, 2040, 26, 6, '#c43f4a')),
    ...[420, 1090, 1760, 2436].map((x) => box(x, 120, 24, 900, 6, '#a62f3c')),
    ...[300, 640, 980].flatMap((y, row) =>
      [600, 830, 1010, 1250, 1460, 1640, 1920, 2130, 2310].map((x, i) =>
        place(
          carton(
            150 + ((i * 37 + row * 20) % 60),
            130 + ((i * 53 + row * 31) % 110),
            ['#e0a56a', '#d08f55', '#eab983'][(i + row) % 3] ?? '#e0a56a',
          ),
          x,
          y,
        ),
      ),
    ),
    groundShadow(sheet, 1440, 1120, 520, 36, SHADE),
    drawBehindTable(sheet, 'packer', 1400, 1060, 0.82),
    box(1020, 1060, 840, 40, 12, '#8a5a34') +
      place(carton(340, 260, '#e0a56a'), 1220, 1060) +
      place(carton(300, 210, '#d08f55'), 1570, 1060) +
      place(drawSittingCat(sheet, TABBY_CAT), 1600, 856, 0.5),
  ])

const drawWorkShop = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#fff0df', '#ffdcc6', '#dca873'),
    ...[360, 640].map((y) => box(360, y, 2160, 30, 10, '#d79a5e')),
    ...[360, 640].flatMap((y, row) =>
      Array.from({ length: 13 }, (_, i) =>
        place(
          i % 3 === 2
            ? carton(110, 190, ['#f6a04d', '#c43f8e', '#58b7c9'][(i + row) % 3] ?? RED)
            : bottle([RED, '#f6a04d', '#58b7c9', '#c43f8e', '#78b96a'][(i + row * 2) % 5] ?? RED),
          460 + i * 162,
          y,
          0.76,
        ),
      ),
    ),
    drawBehindTable(sheet, 'seller', 1440, 790, 0.72),
    box(820, 800, 1240, 400, 24, sheet.linear([[RED], ['#b3202f']])) + box(780, 780, 1320, 44, 20, '#e3a868'),
    oval(1440, 1010, 74, 64, '#fff6ea', 'opacity="0.9"') +
      [-70, -26, 26, 70]
        .map((x) => oval(1440 + x, 920 - (70 - Math.abs(x)) * 0.3, 26, 34, '#fff6ea', 'opacity="0.9"'))
        .join(''),
    place(bottle('#f6a04d'), 1060, 780, 0.8) + place(carton(150, 120, '#eab983'), 1800, 780),
    groundShadow(sheet, 700, 1130, 170, 26, SHADE) + place(drawSittingDog(sheet, HONEY_DOG), 700, 1130, 0.86),
  ])

const drawWorkVan = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#bfe3f5'], ['#fff0d9']]),
    drawSun(sheet, 2300, 300, 90, '#ffd987'),
    drawCloud(700, 260, 1.2) + drawCloud(1700, 190, 0.9),
    // Moved up, so that the card with the title does not hide the wheels.
    place(
      [
        drawHill([760, 660, 720, 650, 740], '#bfe0a0'),
        drawTree(sheet, 460, 900, 1, ['#9bd07e', '#69a85a']) + drawTree(sheet, 2480, 890, 1.15, ['#9bd07e', '#69a85a']),
        drawHill([880, 850, 870, 850, 880], sheet.linear([['#9bcf78'], ['#6bb061']])),
        box(0, 1010, 2880, 400, 0, '#8d8a94') + line('M60 1104 H2880', '#fff6ea', 14, 'stroke-dasharray="120 90"'),
        groundShadow(sheet, 1440, 1076, 620, 34, '#3a3346'),
        drawPath('M900 1040 V620 C900 590 920 570 950 570 H1640 V1040Z', '#fffaf2') +
          drawPath(
            'M1640 1040 V660 H1820 C1860 660 1890 690 1920 760 L1980 850 C2010 860 2030 880 2030 920 V1040Z',
            RED,
          ),
        drawPath('M1690 710 H1810 C1830 710 1850 730 1866 770 L1896 840 H1690Z', '#cfeaf4'),
        place(drawLabelAnimal(sheet, 'dog'), 1772, 782, 0.34),
        oval(1270, 800, 84, 72, RED) +
          [-80, -30, 30, 80].map((x) => oval(1270 + x, 700 - (80 - Math.abs(x)) * 0.35, 28, 38, RED)).join(''),
        ...[1140, 1800].map((x) => oval(x, 1046, 92, 92, '#3a3346') + oval(x, 1046, 42, 42, '#d9d6dd')),
      ].join(''),
      0,
      -190,
    ),
  ])

const drawWorkClass = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#f3e6f4', '#e3c9e4', '#e2b48a'),
    box(900, 180, 1180, 560, 24, '#ffffff') + box(930, 210, 1120, 500, 10, '#3f6a5c'),
    line('M1010 330 H1420 M1010 420 H1340 M1010 510 H1460', '#fff6ea', 16, 'opacity="0.85"') +
      line('M1560 640 V460 M1660 640 V390 M1760 640 V520 M1860 640 V330', '#f6c04d', 44, 'opacity="0.95"'),
    drawBehindTable(sheet, 'teacher', 640, 945, 0.9),
    ...[760, 1240, 1720, 2200].map(
      (x) =>
        table(sheet, x - 190, x + 190, 940) +
        place(box(-70, -44, 140, 44, 8, '#fffaf2') + line('M-46 -26 H46', RED, 8), x - 40, 922, 1) +
        place(bottle([RED, '#58b7c9', '#f6a04d', '#c43f8e'][Math.floor(x / 480) % 4] ?? RED), x + 110, 922, 0.5),
    ),
  ])

const drawWorkRoof = (): string =>
  drawSmallScene((sheet) => [
    drawSky(sheet, [['#a9daf2'], ['#fff3dc']]),
    drawSun(sheet, 620, 300, 120, '#ffd36b'),
    drawCloud(1500, 220, 1.1) + drawCloud(2300, 340, 0.9),
    drawHill([860, 800, 840, 790, 850], '#b6dd95'),
    box(820, 720, 1560, 480, 0, sheet.linear([['#f8e3cd'], ['#e9c3a0']])) +
      [980, 1320, 1660, 2000].map((x) => box(x, 860, 180, 200, 14, '#cfeaf4')).join(''),
    drawPath('M740 740 L1040 430 H2160 L2460 740Z', '#b3434f'),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 6 }, (_, i) =>
        drawPath(
          `M${1080 - row * 84 + i * 172 + row * i * 18} ${460 + row * 86} h${150 + row * 14} l${i < 3 ? -28 : 28} 70 h${-(150 + row * 14)}Z`,
          '#2f4f7d',
        ),
      ),
    ),
    line('M300 1200 V640', '#ffffff', 22) +
      [0, 120, 240]
        .map((turn) =>
          place(drawPath('M0 0 C-16 -70 -10 -190 0 -260 C20 -190 22 -70 0 0Z', '#ffffff'), 300, 640, 1, turn),
        )
        .join('') +
      oval(300, 640, 22, 22, '#d9d6dd'),
    drawHill([1120, 1100, 1110, 1100, 1120], '#7dbb68'),
  ])

const drawWorkVet = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#e6f4ea', '#c8e6d2', '#ecd2b6'),
    box(620, 220, 460, 420, 22, '#ffffff') + line('M700 330 H1000 M700 410 H960 M700 490 H1000', '#58b7c9', 16),
    windowAt(sheet, 1900, 170),
    drawBehindTable(sheet, 'vet', 1760, 820, 0.78),
    table(sheet, 780, 2140, 820),
    box(1160, 690, 520, 110, 26, '#ffffff') +
      box(1210, 660, 420, 44, 18, '#d9e4ea') +
      oval(1420, 748, 74, 34, '#3a3346') +
      line('M1420 748 L1460 724', RED, 8),
    line('M1840 800 C1760 700 1960 640 1980 720 C2000 800 2090 760 2060 690', '#3a3346', 18) +
      oval(1836, 800, 34, 26, '#9aa6b0'),
    place(drawSittingDog(sheet, GREY_DOG), 1400, 672, 0.72),
    place(bottle('#58b7c9'), 960, 800, 0.9) + box(860, 690, 60, 110, 12, '#fffaf2'),
  ])

const drawWorkPress = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#fff3d9', '#ffe0ad', '#e0ad78'),
    place(drawNewspapers(sheet), 0, ABOVE_TITLE),
  ])

const drawNewspapers = (sheet: DrawingSheet): string =>
  [
    table(sheet, 640, 2280, 840),
    place(drawLyingCat(sheet, TABBY_CAT), 1440, 1110, 0.56),
    ...[
      [980, -8, '#fffaf2'],
      [1340, 4, '#ffffff'],
      [1720, -3, '#fff6ea'],
    ].map(([x, turn, colour]) =>
      place(
        box(-190, -520, 380, 520, 10, String(colour)) +
          box(-160, -490, 320, 60, 6, RED) +
          box(-160, -400, 150, 150, 6, '#f6c79a') +
          line(
            'M14 -390 H160 M14 -350 H160 M14 -310 H130 M14 -270 H160 M-160 -200 H160 M-160 -160 H160 M-160 -120 H100 M-160 -80 H140',
            '#b89a86',
            12,
          ),
        Number(x),
        820,
        1,
        Number(turn),
      ),
    ),
    place(
      drawPath('M-60 0 C-70 -90 -64 -130 -60 -150 H60 C64 -130 70 -90 60 0Z', RED) +
        line('M60 -120 C110 -120 110 -50 62 -44', RED, 18),
      2080,
      822,
      1,
    ),
  ].join('')

const drawWorkBottles = (): string =>
  drawSmallScene((sheet) => [
    room(sheet, '#e0f3ee', '#bfe5da', '#d8b48e'),
    drawPath('M300 980 C900 900 1980 900 2580 980 L2580 1060 C1980 990 900 990 300 1060Z', '#9aa6b0') +
      line('M320 1010 C900 940 1980 940 2560 1010', '#5f6b76', 10),
    ...Array.from({ length: 9 }, (_, i) =>
      place(
        bottle(['#58b7c9', '#78b96a', '#a9d8e2'][i % 3] ?? '#58b7c9'),
        520 + i * 230,
        978 - Math.round(70 * Math.sin(((i + 0.6) / 9.2) * Math.PI)),
        1.15,
      ),
    ),
    ...[0, 120, 240].map((turn) =>
      place(
        line('M-120 190 C-40 236 60 226 120 170', '#3f9a6c', 40) + drawPath('M160 214 L84 130 L190 112Z', '#3f9a6c'),
        1440,
        380,
        0.9,
        turn,
      ),
    ),
  ])

export const WORK_SCENES = {
  'work-lab': drawWorkLab,
  'work-desk': drawWorkDesk,
  'work-warehouse': drawWorkWarehouse,
  'work-shop': drawWorkShop,
  'work-van': drawWorkVan,
  'work-class': drawWorkClass,
  'work-roof': drawWorkRoof,
  'work-vet': drawWorkVet,
  'work-press': drawWorkPress,
  'work-bottles': drawWorkBottles,
} as const
