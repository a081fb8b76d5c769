import type { Contents } from '../content/products/family.ts'
import type { WorldRandom } from './random.ts'

const SMALL = [
  15, 20, 25, 30, 40, 50, 60, 75, 80, 85, 90, 100, 120, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 750, 800,
]
const LARGE = [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 7.5, 8, 10, 12, 12.5, 14, 15, 17, 18, 20, 22, 25, 30]
const NUMBERS = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 36, 40, 42, 45, 48, 50, 56, 60, 70, 72,
]
const MORE = [80, 84, 90, 96, 100, 120, 125, 140, 150, 180, 200, 240, 250, 300]
const LADDERS: Readonly<Record<string, readonly number[]>> = { ml: SMALL, g: SMALL, l: LARGE, kg: LARGE, m: LARGE }

type Varied = { contents: Contents /** How many times as much as before. */; factor: number }

/** Returns another amount that shops have, from a third to four times as much. Single things stay single. */
export function varyContents(contents: Contents, random: WorldRandom): Varied {
  const varied: Contents = { ...contents }
  let factor = 1
  for (const [unit, value] of Object.entries(contents)) {
    if (!isUnit(unit, contents) || value === undefined || value === 1) continue
    const ladder = LADDERS[unit] ?? [...NUMBERS, ...MORE]
    const near = ladder.filter((step) => step >= value / 3 && step <= value * 4)
    const chosen = near.length === 0 ? value : random.pick(near)
    varied[unit] = chosen
    factor *= chosen / value
  }
  return { contents: varied, factor }
}

const isUnit = (unit: string, contents: Contents): unit is keyof Contents & string => Object.hasOwn(contents, unit)
