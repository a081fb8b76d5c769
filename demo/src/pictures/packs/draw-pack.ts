import type { Language } from '@menagerie/sites/brand-locale'
import type { ProductFamily } from '../../content/products/family.ts'
import { createSheet, type DrawingSheet, groundShadow, place } from '../sheet.ts'
import { findProp } from './find-prop.ts'
import { findForm, type PackFormName } from './forms/pack-forms.ts'
import { type PackDesign, toPackDesign } from './pack-design.ts'
import { drawAldergroveStudio, drawTailwellStudio, FLOOR, SHOT_SIDE } from './studio.ts'
import { drawThing } from './things/draw-thing.ts'
import { toBuild } from './to-build.ts'

type Variant = ProductFamily['variants'][number]

/** Space for a pack with its prop beside it. */
const ROOM = { width: 830, height: 1170 }
/** Space for a box of tablets, which has a strip beside it and no prop. */
const ALONE = { width: 1290, height: 1170 }
const PROP = { width: 330, scale: 1.45 }

function isPackForm(form: ProductFamily['pack']['form']): form is PackFormName {
  return form !== 'thing'
}

function drawPacked(
  sheet: DrawingSheet,
  family: ProductFamily,
  variant: Variant,
  name: PackFormName,
  design: PackDesign,
): string {
  const form = findForm(name, variant)
  const build = toBuild(family, variant)
  const room = name === 'blister' ? ALONE : ROOM
  const fit = Math.min(room.width / form.width, room.height / form.height)
  const scale = Number((fit * build.scale).toFixed(3))
  const width = form.width * build.wide
  const height = form.height * build.high
  const half = (width * scale) / 2
  const x = room === ALONE ? 730 : Math.max(half + 60, 750 - PROP.width * 0.43)
  const propX = Math.min(1500 - PROP.width * 0.54, x + half + PROP.width * 0.5)
  return [
    groundShadow(sheet, x + 14, FLOOR, half * 1.04, 44, '#6b3f22', 0.42),
    place(form.draw(sheet, design, width, height), x, FLOOR, scale),
    room === ALONE
      ? ''
      : place(
          findProp(family, variant)(sheet, design.accent),
          propX,
          FLOOR + 46,
          Number((PROP.scale * build.prop).toFixed(2)),
        ),
  ].join('')
}

/** Draws a product in its brand's studio: its pack in a language, or the product itself if it has none. `pixels` wide and high. */
export function drawPack(
  family: ProductFamily,
  variant: Variant,
  { language = 'en', pixels = SHOT_SIDE }: { language?: Language; pixels?: number } = {},
): string {
  const sheet = createSheet(SHOT_SIDE, SHOT_SIDE, pixels)
  const design = toPackDesign(family, variant, language)
  const studio = design.brand === 'tailwell' ? drawTailwellStudio : drawAldergroveStudio
  const form = variant.form ?? family.pack.form
  const shown = isPackForm(form)
    ? drawPacked(sheet, family, variant, form, design)
    : drawThing(sheet, family, variant, design)
  return sheet.toSvg(studio(sheet, design) + shown)
}
