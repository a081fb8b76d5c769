import { box, drawPath, line, oval, place } from '../../sheet.ts'
import { drawLabelAnimal } from '../label-animals.ts'
import { shade, tint } from '../tints.ts'
import type { Thing } from './thing.ts'

const travelDen: Thing = {
  tie: [440, -540],
  tag: 620,
  draw: (sheet, { light, deep }, { animal }) => {
    const cloth = sheet.linear([[light], [deep]])
    const mesh = sheet.clip('<rect x="-400" y="-500" width="560" height="360" rx="110"/>')
    const net = Array.from(
      { length: 17 },
      (_, i) => `M${-420 + i * 40} -520 l-120 420 M${-440 + i * 40} -520 l120 420`,
    ).join('')
    return [
      line('M-470 -560 C-420 -1080 380 -1080 430 -560', '#c98f12', 48) +
        line('M-470 -560 C-420 -1080 380 -1080 430 -560', '#ffd34d', 34),
      drawPath('M-480 -600 C-420 -780 -40 -840 200 -800 L500 -640 L380 -590Z', tint(light, 0.25)),
      line('M-480 -600 C-420 -780 -40 -840 200 -800 L500 -640', '#fff3d6', 11, 'stroke-dasharray="12 10"'),
      box(-520, -600, 1000, 600, 92, cloth),
      box(-520, -600, 1000, 92, 46, shade(deep, 0.12)),
      line('M-500 -554 H460', '#fff3d6', 9, 'stroke-dasharray="13 10"'),
      box(-412, -512, 584, 384, 120, shade(deep, 0.35)),
      `<g clip-path="${mesh}">`,
      place(drawLabelAnimal(sheet, animal), -120, -290, 0.9),
      line(net, '#ffffff', 4, 'stroke-opacity="0.32"'),
      '</g>',
      box(-400, -500, 560, 360, 110, 'none', `stroke="${tint(light, 0.35)}" stroke-width="16"`),
      box(236, -430, 180, 210, 50, shade(deep, 0.2)) +
        box(236, -430, 180, 210, 50, 'none', `stroke="${tint(light, 0.35)}" stroke-width="11"`),
      line('M-500 -66 H460', '#ffffff', 6, 'stroke-dasharray="22 16" stroke-opacity="0.55"'),
      box(-486, -590, 66, 50, 14, '#c7ccd1') + box(396, -590, 66, 50, 14, '#c7ccd1'),
    ].join('')
  },
}

const travelBowl: Thing = {
  tie: [560, -330],
  tag: 610,
  draw: (sheet, { light, deep }) => {
    const step = (top: number, wide: number, foot: number): string =>
      drawPath(
        `M${-wide} ${top} L${wide} ${top} L${wide - 60} ${foot} L${60 - wide} ${foot}Z`,
        sheet.linear([[shade(deep, 0.1)], [light, 0.35], [deep]], 0),
      )
    return place(
      [
        step(-170, 340, 0) + step(-330, 430, -160) + step(-490, 530, -320),
        line(
          'M-370 -160 C-200 -130 200 -130 370 -160 M-468 -322 C-260 -284 260 -284 468 -322',
          shade(deep, 0.25),
          13,
          'stroke-opacity="0.6"',
        ),
        oval(0, -500, 560, 118, deep) + oval(0, -508, 552, 104, light),
        oval(0, -496, 470, 80, shade(deep, 0.2)),
        oval(0, -478, 430, 58, sheet.linear([['#bfe6fb'], ['#5db3e6']])) +
          oval(-130, -486, 120, 14, '#ffffff', 'fill-opacity="0.7"'),
        line('M540 -500 C600 -510 640 -470 620 -420', '#9aa2aa', 17),
        drawPath(
          'M600 -430 C560 -400 560 -300 610 -280 C660 -300 668 -400 630 -430',
          'none',
          'stroke="#b7bcc2" stroke-width="19"',
        ),
      ].join(''),
      -60,
      -4,
      0.98,
    )
  },
}

