import { box, drawPath, line, oval, place } from '../../sheet.ts'
import { tint } from '../tints.ts'
import type { Thing } from './thing.ts'

/** Rows of bristles or pins below a brush, from left to right along a slight curve. */
function toRow(count: number, width: number, draw: (x: number, drop: number, index: number) => string): string {
  return Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1) - 0.5
    return draw(Number((part * width).toFixed(1)), Number((Math.cos(part * Math.PI) * 36).toFixed(1)), i)
  }).join('')
}

const nubBrush: Thing = {
  tie: [380, -330],
  tag: 560,
  draw: (sheet, { light, deep }) => {
    const nub = (x: number, y: number, tall: number): string =>
      drawPath(
        `M${x - 24} ${y} L${x + 24} ${y} L${x + 15} ${y + tall} Q${x} ${y + tall + 22} ${x - 15} ${y + tall}Z`,
        sheet.linear([[light], [deep]]),
      )
    return place(
      [
        toRow(13, 900, (x, drop) => nub(x, -220 + drop, 84)),
        toRow(12, 820, (x, drop) => nub(x, -200 + drop, 130)),
        drawPath(
          'M-510 -290 C-500 -440 -280 -520 0 -520 C280 -520 500 -440 510 -290 C514 -220 440 -190 360 -180 L-360 -180 C-440 -190 -514 -220 -510 -290Z',
          sheet.linear([[tint(light, 0.35)], [light, 0.4], [deep]]),
        ),
        drawPath(
          'M-430 -350 C-360 -440 -180 -484 20 -484 C-140 -460 -300 -410 -372 -330Z',
          '#ffffff',
          'fill-opacity="0.4"',
        ),
        line('M-300 -300 C-300 -700 300 -700 300 -300', '#d9cfc4', 132),
        line('M-300 -310 C-300 -690 300 -690 300 -310', '#ffffff', 112),
        line(
          'M-256 -340 C-240 -630 240 -630 256 -340 M-344 -340 C-340 -740 340 -740 344 -340',
          '#d9cfc4',
          5,
          'stroke-dasharray="18 14"',
        ),
        drawPath(
          'M-510 -290 C-500 -260 -430 -236 -360 -232 L360 -232 C430 -236 500 -260 510 -290 C514 -220 440 -180 360 -180 L-360 -180 C-440 -180 -514 -220 -510 -290Z',
          deep,
          'fill-opacity="0.7"',
        ),
      ].join(''),
      -60,
      -10,
      1,
      -5,
    )
  },
}

const rake: Thing = {
  tie: [20, -300],
  tag: 400,
  draw: (sheet, { light, deep }) => {
    const wood = sheet.linear([['#b9803f'], ['#f0cf98', 0.35], ['#c98f4e']], 0)
    const pins = Array.from({ length: 14 }, (_, i) => `M${-352 + i * 46} -880 v-112`).join('')
    const second = Array.from({ length: 13 }, (_, i) => `M${-329 + i * 46} -880 v-84`).join('')
    return place(
      [
        line(second, '#8f979f', 15) + line(pins, '#c7ccd1', 17) + line(pins, '#f4f6f8', 5),
        drawPath(
          'M-420 -890 C-430 -820 -380 -790 -300 -780 L-120 -760 L-70 -640 L-34 -640 L-34 -760 L40 -760 L220 -780 C300 -790 350 -820 340 -890Z',
          sheet.linear([[light], [deep]]),
        ),
        drawPath('M-100 -770 L20 -770 L-8 -600 L-72 -600Z', deep),
        drawPath(
          'M-92 -640 C-110 -560 -70 -480 -96 -300 C-116 -160 -110 -40 -84 -10 C-60 14 -20 14 4 -10 C30 -40 36 -160 16 -300 C-10 -480 30 -560 12 -640Z',
          wood,
        ),
        drawPath('M-110 -110 C-112 -60 -104 -26 -84 -8 C-60 14 -20 14 4 -8 C24 -26 32 -60 30 -110Z', deep),
        oval(-40, -56, 22, 22, '#ffffff', 'fill-opacity="0.85"'),
        line('M-66 -600 C-80 -500 -50 -420 -70 -260', '#ffffff', 12, 'stroke-opacity="0.5"'),
        line('M-420 -872 H340', '#ffffff', 8, 'stroke-opacity="0.5"'),
      ].join(''),
      -30,
      -20,
      1,
      -11,
    )
  },
}

const dandy: Thing = {
  tie: [400, -280],
  tag: 600,
  draw: (sheet, { light, deep }) => {
    const bristles = toRow(38, 980, (x, drop, i) =>
      line(`M${x} ${-200 + drop * 0.2} L${x * 1.06} ${-16 - (i % 3) * 8}`, i % 2 ? '#e9cf98' : '#c9a866', 21),
    )
    return [
      bristles,
      box(-540, -330, 1080, 150, 75, sheet.linear([['#efcb92'], ['#b9803f']])),
      line(
        'M-440 -286 C-200 -300 200 -268 440 -290 M-380 -230 C-100 -216 160 -240 420 -224',
        '#94622c',
        6,
        'stroke-opacity="0.5"',
      ),
      line('M-330 -300 C-320 -640 320 -640 330 -300', deep, 130),
      line('M-330 -306 C-320 -634 320 -634 330 -306', light, 92),
      line('M-330 -306 C-320 -634 320 -634 330 -306', '#ffffff', 22, 'stroke-dasharray="34 22" stroke-opacity="0.75"'),
      oval(-330, -280, 24, 24, '#c7ccd1') + oval(330, -280, 24, 24, '#c7ccd1'),
    ].join('')
  },
}

const softBrush: Thing = {
  tie: [330, -300],
  tag: 560,
  draw: (sheet, { light, deep }) => {
    const bristles = toRow(34, 720, (x, drop, i) =>
      line(
        `M${x} ${-190 + drop * 0.3} L${x * 1.05} ${-80 + drop * 0.9 - (i % 3) * 8}`,
        i % 2 ? '#fff6e6' : '#e6cfa8',
        18,
      ),
    )
    return place(
      [
        bristles,
        drawPath(
          'M-430 -270 C-420 -380 -220 -430 0 -430 C220 -430 420 -380 430 -270 C430 -190 300 -166 0 -166 C-300 -166 -430 -190 -430 -270Z',
          sheet.linear([['#f7dfb4'], ['#d0a060']]),
        ),
        line(
          'M-340 -300 C-140 -330 160 -270 350 -300 M-300 -230 C-60 -210 120 -240 320 -222',
          '#a9783c',
          6,
          'stroke-opacity="0.5"',
        ),
        line('M-250 -310 C-240 -620 240 -620 250 -310', deep, 122),
        line('M-250 -316 C-240 -612 240 -612 250 -316', light, 100),
        line(
          'M-206 -340 C-190 -560 190 -560 206 -340 M-292 -340 C-290 -676 290 -676 292 -340',
          '#ffffff',
          6,
          'stroke-dasharray="18 14" stroke-opacity="0.8"',
        ),
      ].join(''),
      -50,
      40,
      1.12,
      -4,
    )
  },
}

export const BRUSHES = {
  'soft-touch-brush': nubBrush,
  'undercoat-brush': rake,
  'stable-yard-dandy-brush': dandy,
  'soft-coat-brush': softBrush,
} satisfies Record<string, Thing>
