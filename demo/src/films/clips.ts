import { drawSittingCat, GINGER_CAT } from '../pictures/animals/cat.ts'
import { drawEatingCat } from '../pictures/animals/cat-poses.ts'
import { HONEY_DOG } from '../pictures/animals/dog.ts'
import { drawStandingDog } from '../pictures/animals/dog-poses.ts'
import { drawGoldfish, GOLDFISH, WHITE_GOLDFISH } from '../pictures/animals/goldfish.ts'
import { BANNER } from '../pictures/scenes/landscape.ts'
import { drawBrush } from '../pictures/scenes/objects/bathroom.ts'
import { drawBowl } from '../pictures/scenes/objects/kitchen.ts'
import { drawBubbleColumn, drawDepths, drawFlakes, drawWeed } from '../pictures/scenes/objects/water.ts'
import { drawShade } from '../pictures/scenes/settings/open-air.ts'
import { drawRoom } from '../pictures/scenes/settings/rooms.ts'
import { createSheet, type DrawingSheet, drawPath, flip, place } from '../pictures/sheet.ts'

/** The part of a banner drawing that a film shows, in the units of banners. */
const SHAPE = { left: 680, top: 220, width: 1520, height: 855 }
const ROOM = {
  wall: ['#fff2d6', '#ffdfae'],
  print: '#ffe9c4',
  pattern: 'dots',
  floor: ['#e2a070', '#bd7446'],
  floorLine: '#96552f',
  floorAt: 800,
  floorKind: 'boards',
  skirting: '#fff8ec',
} as const

/** `at` is the time in seconds from the beginning. */
type Clip = { seconds: number; draw: (sheet: DrawingSheet, at: number) => readonly string[] }
const wave = (at: number, every: number, shift = 0) => Math.sin(((at + shift) / every) * Math.PI * 2)

const bowl: Clip = {
  seconds: 8,
  draw(sheet, at) {
    // The cat eats, and looks up after five seconds.
    const isUp = at > 5
    const chew = wave(at, 0.5) * 6
    const cat = isUp ? drawSittingCat(sheet, GINGER_CAT) : drawEatingCat(sheet, GINGER_CAT)
    return [
      drawRoom(sheet, ROOM),
      drawShade(sheet, 1440, 960, 330),
      place(cat, 1440, 960 + (isUp ? wave(at, 2) * 3 : chew), isUp ? 1.2 : 1.15),
      place(drawBowl(sheet, ['#f0529f', '#b3127a'], isUp ? 'mash' : 'kibble'), 1440, 1030, 0.95),
    ]
  },
}

const HAND =
  'M-70 -30 C-80 -70 -20 -86 40 -76 C110 -70 150 -40 300 -70 L300 60 C180 70 110 60 60 50 C0 44 -60 20 -70 -30Z'

const brushing: Clip = {
  seconds: 8,
  draw(sheet, at) {
    const stroke = (at % 2) / 2
    const back = stroke < 0.75 ? stroke / 0.75 : (1 - stroke) * 4
    const lift = stroke < 0.75 ? 0 : Math.sin(((stroke - 0.75) / 0.25) * Math.PI) * 60
    const hand =
      drawPath(HAND, sheet.linear([['#f6cfae'], ['#e0a67c']])) + drawPath('M230 -74 H420 V74 H230Z', '#1f8f8a')
    return [
      drawRoom(sheet, { ...ROOM, wall: ['#d8f0ee', '#b2dfdb'], print: '#c6e8e4', pattern: 'tiles' }),
      drawShade(sheet, 1440, 1030, 380),
      place(drawStandingDog(sheet, HONEY_DOG), 1440, 1030 + wave(at, 3) * 2, 1.02),
      place(
        flip(drawBrush(['#c8142f', '#8f0d20'], sheet) + place(hand, 120, -20, 0.9)),
        1380 - back * 190,
        590 - lift,
        0.8,
        6,
      ),
    ]
  },
}

const aquarium: Clip = {
  seconds: 8,
  draw(sheet, at) {
    const weeds = [760, 900, 1880, 2030, 2140].map((x, i) =>
      place(
        drawWeed(300 + (i % 3) * 90, ['#4f9d4c', '#2f7d55', '#86b84a'][i % 3] ?? ''),
        x,
        1040,
        1,
        wave(at, 4, i) * 5,
      ),
    )
    const swim = ((at / 8) * 1900) % 1900
    return [
      drawDepths(sheet, {
        width: BANNER.width,
        height: 1110,
        water: ['#a8ecf5', '#45aee0', '#1a6fae'],
        sand: ['#f6e0ae', '#d9b878'],
      }),
      ...weeds,
      place(drawBubbleColumn(9, 110), 1960, 1000 - (at % 1) * 110, 0.8),
      place(drawFlakes(600, 420, 9), 1420, 180 + at * 40, 0.9),
      place(drawGoldfish(sheet, GOLDFISH), 560 + swim, 560 + wave(at, 4) * 40, 0.9, wave(at, 4) * 6),
      place(
        flip(drawGoldfish(sheet, WHITE_GOLDFISH)),
        2300 - swim * 0.8,
        790 + wave(at, 3, 1) * 30,
        0.66,
        wave(at, 3, 1) * 5,
      ),
    ]
  },
}

export const CLIPS = { bowl, brushing, aquarium } as const satisfies Record<string, Clip>
export type ClipName = keyof typeof CLIPS

/** One picture of a film as SVG. */
export function drawFilmFrame(name: ClipName, at: number, pixels: number): string {
  const { left, top, width, height } = SHAPE
  const sheet = createSheet(width, height, pixels)
  const moved = `<g transform="translate(${-left} ${-top})">${CLIPS[name].draw(sheet, at).join('')}</g>`
  return sheet.toSvg(moved)
}
