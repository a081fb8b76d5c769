import { drawSittingCat, SILVER_CAT } from '../animals/cat.ts'
import { drawDogHead, HONEY_DOG } from '../animals/dog.ts'
import { BLUE_FISH, CLOWN_FISH, drawFish, PINK_FISH } from '../animals/fish.ts'
import { drawBubbles } from '../packs/props/care.ts'
import { standProduct } from '../packs/stand-pack.ts'
import { box, type DrawingSheet, drawPath, flip, groundShadow, line, mirror, oval, place } from '../sheet.ts'
import { drawScene } from './draw-scene.ts'
import { BANNER, drawCloud, drawSky } from './landscape.ts'

const { width, height } = BANNER

function drawPlant(sheet: DrawingSheet, x: number, y: number, scale: number): string {
  const leaf = drawPath(
    'M0 0 C-60 -110 -50 -240 0 -330 C50 -240 60 -110 0 0Z',
    sheet.linear([['#8cc26a'], ['#3f8a4f']]),
  )
  return place(
    [-62, -34, -8, 20, 50].map((turn) => place(leaf, 0, -150, 1 - Math.abs(turn) / 220, turn)).join('') +
      drawPath('M-100 -170 L100 -170 L76 0 L-76 0Z', sheet.linear([['#f2762e'], ['#c8142f']])) +
      box(-112, -190, 224, 44, 14, '#f58a4a'),
    x,
    y,
    scale,
  )
}

function drawWindow(sheet: DrawingSheet, x: number, y: number): string {
  const pane = box(-300, -360, 600, 720, 24, sheet.linear([['#8fd0f0'], ['#fbe9c4']]))
  const view = `<g clip-path="${sheet.clip('<rect x="-300" y="-360" width="600" height="720" rx="24"/>')}">${pane}${drawCloud(-60, -180, 0.8)}${drawCloud(190, -60, 0.5)}${oval(-160, 420, 420, 220, '#a9cf5f')}${oval(240, 440, 360, 200, '#86b548')}</g>`
  const curtain =
    drawPath(
      'M-420 -430 L-240 -430 C-250 -200 -300 60 -400 380 L-440 380Z',
      sheet.linear([['#f7a8c8'], ['#e0629f']], 0),
    ) +
    line(
      'M-390 -420 C-390 -160 -400 100 -424 370 M-320 -420 C-324 -160 -350 60 -410 340',
      '#c2448a',
      6,
      'opacity="0.35"',
    )
  return place(
    `${view}<rect x="-300" y="-360" width="600" height="720" rx="24" fill="none" stroke="#fffaf2" stroke-width="36"/>${line('M0 -360 L0 360 M-300 0 L300 0', '#fffaf2', 22)}${mirror(curtain)}${box(-480, -460, 960, 36, 18, '#b98a4e')}`,
    x,
    y,
  )
}

export const drawCatsScene = (): string =>
  drawScene((sheet) => [
    drawSky(sheet, [['#fbdcc9'], ['#f9cdbb']]),
    ...Array.from({ length: 16 }, (_, i) =>
      oval(120 + i * 180, 150 + (i % 3) * 220, 12, 12, '#ffffff', 'opacity="0.4"'),
    ),
    drawWindow(sheet, 1960, 470),
    box(0, 930, width, height - 930, 0, sheet.linear([['#e0a86e'], ['#c08347']])),
    box(0, 900, width, 36, 0, '#fff4e6'),
    line('M0 1010 L2880 1010 M0 1100 L2880 1100', '#a86f38', 5, 'opacity="0.4"'),
    oval(1250, 1090, 900, 96, '#d9458f'),
    oval(1250, 1084, 830, 78, '#f28ab8'),
    drawPlant(sheet, 360, 1040, 1.35),
    drawPlant(sheet, 2640, 1020, 1.1),
    groundShadow(sheet, 1060, 1092, 270, 28, '#7a1f4e'),
    place(drawSittingCat(sheet, SILVER_CAT), 1060, 1090, 1.42),
    place(standProduct(sheet, '20130'), 1600, 1110, 0.42),
  ])

