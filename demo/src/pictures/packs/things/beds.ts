import { CREAM_CAT } from '../../animals/cat.ts'
import { drawLyingCat, drawSleepingCat } from '../../animals/cat-poses.ts'
import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../../sheet.ts'
import type { Accent } from '../accents.ts'
import { CATS } from '../figures.ts'
import { drawLabelAnimal, type LabelAnimal } from '../label-animals.ts'
import { tint } from '../tints.ts'
import type { Thing } from './thing.ts'

/** Draws paws on the rim, in front of the animal that looks over it. */
function drawPaws(animal: LabelAnimal, places: readonly number[], y: number, colour: string): string {
  return animal === 'none' ? '' : places.map((x) => oval(x, y, 68, 38, colour)).join('')
}

/** Oval bed, lower in front, with a cushion and an animal asleep in it. */
const nestBed: Thing = {
  tie: [470, -180],
  tag: 660,
  draw: (sheet, { light, deep }, { animal }) => {
    const plum = sheet.linear([[light], [deep]])
    return [
      drawPath('M-560 -250 C-560 -440 -330 -520 0 -520 C330 -520 560 -440 560 -250 L520 -120 L-520 -120Z', plum),
      drawPath('M-430 -270 C-420 -390 -230 -430 0 -430 C230 -430 420 -390 430 -270 L400 -160 L-400 -160Z', '#5d2f80'),
      oval(0, -220, 410, 120, sheet.linear([['#ffc9de'], ['#f58fba']])),
      Array.from({ length: 13 }, (_, i) =>
        oval(-380 + i * 63, -170 - Math.sin((i / 12) * Math.PI) * 130, 44, 36, '#ffd6e6'),
      ).join(''),
      place(drawLabelAnimal(sheet, animal), -30, -330, 1.08, -4),
      drawPaws(animal, [-200, 120], -196, '#fff3e0'),
      drawPath(
        'M-570 -260 C-600 -120 -470 0 -250 0 L250 0 C470 0 600 -120 570 -260 C560 -320 470 -330 440 -270 C400 -200 250 -170 0 -170 C-250 -170 -400 -200 -440 -270 C-470 -330 -560 -320 -570 -260Z',
        plum,
      ),
      drawPath(
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

/** Round plush nest: padding behind, the animal in it, and a rim of puffs in front. */
function drawCloudNest(sheet: DrawingSheet, { light, deep }: Accent, inside: string): string {
  const plush = sheet.linear([[tint(light, 0.5)], [light, 0.5], [deep, 1.4]])
  const puff = (x: number, y: number, rx: number, ry: number): string => oval(x, y, rx, ry, plush)
  const seams = [-400, -272, -138, 0, 138, 272, 400]
  return [
    drawPath(
      'M-540 -200 C-570 -350 -420 -380 -380 -420 C-320 -490 -230 -470 -196 -478 C-120 -530 -50 -500 0 -506 C50 -500 120 -530 196 -478 C230 -470 320 -490 380 -420 C420 -380 570 -350 540 -200 C500 -80 -500 -80 -540 -200Z',
      plush,
    ),
    line(
      'M-372 -416 L-326 -350 M-194 -474 L-172 -400 M0 -500 V-424 M194 -474 L172 -400 M372 -416 L326 -350',
      deep,
      8,
      'stroke-opacity="0.35"',
    ),
    oval(0, -236, 432, 168, deep, 'fill-opacity="0.55"'),
    oval(0, -216, 420, 152, sheet.linear([['#f4e6cd'], ['#fff8ea']])),
    inside,
    mirror(puff(-480, -196, 112, 118)),
    drawPath(
      'M-540 -190 C-500 -80 -400 -170 -330 -160 C-250 -120 -120 -118 0 -118 C120 -118 250 -120 330 -160 C400 -170 500 -80 540 -190 C580 -60 440 6 250 4 L-250 4 C-440 6 -580 -60 -540 -190Z',
      plush,
    ),
    seams.map((x) => puff(x, -84 - Math.abs(x) * 0.09, 84, 78)).join(''),
    line('M-470 -34 C-380 -6 -250 -4 0 -4 C250 -4 380 -6 470 -34', deep, 10, 'stroke-opacity="0.45"'),
  ].join('')
}

const cloudNest: Thing = {
  tie: [470, -150],
  tag: 640,
  draw: (sheet, colour, { animal }) => {
    const coat = CATS[animal]
    return drawCloudNest(sheet, colour, coat ? place(drawSleepingCat(sheet, coat), -30, -134, 1.2) : '')
  },
  drawLivedIn: (sheet, colour, { animal }) =>
    drawCloudNest(sheet, colour, place(drawLyingCat(sheet, CATS[animal] ?? CREAM_CAT), -10, -104, 1.18)),
}

/** Two floors of fleece between four hooks; an animal looks out of the pocket. */
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
      drawPath(
        'M-440 -620 C-300 -520 300 -520 440 -620 C470 -400 380 -180 0 -160 C-380 -180 -470 -400 -440 -620Z',
        cloth,
      ),
      drawPath(
        'M-380 -560 C-200 -490 200 -490 380 -560 C360 -420 240 -350 0 -340 C-240 -350 -360 -420 -380 -560Z',
        '#2a1208',
        'fill-opacity="0.38"',
      ),
      place(drawLabelAnimal(sheet, animal), -30, -450, 1.1, -5),
      drawPath(
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
