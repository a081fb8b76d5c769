import { box, type DrawingSheet, drawPath, line, mirror, oval, place } from '../../sheet.ts'
import { drawLabelAnimal } from '../label-animals.ts'
import type { Thing } from './thing.ts'

/** From the right edge of the picture to over the swing, with leaves. */
function drawBranch(sheet: DrawingSheet): string {
  const leaf =
    drawPath('M0 0 C20 -60 90 -90 150 -70 C130 -10 60 20 0 0Z', sheet.linear([['#8fca5a'], ['#4f9440']], 30)) +
    line('M10 -6 C50 -30 90 -48 124 -58', '#d3eeb0', 5, 'stroke-opacity="0.8"')
  return [
    place(leaf, -150, -1166, 1, -70) + place(leaf, 300, -1180, 0.95, -34) + place(leaf, 560, -1200, 1.05, -78),
    drawPath(
      'M1500 -1290 C1100 -1200 700 -1180 340 -1184 C120 -1190 -60 -1200 -250 -1176 C-270 -1166 -262 -1146 -240 -1144 C-60 -1154 120 -1134 340 -1122 C700 -1112 1100 -1130 1500 -1180Z',
      sheet.linear([['#b07f50'], ['#75492a']]),
    ),
    line(
      'M-180 -1162 C0 -1168 140 -1160 320 -1156 M420 -1150 C640 -1150 820 -1156 1000 -1176 M520 -1170 C680 -1172 800 -1180 900 -1192',
      '#dcb083',
      8,
      'stroke-opacity="0.6"',
    ),
    place(leaf, -236, -1160, 1.05, 196) + place(leaf, 420, -1124, 0.9, 60) + place(leaf, 150, -1180, 0.75, -110),
  ].join('')
}

const beadSwing: Thing = {
  tie: [330, -150],
  tag: 560,
  draw: (sheet, _, { animal }) => {
    const wood = sheet.linear([['#f3d3a0'], ['#c1884a']])
    const bead = (y: number, colour: string): string =>
      oval(-330, y, 54, 48, colour) + oval(-346, y - 15, 15, 11, '#ffffff', 'fill-opacity="0.6"')
    const beads = [
      ['-820', '#c8142f'],
      ['-724', '#ffc53d'],
      ['-628', '#1f7ac2'],
      ['-532', '#c8142f'],
      ['-436', '#ffc53d'],
      ['-340', '#1f7ac2'],
    ]
    return place(
      [
        line(
          'M0 -1050 C-20 -990 -330 -1010 -330 -860 L-330 -150 M0 -1050 C20 -990 330 -1010 330 -860 L330 -150',
          '#d9b67c',
          24,
        ),
        line(
          'M0 -1050 C-20 -990 -330 -1010 -330 -860 L-330 -150 M0 -1050 C20 -990 330 -1010 330 -860 L330 -150',
          '#a9803f',
          24,
          'stroke-dasharray="4 16"',
        ),
        drawBranch(sheet),
        line('M0 -1050 C0 -1100 44 -1100 44 -1134 C44 -1176 -24 -1170 -20 -1130', '#9aa2aa', 20),
        mirror(beads.map(([y = '', colour = '']) => bead(Number(y), colour)).join('')),
        place(drawLabelAnimal(sheet, animal), 30, -440, 1.35),
        box(-430, -196, 860, 92, 46, wood),
        line('M-380 -166 L-220 -166 M-120 -136 L80 -136 M140 -168 L360 -168', '#94622c', 6, 'stroke-opacity="0.5"'),
        mirror(
          oval(-430, -150, 50, 58, '#c8142f') +
            oval(-330, -60, 36, 34, '#ffc53d') +
            line('M-330 -104 V-60', '#d9b67c', 14),
        ),
      ].join(''),
      0,
      20,
      0.98,
    )
  },
}

const perch: Thing = {
  tie: [160, -330],
  tag: 480,
  draw: (sheet, _, { animal }) => {
    const bark = sheet.linear([['#a9764a'], ['#6b4222']])
    return [
      line('M-606 -1330 V-6 M-530 -1330 V-6', '#aab2ba', 20) + line('M-610 -1330 V-6 M-534 -1330 V-6', '#eef1f4', 6),
      line('M-560 -330 H-470', '#9aa2aa', 34),
      drawPath(
        'M-610 -396 C-580 -420 -560 -400 -566 -366 L-566 -300 C-560 -264 -584 -246 -610 -270 C-626 -300 -626 -366 -610 -396Z',
        '#c7ccd1',
      ),
      box(-486, -412, 36, 164, 12, '#b7bcc2'),
      drawPath(
        'M-450 -420 C-300 -450 -240 -380 -100 -400 C20 -416 80 -520 170 -610 C240 -680 330 -720 420 -740 C440 -720 430 -690 400 -676 C310 -640 240 -560 190 -470 C170 -430 170 -400 210 -390 C310 -370 400 -330 500 -340 C526 -330 526 -296 500 -290 C380 -270 260 -300 130 -306 C20 -310 -60 -260 -180 -256 C-290 -254 -370 -250 -450 -240Z',
        bark,
      ),
      line(
        'M-420 -380 C-300 -400 -220 -340 -100 -356 C0 -370 80 -430 140 -500 M-420 -300 C-300 -300 -180 -300 -60 -320 M210 -356 C300 -340 380 -316 470 -316 M180 -560 C250 -640 320 -680 390 -706',
        '#d8a878',
        10,
        'stroke-opacity="0.6"',
      ),
      oval(-250, -330, 34, 22, '#5a3418') + oval(-250, -330, 18, 11, '#8a5a30'),
      line('M60 -320 C60 -270 90 -240 80 -200 M-60 -290 C-80 -250 -70 -220 -96 -190', '#7a4d28', 17),
      place(drawLabelAnimal(sheet, animal), -150, -640, 1.42),
    ].join('')
  },
}

