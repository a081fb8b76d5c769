import { BANNER } from '../scenes/landscape.ts'
import { ARTICLE_BANNERS } from './article-banners.ts'
import { drawBanner, type FocusedDrawing } from './banner.ts'
import { CAT_INDOORS } from './cat-indoors.ts'
import { CAT_OUTDOORS } from './cat-outdoors.ts'
import { DOG_INDOORS } from './dog-indoors.ts'
import { DOG_OUTDOORS } from './dog-outdoors.ts'
import { FIREWORKS_BANNERS } from './fireworks-banners.ts'
import { drawPondScene, FISH_BANNERS } from './fish-banners.ts'
import { GROVE_CAT } from './grove-cat.ts'
import { GROVE_DOG } from './grove-dog.ts'
import { HORSE_OUTDOORS } from './horse-outdoors.ts'
import { HORSE_STABLES } from './horse-stables.ts'
import { MOVING_BANNERS } from './moving-banners.ts'
import { NEAR_BANNERS } from './near-banners.ts'
import { NEWCOMER_BANNERS } from './newcomer-banners.ts'
import { OTHER_INDOORS } from './other-indoors.ts'
import { drawGardenAnimals, OTHER_OUTDOORS } from './other-outdoors.ts'
import { PARROT_BANNERS } from './parrot-banners.ts'
import { RABBIT_BANNERS } from './rabbit-banners.ts'
import { SENIOR_BANNERS } from './senior-banners.ts'
import { STORY_BANNERS } from './story-banners.ts'
import { TRAVEL_BANNERS } from './travel-banners.ts'

type Shelf<Animal extends string, Department extends string> = `banner-${Animal}-${Department}`
type BannerName =
  | Shelf<'dog' | 'cat', 'food' | 'snacks' | 'care' | 'hygiene' | 'parasites' | 'supplements' | 'toys' | 'home'>
  | Shelf<'horse', 'food' | 'snacks' | 'care' | 'parasites' | 'supplements' | 'home'>
  | Shelf<'rabbit' | 'parrot', 'food' | 'snacks' | 'care' | 'toys' | 'home'>
  | Shelf<'fish', 'food' | 'aquarium'>
  | Shelf<'other', 'food' | 'supplements' | 'care' | 'parasites' | 'home'>
  | `grove-${'dog' | 'cat'}-${'food' | 'snacks' | 'supplements'}`

/** A picture for each department of each animal, for the pages of categories. */
export const BANNERS = {
  ...DOG_INDOORS,
  ...DOG_OUTDOORS,
  ...CAT_INDOORS,
  ...CAT_OUTDOORS,
  ...HORSE_OUTDOORS,
  ...HORSE_STABLES,
  ...RABBIT_BANNERS,
  ...PARROT_BANNERS,
  ...FISH_BANNERS,
  ...OTHER_INDOORS,
  ...OTHER_OUTDOORS,
  ...GROVE_DOG,
  ...GROVE_CAT,
  ...STORY_BANNERS,
  ...NEAR_BANNERS,
  ...MOVING_BANNERS,
  ...TRAVEL_BANNERS,
  ...FIREWORKS_BANNERS,
  ...NEWCOMER_BANNERS,
  ...SENIOR_BANNERS,
  ...ARTICLE_BANNERS,
} as const satisfies Record<BannerName, FocusedDrawing>

/** Large scenes, drawn by functions of the banners. */
export const LARGE_SCENES = {
  'scene-other': drawBanner([56, 66], drawGardenAnimals, BANNER.width),
  'scene-pond': drawBanner([62, 66], drawPondScene, BANNER.width),
} as const
