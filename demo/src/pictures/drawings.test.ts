import { describe, expect, it } from 'vitest'
import { DRAWINGS } from './drawings.ts'
import { drawLetters } from './lettering.ts'

/** Sizes in pixels by the beginning of a name; scenes are for the largest heroes, banners for one size below. */
const SIZES: readonly (readonly [name: RegExp, size: readonly [number, number]])[] = [
  [/^(scene-|grove-(home|cats|walk|pumpkins|kitchen|cooking|oven|desk|hearth)$)/, [2880, 1200]],
  [/^(banner|work|grove-(dog|cat|still|work))-|^grove-(hills|mist|orchard)$/, [1920, 800]],
  [/^(grove-)?portrait-|^author-/, [1200, 1200]],
  [/^shop-/, [1260, 800]],
  [/^seal-/, [400, 400]],
  [/^social-/, [1200, 630]],
  [/^film-/, [1280, 720]],
]

describe('the drawings', () => {
  it.each(Object.entries(DRAWINGS))('%s is complete, has its expected size and needs no font', (name, draw) => {
    const svg = draw()
    expect(svg).not.toMatch(/NaN|undefined|<text/)
    const [, width = 0, height = 0] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)?.map(Number) ?? []
    expect([width, height]).toEqual(SIZES.find(([names]) => names.test(name))?.[1] ?? [1500, 1500])
  })

  it('are all different, even without their lettering', () => {
    const shapes = Object.values(DRAWINGS).map((draw) =>
      draw().replace(/<path transform="translate\([\d. -]+\) scale[^>]*>/g, ''),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('are the same every time they are drawn', () => {
    for (const draw of Object.values(DRAWINGS)) expect(draw()).toBe(draw())
  })
})

describe('lettering', () => {
  const boxOf = (text: string, fit?: number) => {
    const moves = [
      ...drawLetters(text, 0, 0, { face: 'playful', size: 100, fill: '#000000', ...(fit && { fit }) }).matchAll(
        /translate\(([\d.-]+) 0\)/g,
      ),
    ]
    return Math.max(...moves.map(([, x]) => Number(x)))
  }

  it('draws each letter as an outline, to the right of the letter before', () => {
    expect(drawLetters('Oat', 0, 0, { face: 'plain', size: 50, fill: '#123456' }).match(/<path /g)).toHaveLength(3)
    expect(boxOf('Oats')).toBeGreaterThan(boxOf('Oat'))
  })

  it('draws nothing for the sign that keeps the parts of a word in one line', () => {
    expect(boxOf('Spot-\u2060on')).toBe(boxOf('Spot-on'))
  })

  it('makes words smaller that are wider than their space', () => {
    expect(boxOf('Chicken and rice', 200)).toBeLessThan(200)
    expect(boxOf('Oats', 10_000)).toBe(boxOf('Oats'))
  })
})