const willowBall: Thing = {
  tie: [250, -450],
  tag: 500,
  draw: (sheet) => {
    const cane = (turn: number, rx: number, colour: string): string =>
      place(oval(0, 0, rx, 400, 'none', `stroke="${colour}" stroke-width="34"`), 0, 0, 1, turn)
    const hay = Array.from({ length: 34 }, (_, i) => {
      const turn = i * 2.1
      const far = 130 + (i % 7) * 50
      return `M${(Math.cos(turn) * 60).toFixed(0)} ${(Math.sin(turn) * 60).toFixed(0)} Q${(Math.cos(turn + 0.5) * far * 0.8).toFixed(0)} ${(Math.sin(turn + 0.5) * far * 0.8).toFixed(0)} ${(Math.cos(turn + 0.3) * far).toFixed(0)} ${(Math.sin(turn + 0.3) * far).toFixed(0)}`
    }).join('')
    const petals =
      Array.from({ length: 12 }, (_, i) => place(oval(0, -46, 18, 34, '#ffab2e'), 0, 0, 1, i * 30)).join('') +
      oval(0, 0, 28, 28, '#e2691a')
    return place(
      [
        oval(0, 0, 400, 400, '#7a5a2c', 'fill-opacity="0.35"'),
        line(hay, '#8aa63c', 15),
        line(hay, '#c9d47a', 5),
        [-70, -35, 0, 35, 70]
          .map(
            (turn, i) => cane(turn, 150 + i * 22, '#7f5a2e') + cane(turn, 146 + i * 22, i % 2 ? '#c9985c' : '#b07f45'),
          )
          .join(''),
        oval(0, 0, 400, 400, 'none', `stroke="${sheet.linear([['#d8aa6c'], ['#8a6232']])}" stroke-width="46"`),
        line(
          'M-392 -60 C-200 40 200 40 392 -60 M-380 120 C-180 230 180 230 380 120 M-360 -200 C-180 -120 180 -120 360 -200',
          '#94693a',
          32,
        ),
        line(
          'M-392 -66 C-200 34 200 34 392 -66 M-380 114 C-180 224 180 224 380 114 M-360 -206 C-180 -126 180 -126 360 -206',
          '#d3a567',
          16,
        ),
        line('M-330 -300 L-420 -400 M-300 -330 L-350 -440 M310 250 L420 330 M280 300 L360 400', '#8aa63c', 15),
        place(petals, 150, -250, 1.25),
      ].join(''),
      -70,
      -424,
    )
  },
}

const hideaway: Thing = {
  tie: [440, -400],
  tag: 600,
  draw: (sheet, _, { animal }) => {
    const board = sheet.linear([['#f6dcae'], ['#dcb67c']])
    const door = (x: number): string =>
      drawPath(`M${x - 130} 0 V-250 C${x - 130} -410 ${x + 130} -410 ${x + 130} -250 V0Z`, '#4a3018')
    return place(
      [
        drawPath('M-560 -600 L-430 -700 L560 -700 L500 -600Z', '#f9e6c2'),
        drawPath('M440 -600 L560 -690 L560 -80 L440 0Z', '#b98d55'),
        box(-520, -600, 970, 600, 0, board),
        line('M-520 -480 H450 M-520 -360 H450 M-520 -240 H450 M-520 -120 H450', '#b08a52', 6, 'stroke-opacity="0.7"'),
        line(
          'M-470 -540 q40 -12 80 0 M-60 -430 q50 14 100 0 M-490 -180 q40 12 70 0 M330 -300 q40 -12 80 0',
          '#b08a52',
          5,
        ),
        door(-250) + door(190),
        place(drawLabelAnimal(sheet, animal), -250, -140, 0.72),
        drawPath('M-590 -640 L580 -640 L590 -590 L-600 -590Z', sheet.linear([['#eccb94'], ['#c79a5c']])),
        oval(-480, -560, 9, 9, '#8f6a38') +
          oval(410, -560, 9, 9, '#8f6a38') +
          oval(-480, -40, 9, 9, '#8f6a38') +
          oval(410, -40, 9, 9, '#8f6a38'),
        drawPath('M-380 -8 C-340 -60 -300 -20 -250 -40 C-200 -20 -160 -60 -120 -8 L-120 0 L-380 0Z', '#c9ae4a'),
      ].join(''),
      0,
      0,
      0.98,
    )
  },
}

export const FOR_CAGES = {
  'bead-swing': beadSwing,
  'grapevine-perch': perch,
  'willow-tumble-ball': willowBall,
  'wooden-hideaway': hideaway,
} satisfies Record<string, Thing>
