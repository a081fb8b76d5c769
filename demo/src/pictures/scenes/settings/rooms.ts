import { box, type DrawingSheet, drawPath, line, oval } from '../../sheet.ts'
import { BANNER } from '../landscape.ts'

type Pattern = 'plain' | 'dots' | 'stripes' | 'tiles' | 'panels' | 'boards' | 'leaves'
type Room = {
  wall: readonly [string, string]
  /** Colour of the pattern on the wall. */
  print: string
  pattern: Pattern
  floor: readonly [string, string]
  floorLine: string
  floorAt: number
  skirting?: string
  floorKind: 'boards' | 'tiles' | 'carpet' | 'straw'
}

const { width, height } = BANNER

/** Wall, skirting and floor from edge to edge. */
export function drawRoom(sheet: DrawingSheet, room: Room): string {
  const { wall, floor, floorAt, skirting } = room
  return [
    box(0, 0, width, floorAt + 4, 0, sheet.linear([[wall[0]], [wall[1]]])),
    drawPattern(room),
    box(0, floorAt, width, height - floorAt, 0, sheet.linear([[floor[0]], [floor[1]]])),
    drawFloor(room),
    skirting ? box(0, floorAt - 26, width, 34, 0, skirting) : '',
  ].join('')
}

function drawPattern({ pattern, print, floorAt }: Room): string {
  const columns = (step: number) => Array.from({ length: Math.ceil(width / step) }, (_, i) => i * step)
  const rows = (step: number) => Array.from({ length: Math.ceil(floorAt / step) }, (_, i) => i * step)
  switch (pattern) {
    case 'plain':
      return ''
    case 'dots':
      return rows(150)
        .flatMap((y, row) => columns(180).map((x) => oval(x + (row % 2 ? 90 : 0), y + 60, 11, 11, print)))
        .join('')
    case 'stripes':
      return columns(160)
        .map((x) => box(x, 0, 80, floorAt, 0, print))
        .join('')
    case 'tiles':
      return line(
        [
          ...rows(110).map((y) => `M0 ${y} L${width} ${y}`),
          ...columns(110).map((x) => `M${x} 0 L${x} ${floorAt}`),
        ].join(''),
        print,
        6,
      )
    case 'panels':
      return (
        columns(320)
          .map(
            (x) =>
              `<rect x="${x + 30}" y="${floorAt - 330}" width="260" height="270" rx="10" fill="none" stroke="${print}" stroke-width="8"/>`,
          )
          .join('') + box(0, floorAt - 380, width, 18, 0, print)
      )
    case 'boards':
      return line(
        columns(150)
          .map((x) => `M${x} 0 L${x} ${floorAt}`)
          .join(''),
        print,
        7,
      )
    case 'leaves':
      return rows(190)
        .flatMap((y, row) =>
          columns(210).map((x) =>
            drawPath(`M${x + (row % 2 ? 105 : 0)} ${y + 110} q34 -22 30 -72 q-46 22 -30 72Z`, print),
          ),
        )
        .join('')
  }
}

function drawFloor({ floorKind, floorLine, floorAt }: Room): string {
  const depth = height - floorAt
  switch (floorKind) {
    case 'boards':
      return line(
        `M0 ${floorAt + depth * 0.3} H${width} M0 ${floorAt + depth * 0.62} H${width} M500 ${floorAt} V${floorAt + depth * 0.3} M1700 ${floorAt} V${floorAt + depth * 0.3} M1100 ${floorAt + depth * 0.3} V${floorAt + depth * 0.62} M2300 ${floorAt + depth * 0.3} V${floorAt + depth * 0.62} M700 ${floorAt + depth * 0.62} V${height} M1900 ${floorAt + depth * 0.62} V${height}`,
        floorLine,
        5,
        'opacity="0.55"',
      )
    case 'tiles':
      return line(
        [
          `M0 ${floorAt + depth * 0.28} H${width} M0 ${floorAt + depth * 0.62} H${width}`,
          ...Array.from(
            { length: 17 },
            (_, i) => `M${width / 2 + (i - 8) * 190} ${floorAt} L${width / 2 + (i - 8) * 300} ${height}`,
          ),
        ].join(''),
        floorLine,
        6,
        'opacity="0.6"',
      )
    case 'carpet':
      return ''
    case 'straw':
      return line(
        Array.from(
          { length: 90 },
          (_, i) =>
            `M${(i * 1781) % width} ${floorAt + 20 + ((i * 71) % (depth - 40))} l${60 - ((i * 37) % 120)} ${-14 - (i % 4) * 6}`,
        ).join(''),
        floorLine,
        7,
      )
  }
}

/** Light that falls through a window onto wall and floor. */
export function drawSunbeam(x: number, y: number, spread: number, colour = '#fff3c4', opacity = 0.35): string {
  return drawPath(
    `M${x} ${y} L${x + 260} ${y} L${x + 260 + spread} ${height} L${x + spread - 260} ${height}Z`,
    colour,
    `opacity="${opacity}"`,
  )
}
