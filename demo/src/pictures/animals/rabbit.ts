import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

export type RabbitCoat = { fur: string; shade: string; light: string; inner: string }

export const CREAM_RABBIT: RabbitCoat = { fur: '#e3cdb0', shade: '#c8aa85', light: '#fffaf2', inner: '#f5bdb6' }

/** Head with upright ears, about 300 wide, −330 … 150. */
export function drawRabbitHead(sheet: DrawingSheet, coat: RabbitCoat): string {
  const ear = [
    drawPath(
      'M-34 -96 C-112 -170 -138 -280 -104 -322 C-66 -344 -18 -240 -14 -108Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    drawPath('M-42 -116 C-94 -184 -112 -264 -94 -292 C-70 -290 -36 -216 -30 -120Z', coat.inner),
  ].join('')
  const whiskers = line(
    'M-50 66 C-90 60 -120 60 -156 48 M-50 78 C-90 84 -120 88 -152 96',
    '#ffffff',
    3.5,
    'opacity="0.9"',
  )
  return [
    mirror(ear),
    drawPath(
      'M0 -124 C74 -124 122 -72 132 4 C140 84 78 138 0 138 C-78 138 -140 84 -132 4 C-122 -72 -74 -124 0 -124Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 -120 C14 -120 18 -80 20 -30 C22 10 64 30 74 72 C80 112 40 134 0 134 C-40 134 -80 112 -74 72 C-64 30 -22 10 -20 -30 C-18 -80 -14 -120 0 -120Z',
      coat.light,
    ),
    drawEyes({ x: 78, y: -14, rx: 24, ry: 28, iris: '#3b241a' }),
    drawPath('M0 62 C-12 56 -22 48 -18 40 C-12 34 12 34 18 40 C22 48 12 56 0 62Z', '#e58b90'),
    line('M0 62 L0 76 C-4 92 -26 94 -34 82 M0 76 C4 92 26 94 34 82', '#7a5648', 5),
    drawPath('M-12 90 L12 90 L10 112 C6 116 -6 116 -10 112Z', '#ffffff'),
    line('M0 91 L0 112', '#d9cbbd', 2.5),
    mirror(oval(-92, 46, 24, 17, coat.inner, 'opacity="0.55"')),
    mirror(whiskers),
  ].join('')
}

/** Sitting rabbit from the front, stands on y = 0, up to about −600 with its ears. */
export function drawSittingRabbit(sheet: DrawingSheet, coat: RabbitCoat): string {
  return [
    drawPath(
      'M0 -260 C110 -250 150 -160 146 -90 C142 -30 96 -8 0 -8 C-96 -8 -142 -30 -146 -90 C-150 -160 -110 -250 0 -260Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    drawPath(
      'M0 -230 C52 -226 72 -150 64 -90 C56 -50 24 -30 0 -30 C-24 -30 -56 -50 -64 -90 C-72 -150 -52 -226 0 -230Z',
      coat.light,
    ),
    mirror(oval(-104, -18, 52, 22, coat.light)),
    mirror(
      drawPath(
        'M-58 -150 C-72 -100 -66 -50 -56 -18 C-50 -4 -12 -4 -12 -20 C-12 -70 -14 -110 -18 -150Z',
        sheet.linear([[coat.fur], [coat.light]]),
      ),
    ),
    place(drawRabbitHead(sheet, coat), 0, -268, 0.98),
  ].join('')
}
