import { box, type DrawingSheet, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'

export function drawBall(sheet: DrawingSheet, r: number, colours: readonly [string, string, string]): string {
  const inside = sheet.clip(`<circle cx="0" cy="${-r}" r="${r}"/>`)
  return (
    oval(
      0,
      -r,
      r,
      r,
      sheet.radial(
        [
          [colours[0], 0, 1],
          [colours[1], 1, 1],
        ],
        { cx: 0.36, cy: 0.3, r: 0.8 },
      ),
    ) +
    `<g clip-path="${inside}">${line(`M${-r} ${-r * 1.5} C${-r * 0.3} ${-r * 1.1} ${r * 0.3} ${-r * 1.1} ${r} ${-r * 1.6} M${-r} ${-r * 0.6} C${-r * 0.3} ${-r * 0.2} ${r * 0.3} ${-r * 0.2} ${r} ${-r * 0.7}`, colours[2], r * 0.22)}</g>` +
    oval(-r * 0.36, -r * 1.42, r * 0.2, r * 0.14, '#ffffff', 'opacity="0.7"')
  )
}

export function drawWool(r: number, [light, deep]: Shades, thread = 'M0 0'): string {
  return (
    line(thread, light, 10) +
    oval(0, -r, r, r, light) +
    line(
      `M${-r * 0.8} ${-r * 1.3} C${-r * 0.2} ${-r * 1.9} ${r * 0.5} ${-r * 1.7} ${r * 0.8} ${-r * 1.1} M${-r * 0.9} ${-r * 0.9} C${-r * 0.2} ${-r * 1.5} ${r * 0.5} ${-r * 1.2} ${r * 0.7} ${-r * 0.6} M${-r * 0.7} ${-r * 0.5} C${-r * 0.1} ${-r * 1} ${r * 0.3} ${-r * 0.7} ${r * 0.4} ${-r * 0.3} M${-r * 0.2} ${-r * 1.8} C${r * 0.2} ${-r * 1.2} ${r * 0.1} ${-r * 0.6} ${-r * 0.3} ${-r * 0.2}`,
      deep,
      r * 0.1,
    )
  )
}

const feather = (fill: string): string => drawPath('M0 0 C40 30 50 100 20 150 C-20 110 -30 50 0 0Z', fill)

/** Wand that reaches in from above; its feathers hang at the origin. */
export function drawFeatherWand(): string {
  return [
    line('M300 -640 L80 -260', '#8a5a34', 18),
    line('M80 -260 C20 -180 50 -80 0 0', '#8a6a5a', 6),
    place(feather('#e0529f'), 0, 0, 1, 34),
    place(feather('#ffc94d'), 0, 0, 0.95, 0),
    place(feather('#3fa9dc'), 0, 0, 0.9, -36),
  ].join('')
}

/** Scratching tower with a den and two platforms, on y = 0, 560 × 860. */
export function drawScratchingTower(sheet: DrawingSheet, plush: Shades): string {
  const rope = (x: number, top: number, foot: number): string =>
    box(x - 34, top, 68, foot - top, 10, '#d9b98a') +
    line(
      Array.from(
        { length: Math.floor((foot - top) / 26) },
        (_, i) => `M${x - 34} ${top + 14 + i * 26} L${x + 34} ${top + 4 + i * 26}`,
      ).join(''),
      '#b9945f',
      5,
    )
  const fill = sheet.linear([[plush[0]], [plush[1]]])
  return [
    rope(-160, -640, -40),
    rope(150, -820, -300),
    box(-10, -310, 300, 280, 30, fill),
    oval(140, -160, 84, 92, '#00000055'),
    box(-40, -330, 350, 40, 20, plush[1]),
    box(-300, -660, 290, 44, 22, fill),
    box(0, -850, 300, 44, 22, fill),
    box(-300, -44, 620, 44, 16, plush[1]),
    line('M-40 -616 C-40 -560 -30 -540 -30 -520', '#8a6a5a', 5),
    oval(-30, -500, 24, 24, '#f2762e'),
  ].join('')
}

/** Oval bed with a soft rim; the sleeper goes between `back` and `front`. */
export function drawBed(sheet: DrawingSheet, [light, deep]: Shades, width: number): { back: string; front: string } {
  const w = width / 2
  return {
    back: oval(0, -130, w, 124, deep) + oval(0, -124, w * 0.86, 92, '#fff3e2'),
    front:
      drawPath(
        `M${-w} -150 C${-w * 0.98} -70 ${-w * 0.6} -96 0 -84 C${w * 0.6} -96 ${w * 0.98} -70 ${w} -150 C${w * 1.12} -30 ${w * 0.7} 0 0 0 C${-w * 0.7} 0 ${-w * 1.12} -30 ${-w} -150Z`,
        sheet.linear([[light], [deep]]),
      ) +
      line(
        `M${-w * 0.92} -66 C${-w * 0.5} -26 ${w * 0.5} -26 ${w * 0.92} -66`,
        '#ffffff',
        7,
        'opacity="0.35" stroke-dasharray="2 22"',
      ),
  }
}

/** Wicker basket around the origin, on y = 0. */
export function drawBasket(width: number, height: number, [light, deep]: Shades = ['#d9a868', '#a8743c']): string {
  const w = width / 2
  const rows = Math.floor(height / 34)
  return (
    drawPath(`M${-w} ${-height} L${w} ${-height} L${w * 0.84} 0 L${-w * 0.84} 0Z`, light) +
    Array.from({ length: rows }, (_, i) =>
      line(
        `M${-w + 12 + i * 3} ${-height + 22 + i * 34} ${Array.from({ length: 10 }, (_, n) => `q${(w - i * 3) * 0.1} ${n % 2 ? 12 : -12} ${(w - i * 3) * 0.19} 0`).join(' ')}`,
        deep,
        6,
        'opacity="0.75"',
      ),
    ).join('') +
    box(-w - 16, -height - 18, width + 32, 36, 18, deep)
  )
}

export function drawCushion(sheet: DrawingSheet, [light, deep]: Shades, width: number): string {
  const w = width / 2
  return drawPath(
    `M${-w} -60 C${-w - 20} -100 ${-w + 40} -110 ${-w + 70} -96 C${-w * 0.3} -120 ${w * 0.3} -120 ${w - 70} -96 C${w - 40} -110 ${w + 20} -100 ${w} -60 C${w + 20} -10 ${w - 30} 0 ${w - 70} -6 C${w * 0.3} 6 ${-w * 0.3} 6 ${-w + 70} -6 C${-w + 30} 0 ${-w - 20} -10 ${-w} -60Z`,
    sheet.linear([[light], [deep]]),
  )
}

/** Draws a cloth tunnel on y = 0; an animal that leaves it goes between back and front. */
export function drawTunnel(sheet: DrawingSheet, [light, deep]: Shades, length: number): string {
  return (
    drawPath(
      `M0 -270 L${length} -270 C${length + 70} -270 ${length + 70} 0 ${length} 0 L0 0Z`,
      sheet.linear([[light], [deep]]),
    ) +
    Array.from({ length: Math.floor(length / 120) }, (_, i) =>
      line(
        `M${120 + i * 120} -266 C${180 + i * 120} -230 ${180 + i * 120} -40 ${120 + i * 120} -4`,
        '#ffffff',
        12,
        'opacity="0.4"',
      ),
    ).join('') +
    oval(0, -135, 76, 135, light) +
    oval(0, -135, 56, 112, '#4a2a3a')
  )
}

/** Tray for cat litter with a rim, on y = 0; front only, so that a cat can sit behind it. */
export function drawLitterTray(sheet: DrawingSheet, [light, deep]: Shades): { back: string; front: string } {
  return {
    back:
      drawPath('M-330 -190 L330 -190 L352 -110 L-352 -110Z', deep) +
      oval(0, -116, 320, 34, '#d9cfc2') +
      Array.from({ length: 24 }, (_, i) =>
        oval(-290 + i * 25, -116 - ((i * 7) % 18), 10, 7, i % 2 ? '#c3b7a8' : '#efe7dc'),
      ).join(''),
    front:
      drawPath(
        'M-360 -130 L360 -130 L320 -8 C316 0 310 0 300 0 L-300 0 C-310 0 -316 0 -320 -8Z',
        sheet.linear([[light], [deep]]),
      ) + box(-376, -150, 752, 36, 18, deep),
  }
}

export function drawScoop(colour: string): string {
  return (
    drawPath('M-70 -70 L70 -70 L60 20 C56 36 -56 36 -60 20Z', colour) +
    line('M-34 -50 L-30 10 M0 -50 L0 14 M34 -50 L30 10', '#ffffff', 9, 'opacity="0.7"') +
    line('M0 -70 L0 -230', colour, 24)
  )
}

export function drawFrisbee(colour: string, deep: string): string {
  return oval(0, 0, 110, 34, deep) + oval(0, -8, 108, 28, colour) + oval(0, -10, 66, 16, deep, 'opacity="0.5"')
}

export function drawWheel(sheet: DrawingSheet, colour: Shades): string {
  return [
    line('M-130 0 L0 -230 L130 0', '#a8743c', 24),
    oval(0, -240, 220, 220, 'none', `stroke="${colour[1]}" stroke-width="44"`),
    oval(0, -240, 220, 220, 'none', `stroke="${colour[0]}" stroke-width="14" stroke-dasharray="10 34"`),
    oval(
      0,
      -240,
      198,
      198,
      sheet.radial([
        ['#ffffff', 0, 0.2],
        [colour[0], 1, 0.35],
      ]),
    ),
    mirror(line('M0 -240 L-150 -100 M0 -240 L-150 -380', colour[1], 10)),
    oval(0, -240, 24, 24, colour[1]),
  ].join('')
}
