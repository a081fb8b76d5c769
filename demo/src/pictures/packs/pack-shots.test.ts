import { lowestContrast } from '@menagerie/sites/contrast'
import { describe, expect, it } from 'vitest'
import { toRibbon, toTone } from './aldergrove-label.ts'
import { drawPack } from './draw-pack.ts'
import { FAMILY_SHOTS } from './family-shots.ts'
import { toPackDesign } from './pack-design.ts'
import { PRODUCTS } from './products.ts'
import { toTailwellInks } from './tailwell-label.ts'
import { THINGS } from './things/draw-thing.ts'

const LEAST_CONTRAST = 4.5
/** Minimum height of a letter in pixels, in a picture 350 pixels wide as in a list of products. */
const LEAST_LETTER = 7

const designs = PRODUCTS.map(({ family, variant }) => ({
  sku: variant.sku,
  design: toPackDesign(family, variant),
}))

/** Words are paths scaled from the font's 1000 units, in groups that may be scaled too. */
function toLetterSizes(svg: string): number[] {
  const scales = [1]
  return [...svg.matchAll(/<g\b[^>]*>|<\/g>|<path transform="translate\([\d. -]+\) scale\(([\d.]+)\)"/g)].flatMap(
    ([tag, unit]) => {
      const scale = scales.at(-1) ?? 1
      if (tag === '</g>') scales.pop()
      else if (tag.startsWith('<g')) scales.push(scale * Number(/scale\((\d[\d.]*)/.exec(tag)?.[1] ?? 1))
      return unit === undefined ? [] : [scale * Number(unit) * 1000]
    },
  )
}

describe('the packs', () => {
  it('have words with enough contrast to their background', () => {
    const faint = designs.flatMap(({ sku, design }) => {
      const pairs =
        design.brand === 'tailwell'
          ? [toTailwellInks(design)].flatMap(({ ink, ground, pill, pillInk }) => [
              [ink, ground],
              [pillInk, pill],
            ])
          : [
              [toTone(design).ink, toTone(design).ground.join(' ')],
              ['#ffffff', toRibbon(design)],
            ]
      const lowest = Math.min(...pairs.map(([ink = '', ground = '']) => lowestContrast(ink, ground)))
      return lowest < LEAST_CONTRAST ? [`${sku}: ${lowest.toFixed(2)}`] : []
    })
    expect(faint).toEqual([])
  })

  it('have letters large enough to be read in a list of products', () => {
    const small = PRODUCTS.flatMap(({ family, variant }) => {
      const smallest = Math.min(...toLetterSizes(drawPack(family, variant))) * (350 / 1500)
      return smallest < LEAST_LETTER ? [`${variant.sku}: ${smallest.toFixed(1)}`] : []
    })
    expect(small).toEqual([])
  })

  it('include a drawing of each product that has no pack', () => {
    const things = PRODUCTS.filter(({ family, variant }) => (variant.form ?? family.pack.form) === 'thing')
    expect([...new Set(things.map(({ family }) => family.key))].sort()).toEqual(Object.keys(THINGS).sort())
  })

  it('show amounts and doses as a label does', () => {
    const size = (sku: string) => designs.find((design) => design.sku === sku)?.design.words.size
    expect(size('10110')).toBe('250 ml')
    expect(size('10340')).toBe('7 pieces · 105 g')
    expect(size('10442')).toBe('3 pipettes · 20–40 kg')
    expect(size('10140')).toBe('')
  })

  it('have no words in pictures that all countries share', () => {
    const [first] = PRODUCTS
    expect(first && toLetterSizes(drawPack(first.family, first.variant)).length).toBeGreaterThan(0)
    const worded = Object.entries(FAMILY_SHOTS).filter(([, draw]) => toLetterSizes(draw()).length > 0)
    expect(worded.map(([name]) => name)).toEqual([])
  })
})
