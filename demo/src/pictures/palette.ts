/** Colours of the two brands. Tailwell: warm, playful, bright. Aldergrove: calm, natural greens. */
export const TAILWELL = {
  red: '#c8142f',
  orange: '#f2762e',
  magenta: '#b3127a',
  cream: '#fff6ea',
  beige: '#f6e3cb',
  sand: '#ecc9a0',
  sun: '#ffc94d',
  brown: '#5a3423',
} as const

export const ALDERGROVE = {
  forest: '#21402f',
  moss: '#47694d',
  sage: '#a9bfa0',
  mist: '#e3ebdc',
  linen: '#f5f1e6',
  bark: '#5c4633',
  gold: '#b8924c',
} as const

/** Colour pair (light, deep) of each animal at Tailwell; white letters on `deep` have a contrast of 4.5:1. */
export const ACCENTS = {
  dog: { light: '#ff8f4a', deep: '#c23a14' },
  cat: { light: '#e0529f', deep: '#a5156f' },
  horse: { light: '#d98a3a', deep: '#8a3f16' },
  rabbit: { light: '#8fbf4d', deep: '#3f7420' },
  parrot: { light: '#f25563', deep: '#b5172f' },
  fish: { light: '#3fa9dc', deep: '#12608f' },
} as const
export type AnimalKind = keyof typeof ACCENTS
