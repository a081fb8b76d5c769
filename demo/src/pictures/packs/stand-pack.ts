import type { ProductFamily } from '../../content/products/family.ts'
import { type DrawingSheet, groundShadow } from '../sheet.ts'
import { findForm } from './forms/pack-forms.ts'
import { NO_WORDS, toPackDesign } from './pack-design.ts'
import { findProduct } from './products.ts'
import { drawBareThing } from './things/draw-thing.ts'

const THING = { width: 1150, height: 1080 }

/** Returns the size of the drawing of `standProduct`. */
export function findExtents(
  family: ProductFamily,
  variant: ProductFamily['variants'][number],
): { width: number; height: number } {
  const name = variant.form ?? family.pack.form
  return name === 'thing' ? THING : findForm(name, variant)
}

/** Draws a product for another picture, without words, because all countries share it. It stands on (0, 0) with its shadow; packs are about 650 to 1000 high. */
export function standProduct(sheet: DrawingSheet, sku: string): string {
  const { family, variant } = findProduct(sku)
  const name = variant.form ?? family.pack.form
  const design = { ...toPackDesign(family, variant), words: NO_WORDS }
  if (name === 'thing') return drawBareThing(sheet, family, variant, { ...design, animal: 'none' })
  const form = findForm(name, variant)
  return (
    groundShadow(sheet, 14, 0, form.width * 0.54, 36, '#6b3f22', 0.4) +
    form.draw(sheet, design, form.width, form.height)
  )
}
