import { box, type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'
import type { Thing } from './thing.ts'

function drawFeather(sheet: DrawingSheet, from: string, to: string): string {
  return (
    drawPath('M0 0 C40 -120 130 -210 260 -250 C250 -130 160 -20 0 0Z', sheet.linear([[from], [to]], 30)) +
    line(
      'M6 -4 C80 -90 150 -160 232 -226 M70 -70 L76 -130 M110 -112 L120 -176 M80 -82 L140 -84 M126 -126 L190 -132',
      '#ffffff',
      5,
      'stroke-opacity="0.7"',
    )
  )
}

const feltMouse: Thing = {
  tie: [190, -60],
  tag: 500,
  draw: (sheet, { light, deep }) =>
    [
      line('M270 -150 C340 -160 362 -220 344 -280', deep, 18),
      place(drawFeather(sheet, '#ff9ad3', '#c2188f'), 344, -270, 1.35, -84),
      place(drawFeather(sheet, '#9fe3e0', '#12849c'), 344, -270, 1.45, -44),
      place(drawFeather(sheet, '#ffd07a', '#f2762e'), 344, -268, 1.2, -4),
      drawPath(
        'M-500 -90 C-440 -270 -260 -440 -20 -440 C210 -440 320 -300 320 -140 C320 -50 270 0 190 0 L-380 0 C-460 0 -524 -50 -500 -90Z',
        sheet.linear([[light], [deep]]),
      ),
      drawPath(
        'M-500 -86 C-460 -44 -380 -30 -310 -36 C-80 -46 140 -20 312 -60 C296 -20 250 0 190 0 L-380 0 C-450 0 -510 -40 -500 -86Z',
        '#2a1208',
        'fill-opacity="0.14"',
      ),
      oval(-130, -430, 122, 126, deep) + oval(-130, -422, 88, 92, '#f9c6d6'),
      oval(-312, -376, 100, 104, deep) + oval(-314, -368, 70, 74, '#f9c6d6'),
      oval(-352, -196, 36, 38, '#2b1a22') + oval(-363, -210, 12, 12, '#ffffff') + oval(-340, -184, 6, 6, '#ffffff'),
      oval(-500, -96, 32, 28, '#e0527f'),
      line('M-446 -86 L-560 -160 M-442 -66 L-590 -78 M-440 -48 L-560 -6', '#6f4a60', 6),
      line(
        'M-80 -300 C0 -350 110 -350 200 -290 M-60 -50 C50 -86 160 -86 276 -60',
        '#ffffff',
        7,
        'stroke-dasharray="22 18" stroke-opacity="0.75"',
      ),
    ].join(''),
}

const featherRod: Thing = {
  tie: [-180, -350],
  tag: 60,
  draw: (sheet) =>
    [
      line('M-470 -10 L300 -900', '#c99a60', 36),
      line('M-466 -20 L296 -900', '#f0d3a2', 15),
      line('M-500 24 L-290 -218', '#1b5d9e', 68),
      line('M-496 8 L-296 -222', '#55a7e6', 26),
      line(
        'M-470 30 L-436 -8 M-420 -28 L-386 -66 M-370 -86 L-336 -124 M-324 -140 L-290 -178',
        '#123f6d',
        8,
        'stroke-opacity="0.6"',
      ),
      drawPath(
        'M300 -900 C400 -1010 580 -960 560 -800 C545 -700 440 -720 430 -610',
        'none',
        'stroke="#8a6a4c" stroke-width="9"',
      ),
      oval(300, -900, 20, 20, '#f8c24a'),
      place(drawFeather(sheet, '#ff8d8d', '#c8142f'), 430, -590, 1.3, 96),
      place(drawFeather(sheet, '#ffe27a', '#f0a91f'), 430, -590, 1.4, 134),
      place(drawFeather(sheet, '#a9e06a', '#3f8a2f'), 430, -590, 1.3, 172),
      oval(430, -594, 30, 36, '#8a6a4c') + line('M406 -602 H454 M406 -584 H454', '#f0d3a2', 5),
    ].join(''),
}

const scratchingPost: Thing = {
  tie: [112, -560],
  tag: 520,
  draw: (sheet, { light, deep }) => {
    const turns = Array.from(
      { length: 25 },
      (_, i) => `M-152 ${-130 - i * 33} C-80 ${-104 - i * 33} 30 ${-104 - i * 33} 112 ${-138 - i * 33}`,
    ).join('')
    const sisal = sheet.linear([['#a97f45'], ['#ecd0a0', 0.28], ['#d9b67c', 0.6], ['#94693a']], 0)
    return [
      drawPath('M-380 -70 L-250 -150 L270 -150 L380 -70Z', light),
      drawPath(
        'M-380 -72 L380 -72 C396 -70 396 -2 372 0 L-372 0 C-396 -2 -396 -70 -380 -72Z',
        sheet.linear([[light], [deep]]),
      ),
      box(-152, -950, 264, 836, 12, sisal),
      line(turns, '#8a6232', 7, 'stroke-opacity="0.55"'),
      drawPath(
        'M-176 -1000 C-176 -1036 136 -1036 136 -1000 L136 -950 C136 -918 -176 -918 -176 -950Z',
        sheet.linear([[light], [deep]], 0),
      ),
      oval(-20, -1004, 156, 28, light),
      line('M130 -980 C220 -960 236 -860 240 -770', '#a9713a', 8),
      oval(240, -700, 82, 80, sheet.radial([['#ff9ad3'], ['#c2188f']], { cx: 0.36, cy: 0.3, r: 0.85 })),
      line(
        Array.from(
          { length: 18 },
          (_, i) =>
            `M${(240 + Math.cos(i * 0.35) * 70).toFixed(0)} ${(-700 + Math.sin(i * 0.35) * 68).toFixed(0)} L${(240 + Math.cos(i * 0.35) * 98).toFixed(0)} ${(-700 + Math.sin(i * 0.35) * 96).toFixed(0)}`,
        ).join(''),
        '#c2188f',
        9,
      ),
    ].join('')
  },
}

export const CAT_TOYS = {
  'felt-mouse': feltMouse,
  'feather-rod': featherRod,
  'scratching-post': scratchingPost,
} satisfies Record<string, Thing>
