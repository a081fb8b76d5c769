import { drawPath, line, mirror, oval, place } from '../../sheet.ts'
import type { Thing } from './thing.ts'

const strand = (d: string): string =>
  line(d, '#c9955a', 92) + line(d, '#f6e2c0', 78) + line(d, '#d4a76c', 78, 'stroke-dasharray="5 38"')

const ropeBall: Thing = {
  tie: [390, -100],
  tag: 560,
  draw: (sheet, { light, deep }) => {
    const clip = sheet.clip('<circle cx="-60" cy="-330" r="330"/>')
    const paint = sheet.radial([['#ffc07a'], [light, 0.55], [deep]], { cx: 0.36, cy: 0.3, r: 0.85 })
    return [
      strand('M-60 -640 C-40 -800 -210 -960 -300 -860 C-380 -760 -240 -660 -130 -640'),
      oval(-60, -330, 330, 330, paint),
      `<g clip-path="${clip}">`,
      line('M-420 -240 C-250 -400 -70 -150 130 -310 C220 -390 270 -380 320 -410', '#ffe7b8', 64),
      line('M-420 -500 C-270 -620 -70 -430 80 -550 C170 -620 220 -630 300 -650', '#ffe7b8', 38),
      line('M-420 -60 C-270 -150 -70 10 80 -90 C170 -150 220 -140 300 -160', '#ffe7b8', 34),
      '</g>',
      oval(-190, -490, 100, 58, '#ffffff', 'fill-opacity="0.5" transform="rotate(-32 -190 -490)"'),
      strand('M150 -110 C230 -30 300 -50 360 -44'),
      oval(390, -56, 62, 58, '#f6e2c0') + line('M350 -70 L420 -30 M360 -30 L424 -76', '#c9955a', 9),
      drawPath('M430 -96 L520 -120 L540 -2 L424 -8Z', '#f6e2c0'),
      line('M440 -70 L524 -92 M446 -44 L530 -56 M444 -18 L534 -20', '#c9955a', 7),
    ].join('')
  },
}

const chewRing: Thing = {
  tie: [200, -560],
  tag: 470,
  draw: (sheet, { light, deep }) => {
    const paint = sheet.linear([[light], [deep]], 60)
    const knobs = Array.from({ length: 12 }, (_, i) => place(oval(0, -398, 62, 50, paint), 0, 0, 1, i * 30)).join('')
    const grooves = Array.from({ length: 24 }, (_, i) =>
      place(line('M-18 -378 C-4 -340 14 -300 26 -252', '#7d0f1e', 17, 'stroke-opacity="0.55"'), 0, 0, 1, i * 15),
    ).join('')
    return place(
      [
        knobs,
        oval(0, 0, 312, 312, 'none', `stroke="${paint}" stroke-width="172"`),
        grooves,
        drawPath(
          'M-330 -150 C-250 -320 -60 -390 110 -346 C-50 -340 -220 -260 -292 -130Z',
          '#ffffff',
          'fill-opacity="0.35"',
        ),
        oval(0, 0, 226, 226, 'none', 'stroke="#5a0a16" stroke-width="8" stroke-opacity="0.25"'),
      ].join(''),
      -90,
      -442,
      1,
      12,
    )
  },
}

const leg = [
  line('M150 -180 C170 -120 190 -90 240 -60', '#f2862e', 50),
  drawPath(
    'M214 -84 C270 -110 350 -70 380 -10 C384 6 366 10 350 0 L330 -10 L322 8 C312 20 290 14 284 0 L276 -14 L260 2 C240 14 214 0 210 -24Z',
    '#f2862e',
  ),
  line('M262 -56 L284 -16 M300 -58 L330 -22', '#c85f14', 7),
].join('')

const plushDuck: Thing = {
  tie: [150, -330],
  tag: 500,
  draw: (sheet, { light, deep }) => {
    const fur = sheet.radial([['#fff3c4'], [light, 0.45], [deep, 1.25]], { cx: 0.38, cy: 0.28, r: 1 })
    const body =
      deep === '#1b5d9e' ? sheet.radial([['#d8eefc'], [light, 0.45], [deep, 1.2]], { cx: 0.38, cy: 0.28, r: 1 }) : fur
    const wing =
      drawPath(
        'M-250 -480 C-380 -450 -450 -330 -430 -240 L-392 -278 L-372 -226 L-332 -264 L-306 -212 L-270 -258 C-240 -330 -230 -420 -250 -480Z',
        deep,
      ) +
      line(
        'M-280 -430 C-330 -390 -360 -340 -366 -300 M-270 -390 C-300 -360 -316 -330 -320 -300',
        '#ffffff',
        7,
        'stroke-opacity="0.6" stroke-dasharray="16 12"',
      )
    return place(
      [
        mirror(leg),
        mirror(wing),
        oval(0, -330, 296, 270, body),
        oval(0, -270, 190, 180, '#ffffff', 'fill-opacity="0.5"'),
        oval(0, -680, 210, 198, body),
        drawPath('M-20 -866 C-50 -930 -10 -950 10 -920 C20 -956 66 -940 44 -900 C70 -900 60 -870 30 -860Z', light),
        oval(-84, -710, 27, 32, '#2a1a12') +
          oval(84, -710, 27, 32, '#2a1a12') +
          oval(-92, -722, 9, 10, '#ffffff') +
          oval(76, -722, 9, 10, '#ffffff'),
        drawPath(
          'M-120 -650 C-60 -700 60 -700 120 -650 C130 -610 60 -590 0 -590 C-60 -590 -130 -610 -120 -650Z',
          sheet.linear([['#ffa64d'], ['#e9761c']]),
        ),
        line('M-112 -642 C-50 -620 50 -620 112 -642', '#b9560f', 7),
        line('M0 -470 V-90', '#ffffff', 6, 'stroke-dasharray="18 14" stroke-opacity="0.7"'),
        mirror(oval(-140, -640, 30, 20, '#ff9ab0', 'fill-opacity="0.6"')),
      ].join(''),
      -80,
      -40,
      0.98,
    )
  },
}

export const DOG_TOYS = { 'rope-ball': ropeBall, 'chew-ring': chewRing, 'dabble-duck': plushDuck } satisfies Record<
  string,
  Thing
>
