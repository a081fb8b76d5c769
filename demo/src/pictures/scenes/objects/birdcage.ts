import { box, type DrawingSheet, drawPath, line, oval, type Shades } from '../../sheet.ts'

/** Cage with a domed roof, its floor at y = −40; birds are drawn between back and front. */
export function drawCage(
  width: number,
  height: number,
  metal: string,
  tray: Shades,
  sheet: DrawingSheet,
): { back: string; front: string } {
  const w = width / 2
  const bars = Array.from({ length: 13 }, (_, i) => {
    const x = -w + (i * width) / 12
    return `M${x} -60 V${-height * 0.68} C${x} ${-height * 0.86} ${x * 0.5} ${-height * 0.98} 0 ${-height}`
  }).join('')
  return {
    back: drawPath(
      `M${-w} -60 V${-height * 0.68} C${-w} ${-height * 0.86} ${-w * 0.5} ${-height * 0.98} 0 ${-height} C${w * 0.5} ${-height * 0.98} ${w} ${-height * 0.86} ${w} ${-height * 0.68} V-60Z`,
      '#ffffff',
      'opacity="0.35"',
    ),
    front:
      line(bars, metal, 7, 'opacity="0.85"') +
      line(`M${-w} ${-height * 0.4} H${w} M${-w} ${-height * 0.68} H${w}`, metal, 9) +
      box(-w - 24, -96, width + 48, 96, 20, sheet.linear([[tray[0]], [tray[1]]])) +
      `<circle cx="0" cy="${-height - 34}" r="32" fill="none" stroke="${metal}" stroke-width="12"/>`,
  }
}

/** Swing with beads; its bar is y = 0 and hangs from y = −length. */
export function drawSwing(length: number, beads: readonly string[]): string {
  const rope = (x: number): string =>
    line(`M${x * 0.3} ${-length} L${x} 0`, '#b98a4e', 8) +
    beads.map((bead, i) => oval(x * (0.55 + i * 0.11), -length * (0.64 - i * 0.16), 22, 22, bead)).join('')
  return rope(-120) + rope(120) + box(-170, -14, 340, 30, 15, '#c58b4f')
}

/** Branch from edge to edge of a stand, with a foot on y = 0 and perches at −420 and −640. */
export function drawPlayStand(): string {
  return [
    box(-240, -40, 480, 40, 18, '#c58b4f'),
    line('M0 -30 C-10 -240 20 -420 0 -700', '#9a6a3c', 44),
    line('M0 -400 C-120 -420 -220 -440 -330 -420 M0 -600 C110 -620 220 -650 330 -640', '#9a6a3c', 34),
    line('M-8 -60 C-18 -240 10 -420 -8 -660', '#c08a52', 12, 'opacity="0.7"'),
  ].join('')
}

export function drawRings(colours: readonly string[]): string {
  return (
    line('M0 0 V60', '#8a6a5a', 7) +
    colours
      .map(
        (colour, i) => `<circle cx="0" cy="${110 + i * 84}" r="48" fill="none" stroke="${colour}" stroke-width="22"/>`,
      )
      .join('')
  )
}

/** Seed cup that hangs on bars or a perch; its rim is y = 0. */
export function drawSeedCup(colour: Shades, sheet: DrawingSheet): string {
  return (
    Array.from({ length: 9 }, (_, i) =>
      oval(-56 + i * 14, -8 - ((i * 7) % 16), 11, 8, ['#e3bd6c', '#8d6a3f', '#c8452f'][i % 3] ?? '#e3bd6c'),
    ).join('') +
    drawPath('M-80 0 L80 0 C80 70 40 90 0 90 C-40 90 -80 70 -80 0Z', sheet.linear([[colour[0]], [colour[1]]])) +
    box(-92, -12, 184, 24, 12, colour[1])
  )
}

/** Tall mesh of an aviary from edge to edge above y. */
export function drawMesh(y: number, colour: string): string {
  const wires =
    Array.from({ length: 33 }, (_, i) => `M${i * 90} 0 V${y}`).join('') +
    Array.from({ length: Math.floor(y / 90) }, (_, i) => `M0 ${i * 90 + 40} H2880`).join('')
  return (
    line(wires, colour, 4, 'opacity="0.45"') +
    [0, 950, 1900, 2850].map((x) => box(x - 20, 0, 40, y, 0, '#a8743c')).join('') +
    box(0, 0, 2880, 44, 0, '#a8743c')
  )
}

/** Wreath or garland of leaves along a line, for edges and corners. */
export function drawJungleLeaf(colour: string, vein: string): string {
  return (
    drawPath('M0 0 C120 -60 260 -220 240 -420 C60 -400 -60 -220 0 0Z', colour) +
    line(
      'M10 -20 C70 -140 140 -260 220 -390 M60 -120 L150 -130 M60 -120 L50 -200 M110 -210 L190 -220 M110 -210 L100 -290',
      vein,
      7,
      'opacity="0.5"',
    )
  )
}

export function drawBranch(d: string): string {
  return `${line(d, '#8a5a34', 46)}<g transform="translate(0 -8)">${line(d, '#a9744a', 18, 'opacity="0.7"')}</g>`
}

export function drawMillet(colour = '#d9a94a'): string {
  return (
    line('M0 0 C10 60 0 120 10 170', '#8a9a4a', 8) +
    Array.from({ length: 26 }, (_, i) =>
      oval(((i * 17) % 40) - 14, 60 + i * 9, 11, 9, i % 2 ? colour : '#c08a34'),
    ).join('')
  )
}
