import { box, type DrawingSheet, drawPath, line, mirror, oval, type Shades } from '../../sheet.ts'

const INSIDE = '#8a5a34'
type Card = { card?: Shades; lid?: string }

/** Taped removal box on y = 0; its mark is drawn around the middle of the front. */
export function drawRemovalBox(
  sheet: DrawingSheet,
  width: number,
  height: number,
  mark = '',
  { card = ['#dba66a', '#c48a4d'], lid = '#edc592' }: Card = {},
): string {
  const w = width / 2
  return [
    drawPath(`M${-w} ${-height} L${-w + 40} ${-height - 40} H${w - 40} L${w} ${-height}Z`, lid),
    box(-w, -height, width, height, 8, sheet.linear([[card[0]], [card[1]]])),
    drawPath(`M-24 ${-height - 40} H24 L30 ${-height} V${-height + 64} H-30 V${-height}Z`, '#f8e6c4'),
    line(`M${-w + 4} ${-height} H-30 M30 ${-height} H${w - 4}`, '#a9713a', 5, 'opacity="0.5"'),
    `<g transform="translate(0 ${-height * 0.42})">${mark}</g>`,
  ].join('')
}

/** Open removal box on y = 0 with its flaps out; what is in it goes between back and front, over the edge at y = −height. */
export function drawOpenBox(
  sheet: DrawingSheet,
  width: number,
  height: number,
  mark = '',
  { card = ['#e0ab6e', '#c98f52'], lid = '#efc896' }: Card = {},
): { back: string; front: string } {
  const w = width / 2
  const flap = drawPath(
    `M${-w} ${-height} L${-w + 44} ${-height - 60} L${-w - 84} ${-height - 150} L${-w - 140} ${-height - 84}Z`,
    lid,
  )
  return {
    back: [
      drawPath(
        `M${-w + 44} ${-height - 60} H${w - 44} L${w - 20} ${-height - 190} H${-w + 20}Z`,
        sheet.linear([[lid], [card[0]]]),
      ),
      drawPath(
        `M${-w} ${-height} L${-w + 44} ${-height - 60} H${w - 44} L${w} ${-height} V${-height + 60} H${-w}Z`,
        INSIDE,
      ),
      mirror(flap),
    ].join(''),
    front: [
      box(-w, -height, width, height, 8, sheet.linear([[card[0]], [card[1]]])),
      drawPath(`M${-w} ${-height} H${w} L${w + 22} ${-height + 130} H${-w - 22}Z`, '#8a5a30', 'opacity="0.22"'),
      drawPath(`M${-w} ${-height} H${w} L${w + 22} ${-height + 112} H${-w - 22}Z`, lid),
      `<g transform="translate(0 ${-height * 0.36})">${mark}</g>`,
    ].join(''),
  }
}

/** Sign of removal boxes for glass. */
export const drawGlassMark = (colour: string): string =>
  drawPath('M-44 -80 H44 C44 -20 26 6 8 12 V56 H36 V72 H-36 V56 H-8 V12 C-26 6 -44 -20 -44 -80Z', colour) +
  line('M-20 -76 L-2 -48 L-20 -28', '#e0ab6e', 7)

/** Sign of removal boxes that must stand upright. */
export const drawUpMark = (colour: string): string =>
  [-40, 40].map((x) => drawPath(`M${x} -70 l34 46 h-20 v70 h-28 v-70 h-20Z`, colour)).join('') +
  box(-84, 60, 168, 12, 4, colour)

/** Rolled rug that stands on end, on y = 0; about 150 wide. */
export function drawRolledRug(sheet: DrawingSheet, height: number, [light, deep]: Shades): string {
  return [
    box(-74, -height, 148, height, 20, sheet.linear([[deep], [light], [deep]], 0)),
    ...[0.2, 0.72].map((at) => box(-74, -height * at - 40, 148, 26, 0, '#fff3dd', 'opacity="0.85"')),
    ...[0.36, 0.58].map((at) => box(-78, -height * at - 10, 156, 14, 7, '#8a5a34')),
    oval(0, -height, 74, 30, light),
    line(
      `M-48 ${-height} C-40 ${-height - 18} 44 ${-height - 18} 46 ${-height} C44 ${-height + 14} -22 ${-height + 14} -20 ${-height} C-16 ${-height - 8} 18 ${-height - 6} 18 ${-height}`,
      deep,
      7,
    ),
  ].join('')
}

