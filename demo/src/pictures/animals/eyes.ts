import { line, mirror, oval } from '../sheet.ts'

type Eyes = {
  x: number
  y: number
  rx: number
  ry: number
  iris: string
  white?: string
  slit?: boolean
  asleep?: boolean
  /** Turns the pupils to a side, as seen: −1 left, 1 right. */
  gaze?: number
}

/** A pair of friendly eyes, light from the upper left in both; closed arcs in sleep. */
export function drawEyes({ x, y, rx, ry, iris, white, slit, asleep, gaze = 0 }: Eyes): string {
  if (asleep)
    return mirror(
      line(
        `M${x - rx} ${y} C${x - rx * 0.5} ${y + ry * 0.7} ${x + rx * 0.5} ${y + ry * 0.7} ${x + rx} ${y}`,
        '#3a2416',
        9,
      ),
    )
  const turn = gaze * rx * (slit ? 0.4 : 0.26)
  const ball = (at: number): string =>
    [
      white ? oval(at, y, rx * 1.12, ry * 1.1, white) : '',
      oval(at, y, rx, ry, iris),
      oval(at + turn, y, slit ? rx * 0.46 : rx * 0.62, slit ? ry * 0.86 : ry * 0.64, '#1c120d'),
    ].join('')
  const light = (at: number): string =>
    oval(at + turn - rx * 0.3, y - ry * 0.38, rx * 0.32, rx * 0.32, '#ffffff') +
    oval(at + turn + rx * 0.34, y + ry * 0.36, rx * 0.15, rx * 0.15, '#ffffff', 'opacity="0.8"')
  return (gaze ? ball(x) + ball(-x) : mirror(ball(x))) + light(x) + light(-x)
}
