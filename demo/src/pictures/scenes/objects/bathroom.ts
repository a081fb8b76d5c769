import { box, type DrawingSheet, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'
import { drawPaw } from './kitchen.ts'

/** Round wooden or zinc tub for small animals, rim at y = −190. */
export function drawWashTub(sheet: DrawingSheet, [light, deep]: Shades): string {
  return [
    ...Array.from({ length: 8 }, (_, i) =>
      oval(-230 + i * 66, -200 - ((i * 23) % 24), 48 + ((i * 13) % 18), 36, '#ffffff'),
    ),
    drawPath('M-300 -190 L300 -190 L262 0 L-262 0Z', sheet.linear([[light], [deep]])),
    line('M-286 -130 C-100 -110 100 -110 286 -130 M-274 -60 C-100 -40 100 -40 274 -60', deep, 12, 'opacity="0.7"'),
    box(-316, -206, 632, 30, 15, deep),
    mirror(drawPath('M-310 -180 C-370 -190 -370 -110 -300 -120', 'none', `stroke="${deep}" stroke-width="16"`)),
  ].join('')
}

/** Bottle without a name; `pump` gives it a pump. On y = 0, 130 × 330. */
export function drawBottle(sheet: DrawingSheet, [light, deep]: Shades, cap: string, pump = false): string {
  const top = pump
    ? box(-14, -370, 28, 70, 8, cap) + drawPath('M-60 -392 L20 -392 C34 -392 34 -366 20 -366 L-50 -366Z', cap)
    : box(-40, -336, 80, 60, 12, cap)
  return [
    top,
    drawPath(
      'M-66 -290 C-66 -310 66 -310 66 -290 L70 -16 C70 -4 60 0 50 0 L-50 0 C-60 0 -70 -4 -70 -16Z',
      sheet.linear([[light], [deep]]),
    ),
    box(-54, -210, 108, 130, 14, '#fff8ee'),
    drawPaw(0, -152, 0.46, deep),
    box(-56, -284, 14, 250, 7, '#ffffff', 'opacity="0.4"'),
  ].join('')
}

/** Spray bottle with a trigger, on y = 0. */
export function drawSpray(sheet: DrawingSheet, [light, deep]: Shades, trigger: string): string {
  return [
    drawPath(
      'M-30 -300 L40 -300 L40 -340 L100 -340 C112 -340 112 -380 100 -380 L-50 -380 C-66 -380 -66 -350 -50 -346 L-30 -340Z',
      trigger,
    ),
    drawPath('M36 -330 C60 -320 70 -290 66 -262 L46 -262 C48 -290 40 -306 26 -310Z', trigger),
    drawPath(
      'M-34 -300 L44 -300 C48 -250 82 -230 82 -180 L82 -16 C82 -4 74 0 64 0 L-60 0 C-70 0 -78 -4 -78 -16 L-78 -180 C-78 -230 -38 -250 -34 -300Z',
      sheet.linear([[light], [deep]]),
    ),
    box(-58, -180, 120, 120, 14, '#fff8ee'),
    drawPaw(2, -126, 0.44, deep),
  ].join('')
}

export function drawTowels(colours: readonly string[]): string {
  return colours
    .map(
      (colour, i) =>
        box(-130 + (i % 2) * 8, -(i + 1) * 58, 260, 54, 26, colour) +
        line(`M${-96 + (i % 2) * 8} ${-(i + 1) * 58 + 27} H${70 + (i % 2) * 8}`, '#ffffff', 5, 'opacity="0.55"'),
    )
    .join('')
}

/** Towel on a rail; the rail's middle is the origin. */
export function drawTowelRail(colour: Shades, sheet: DrawingSheet): string {
  return [
    box(-220, -12, 440, 20, 10, '#d9c3a5'),
    mirror(box(-226, -26, 26, 48, 10, '#c2a67f')),
    box(-150, -18, 300, 390, 14, sheet.linear([[colour[0]], [colour[1]]])),
    box(-150, 290, 300, 22, 0, '#ffffff', 'opacity="0.6"'),
    box(-150, 324, 300, 10, 0, '#ffffff', 'opacity="0.6"'),
  ].join('')
}

/** Towel around a sitting animal: from its neck to the ground. */
export function drawWrap(sheet: DrawingSheet, [light, deep]: Shades, width: number, height: number): string {
  const w = width / 2
  return [
    drawPath(
      `M0 ${-height} C${w * 0.7} ${-height} ${w * 0.95} ${-height * 0.6} ${w} -10 C${w * 0.6} 14 ${-w * 0.6} 14 ${-w} -10 C${-w * 0.95} ${-height * 0.6} ${-w * 0.7} ${-height} 0 ${-height}Z`,
      sheet.linear([[light], [deep]]),
    ),
    line(
      `M${-w * 0.5} ${-height * 0.93} C${-w * 0.1} ${-height * 0.6} ${w * 0.1} ${-height * 0.3} ${w * 0.16} 0 M${w * 0.5} ${-height * 0.93} C${w * 0.3} ${-height * 0.7} ${w * 0.16} ${-height * 0.56} ${w * 0.02} ${-height * 0.45}`,
      '#ffffff',
      10,
      'opacity="0.55"',
    ),
    line(
      `M${-w * 0.8} ${-height * 0.2} C${-w * 0.7} ${-height * 0.4} ${-w * 0.6} ${-height * 0.5} ${-w * 0.56} ${-height * 0.6}`,
      deep,
      9,
      'opacity="0.4"',
    ),
  ].join('')
}

export function drawBrush(handle: Shades, sheet: DrawingSheet): string {
  return (
    Array.from({ length: 9 }, (_, i) => line(`M${-96 + i * 24} 20 V58`, '#6a5648', 8)).join('') +
    box(-120, -34, 240, 58, 28, sheet.linear([[handle[0]], [handle[1]]])) +
    drawPath('M110 -24 L300 -16 C320 -14 320 14 300 14 L110 14Z', sheet.linear([[handle[0]], [handle[1]]]))
  )
}

export function drawBucket(sheet: DrawingSheet, [light, deep]: Shades, fill?: string): string {
  return [
    `<path d="M-120 -250 C-120 -400 120 -400 120 -250" fill="none" stroke="#8d8580" stroke-width="12"/>`,
    oval(0, -250, 136, 26, deep),
    fill ? oval(0, -252, 120, 20, fill) : '',
    drawPath('M-136 -250 C-60 -226 60 -226 136 -250 L104 -12 C60 4 -60 4 -104 -12Z', sheet.linear([[light], [deep]])),
    line('M-126 -180 C-50 -158 50 -158 126 -180', '#ffffff', 9, 'opacity="0.5"'),
  ].join('')
}

/** Heap of foam, about `width` wide, its foot on y = 0. */
export function drawFoam(width: number): string {
  const w = width / 2
  return [
    [-0.7, -0.16, 0.3],
    [-0.32, -0.34, 0.38],
    [0.08, -0.42, 0.42],
    [0.46, -0.3, 0.36],
    [0.74, -0.14, 0.28],
    [0, -0.1, 0.4],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x * w, y * w, r * w, r * w, '#ffffff', 'opacity="0.96"'))
    .join('')
}

