import { HEADS, type HeadName } from './animals/heads.ts'
import { ACCENTS, TAILWELL } from './palette.ts'
import { drawDisc, drawWreath, PORTRAIT_PIXELS, PORTRAIT_SIDE } from './portrait-grounds.ts'
import { drawShade } from './scenes/settings/open-air.ts'
import { createSheet, place } from './sheet.ts'

type Accent = { light: string; deep: string }

/** Animal portrait of Tailwell: a bright disc, confetti, the head large and a little off the middle. */
function drawTailwellPortrait(head: HeadName, accent: Accent): string {
  const sheet = createSheet(PORTRAIT_SIDE, PORTRAIT_SIDE, PORTRAIT_PIXELS)
  return sheet.toSvg(
    [
      drawDisc(sheet, [TAILWELL.sun, accent.light]),
      drawShade(sheet, 750, 1180, 340, accent.deep, 0.4),
      place(HEADS[head](sheet), 750, 760, 2.1),
    ].join(''),
  )
}

/** Animal portrait of Aldergrove. */
function drawGrovePortrait(head: HeadName): string {
  const sheet = createSheet(PORTRAIT_SIDE, PORTRAIT_SIDE, PORTRAIT_PIXELS)
  return sheet.toSvg([drawWreath(sheet), place(HEADS[head](sheet), 750, 760, 1.95)].join(''))
}

const tailwell = (head: HeadName, accent: Accent) => () => drawTailwellPortrait(head, accent)
const grove = (head: HeadName) => () => drawGrovePortrait(head)

const TEAL = { light: '#5fc4b8', deep: '#1b7a70' } as const
const LEAF = { light: '#a5d35f', deep: '#4c7d22' } as const
const ROSE = { light: '#ff9fb4', deep: '#b3405f' } as const
const SKY = { light: '#8fd0f0', deep: '#2a76a8' } as const

export const PORTRAITS = {
  'portrait-dog': tailwell('dog', ACCENTS.dog),
  'portrait-cat': tailwell('cat', ACCENTS.cat),
  'portrait-horse': tailwell('horse', ACCENTS.horse),
  'portrait-rabbit': tailwell('rabbit', ACCENTS.rabbit),
  'portrait-parrot': tailwell('parrot', ACCENTS.parrot),
  'portrait-fish': tailwell('fish', ACCENTS.fish),
  'portrait-dog-black': tailwell('blackDog', TEAL),
  'portrait-dog-cream': tailwell('creamDog', ROSE),
  'portrait-pug': tailwell('pug', LEAF),
  'portrait-schnauzer': tailwell('schnauzer', ACCENTS.cat),
  'portrait-poodle': tailwell('poodle', TEAL),
  'portrait-husky': tailwell('husky', ROSE),
  'portrait-puppy': tailwell('puppy', SKY),
  'portrait-cat-ginger': tailwell('gingerCat', TEAL),
  'portrait-cat-black': tailwell('blackCat', ACCENTS.dog),
  'portrait-cat-siamese': tailwell('siamese', ROSE),
  'portrait-cat-persian': tailwell('persian', SKY),
  'portrait-kitten': tailwell('kitten', LEAF),
  'portrait-foal': tailwell('foal', LEAF),
  'portrait-guinea-pig': tailwell('guineaPig', ROSE),
  'portrait-hamster': tailwell('hamster', SKY),
  'portrait-canary': tailwell('canary', TEAL),
  'portrait-robin': tailwell('robin', SKY),
  'portrait-hen': tailwell('hen', LEAF),
  'portrait-tortoise': tailwell('tortoise', ACCENTS.dog),
  'portrait-hedgehog': tailwell('hedgehog', ROSE),
  'portrait-ferret': tailwell('ferret', LEAF),
  'portrait-bearded-dragon': tailwell('dragon', ACCENTS.cat),
  'portrait-goldfish': tailwell('goldfish', SKY),
  'portrait-koi': tailwell('koi', TEAL),
  'grove-portrait-dog': grove('greyDog'),
  'grove-portrait-dog-red': grove('redDog'),
  'grove-portrait-cat': grove('tabbyCat'),
  'grove-portrait-cat-black': grove('blackCat'),
} as const satisfies Record<string, () => string>
