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

/** Data from which the shops of one country and language are made; its towns are in `towns/` under the same key. */
export type ShopMarket = {
  key: string
  country: string
  /** Number of local shops, at least one per town. */
  shops: number
  /** Number of towns in which shops share an address. */
  sharedAddresses?: number
  /** Number of shops without a position. */
  unplaced?: number
  /** Share of the shops that sell Aldergrove. */
  aldergrove?: number
  /**
   * Form of the telephone numbers in towns without their own form in `towns/`, with a hash for each open digit. The numbers are reserved for
   * fiction or have an area code that does not exist, so that a call reaches no real person.
   */
  telephones: string
  /** Last digits of the first number that may be used. */
  firstTelephone?: number
  /** `{street} {number}` in the country's order. */
  address: string
  /** Less common forms of house numbers: `{n}` a number, `{m}` the next but one, `{i}` a small one, `{k}` a big one. */
  numbers: string[]
  /** The usual form of house numbers. */
  usualNumber?: string
  highestNumber?: number
  /** `{code}` comes from the town; a hash is a digit, an at sign a letter. */
  postalCode?: string
  letters?: string
  /** A star marks squares and other streets with few houses. */
  streets: string[]
  /** Streets by region, if the region has another language. */
  streetsOf?: Record<string, string[]>
  /** Shopping centres and the like, for the second line of the address. */
  centres: string[]
  families: string[]
  /** Forms of names with `{word}`, `{family}` or `{town}`. */
  names: Record<ShopKind, { forms: string[]; words: string[] }>
  weeks: Record<ShopKind, WeekName[]>
  /** Online shops, with the symbol of their sign. */
  online: Record<string, Sign>
}

/** Splits words at commas and line ends. */
export const list = (words: string): string[] =>
  words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
