import { drawFilmFrame } from '../films/clips.ts'
import { BANNERS, LARGE_SCENES } from './banners/banners.ts'
import { FAMILY_SHOTS } from './packs/family-shots.ts'
import { drawOwnPack } from './packs/own-packs.ts'
import type { FamilyPictureName, PackPictureName } from './packs/pack-names.ts'
import { PACK_SHOTS } from './packs/pack-shots.ts'
import { AUTHOR_PORTRAITS } from './people/authors.ts'
import { PORTRAITS } from './portraits.ts'
import {
  drawGroveCookingScene,
  drawGroveDeskScene,
  drawGroveHearthScene,
  drawGroveKitchenScene,
  drawGroveOvenScene,
} from './scenes/aldergrove-indoors.ts'
import {
  drawGroveCatsScene,
  drawGroveHomeScene,
  drawGrovePumpkinsScene,
  drawGroveWalkScene,
} from './scenes/aldergrove-outdoors.ts'
import { STILL_LIFES } from './scenes/aldergrove-still-lifes.ts'
import { GROVE_WORK_SCENES } from './scenes/aldergrove-work.ts'
import { drawCareScene, drawCatsScene, drawFishScene } from './scenes/tailwell-indoors.ts'
import {
  drawAboutScene,
  drawDogsScene,
  drawHomeScene,
  drawHorsesScene,
  drawParrotsScene,
  drawRabbitsScene,
} from './scenes/tailwell-outdoors.ts'
import { WORK_SCENES } from './scenes/tailwell-work.ts'
import { SEALS } from './seals.ts'
import { drawShopVariant, SHOP_LOGOS, type ShopVariantName } from './shops/shop-logos.ts'
import { SOCIAL_IMAGES } from './social-images.ts'

const STILL_PIXELS = 1280

/** Stills of films, scenes, banners, portraits, signs of shops and social images by their names: functions that draw them as SVG. */
const NAMED_DRAWINGS = {
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
  'grove-walk': drawGroveWalkScene,
  'grove-pumpkins': drawGrovePumpkinsScene,
  'grove-kitchen': drawGroveKitchenScene,
  'grove-cooking': drawGroveCookingScene,
  'grove-oven': drawGroveOvenScene,
  'grove-desk': drawGroveDeskScene,
  'grove-hearth': drawGroveHearthScene,
  ...LARGE_SCENES,
  ...STILL_LIFES,
  ...WORK_SCENES,
  ...GROVE_WORK_SCENES,
  ...BANNERS,
  ...PORTRAITS,
  ...AUTHOR_PORTRAITS,
  ...SHOP_LOGOS,
  ...SEALS,
  ...SOCIAL_IMAGES,
  'film-bowl': () => drawFilmFrame('bowl', 6, STILL_PIXELS),
  'film-brushing': () => drawFilmFrame('brushing', 0.8, STILL_PIXELS),
  'film-aquarium': () => drawFilmFrame('aquarium', 4.2, STILL_PIXELS),
} as const satisfies Record<string, () => string>

export type PictureName = keyof typeof NAMED_DRAWINGS
type SharedPictureName = PictureName | PackPictureName | FamilyPictureName
export type AnyPictureName = SharedPictureName | ShopVariantName

/** Every picture that all countries share, by name: `pack-10110` shows a product, `family-rope-ball` the animal with it. */
export const DRAWINGS: Readonly<Record<SharedPictureName, () => string>> = {
  ...NAMED_DRAWINGS,
  ...PACK_SHOTS,
  ...FAMILY_SHOTS,
}

const byName = new Map<string, () => string>(Object.entries(DRAWINGS))

export const isPictureName = (name: string): name is PictureName => name in NAMED_DRAWINGS

/** Returns the focal point of a picture that defines one. */
export function findFocus(name: PictureName): [number, number] | undefined {
  const draw: (() => string) & { focal?: [number, number] } = NAMED_DRAWINGS[name]
  return draw.focal
}

export function drawPicture(name: AnyPictureName): string {
  const drawn = drawOwnPack(name) ?? drawShopVariant(name) ?? byName.get(name)?.()
  if (drawn === undefined) throw new Error(`There is no drawing ${name}`)
  return drawn
}
