import { box, type DrawingSheet, drawPath, line, mirror, oval, type Shades } from '../../sheet.ts'

type CarPaint = { body: Shades; trim: string; inside: string; lamp?: string; plate?: string; wood?: Shades }

/** Boot from behind: sides, seats and its floor at y = −262. */
const drawBoot = (sheet: DrawingSheet, inside: string): string =>
  [
    drawPath(
      'M-420 -262 V-470 L-368 -690 C-362 -716 -344 -726 -320 -726 H320 C344 -726 362 -716 368 -690 L420 -470 V-262Z',
      inside,
    ),
    drawPath('M-300 -700 H300 L330 -520 H-330Z', sheet.linear([['#d9eef2'], ['#b9dbe4']]), 'opacity="0.75"'),
    mirror(box(-232, -650, 150, 110, 36, '#3b3038')),
    box(-356, -556, 712, 240, 40, sheet.linear([['#5d4c56'], ['#43363e']])),
    line('M0 -540 V-330', '#3b3038', 7, 'opacity="0.6"'),
    mirror(drawPath('M-420 -262 V-470 L-384 -620 L-340 -520 L-330 -330Z', '#00000033')),
    drawPath('M-420 -262 L-340 -336 H340 L420 -262Z', '#2f262c'),
  ].join('')

/** Estate car from behind with its boot open, on y = 0, about 1100 × 960; what it carries goes between back and front. */
export function drawOpenCar(sheet: DrawingSheet, paint: CarPaint): { back: string; front: string } {
  const { body, trim, inside, lamp = '#e5323e', plate = '#fff6e0', wood } = paint
  const fill = sheet.linear([[body[0]], [body[1]]])
  const panel = wood ? sheet.linear([[wood[0]], [wood[1]]]) : fill
  const sides = mirror(drawPath('M-550 -250 V-380 C-550 -430 -530 -452 -494 -474 L-480 -536 L-440 -470 V-250Z', panel))
  return {
    back: [
      mirror(box(-494, -150, 150, 150, 34, '#33303a') + box(-478, -120, 30, 110, 10, '#ffffff', 'opacity="0.1"')),
      // The raised hatch: its lining and its window.
      drawPath('M-352 -780 H352 L440 -940 C444 -962 430 -972 410 -972 H-410 C-430 -972 -444 -962 -440 -940Z', fill),
      drawPath(
        'M-316 -800 H316 L378 -916 C382 -930 376 -938 362 -938 H-362 C-376 -938 -382 -930 -378 -916Z',
        '#c7e6ee',
        'opacity="0.9"',
      ),
      drawPath('M-200 -800 L-120 -938 H-20 L-100 -800Z', '#ffffff', 'opacity="0.5"'),
      mirror(line('M-352 -640 L-384 -840', '#6a6670', 12)),
      drawPath(
        'M-550 -150 V-380 C-550 -430 -530 -452 -494 -474 L-436 -730 C-426 -772 -394 -792 -350 -792 H350 C394 -792 426 -772 436 -730 L494 -474 C530 -452 550 -430 550 -380 V-150 C550 -110 530 -90 494 -90 H-494 C-530 -90 -550 -110 -550 -150Z',
        fill,
      ),
      wood ? sides : '',
      drawBoot(sheet, inside),
    ].join(''),
    front: [
      mirror(box(-534, -440, 70, 170, 24, lamp) + box(-524, -386, 50, 40, 10, '#ffd98a')),
      box(-440, -270, 880, 42, 12, trim),
      box(-500, -232, 1000, 104, 20, panel),
      box(-566, -176, 1132, 86, 36, trim),
      box(-140, -222, 280, 76, 12, plate),
      [-92, -46, 0, 46, 92].map((x) => oval(x, -184, 13, 13, trim, 'opacity="0.75"')).join(''),
      mirror(oval(-430, -132, 34, 15, '#ffd98a', 'opacity="0.9"')),
    ].join(''),
  }
}

/** Suitcase on y = 0 with straps. */
export function drawSuitcase(sheet: DrawingSheet, width: number, height: number, [light, deep]: Shades): string {
  const w = width / 2
  return [
    line(`M-44 ${-height} V${-height - 34} H44 V${-height}`, deep, 16),
    box(-w, -height, width, height, 26, sheet.linear([[light], [deep]])),
    mirror(box(-w * 0.62, -height, 30, height, 0, deep) + box(-w * 0.62 - 4, -height * 0.56, 38, 34, 8, '#ffd98a')),
    line(`M${-w + 16} ${-height * 0.5} H${w - 16}`, '#00000022', 5),
  ].join('')
}
