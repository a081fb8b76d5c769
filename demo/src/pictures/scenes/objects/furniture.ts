import { box, type DrawingSheet, drawGlow, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'
import type { Light } from '../settings/lights.ts'

/** Window whose middle is the origin; its view is hills under a light. */
export function drawView(
  sheet: DrawingSheet,
  light: Light,
  { width = 560, height = 660, frame = '#fffaf2', sill = '#e9d3b4', moon = false, inside: view = '' } = {},
): string {
  const [left, top] = [-width / 2, -height / 2]
  const inside = sheet.clip(`<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="18"/>`)
  return [
    `<g clip-path="${inside}">`,
    box(left, top, width, height, 0, sheet.linear(light.sky)),
    moon
      ? oval(width * 0.2, -height * 0.24, 52, 52, '#fff3d0') +
        [
          [-0.3, -0.3],
          [-0.1, -0.4],
          [0.36, -0.08],
          [-0.38, -0.02],
        ]
          .map(([x = 0, y = 0]) => oval(x * width, y * height, 6, 6, '#ffffff'))
          .join('')
      : oval(width * 0.22, -height * 0.2, 48, 48, '#fff6d8', 'opacity="0.9"'),
    oval(-width * 0.25, height * 0.56, width * 0.66, height * 0.3, light.middle),
    oval(width * 0.34, height * 0.6, width * 0.6, height * 0.3, light.near[1]),
    view,
    '</g>',
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="18" fill="none" stroke="${frame}" stroke-width="34"/>`,
    line(`M0 ${top} V${-top} M${left} ${-height * 0.08} H${-left}`, frame, 20),
    box(left - 46, -top + 4, width + 92, 36, 10, sill),
  ].join('')
}

/** Curtains for a window of the same size, around the same origin. */
export function drawCurtains(
  sheet: DrawingSheet,
  [light, deep]: Shades,
  { width = 560, height = 660, rod = '#b98a4e' } = {},
): string {
  const [x, top, foot] = [-width / 2, -height / 2 - 60, height / 2 + 110]
  const cloth = drawPath(
    `M${x - 130} ${top} L${x + 70} ${top} C${x + 60} ${top + height * 0.4} ${x + 10} ${foot - height * 0.36} ${x - 90} ${foot - 60} L${x - 150} ${foot - 60}Z`,
    sheet.linear([[light], [deep]], 0),
  )
  const folds = line(
    `M${x - 90} ${top + 20} C${x - 90} 0 ${x - 100} ${foot - 200} ${x - 124} ${foot - 80} M${x - 20} ${top + 20} C${x - 24} -40 ${x - 50} ${foot - 260} ${x - 104} ${foot - 90}`,
    deep,
    7,
    'opacity="0.45"',
  )
  return (
    mirror(cloth + folds) +
    box(x - 180, top - 20, width + 360, 28, 14, rod) +
    mirror(oval(x - 186, top - 6, 22, 22, rod))
  )
}

export function drawSofa(sheet: DrawingSheet, [light, deep]: Shades, cushion = '#ffd98a'): string {
  const fill = sheet.linear([[light], [deep]])
  return [
    mirror(drawPath('M-400 -20 L-360 -20 L-372 40 L-396 40Z', '#7a4f2c')),
    box(-420, -420, 840, 330, 80, fill),
    line('M0 -400 V-150', deep, 8, 'opacity="0.5"'),
    place(box(-110, -110, 220, 200, 36, cushion), -240, -230, 1, -10),
    box(-440, -190, 880, 190, 60, fill),
    line('M-380 -150 H380', deep, 8, 'opacity="0.5"'),
    mirror(drawPath('M-520 -240 C-520 -300 -400 -300 -400 -230 L-400 0 L-500 0 C-516 0 -520 -20 -520 -40Z', fill)),
  ].join('')
}

export function drawArmchair(sheet: DrawingSheet, [light, deep]: Shades): string {
  const fill = sheet.linear([[light], [deep]])
  return [
    mirror(drawPath('M-200 -10 L-164 -10 L-176 40 L-198 40Z', '#7a4f2c')),
    drawPath('M-220 -60 C-240 -360 -180 -500 0 -500 C180 -500 240 -360 220 -60Z', fill),
    mirror(oval(-70, -360, 10, 10, deep)),
    oval(0, -290, 10, 10, deep),
    box(-210, -180, 420, 150, 50, fill),
    mirror(drawPath('M-290 -220 C-290 -290 -180 -290 -180 -220 L-180 0 L-270 0 C-286 0 -290 -20 -290 -40Z', fill)),
    line('M-150 -140 H150', deep, 8, 'opacity="0.5"'),
  ].join('')
}

export function drawFloorLamp(sheet: DrawingSheet, shade: string, glow = '#ffe3a0'): string {
  return [
    drawGlow(sheet, 0, -560, 420, 420, glow, 0.65),
    line('M0 -560 V-10', '#8a6a4a', 16),
    oval(0, -6, 90, 18, '#8a6a4a'),
    drawPath('M-90 -690 L90 -690 L150 -510 L-150 -510Z', shade),
    drawPath('M-40 -690 L0 -690 L0 -510 L-70 -510Z', '#ffffff', 'opacity="0.25"'),
  ].join('')
}

export function drawPendant(sheet: DrawingSheet, x: number, drop: number, shade: string): string {
  return (
    line(`M${x} 0 V${drop - 90}`, '#6a5444', 8) +
    drawGlow(sheet, x, drop + 30, 300, 300, '#ffe9ae', 0.6) +
    drawPath(`M${x - 120} ${drop} C${x - 116} ${drop - 120} ${x + 116} ${drop - 120} ${x + 120} ${drop}Z`, shade) +
    oval(x, drop + 2, 54, 22, '#fff3cc')
  )
}

export function drawRug(x: number, y: number, rx: number, outer: string, inner: string): string {
  return (
    oval(x, y, rx, rx * 0.115, outer) +
    oval(x, y - 4, rx * 0.92, rx * 0.096, inner) +
    oval(x, y - 4, rx * 0.62, rx * 0.062, 'none', `stroke="${outer}" stroke-width="7" opacity="0.7"`)
  )
}

export function drawShelf(width: number, wood = '#c58b4f'): string {
  return (
    box(-width / 2, 0, width, 26, 8, wood) +
    mirror(drawPath(`M${-width / 2 + 50} 26 L${-width / 2 + 80} 26 L${-width / 2 + 50} 84Z`, '#9b6634'))
  )
}

export function drawBooks(colours: readonly string[]): string {
  return colours
    .map(
      (colour, i) =>
        box(i * 44, -150 - ((i * 37) % 50), 38, 150 + ((i * 37) % 50), 5, colour) +
        box(i * 44, -120 - ((i * 37) % 50), 38, 12, 0, '#ffffff', 'opacity="0.45"'),
    )
    .join('')
}

export function drawFrame(sheet: DrawingSheet, width: number, height: number, frame: string, inside: string): string {
  const clip = sheet.clip(`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/>`)
  return (
    box(-width / 2 - 22, -height / 2 - 22, width + 44, height + 44, 8, frame) +
    box(-width / 2, -height / 2, width, height, 0, '#fff8ea') +
    `<g clip-path="${clip}">${inside}</g>`
  )
}

export function drawFireplace(sheet: DrawingSheet, stone: Shades, mantel: string): string {
  return [
    box(-330, -620, 660, 620, 10, sheet.linear([[stone[0]], [stone[1]]])),
    line(
      'M-330 -470 H-210 M-330 -320 H-220 M-330 -170 H-220 M210 -470 H330 M220 -320 H330 M220 -170 H330 M-270 -620 V-470 M-290 -320 V-170 M270 -470 V-320 M280 -170 V0',
      stone[1],
      7,
      'opacity="0.6"',
    ),
    drawPath('M-210 0 L-210 -300 C-210 -440 210 -440 210 -300 L210 0Z', '#3a2620'),
    drawGlow(sheet, 0, -90, 260, 220, '#ff9a3c', 0.75),
    drawPath(
      'M-110 -40 C-130 -130 -60 -150 -70 -240 C-10 -200 0 -160 10 -130 C20 -170 50 -180 46 -230 C110 -170 130 -110 100 -40Z',
      '#ff7a2a',
    ),
    drawPath('M-60 -40 C-70 -100 -20 -110 -20 -160 C20 -130 60 -90 50 -40Z', '#ffd34d'),
    place(box(-150, -34, 300, 44, 22, '#7a4a2c'), 0, -20, 1, 5),
    place(box(-150, -34, 300, 44, 22, '#8f5a36'), 0, -10, 1, -5),
    box(-390, -670, 780, 64, 14, mantel),
    box(-360, -14, 720, 30, 8, stone[1]),
  ].join('')
}

export function drawPotPlant(sheet: DrawingSheet, [light, deep]: Shades, pot: Shades): string {
  const leaf = drawPath('M0 0 C-60 -110 -50 -240 0 -330 C50 -240 60 -110 0 0Z', sheet.linear([[light], [deep]]))
  return (
    [-62, -34, -8, 20, 50].map((turn) => place(leaf, 0, -150, 1 - Math.abs(turn) / 220, turn)).join('') +
    drawPath('M-100 -170 L100 -170 L76 0 L-76 0Z', sheet.linear([[pot[0]], [pot[1]]])) +
    box(-112, -190, 224, 44, 14, pot[0])
  )
}

/** Leaves with holes, for tall pots. */
export function drawMonstera(sheet: DrawingSheet, [light, deep]: Shades, pot: Shades): string {
  const leaf =
    drawPath(
      'M0 0 C-100 -40 -130 -160 -60 -240 C-40 -200 -44 -190 -20 -176 C-30 -220 -20 -250 0 -276 C40 -250 44 -220 30 -176 C60 -190 60 -200 76 -236 C130 -160 100 -40 0 0Z',
      sheet.linear([[light], [deep]]),
    ) + line('M0 -10 V-230 M0 -80 L-60 -140 M0 -80 L60 -140', light, 6, 'opacity="0.6"')
  const stems = line(
    'M0 -150 C-20 -260 -120 -330 -190 -380 M0 -150 C10 -300 60 -380 60 -470 M0 -150 C40 -260 130 -270 210 -300',
    deep,
    12,
  )
  return [
    stems,
    place(leaf, -170, -360, 0.8, -50),
    place(leaf, 60, -440, 0.9, 6),
    place(leaf, 200, -290, 0.78, 56),
    place(leaf, -40, -230, 0.7, -24),
    drawPath('M-110 -170 L110 -170 L80 0 L-80 0Z', sheet.linear([[pot[0]], [pot[1]]])),
    box(-120, -190, 240, 40, 14, pot[0]),
  ].join('')
}

export function drawDoor(sheet: DrawingSheet, [light, deep]: Shades, glass = '#d7ecf2'): string {
  return [
    box(-230, -800, 460, 800, 12, '#fff6ea'),
    box(-196, -766, 392, 766, 8, sheet.linear([[light], [deep]])),
    box(-130, -700, 260, 270, 14, glass),
    line('M0 -700 V-430 M-130 -566 H130', light, 14),
    box(-130, -360, 260, 280, 12, '#000000', 'opacity="0.1"'),
    oval(150, -390, 20, 20, '#ffd98a'),
  ].join('')
}

/** Side table, its top at y = −240. */
export function drawSideTable(wood = '#b9804a', legs = '#8a5a30'): string {
  return line('M-90 -220 L-120 0 M90 -220 L120 0', legs, 20) + box(-170, -244, 340, 34, 14, wood)
}
