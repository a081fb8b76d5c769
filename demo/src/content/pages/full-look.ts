import type { MenuIcon } from '@menagerie/contract/menu'
import type { StampCode } from '@menagerie/contract/stamps'
import type { AnimalKind } from '../../pictures/palette.ts'

type Theme = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'primeval-1' | 'primeval-2'
export type FullAnimal<A> = {
  kind: A
  page: string
  scene: string
  theme: Theme
  icon?: MenuIcon
  stamp?: StampCode
}

/** The parts of a full site that do not depend on its language. */
export type FullLook<A extends AnimalKind> = {
  animals: readonly FullAnimal<A>[]
  care: string
  /** The home page's banner that leads to the care page. */
  careBanner: { phonePicture?: string; position: 'left' | 'right'; textColor: 'light' | 'dark' }
  /** The page about the brand, and the home page's banner that leads to it. */
  about: { theme: Theme; picture: string; banner: string }
  /** Still of the film about the brand. */
  film: string
  /** Still of the embedded page of another company. */
  frame: string
  /** Pictures of the two banners below the film: advice and contact. */
  duo: readonly [string, string]
  author: string
  feed: readonly string[]
  grids: readonly [readonly string[], readonly string[]]
}

export const TAILWELL_FULL_LOOK: FullLook<AnimalKind> = {
  animals: [
    { kind: 'dog', page: 'dogs', scene: 'scene-dogs', theme: '1', icon: 'dog' },
    { kind: 'cat', page: 'cats', scene: 'scene-cats', theme: '3', icon: 'cat' },
    { kind: 'horse', page: 'horses', scene: 'scene-horses', theme: '4', icon: 'horse', stamp: 'horseshoe' },
    { kind: 'rabbit', page: 'rabbits', scene: 'scene-rabbits', theme: '5', icon: 'rabbit' },
    { kind: 'parrot', page: 'parrots', scene: 'scene-parrots', theme: '2', icon: 'parrot', stamp: 'bird' },
    { kind: 'fish', page: 'fish', scene: 'scene-fish', theme: '6', icon: 'fish' },
  ],
  care: 'scene-care',
  careBanner: { position: 'left', textColor: 'dark' },
  about: { theme: '7', picture: 'scene-about', banner: 'scene-about' },
  film: 'banner-dog-care',
  frame: 'family-travel-bowl',
  duo: ['banner-rabbit-toys', 'banner-parrot-home'],
  author: 'marit',
  feed: ['portrait-dog', 'portrait-cat', 'portrait-horse', 'portrait-rabbit', 'portrait-parrot', 'portrait-fish'],
  grids: [
    ['10111', '20110', '10130', '20130'],
    ['50120', '60110', '40110', '30110'],
  ],
}

export const ALDERGROVE_FULL_LOOK: FullLook<'dog' | 'cat'> = {
  animals: [
    { kind: 'dog', page: 'dogs', scene: 'grove-walk', theme: 'primeval-1', icon: 'dog' },
    { kind: 'cat', page: 'cats', scene: 'grove-cats', theme: 'primeval-2', icon: 'cat' },
  ],
  care: 'grove-cat-food',
  careBanner: { phonePicture: 'grove-dog-food', position: 'right', textColor: 'light' },
  about: { theme: '5', picture: 'grove-kitchen', banner: 'grove-hearth' },
  film: 'grove-cooking',
  frame: 'grove-portrait-cat',
  duo: ['family-trout-flakes', 'grove-desk'],
  author: 'wout',
  feed: ['grove-portrait-dog', 'grove-portrait-cat', 'author-wout', 'family-oat-biscuits'],
  grids: [
    ['70110', '70120', '70130'],
    ['80110', '80120'],
  ],
}
