import type { WeekName } from '../opening-hours.ts'

/** Pet shop, garden centre, feed merchant, riding shop, shop of a vet. */
export const SHOP_KINDS = ['pet', 'garden', 'feed', 'riding', 'vet'] as const
export type ShopKind = (typeof SHOP_KINDS)[number]

/** Pictures of the signs by what is on them. */
export const SIGNS = {
  paw: 'shop-1',
  bone: 'shop-2',
  fish: 'shop-3',
  bird: 'shop-4',
  leaf: 'shop-5',
  cat: 'shop-6',
  dog: 'shop-7',
  horse: 'shop-8',
  rabbit: 'shop-9',
  carrot: 'shop-10',
  heart: 'shop-11',
  horseshoe: 'shop-12',
  house: 'shop-13',
  drop: 'shop-14',
  feather: 'shop-15',
  acorn: 'shop-16',
  bowl: 'shop-17',
  sun: 'shop-18',
  tortoise: 'shop-19',
  wheat: 'shop-20',
  star: 'shop-21',
  ball: 'shop-22',
  flower: 'shop-23',
  basket: 'shop-24',
} as const
type Sign = keyof typeof SIGNS

/** What shops of one country and language are made from; its towns are in `towns/` under the same key. */
export type ShopMarket = {
  key: string
  country: string
  /** To visit, at least one a town. */
  shops: number
  /** In how many towns shops share an address. */
  sharedAddresses?: number
  /** How many have no position. */
  unplaced?: number
  /** Share of the shops that sell Aldergrove. */
  aldergrove?: number
  /**
   * Form of the telephone numbers of towns that have none of their own in `towns/`, a hash for each digit left open: kept for fiction,
   * or of an area that the country's plan does not have, so that a press calls no stranger.
   */
  telephones: string
  /** End of the first that may be used. */
  firstTelephone?: number
  /** `{street} {number}` in the country's order. */
  address: string
  /** Forms of house numbers that some have: `{n}` a number, `{m}` the next but one, `{i}` a small one, `{k}` a big one. */
  numbers: string[]
  /** The form that all others have. */
  usualNumber?: string
  highestNumber?: number
  /** `{code}` from the town; a hash is a digit, an at sign a letter. */
  postalCode?: string
  letters?: string
  /** A star marks squares and others with few houses. */
  streets: string[]
  /** Where a region speaks a language of its own. */
  streetsOf?: Record<string, string[]>
  /** Shopping centres and the like, for the second line. */
  centres: string[]
  families: string[]
  /** Forms of names with `{word}`, `{family}` or `{town}`. */
  names: Record<ShopKind, { forms: string[]; words: string[] }>
  weeks: Record<ShopKind, WeekName[]>
  /** Shops on the web, with what is on their sign. */
  online: Record<string, Sign>
}

/** Words between commas or on lines of their own. */
export const list = (words: string): string[] =>
  words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
