import { createWorldRandom } from './random.ts'

/** Invented names of product lines, after little-known places; the same in every language. */
const FIRST =
  `Alder Amber Ashen Bramble Briar Burdock Cedar Chestnut Clover Copper Cowslip Dapple Elder Fallow Fern Flint Foxglove
Gorse Harrow Hazel Heather Heron Hollow Juniper Kestrel Larch Lark Linden Lupin Maple Marsh Meadow Mill Mint Moss Myrtle Nettle Oaken
Orchard Otter Pebble Pine Plover Poplar Quill Reed Robin Rowan Russet Rye Sedge Sorrel Sparrow Spruce Tansy Teasel Thistle Thorn
Willow Wren Yarrow`.split(/\s+/)
const SECOND =
  `Acre Bank Barn Bay Beck Bend Bottom Brae Bridge Brook Burn Cliff Coppice Corner Cottage Court Creek Croft Cross Dale
Dell Down Edge Farm Fell Fen Field Ford Garden Gate Glade Glen Grange Green Grove Hatch Heath Hedge Hill Holt House Hurst Lane Lea
Ledge Lodge Lough Mead Mere Moor Mount Nook Park Pasture Patch Point Pond Pool Ridge Rise Shaw Shore Spring Stead Stile Vale View Walk
Well Wharf Wood Yard`.split(/\s+/)

/** Lists all lines, in an order that depends on the seed. */
export function listLines(seed: number): string[] {
  const random = createWorldRandom(seed, 'lines')
  return FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))
    .map((line) => ({ line, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line)
}

export const toSlug = (line: string): string => line.toLowerCase().replaceAll(' ', '-')
