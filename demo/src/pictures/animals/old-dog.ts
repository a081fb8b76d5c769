import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import type { DogCoat } from './dog.ts'
import { drawEyes } from './eyes.ts'

/** Head of an old dog from the front: grey up to the brows, lids half down over dim eyes, ears that hang low. */
function drawOldDogHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = drawPath(
    'M-86 -122 C-140 -150 -196 -104 -206 -24 C-214 52 -204 118 -166 124 C-126 126 -116 58 -112 4 C-108 -44 -98 -84 -86 -122Z',
    sheet.linear([[coat.ear], [coat.ear], [coat.shade]], 70),
  )
  const lid =
    drawPath('M-92 -26 C-94 -56 -44 -64 -36 -40 C-54 -44 -76 -38 -92 -26Z', coat.light) +
    line('M-93 -24 C-78 -38 -56 -44 -37 -40', '#4a3a34', 6)
  const cheek = drawPath('M-126 20 C-120 60 -108 90 -90 116 C-98 84 -104 52 -108 18Z', coat.shade, 'opacity="0.45"')
  return [
    drawPath(
      'M0 -156 C78 -156 124 -116 132 -46 C138 12 124 74 96 122 C72 152 36 170 0 170 C-36 170 -72 152 -96 122 C-124 74 -138 12 -132 -46 C-124 -116 -78 -156 0 -156Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    // The grey of the face: from the chin around the eyes up to the brows.
    drawPath(
      'M0 -92 C20 -92 30 -104 56 -104 C96 -102 108 -64 100 -24 C112 14 116 74 92 116 C68 150 36 166 0 166 C-36 166 -68 150 -92 116 C-116 74 -112 14 -100 -24 C-108 -64 -96 -102 -56 -104 C-30 -104 -20 -92 0 -92Z',
      coat.light,
      'opacity="0.72"',
    ),
    drawPath(
      'M0 -16 C46 -16 92 26 94 84 C94 138 48 168 0 168 C-48 168 -94 138 -94 84 C-92 26 -46 -16 0 -16Z',
      coat.light,
    ),
    mirror(cheek + ear),
    mirror(oval(-62, -80, 22, 11, '#ffffff', 'transform="rotate(-22 -62 -80)" opacity="0.85"')),
    drawEyes({ x: 64, y: -24, rx: 21, ry: 23, iris: '#6a5a58', asleep }),
    asleep ? '' : mirror(oval(-64, -20, 15, 15, '#c9d3da', 'opacity="0.34"') + lid),
    mirror(line('M-88 4 C-76 12 -56 12 -42 4', coat.shade, 5, 'opacity="0.45"')),
    line('M0 82 L0 104 C-8 126 -44 128 -64 102 M0 104 C8 126 44 128 64 102', '#4a2d20', 7),
    mirror(line('M-34 64 C-58 58 -78 60 -90 66 M-36 74 C-56 76 -74 82 -84 90', '#ffffff', 4, 'opacity="0.8"')),
    drawPath('M0 20 C28 20 46 30 46 46 C46 66 20 82 0 82 C-20 82 -46 66 -46 46 C-46 30 -28 20 0 20Z', '#4a3a38'),
    oval(-12, 36, 15, 7, '#ffffff', 'opacity="0.3"'),
  ].join('')
}

/** Was brown when young. */
export const GREYING_DOG: DogCoat = {
  fur: '#9a6f4e',
  shade: '#7d573b',
  ear: '#5c4030',
  light: '#e6e1da',
  collar: '#c8433f',
  head: drawOldDogHead,
}
/** Was red-brown when young, in Aldergrove's quieter colours. */
export const GREYING_SETTER: DogCoat = {
  fur: '#9a6443',
  shade: '#7b4d31',
  ear: '#5e3a25',
  light: '#e4dccb',
  collar: '#3f6a4c',
  head: drawOldDogHead,
}
