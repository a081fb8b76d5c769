import { box, type DrawingSheet, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'

/** Kitchen units from x to x + width: their worktop at y = top, feet at y = foot. */
export function drawUnits(
  sheet: DrawingSheet,
  [x, width]: readonly [number, number],
  [top, foot]: readonly [number, number],
  front: Shades,
  worktop: string,
): string {
  const doors = Math.max(1, Math.round(width / 290))
  const each = width / doors
  const fronts = Array.from({ length: doors }, (_, i) => {
    const left = x + i * each
    return (
      box(left + 12, top + 54, each - 24, foot - top - 90, 14, sheet.linear([[front[0]], [front[1]]])) +
      box(left + each / 2 - 44, top + 86, 88, 16, 8, '#fff3dd')
    )
  }).join('')
  return box(x, top + 20, width, foot - top - 24, 0, front[1]) + fronts + box(x - 16, top, width + 32, 44, 12, worktop)
}

export function drawUpperCupboards(sheet: DrawingSheet, x: number, doors: number, front: Shades): string {
  return Array.from(
    { length: doors },
    (_, i) =>
      box(x + i * 250, 0, 240, 290, 14, sheet.linear([[front[0]], [front[1]]])) +
      box(x + i * 250 + 96, 250, 48, 14, 7, '#fff3dd'),
  ).join('')
}

export function drawFridge(sheet: DrawingSheet, [light, deep]: Shades): string {
  return [
    box(-190, -860, 380, 860, 60, sheet.linear([[light], [deep]])),
    line('M-190 -560 H190', deep, 12),
    box(-150, -700, 24, 110, 12, '#fff6ea'),
    box(-150, -520, 24, 160, 12, '#fff6ea'),
    place(box(-40, -40, 80, 90, 6, '#fff6ea') + oval(0, 0, 22, 20, '#f2762e'), 60, -680, 1, 6),
  ].join('')
}

/** Bowl on the ground at y = 0, full to the rim. */
export function drawBowl(
  sheet: DrawingSheet,
  colour: Shades,
  food: 'kibble' | 'water' | 'milk' | 'mash' | 'seeds' | 'greens' = 'kibble',
): string {
  const heap = {
    kibble: ['#9b5f2e', '#b97a42', '#84491f'],
    mash: ['#b5683f', '#c98255', '#8f4a2a'],
    seeds: ['#e3bd6c', '#8d6a3f', '#f2dfae'],
    greens: ['#6fae3f', '#98cc5c', '#e98a2c'],
  } as const
  const top =
    food === 'water' || food === 'milk'
      ? oval(0, -100, 118, 20, food === 'water' ? '#bfe6f2' : '#fffaf2')
      : Array.from({ length: 13 }, (_, i) => {
          const row = i < 6 ? 0 : i < 10 ? 1 : 2
          const at = [i - 2.5, i - 7.5, i - 11][row] ?? 0
          return oval(at * 38, -112 - row * 24, 25, 19, heap[food][i % 3] ?? '#9b5f2e')
        }).join('')
  return [
    oval(0, -100, 140, 28, colour[1]),
    top,
    drawPath(
      'M-146 -100 C-60 -76 60 -76 146 -100 L170 -14 C172 -4 164 0 154 0 L-154 0 C-164 0 -172 -4 -170 -14Z',
      sheet.linear([[colour[0]], [colour[1]]]),
    ),
    drawPaw(0, -40, 0.34, '#ffffff', 0.9),
  ].join('')
}

export function drawPaw(x: number, y: number, scale: number, colour: string, opacity = 1): string {
  return place(
    `<g opacity="${opacity}">${drawPath('M0 -10 C34 -10 66 30 58 58 C48 82 20 70 0 70 C-20 70 -48 82 -58 58 C-66 30 -34 -10 0 -10Z', colour)}${mirror(oval(-30, -46, 21, 30, colour, 'transform="rotate(-8 -30 -46)"') + oval(-74, -6, 19, 27, colour, 'transform="rotate(-24 -74 -6)"'))}</g>`,
    x,
    y,
    scale,
  )
}

/** Bag of food without a name, a paw on its label; stands on y = 0, 300 × 420. */
export function drawSack(
  sheet: DrawingSheet,
  colour: Shades,
  band: string,
  mark: string = drawPaw(0, -176, 0.7, colour[1]),
): string {
  return [
    drawPath(
      'M-140 -400 L140 -400 C160 -280 162 -120 150 -6 L-150 -6 C-162 -120 -160 -280 -140 -400Z',
      sheet.linear([[colour[0]], [colour[1]]]),
    ),
    drawPath('M-140 -400 L140 -400 L146 -344 L-146 -344Z', band),
    line('M-146 -344 L146 -344', '#ffffff', 5, 'opacity="0.6"'),
    oval(0, -170, 104, 104, '#fff6e6'),
    mark,
    drawPath(
      'M-128 -330 C-142 -220 -144 -120 -136 -20 L-112 -20 C-120 -120 -120 -230 -104 -330Z',
      '#ffffff',
      'opacity="0.22"',
    ),
  ].join('')
}

/** Low tin, on y = 0. */
export function drawCan(sheet: DrawingSheet, colour: Shades): string {
  return [
    drawPath(
      'M-92 -116 L92 -116 L92 -12 C50 4 -50 4 -92 -12Z',
      sheet.linear([[colour[1]], [colour[0]], [colour[1]]], 0),
    ),
    oval(0, -116, 92, 20, '#dfe3e4'),
    oval(0, -116, 74, 14, '#b9c0c4'),
    oval(20, -118, 20, 6, '#eef1f2'),
    drawPaw(0, -58, 0.36, '#fff6e6'),
  ].join('')
}

/** Glass jar with biscuits, on y = 0. */
export function drawJar(
  sheet: DrawingSheet,
  lid: string,
  content: 'biscuits' | 'hearts' | 'fish' = 'biscuits',
): string {
  const glass =
    'M-100 -270 C-120 -250 -124 -230 -124 -200 L-124 -30 C-124 -8 -110 0 -90 0 L90 0 C110 0 124 -8 124 -30 L124 -200 C124 -230 120 -250 100 -270Z'
  const inside = sheet.clip(`<path d="${glass}"/>`)
  const bit = { biscuits: drawBiscuit('#d99a55'), hearts: drawHeart('#d3203f'), fish: drawFishBit('#e98a4a') }[content]
  const bits = Array.from({ length: 15 }, (_, i) =>
    place(bit, -90 + (i % 4) * 58 + (Math.floor(i / 4) % 2) * 24, -24 - Math.floor(i / 4) * 46, 0.5, (i * 67) % 180),
  ).join('')
  return [
    drawPath(glass, '#ffffff', 'opacity="0.55"'),
    `<g clip-path="${inside}">${bits}</g>`,
    drawPath(glass, '#bfe0ea', 'opacity="0.28"'),
    box(-96, -250, 20, 220, 10, '#ffffff', 'opacity="0.6"'),
    box(-112, -316, 224, 56, 18, lid),
    oval(0, -322, 30, 18, lid),
  ].join('')
}

export function drawBiscuit(colour: string): string {
  const deep = '#a96a2e'
  return (
    drawPath(
      'M-60 -18 C-84 -52 -116 -28 -100 0 C-116 28 -84 52 -60 18 L60 18 C84 52 116 28 100 0 C116 -28 84 -52 60 -18Z',
      colour,
      `stroke="${deep}" stroke-width="7" stroke-linejoin="round"`,
    ) + [-34, 0, 34].map((x) => oval(x, 0, 6, 6, deep)).join('')
  )
}

export function drawHeart(colour: string): string {
  return drawPath(
    'M0 60 C-80 10 -90 -50 -46 -60 C-20 -66 -4 -48 0 -34 C4 -48 20 -66 46 -60 C90 -50 80 10 0 60Z',
    colour,
  )
}

export function drawFishBit(colour: string): string {
  return (
    drawPath('M80 0 C50 -44 -10 -44 -44 -8 L-84 -40 L-84 40 L-44 8 C-10 44 50 44 80 0Z', colour) +
    oval(40, -8, 8, 8, '#5a2a12')
  )
}

/** Jug of a kitchen or a vase with flowers. */
export function drawVase(sheet: DrawingSheet, colour: Shades, flowers: readonly string[]): string {
  const stems = flowers
    .map(
      (_, i) =>
        `M0 -150 C${(i - flowers.length / 2) * 30} -230 ${(i - flowers.length / 2) * 60} -280 ${(i - (flowers.length - 1) / 2) * 70} ${-330 - (i % 2) * 50}`,
    )
    .join(' ')
  return [
    line(stems, '#5f9440', 9),
    ...flowers.map((flower, i) =>
      place(
        [0, 60, 120, 180, 240, 300].map((turn) => place(oval(0, -26, 17, 24, flower), 0, 0, 1, turn)).join('') +
          oval(0, 0, 16, 16, '#ffd34d'),
        (i - (flowers.length - 1) / 2) * 70,
        -340 - (i % 2) * 50,
      ),
    ),
    drawPath(
      'M-46 -180 L46 -180 C50 -140 90 -110 90 -60 C90 -20 60 0 40 0 L-40 0 C-60 0 -90 -20 -90 -60 C-90 -110 -50 -140 -46 -180Z',
      sheet.linear([[colour[0]], [colour[1]]]),
    ),
  ].join('')
}