export const drawCareScene = (): string =>
  drawScene((sheet) => [
    drawSky(sheet, [['#d4eef2'], ['#f2faf5']]),
    ...Array.from({ length: 9 }, (_, row) => line(`M0 ${row * 110} L2880 ${row * 110}`, '#ffffff', 6, 'opacity="0.8"')),
    ...Array.from({ length: 27 }, (_, column) =>
      line(`M${column * 110} 0 L${column * 110} 900`, '#ffffff', 6, 'opacity="0.8"'),
    ),
    box(0, 900, width, 300, 0, sheet.linear([['#f6dcb8'], ['#e3b983']])),
    box(300, 420, 760, 34, 12, '#d9a066'),
    place(standProduct(sheet, '10111'), 480, 420, 0.34),
    place(standProduct(sheet, '10110'), 660, 420, 0.3),
    drawPlant(sheet, 900, 420, 0.62),
    place(drawDogHead(sheet, HONEY_DOG), 1900, 560, 1.5),
    ...[
      [1720, 310, 66],
      [1800, 270, 90],
      [1910, 250, 100],
      [2010, 280, 84],
      [2080, 330, 60],
    ].map(([x, y, r]) => oval(x ?? 0, y ?? 0, r ?? 0, r ?? 0, '#ffffff', 'opacity="0.95"')),
    drawPath(
      'M1280 760 L2520 760 C2500 980 2420 1090 2280 1090 L1520 1090 C1380 1090 1300 980 1280 760Z',
      sheet.linear([['#ffffff'], ['#f0dccb']]),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      oval(1330 + i * 82, 748 - ((i * 29) % 34), 62 + ((i * 17) % 26), 52, '#ffffff'),
    ),
    box(1240, 752, 1320, 44, 22, '#f2762e'),
    mirrorFeet(),
    place(drawBubbles(sheet), 1200, 560, 1.3),
    place(drawBubbles(sheet), 2600, 600, 1.5),
  ])

function mirrorFeet(): string {
  return [1480, 2320]
    .map((x) => drawPath(`M${x - 50} 1086 L${x + 50} 1086 L${x + 26} 1150 L${x - 26} 1150Z`, '#ffc94d'))
    .join('')
}

export const drawFishScene = (): string =>
  drawScene((sheet) => {
    const coral = (colour: string): string =>
      line(
        'M0 0 C0 -80 -10 -140 -60 -200 M0 -90 C20 -150 60 -170 70 -240 M-30 -160 C-70 -170 -90 -200 -96 -240',
        colour,
        34,
      )
    const weed = (colour: string): string => line('M0 0 C-40 -90 40 -160 0 -260 C-30 -340 30 -390 6 -460', colour, 26)
    const swim: readonly (readonly [number, number, number, boolean, typeof CLOWN_FISH])[] = [
      [1950, 520, 1.45, true, CLOWN_FISH],
      [1380, 360, 0.9, true, BLUE_FISH],
      [2460, 820, 0.9, true, PINK_FISH],
      [1180, 760, 0.7, false, CLOWN_FISH],
      [2520, 330, 0.6, true, BLUE_FISH],
      [620, 520, 0.6, false, PINK_FISH],
    ]
    return [
      drawSky(sheet, [['#a8e6f2'], ['#3fa9dc', 0.5], ['#125a94']]),
      ...[300, 900, 1500, 2200].map((x, i) =>
        drawPath(
          `M${x} 0 L${x + 160} 0 L${x + 520 + i * 40} 1200 L${x - 60 + i * 90} 1200Z`,
          '#ffffff',
          'opacity="0.1"',
        ),
      ),
      ...[180, 420, 1000, 1660, 2300, 2740].map((x, i) =>
        place(weed(i % 2 ? '#2f9a6b' : '#6cc26a'), x, 1130, 0.9 + (i % 3) * 0.2),
      ),
      drawPath(
        'M0 1080 C500 1020 900 1120 1500 1060 C2000 1020 2500 1110 2880 1050 L2880 1200 L0 1200Z',
        sheet.linear([['#ffe2ad'], ['#e9b977']]),
      ),
      ...[300, 760, 2080, 2600].map((x, i) => place(coral(i % 2 ? '#f2762e' : '#e0529f'), x, 1110, 1 + (i % 2) * 0.25)),
      ...swim.map(([x, y, scale, left, colours]) =>
        place(left ? flip(drawFish(sheet, colours)) : drawFish(sheet, colours), x, y, scale),
      ),
      ...[
        [1560, 560],
        [1040, 640],
        [2240, 700],
        [700, 360],
      ].map(([x, y]) => place(drawBubbles(sheet), x ?? 0, y ?? 0, 0.7)),
    ]
  })
