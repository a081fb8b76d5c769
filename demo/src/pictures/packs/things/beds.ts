import { line, mirror, oval, path, place } from '../../sheet.ts'
import { drawLabelAnimal, type LabelAnimal } from '../label-animals.ts'
import { tint } from '../tints.ts'
import type { Thing } from './thing.ts'

/** On the rim, before whoever looks over it. */
function drawPaws(animal: LabelAnimal, places: readonly number[], y: number, colour: string): string {
  return animal === 'nobody' ? '' : places.map((x) => oval(x, y, 68, 38, colour)).join('')
}

/** Oval bed, lower in front, with a cushion and the one who sleeps in it. */
const nestBed: Thing = {
  tie: [470, -180],
  tag: 660,
  draw: (sheet, { light, deep }, { animal }) => {
    const plum = sheet.linear([[light], [deep]])
    return [
      path('M-560 -250 C-560 -440 -330 -520 0 -520 C330 -520 560 -440 560 -250 L520 -120 L-520 -120Z', plum),
      path('M-430 -270 C-420 -390 -230 -430 0 -430 C230 -430 420 -390 430 -270 L400 -160 L-400 -160Z', '#5d2f80'),
      oval(0, -220, 410, 120, sheet.linear([['#ffc9de'], ['#f58fba']])),
      Array.from({ length: 13 }, (_, i) =>
        oval(-380 + i * 63, -170 - Math.sin((i / 12) * Math.PI) * 130, 44, 36, '#ffd6e6'),
      ).join(''),
      place(drawLabelAnimal(sheet, animal), -30, -330, 1.08, -4),
      drawPaws(animal, [-200, 120], -196, '#fff3e0'),
      path(
        'M-570 -260 C-600 -120 -470 0 -250 0 L250 0 C470 0 600 -120 570 -260 C560 -320 470 -330 440 -270 C400 -200 250 -170 0 -170 C-250 -170 -400 -200 -440 -270 C-470 -330 -560 -320 -570 -260Z',
        plum,
      ),
      path(
        'M-548 -262 C-540 -292 -490 -300 -462 -262 C-420 -190 -260 -150 0 -150 C100 -150 220 -158 310 -184 C210 -110 -320 -80 -548 -262Z',
        '#ffffff',
        'fill-opacity="0.18"',
      ),
      line(
        'M-500 -120 C-380 -40 -200 -30 0 -30 C200 -30 380 -40 500 -120',
        '#ffffff',
        6,
        'stroke-dasharray="22 16" stroke-opacity="0.55"',
      ),
    ].join('')
  },
}

/** Round plush nest: a ring of puffs, dipped at the front. */
const cloudNest: Thing = {
  tie: [470, -150],
  tag: 640,
  draw: (sheet, { light, deep }, { animal }) => {
    const plush = sheet.radial([[tint(light, 0.55)], [light, 0.5], [deep, 1.35]], { cx: 0.4, cy: 0.25, r: 0.95 })
    const back = [
      [-360, -330, 150],
      [-190, -410, 160],
      [0, -440, 164],
      [190, -410, 160],
      [360, -330, 150],
    ]
    const front = [
      [-440, -190, 150],
      [-330, -96, 132],
      [-160, -64, 120],
      [0, -56, 116],
      [160, -64, 120],
      [330, -96, 132],
      [440, -190, 150],
    ]
    const draw = (puffs: number[][]): string =>
      puffs.map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.86, plush)).join('')
    return [
      oval(0, -170, 500, 180, deep),
      draw(back),
      oval(0, -210, 380, 130, sheet.linear([['#fff8ea'], ['#eedcbf']])),
      place(drawLabelAnimal(sheet, animal), -20, -330, 1.05, 5),
      draw(front),
      drawPaws(animal, [-180, 120], -128, '#fbf8f5'),
    ].join('')
  },
}

/** Two floors of fleece between four hooks; somebody looks out of the pocket. */
const hammock: Thing = {
  tie: [330, -300],
  tag: 520,
  draw: (sheet, { light, deep }, { animal }) => {
    const cloth = sheet.linear([[light], [deep]])
    const hook = line('M-470 -980 C-500 -980 -500 -930 -470 -930 C-446 -930 -446 -956 -456 -960', '#9aa2aa', 17)
    const strap =
      line('M-470 -930 L-420 -610', deep, 30) +
      line('M-380 -900 L-340 -640', deep, 26) +
      line('M-380 -950 C-404 -950 -404 -904 -380 -904', '#9aa2aa', 15)
    return [
      line('M-2400 -990 H1400', '#aab2ba', 26) + line('M-2400 -998 H1400', '#eef1f4', 8),
      mirror(hook + strap),
      path('M-440 -620 C-300 -520 300 -520 440 -620 C470 -400 380 -180 0 -160 C-380 -180 -470 -400 -440 -620Z', cloth),
      path(
        'M-380 -560 C-200 -490 200 -490 380 -560 C360 -420 240 -350 0 -340 C-240 -350 -360 -420 -380 -560Z',
        '#2a1208',
        'fill-opacity="0.38"',
      ),
      place(drawLabelAnimal(sheet, animal), -30, -450, 1.1, -5),
      path(
        'M-416 -470 C-300 -320 -150 -330 0 -330 C150 -330 300 -320 416 -470 C420 -300 320 -180 0 -160 C-320 -180 -420 -300 -416 -470Z',
        cloth,
      ),
      line(
        'M-402 -446 C-290 -310 -150 -310 0 -310 C150 -310 290 -310 402 -446',
        '#ffffff',
        9,
        'stroke-dasharray="24 18" stroke-opacity="0.75"',
      ),
      drawPaws(animal, [-150, 96], -324, '#7d5d44'),
      Array.from({ length: 9 }, (_, i) =>
        place(oval(0, 0, 15, 12, '#ffffff', 'fill-opacity="0.5"'), -240 + i * 60, -240 + ((i * 31) % 40)),
      ).join(''),
    ].join('')
  },
}

export const BEDS = { 'nest-bed': nestBed, 'cloud-nest-cat': cloudNest, 'ferret-hammock': hammock } satisfies Record<
  string,
  Thing
>
