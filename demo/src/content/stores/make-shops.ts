import type { DemoStore } from '../shared-schema.ts'
import { createDraw, type Lots } from './draw.ts'
import { handOutNumbers } from './hand-out-numbers.ts'
import { HOLIDAYS } from './holidays.ts'
import type { ShopKind, ShopMarket } from './markets/market.ts'
import { createShopNamer, type NameShop } from './name-shops.ts'
import type { SpecialDay } from './opening-hours.ts'
import { placeShop } from './place-shop.ts'
import { shareAddresses } from './share-addresses.ts'
import { toWebsite } from './to-website.ts'
import { type DemoTown, readTowns } from './towns/read-towns.ts'

type Shop = Extract<DemoStore, { kind: 'offline' }>

/** Kinds of every twenty shops. */
const KINDS: ShopKind[] = [
  ...Array<ShopKind>(10).fill('pet'),
  ...Array<ShopKind>(3).fill('feed'),
  ...Array<ShopKind>(3).fill('vet'),
  ...Array<ShopKind>(2).fill('garden'),
  ...Array<ShopKind>(2).fill('riding'),
]
/** Large towns get more shops than small ones, but less than in proportion to their population. */
const POPULATION_POWER = 0.75
const SQUARE_NUMBERS = 28
const SPECIAL_NUMBERS = 0.2

/** Makes the invented shops of a market in its real towns. `taken` holds the names of the country's other shops. */
export function makeShops(market: ShopMarket, taken: Set<string>): Shop[] {
  const draw = createDraw(market.key)
  const nameShop = createShopNamer(market, draw, taken)
  const nextKind = draw.deck(KINDS)
  const nextNumber = handOutNumbers(market.telephones, market.firstTelephone)
  const towns = readTowns(market.key)
  const counts = countShops(towns, market.shops)
  const shops = towns.flatMap((town, index) =>
    Array.from({ length: counts[index] ?? 1 }, () => {
      const shop = makeShop(market, town, draw, nextKind(), nameShop)
      return town.phone ? shop : { ...shop, phone: nextNumber() }
    }),
  )
  return withoutPositions(shareAddresses(shops, market.sharedAddresses ?? 0), market.unplaced ?? 0)
}

/** Returns the number of shops per town: one each, the others by population. */
function countShops(towns: readonly DemoTown[], shops: number): number[] {
  const weights = towns.map(({ population }) => population ** POPULATION_POWER)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = towns.map(() => 1)
  for (let left = shops - towns.length; left > 0; left -= 1) {
    const shortage = weights.map((weight, index) => (weight / total) * shops - (counts[index] ?? 0))
    const neediest = shortage.indexOf(Math.max(...shortage))
    counts[neediest] = (counts[neediest] ?? 0) + 1
  }
  return counts
}

function makeShop(market: ShopMarket, town: DemoTown, draw: Lots, kind: ShopKind, nameShop: NameShop): Shop {
  const name = nameShop(kind, town.name)
  const hours = draw.hits(0.96) ? draw.one(market.weeks[kind]) : undefined
  return {
    kind: 'offline',
    shopKind: kind,
    name,
    brands: drawBrands(market.aldergrove ?? 0, draw),
    country: market.country,
    isFeatured: draw.hits(0.9),
    ...drawAddress(market, town, draw),
    ...placeShop(town, draw),
    phone: town.phone && draw.hits(0.8) ? draw.fill(town.phone) : undefined,
    website: draw.hits(0.35) ? toWebsite(name, market.country) : undefined,
    hours,
    holidays: hours === undefined ? [] : drawHolidays(HOLIDAYS[market.country] ?? [], draw),
  }
}

export function drawBrands(aldergrove: number, draw: Lots): Shop['brands'] {
  const luck = draw.share()
  if (luck >= aldergrove) return ['tailwell']
  return luck < aldergrove * 0.25 ? ['aldergrove'] : ['tailwell', 'aldergrove']
}

function drawAddress(market: ShopMarket, town: DemoTown, draw: Lots) {
  const { address, postalCode = '{code}', letters, streets, streetsOf, centres } = market
  const street = draw.one(streetsOf?.[town.region ?? ''] ?? streets)
  const number = drawNumber(market, street.endsWith('*'), draw)
  return {
    street: address.replace('{street}', street.replace('*', '')).replace('{number}', number),
    street2: draw.hits(0.05) ? draw.one(centres) : undefined,
    postalCode: draw.fill(postalCode.replace('{code}', draw.one(town.postalCodes)), letters),
    city: town.name,
    province: town.region,
  }
}

function drawNumber({ numbers, usualNumber = '{n}', highestNumber = 160 }: ShopMarket, isSquare: boolean, draw: Lots) {
  const house = draw.between(1, isSquare ? SQUARE_NUMBERS : highestNumber)
  return (draw.hits(SPECIAL_NUMBERS) ? draw.one(numbers) : usualNumber)
    .replace('{n}', String(house))
    .replace('{m}', String(house + 2))
    .replace('{i}', String(draw.between(1, 12)))
    .replace('{k}', String(draw.between(101, 1990)))
}

/** Most shops have special days for the next half year, some only the next four, some none. */
function drawHolidays(holidays: readonly SpecialDay[], draw: Lots): SpecialDay[] {
  const luck = draw.share()
  if (luck < 0.1) return []
  return luck < 0.3 ? holidays.slice(0, 4) : [...holidays]
}

function withoutPositions(shops: readonly Shop[], count: number): Shop[] {
  return shops.map((shop, index) => (index < shops.length - count ? shop : { ...shop, lat: undefined, lng: undefined }))
}