export function drawSoapBubbles(scale: number): string {
  const bubbles = [
    [0, 0, 46],
    [80, -70, 30],
    [-70, -90, 24],
    [30, -150, 38],
    [-40, 70, 18],
    [120, 30, 20],
  ] as const
  return place(
    bubbles
      .map(
        ([x, y, r]) =>
          oval(x, y, r, r, '#ffffff', 'fill-opacity="0.32" stroke="#ffffff" stroke-width="5" stroke-opacity="0.85"') +
          oval(x - r * 0.35, y - r * 0.35, r * 0.2, r * 0.2, '#ffffff'),
      )
      .join(''),
    0,
    0,
    scale,
  )
}

export function drawBasin(sheet: DrawingSheet, cabinet: Shades): string {
  return [
    box(-280, -380, 560, 380, 18, sheet.linear([[cabinet[0]], [cabinet[1]]])),
    line('M0 -350 V-20', '#ffffff', 6, 'opacity="0.4"'),
    mirror(oval(-30, -190, 12, 12, '#fff3dd')),
    box(-320, -420, 640, 56, 18, '#fff8ee'),
    drawPath('M-220 -440 L220 -440 C210 -400 150 -390 0 -390 C-150 -390 -210 -400 -220 -440Z', '#ffffff'),
    line('M190 -430 V-540 C190 -590 110 -590 104 -540', '#b9c0c4', 22),
  ].join('')
}

export function drawMirrorGlass(sheet: DrawingSheet, frame: string): string {
  return (
    oval(0, 0, 210, 250, frame) +
    oval(0, 0, 184, 224, sheet.linear([['#eaf7fa'], ['#b9dfe9']])) +
    line('M-90 60 L60 -120 M-40 110 L110 -70', '#ffffff', 16, 'opacity="0.8"')
  )
}
