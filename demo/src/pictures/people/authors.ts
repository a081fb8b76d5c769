import { HEADS } from '../animals/heads.ts'
import { ALDERGROVE, TAILWELL } from '../palette.ts'
import { DISC, drawDisc, drawWreath, PORTRAIT_PIXELS, PORTRAIT_SIDE } from '../portrait-grounds.ts'
import { createSheet, type DrawingSheet, flip, place } from '../sheet.ts'
import { drawPerson, type PersonLook } from './person.ts'

type Author = { look: PersonLook; companion: keyof typeof HEADS /** On the shoulder. */; perched?: boolean }

const MARIT: Author = {
  look: {
    skin: '#f7d3b8',
    shade: '#e3b08f',
    hair: 'bun',
    hairColour: '#a5482a',
    hairLight: '#c96a3b',
    clothes: '#3f9e92',
    clothesDeep: '#24756c',
    collar: TAILWELL.cream,
    glasses: '#5a3423',
  },
  companion: 'dog',
}
const TOBIAS: Author = {
  look: {
    skin: '#efc6a2',
    shade: '#d7a27c',
    hair: 'short',
    hairColour: '#3a2a22',
    hairLight: '#5b4335',
    clothes: '#f2a02e',
    clothesDeep: '#d9771f',
    collar: '#ffdf9e',
    beard: true,
  },
  companion: 'cat',
}
const INES: Author = {
  look: {
    skin: '#b97a52',
    shade: '#98603d',
    hair: 'curls',
    hairColour: '#2c1a16',
    hairLight: '#47291f',
    clothes: '#c2428f',
    clothesDeep: '#8f1f66',
    collar: '#ffd9ec',
  },
  companion: 'rabbit',
}
const WOUT: Author = {
  look: {
    skin: '#f0ccb0',
    shade: '#d3a686',
    hair: 'swept',
    hairColour: '#8f8d86',
    hairLight: '#c4c2ba',
    clothes: ALDERGROVE.linen,
    clothesDeep: '#d9d3c1',
    collar: '#e9e2d0',
    beard: true,
    apron: ALDERGROVE.forest,
  },
  companion: 'tabbyCat',
}
const LINNEA: Author = {
  look: {
    skin: '#fbdcc4',
    shade: '#e6b896',
    hair: 'braid',
    hairColour: '#d9a94e',
    hairLight: '#f0cd7c',
    clothes: '#d3503c',
    clothesDeep: '#a12f2c',
    collar: '#ffe9d4',
  },
  companion: 'foal',
}
const EMEKA: Author = {
  look: {
    skin: '#8a5636',
    shade: '#6b3f26',
    hair: 'cropped',
    hairColour: '#231814',
    hairLight: '#3a2a24',
    clothes: '#2f87b8',
    clothesDeep: '#175f8c',
    collar: '#dff1fb',
    glasses: '#231814',
  },
  companion: 'canary',
  perched: true,
}
const HANNE: Author = {
  look: {
    skin: '#f3cdb0',
    shade: '#d8a684',
    hair: 'bob',
    hairColour: '#5b3a28',
    hairLight: '#7d543a',
    clothes: ALDERGROVE.moss,
    clothesDeep: ALDERGROVE.forest,
    collar: ALDERGROVE.linen,
    glasses: ALDERGROVE.bark,
  },
  companion: 'greyDog',
}
const SIMONA: Author = {
  look: {
    skin: '#dba97f',
    shade: '#b98159',
    hair: 'long',
    hairColour: '#8a4a26',
    hairLight: '#b06a3a',
    clothes: '#e9e2d0',
    clothesDeep: '#cfc5ac',
    collar: '#f8f3e6',
    apron: ALDERGROVE.moss,
  },
  companion: 'redDog',
}

/** Draws the person in the disc, whose edge cuts the shoulders, and an animal that looks over one of them. */
function drawAuthor(draw: (sheet: DrawingSheet) => string, { look, companion, perched }: Author): string {
  const sheet = createSheet(PORTRAIT_SIDE, PORTRAIT_SIDE, PORTRAIT_PIXELS)
  const { x, y, r } = DISC
  const inside = sheet.clip(
    `<rect x="0" y="0" width="${PORTRAIT_SIDE}" height="${y}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r}"/>`,
  )
  return sheet.toSvg(
    [
      draw(sheet),
      `<g clip-path="${inside}">`,
      place(drawPerson(sheet, look), x - 70, y - 90, 1.35),
      perched
        ? place(flip(HEADS[companion](sheet)), x + 296, y + 168, 0.72)
        : place(HEADS[companion](sheet), x + 310, y + 270, 1.05, 6),
      '</g>',
    ].join(''),
  )
}

const BRIGHT = {
  teal: ['#bfe9df', '#5fb8a9'],
  yellow: ['#ffe9b0', '#ffc94d'],
  pink: ['#ffd8ea', '#f08ac0'],
  leaf: ['#e6f5c4', '#a5d35f'],
  sky: ['#d9eefb', '#8fc8ea'],
} as const

export const AUTHOR_PORTRAITS = {
  'author-marit': () => drawAuthor((sheet) => drawDisc(sheet, BRIGHT.yellow), MARIT),
  'author-tobias': () => drawAuthor((sheet) => drawDisc(sheet, BRIGHT.teal), TOBIAS),
  'author-ines': () => drawAuthor((sheet) => drawDisc(sheet, BRIGHT.pink), INES),
  'author-linnea': () => drawAuthor((sheet) => drawDisc(sheet, BRIGHT.leaf), LINNEA),
  'author-emeka': () => drawAuthor((sheet) => drawDisc(sheet, BRIGHT.sky), EMEKA),
  'author-hanne': () => drawAuthor(drawWreath, HANNE),
  'author-simona': () => drawAuthor(drawWreath, SIMONA),
  'author-wout': () => drawAuthor(drawWreath, WOUT),
} as const satisfies Record<string, () => string>
