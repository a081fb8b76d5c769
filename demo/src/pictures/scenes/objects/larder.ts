import { box, type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'

/** Preserving jar, closed with a cloth; on y = 0, about 240 × 330. */
export function drawLarderJar(sheet: DrawingSheet, inside: string): string {
  return [
    drawPath(
      'M-110 -20 C-110 0 -90 6 -60 6 L60 6 C90 6 110 0 110 -20 L110 -230 C110 -262 84 -270 78 -284 L-78 -284 C-84 -270 -110 -262 -110 -230Z',
      '#e8ece4',
      'opacity="0.9"',
    ),
    drawPath('M-98 -24 C-98 -8 -84 -4 -60 -4 L60 -4 C84 -4 98 -8 98 -24 L98 -214 C60 -226 -60 -226 -98 -214Z', inside),
    drawPath(
      'M-98 -24 L-98 -214 C-84 -220 -70 -222 -60 -223 L-64 -6 C-84 -6 -98 -10 -98 -24Z',
      '#ffffff',
      'opacity="0.28"',
    ),
    drawPath(
      'M-104 -276 C-110 -330 110 -330 104 -276 C60 -262 -60 -262 -104 -276Z',
      sheet.linear([['#f3eee0'], ['#cfc4a8']]),
    ),
    line('M-90 -274 C-40 -262 40 -262 90 -274', '#8a6744', 9),
    box(-58, -170, 116, 74, 6, '#f6f1e3'),
    line('M-34 -146 H34 M-24 -122 H24', '#7d6b4f', 7),
  ].join('')
}

/** A carrot with its leaves, lying; its tip is at (0, 0), about 300 long. */
export function drawCarrot(sheet: DrawingSheet): string {
  return [
    drawPath(
      'M0 0 C-36 -80 -50 -170 -38 -226 C-20 -246 20 -246 38 -226 C50 -170 36 -80 0 0Z',
      sheet.linear([['#e29a52'], ['#c06f2c']], 0),
    ),
    line('M-22 -180 H2 M4 -140 H24 M-16 -100 H4', '#a85c22', 5, 'opacity="0.6"'),
    ...[-34, -14, 8, 30].map((turn) =>
      place(
        drawPath('M0 0 C-22 -60 -16 -120 0 -170 C16 -120 22 -60 0 0Z', turn > 0 ? '#5d8467' : '#6f9268'),
        0,
        -228,
        1,
        turn,
      ),
    ),
  ].join('')
}

/** Herbs bound at (0, 0), hanging down; about 180 × 330. */
export function drawBunch(colour: string): string {
  return (
    [-30, -20, -10, 0, 10, 20, 30]
      .map((turn, i) =>
        place(
          line('M0 0 V250', '#6b7a4f', 7) +
            [90, 130, 170, 210, 250]
              .map(
                (y) =>
                  oval(-16, y, 20, 11, colour, `transform="rotate(32 -16 ${y})"`) +
                  oval(16, y + 14, 20, 11, colour, `transform="rotate(-32 16 ${y + 14})"`),
              )
              .join(''),
          0,
          20,
          1 - Math.abs(i - 3) * 0.06,
          turn,
        ),
      )
      .join('') + box(-30, 6, 60, 34, 12, '#c9a862')
  )
}

export function drawEgg(sheet: DrawingSheet, colour: string): string {
  return (
    drawPath(
      'M0 -76 C40 -76 58 -24 58 8 C58 44 34 66 0 66 C-34 66 -58 44 -58 8 C-58 -24 -40 -76 0 -76Z',
      sheet.linear([[colour], [colour], ['#a98962']]),
    ) + oval(-20, -24, 14, 22, '#ffffff', 'opacity="0.4"')
  )
}

/** Trout on its side, its middle at (0, 0), about 720 × 190. */
export function drawLarderTrout(sheet: DrawingSheet): string {
  return [
    drawPath('M250 0 L372 -78 C360 -30 360 30 372 78Z', '#7d8a74'),
    drawPath('M-60 -78 C-20 -120 60 -118 100 -70Z', '#7d8a74'),
    drawPath(
      'M-360 8 C-300 -70 -120 -96 40 -78 C160 -64 230 -30 270 0 C230 34 150 68 30 80 C-130 92 -300 70 -360 8Z',
      sheet.linear([['#6f8272'], ['#b9b79c'], ['#efe6d0']]),
    ),
    drawPath('M-240 -4 C-80 -24 120 -18 262 0 C120 12 -80 16 -240 -4Z', '#d08a6a', 'opacity="0.55"'),
    ...Array.from({ length: 22 }, (_, i) =>
      oval(-200 + ((i * 89) % 440), -56 + ((i * 37) % 60), 8, 7, '#43524a', 'opacity="0.75"'),
    ),
    line('M-262 -40 C-238 -10 -240 30 -262 52', '#5c6a5e', 7),
    oval(-310, -8, 15, 15, '#f4efe0') + oval(-310, -8, 8, 8, '#22241f'),
  ].join('')
}

/** Round loaf with a cut cross; on y = 0, about 560 × 260. */
export function drawLoaf(sheet: DrawingSheet): string {
  return [
    drawPath(
      'M-280 -70 C-280 -210 -130 -266 0 -266 C130 -266 280 -210 280 -70 C280 -14 200 0 0 0 C-200 0 -280 -14 -280 -70Z',
      sheet.linear([['#c98f55'], ['#8f5a30']]),
    ),
    drawPath('M-170 -190 C-80 -150 80 -150 170 -190 C90 -120 -90 -120 -170 -190Z', '#efd6a8'),
    drawPath('M-30 -250 C-20 -180 -20 -120 -34 -60 L14 -60 C2 -120 4 -190 24 -252Z', '#efd6a8', 'opacity="0.85"'),
    ...Array.from({ length: 16 }, (_, i) =>
      oval(-220 + ((i * 71) % 440), -40 - ((i * 53) % 170), 7, 4, '#f6ead0', 'opacity="0.7"'),
    ),
  ].join('')
}

/** Folded cloth on y = 0, about 760 × 110. */
export function drawFolded(sheet: DrawingSheet, colour: string): string {
  return [
    drawPath(
      'M-380 -96 C-200 -112 200 -112 380 -96 L392 -16 C200 0 -200 0 -392 -16Z',
      sheet.linear([[colour], [colour], ['#8f8a74']]),
    ),
    line('M-388 -40 C-200 -26 200 -26 388 -40 M-384 -66 C-200 -52 200 -52 384 -66', '#8f8a74', 5, 'opacity="0.45"'),
  ].join('')
}
