import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

type HamsterCoat = { fur: string; shade: string; light: string; pink: string }

export const GOLDEN_HAMSTER: HamsterCoat = { fur: '#eba552', shade: '#cf8434', light: '#fff4e2', pink: '#f2a9a0' }
export const GREY_HAMSTER: HamsterCoat = { fur: '#a9a4a6', shade: '#868084', light: '#f7f3ef', pink: '#eeb0a8' }

/** Head from the front with full cheeks, about 340 × 310 around the origin. */
export function drawHamsterHead(sheet: DrawingSheet, coat: HamsterCoat): string {
  const ear = oval(-92, -112, 50, 54, coat.shade) + oval(-90, -108, 30, 34, coat.pink)
  const cheek = drawPath('M-60 34 C-120 0 -170 30 -164 78 C-158 124 -90 140 -40 126Z', coat.light)
  const whiskers = line('M-62 64 C-106 54 -146 52 -186 40 M-62 76 C-106 80 -146 86 -182 96', '#ffffff', 3.5)
  return [
    mirror(ear),
    drawPath(
      'M0 -122 C70 -124 112 -88 124 -32 C178 0 182 96 106 126 C60 144 -60 144 -106 126 C-182 96 -178 0 -124 -32 C-112 -88 -70 -124 0 -122Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    mirror(cheek),
    drawPath(
      'M0 -40 C24 -40 34 10 56 36 C84 70 60 132 0 134 C-60 132 -84 70 -56 36 C-34 10 -24 -40 0 -40Z',
      coat.light,
    ),
    line('M-16 -118 C-10 -90 -8 -70 -8 -52 M16 -118 C10 -90 8 -70 8 -52', coat.shade, 9, 'opacity="0.7"'),
    drawEyes({ x: 66, y: -22, rx: 25, ry: 28, iris: '#1f130e' }),
    drawPath('M0 52 C-11 47 -20 40 -17 32 C-10 26 10 26 17 32 C20 40 11 47 0 52Z', '#e0777f'),
    line('M0 52 L0 66 C-6 84 -28 86 -36 74 M0 66 C6 84 28 86 36 74', '#7a5648', 5),
    drawPath('M-11 81 L11 81 L9 102 C4 106 -4 106 -9 102Z', '#ffffff'),
    line('M0 82 L0 102', '#d9cbbd', 2.5),
    mirror(oval(-104, 56, 26, 18, coat.pink, 'opacity="0.5"')),
    mirror(whiskers),
  ].join('')
}

/** Sits up and holds a seed; stands on y = 0, about 340 × 470. */
export function drawHamster(sheet: DrawingSheet, coat: HamsterCoat): string {
  const foot = drawPath('M-120 -8 C-124 -34 -60 -38 -46 -12 L-46 -4 L-116 -4Z', coat.pink)
  const arm = drawPath('M-110 -176 C-96 -130 -66 -112 -26 -112 L-26 -142 C-60 -146 -76 -164 -84 -186Z', coat.fur)
  return [
    drawPath(
      'M0 -270 C110 -266 164 -180 162 -104 C158 -36 104 -6 0 -6 C-104 -6 -158 -36 -162 -104 C-164 -180 -110 -266 0 -270Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    oval(0, -108, 100, 98, coat.light),
    mirror(foot),
    mirror(arm),
    drawPath('M0 -172 C26 -150 30 -116 0 -92 C-30 -116 -26 -150 0 -172Z', '#fff3d0'),
    line('M0 -162 L0 -102 M-12 -146 C-14 -130 -12 -116 -8 -108 M12 -146 C14 -130 12 -116 8 -108', '#4a3a30', 5),
    mirror(oval(-26, -128, 17, 14, coat.pink)),
    place(drawHamsterHead(sheet, coat), 0, -304, 0.98),
  ].join('')
}