const spongeFilter: Thing = {
  tie: [220, -300],
  tag: 470,
  draw: (sheet) => {
    const ribs = Array.from({ length: 11 }, (_, i) =>
      box(
        -260,
        -640 + i * 48,
        520,
        36,
        18,
        sheet.linear([['#1f1d20'], ['#5d585c', 0.25], ['#2b282b', 0.6], ['#141315']], 0),
      ),
    ).join('')
    const bubble = (x: number, y: number, r: number): string =>
      oval(x, y, r, r, '#dff3fd', 'fill-opacity="0.75" stroke="#8ccbee" stroke-width="6"') +
      oval(x - r * 0.3, y - r * 0.35, r * 0.28, r * 0.18, '#ffffff')
    return place(
      [
        oval(0, -36, 360, 60, '#141315') + box(-360, -76, 720, 44, 22, '#3c383c') + oval(0, -76, 360, 58, '#4a464a'),
        box(-230, -660, 460, 600, 40, '#1b191b'),
        ribs,
        oval(0, -650, 240, 40, '#3c383c'),
        box(-62, -960, 124, 320, 20, '#cfeaf7', 'fill-opacity="0.75" stroke="#8fb9cc" stroke-width="7"'),
        line('M-32 -940 V-670', '#ffffff', 15, 'stroke-opacity="0.85"'),
        line('M-62 -700 C-300 -720 -330 -880 -330 -1020', '#e2edf2', 22) +
          line('M-62 -700 C-300 -720 -330 -880 -330 -1020', '#a9c4d0', 5),
        bubble(10, -1000, 40) +
          bubble(-50, -1060, 28) +
          bubble(70, -1090, 34) +
          bubble(0, -1150, 24) +
          bubble(20, -880, 20) +
          bubble(-14, -800, 16),
        oval(0, -960, 62, 14, '#e6f4fb', 'stroke="#8fb9cc" stroke-width="6"'),
      ].join(''),
      -40,
      10,
      0.96,
    )
  },
}

const trailerLick: Thing = {
  tie: [-20, -560],
  tag: 480,
  draw: (sheet) =>
    [
      line(
        'M-60 -560 C-60 -760 -150 -880 -60 -1010 C-10 -1080 90 -1010 50 -920 C20 -850 -60 -830 -60 -740',
        '#2c6a33',
        46,
      ),
      line(
        'M-60 -560 C-60 -760 -150 -880 -60 -1010 C-10 -1080 90 -1010 50 -920 C20 -850 -60 -830 -60 -740',
        '#7cc35c',
        30,
        'stroke-dasharray="26 14"',
      ),
      drawPath(
        'M-440 -470 L-440 -180 C-440 -60 320 -60 320 -180 L320 -470Z',
        sheet.linear([['#8a5424'], ['#d9a05a', 0.3], ['#b3722f', 0.6], ['#74431a']], 0),
      ),
      oval(-60, -470, 380, 112, sheet.radial([['#eab873'], ['#c58741']], { cx: 0.4, cy: 0.35, r: 0.8 })),
      oval(-60, -476, 66, 26, '#5d3413'),
      line('M-60 -560 V-480', '#2c6a33', 46) + line('M-60 -560 V-490', '#7cc35c', 30, 'stroke-dasharray="20 14"'),
      drawPath(
        'M60 -420 C130 -330 300 -330 330 -400 L326 -250 C260 -180 120 -230 60 -420Z',
        '#8a5424',
        'fill-opacity="0.75"',
      ),
      line('M100 -380 C160 -300 260 -300 316 -340', '#e2b477', 11, 'stroke-opacity="0.7"'),
      line('M-60 -96 V-40', '#2c6a33', 46) +
        oval(-60, -30, 62, 40, '#2c6a33') +
        line('M-104 -44 C-80 -10 -40 -10 -16 -44', '#7cc35c', 16),
      line('M-400 -400 V-190 M-360 -390 V-160', '#ffffff', 13, 'stroke-opacity="0.25"'),
    ].join(''),
}

export const HOUSEHOLD = {
  'travel-den': travelDen,
  'travel-bowl': travelBowl,
  'bubble-tower-filter': spongeFilter,
  'trailer-lick': trailerLick,
} satisfies Record<string, Thing>
