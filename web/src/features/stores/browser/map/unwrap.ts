type Point = number[]

/** Half a turn in degrees: two successive points farther apart have the antimeridian between them. */
const HALF_TURN = 180
const TURN = 360
/** Nearly at the pole, which this projection cannot show. */
const SOUTH_POLE = -89.9

/** Continues a line that crosses the antimeridian beyond 180°, instead of back across the whole map. */
export function unwrapLine(line: Point[]): Point[] {
  if (!line.some((point, at) => at > 0 && isAcross(line[at - 1], point))) return line
  let shift = 0
  return line.map((point, at) => {
    const before = line[at - 1]
    const [lng = 0, lat = 0] = point
    if (before && isAcross(before, point)) shift += lng > (before[0] ?? 0) ? -TURN : TURN
    return [lng + shift, lat]
  })
}

/** A ring that ends a full turn from its beginning encloses the pole, and is closed along it. */
export function unwrapRing(ring: Point[]): Point[] {
  const line = unwrapLine(ring)
  const [first] = line
  const last = line.at(-1)
  if (line === ring || !first || !last || Math.abs((first[0] ?? 0) - (last[0] ?? 0)) < HALF_TURN) return line
  return [...line, [last[0] ?? 0, SOUTH_POLE], [first[0] ?? 0, SOUTH_POLE], first]
}

const isAcross = (before: Point | undefined, [lng = 0]: Point) => Math.abs(lng - (before?.[0] ?? lng)) > HALF_TURN
