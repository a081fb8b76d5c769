import { AUTHOR_PORTRAITS } from './people/authors.ts'
import { drawGrovePortrait, drawTailwellPortrait } from './portraits.ts'
import { PRODUCT_SHOTS } from './product-shots.ts'
import { drawGroveCatsScene, drawGroveHomeScene, drawGroveKitchenScene } from './scenes/aldergrove-scenes.ts'
import { drawCareScene, drawCatsScene, drawFishScene } from './scenes/tailwell-indoors.ts'
import {
  drawAboutScene,
  drawDogsScene,
  drawHomeScene,
  drawHorsesScene,
  drawParrotsScene,
  drawRabbitsScene,
} from './scenes/tailwell-outdoors.ts'

/** Every picture of the demo world by its name: a function that draws it as SVG. */
export const DRAWINGS = {
  'scene-home': drawHomeScene,
  'scene-dogs': drawDogsScene,
  'scene-cats': drawCatsScene,
  'scene-horses': drawHorsesScene,
  'scene-rabbits': drawRabbitsScene,
  'scene-parrots': drawParrotsScene,
  'scene-fish': drawFishScene,
  'scene-care': drawCareScene,
  'scene-about': drawAboutScene,
  'grove-home': drawGroveHomeScene,
  'grove-cats': drawGroveCatsScene,
  'grove-kitchen': drawGroveKitchenScene,
  'portrait-dog': () => drawTailwellPortrait('dog'),
  'portrait-cat': () => drawTailwellPortrait('cat'),
  'portrait-horse': () => drawTailwellPortrait('horse'),
  'portrait-rabbit': () => drawTailwellPortrait('rabbit'),
  'portrait-parrot': () => drawTailwellPortrait('parrot'),
  'portrait-fish': () => drawTailwellPortrait('fish'),
  'grove-portrait-dog': () => drawGrovePortrait('greyDog'),
  'grove-portrait-cat': () => drawGrovePortrait('tabbyCat'),
  ...AUTHOR_PORTRAITS,
  ...PRODUCT_SHOTS,
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof DRAWINGS