/** Carrier for a cat on y = 0 with its door swung open, a blanket over its threshold; about 700 × 470. */
export function drawCarrier(sheet: DrawingSheet, [light, deep]: Shades, blanket: Shades, base = light): string {
  const bars = [0.2, 0.4, 0.6, 0.8].map((at) => `M${186 + 150 * at} ${-322 + 34 * at} V${-54 + 30 * at}`).join(' ')
  return [
    line('M-96 -404 C-96 -486 96 -486 96 -404', deep, 32),
    drawPath(
      'M-280 -150 L-256 -340 C-248 -396 -212 -418 -160 -418 H160 C212 -418 248 -396 256 -340 L280 -150Z',
      sheet.linear([[light], [deep]]),
    ),
    drawPath(
      'M-286 -172 H286 L272 -40 C268 -12 248 0 220 0 H-220 C-248 0 -268 -12 -272 -40Z',
      sheet.linear([[base], [deep]]),
    ),
    box(-298, -190, 596, 34, 17, deep),
    mirror(oval(-224, -290, 12, 34, deep, 'transform="rotate(8 -224 -290)"') + oval(-240, -96, 22, 30, deep)),
    drawPath(
      'M-176 -46 L-166 -290 C-162 -332 -140 -350 -104 -350 H104 C140 -350 162 -332 166 -290 L176 -46Z',
      '#4b3145',
    ),
    drawPath('M-174 -92 C-110 -132 -40 -96 20 -112 C80 -126 130 -122 174 -92 L176 -46 H-176Z', blanket[1]),
    drawPath(
      'M-180 -70 C-120 -96 -60 -70 0 -78 C60 -88 130 -86 180 -66 C196 -30 210 -8 240 10 C150 34 -130 34 -226 12 C-204 -10 -190 -36 -180 -70Z',
      sheet.linear([[blanket[0]], [blanket[1]]]),
    ),
    line('M-196 -8 C-90 12 110 12 204 -10', '#ffffff', 8, 'opacity="0.55" stroke-dasharray="4 22"'),
    line(`M184 -326 L338 -290 V-24 L184 -56Z`, deep, 20),
    line(`${bars} M184 -190 L338 -158`, deep, 10),
  ].join('')
}

/** Wicker carrier on y = 0, open to the front, a cloth in it; about 640 × 520. */
export function drawWickerCarrier(sheet: DrawingSheet, [light, deep]: Shades, cloth: Shades): string {
  const shell =
    'M-290 -30 C-310 -300 -210 -440 0 -440 C210 -440 310 -300 290 -30 C286 -8 270 0 250 0 H-250 C-270 0 -286 -8 -290 -30Z'
  const inside = sheet.clip(`<path d="${shell}"/>`)
  const weave = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (row) =>
      `M-320 ${-20 - row * 42} ${Array.from({ length: 10 }, (_, i) => `q32 ${i % 2 ? 16 : -16} 64 0`).join(' ')}`,
  )
  return [
    line('M-70 -436 C-70 -520 70 -520 70 -436', deep, 30),
    drawPath(shell, sheet.linear([[light], [deep]])),
    `<g clip-path="${inside}">${line(weave.join(' '), deep, 7, 'opacity="0.7"')}</g>`,
    drawPath('M-196 -40 C-214 -230 -140 -340 0 -340 C140 -340 214 -230 196 -40Z', deep),
    drawPath('M-168 -40 C-184 -214 -118 -312 0 -312 C118 -312 184 -214 168 -40Z', '#3f2f26'),
    drawPath('M-168 -96 C-110 -134 -40 -100 20 -116 C80 -130 124 -124 168 -96 L170 -40 H-170Z', cloth[1]),
    drawPath(
      'M-176 -72 C-120 -98 -60 -72 0 -80 C60 -90 126 -88 176 -68 C194 -32 208 -8 236 8 C150 32 -130 32 -222 10 C-202 -10 -188 -38 -176 -72Z',
      sheet.linear([[cloth[0]], [cloth[1]]]),
    ),
  ].join('')
}
