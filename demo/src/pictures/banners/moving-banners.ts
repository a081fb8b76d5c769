import { BLACK_CAT, type CatCoat, TABBY_CAT } from '../animals/cat.ts'
import { drawPeekingCat } from '../animals/cat-poses.ts'
import { drawPines } from '../scenes/objects/forest.ts'
import { drawPotPlant, drawView } from '../scenes/objects/furniture.ts'
import { drawHeart, drawPaw, drawVase } from '../scenes/objects/kitchen.ts'
import { drawFolded } from '../scenes/objects/larder.ts'
import {
  drawCarrier,
  drawGlassMark,
  drawOpenBox,
  drawRemovalBox,
  drawRolledRug,
  drawUpMark,
} from '../scenes/objects/moving.ts'
import { drawBasket, drawCushion } from '../scenes/objects/play.ts'
import { GROVE_DAWN, SPRING } from '../scenes/settings/lights.ts'
import { drawRoom, drawSunbeam } from '../scenes/settings/rooms.ts'
import { box, type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

/** A lighter patch of wallpaper where a picture was, and its nail. */
const drawPaleSpot = (x: number, y: number, width: number, height: number): string =>
  box(x - width / 2, y - height / 2, width, height, 6, '#fff6dd', 'opacity="0.75"') +
  oval(x, y - height / 2 - 26, 9, 9, '#9a7a4a')

type InBox = { x: number; y: number; edge: number; scale?: number; shade?: number }

/** Cat that looks out of an open box, its paws over the edge. */
function drawCatInBox(
  sheet: DrawingSheet,
  coat: CatCoat,
  { back, front }: ReturnType<typeof drawOpenBox>,
  { x, y, edge, scale = 1.2, shade = 380 }: InBox,
): string {
  const paws = [-128, 128].map(
    (at) => oval(at, 0, 46, 30, coat.light) + line(`M${at - 8} -8 V8 M${at + 9} -8 V8`, '#cfc5c0', 3.5),
  )
  return [
    stand(sheet, back, { x, y, shade }),
    place(drawPeekingCat(sheet, coat), x, y - edge - 4, scale),
    place(front, x, y),
    place(paws.join(''), x, y - edge - 8, scale),
  ].join('')
}

const LINEN = ['#efe7d3', '#cfc3a4'] as const
const SAGE = ['#a9bfa0', '#7f9f84'] as const

/** Leaf on a removal box. */
const drawAlderMark = (colour: string): string =>
  drawPath('M0 70 C-70 40 -80 -30 0 -84 C80 -30 70 40 0 70Z', colour) +
  line('M0 88 V-50 M0 30 L-38 0 M0 30 L38 0 M0 -10 L-28 -34 M0 -10 L28 -34', '#dcc095', 6)

/** Rooms on moving day: boxes, bare walls, and a cat in a box. */
export const MOVING_BANNERS = {
  'banner-cat-boxes': drawBanner([50, 46], (sheet) => {
    const open = drawOpenBox(sheet, 660, 330, drawPaw(0, 14, 0.86, '#a5156f'))
    return [
      drawRoom(sheet, {
        wall: ['#ffe2a6', '#ffd084'],
        print: '#ffe9bb',
        pattern: 'stripes',
        floor: ['#d99f66', '#b3743f'],
        floorLine: '#8a5528',
        floorAt: 860,
        floorKind: 'boards',
        skirting: '#fff8ea',
      }),
      place(drawView(sheet, SPRING, { width: 520, height: 560 }), 620, 400),
      drawSunbeam(560, 690, 420, '#fff6d4', 0.3),
      drawPaleSpot(1520, 330, 300, 240),
      drawPaleSpot(2540, 470, 300, 360),
      place(drawRolledRug(sheet, 640, ['#e0629f', '#a5156f']), 2230, 900, 1, -5),
      stand(sheet, drawRemovalBox(sheet, 520, 360, drawGlassMark('#a9713a')), { x: 2010, y: 980, shade: 290 }),
      place(drawRemovalBox(sheet, 430, 270, drawHeart('#c8142f')), 1980, 620),
      place(drawPotPlant(sheet, ['#8cc26a', '#3f8a4f'], ['#fff3dd', '#ecd2ae']), 1960, 330, 0.62),
      drawCatInBox(sheet, TABBY_CAT, open, { x: 1330, y: 1010, edge: 330 }),
      stand(sheet, drawCarrier(sheet, ['#6cc7c4', '#2f8f95'], ['#ff9fc8', '#d9458f']), {
        x: 620,
        y: 1070,
        scale: 1.08,
        shade: 310,
      }),
      stand(sheet, drawRemovalBox(sheet, 400, 240, drawUpMark('#a9713a')), { x: 2540, y: 1090, shade: 230 }),
    ]
  }),
  'grove-cat-boxes': drawBanner([50, 54], (sheet) => {
    const card = { card: ['#c7a374', '#a5804f'], lid: '#dcc095' } as const
    return [
      drawRoom(sheet, {
        wall: ['#dfe3d2', '#c9d1bb'],
        print: '#bcc6ad',
        pattern: 'boards',
        floor: ['#a98660', '#80603f'],
        floorLine: '#604529',
        floorAt: 860,
        floorKind: 'boards',
        skirting: '#f5f1e6',
      }),
      place(
        drawView(sheet, GROVE_DAWN, {
          width: 620,
          height: 540,
          frame: '#f5f1e6',
          sill: '#caa274',
          inside: place(drawPines(4, 0, 0.74, '#86a47c', [-240, 240]), 0, 250),
        }),
        660,
        390,
      ),
      drawSunbeam(580, 680, 420, '#f8efd2', 0.26),
      place(drawRolledRug(sheet, 600, ['#7f9f84', '#47694d']), 2260, 900, 1, -5),
      stand(sheet, drawRemovalBox(sheet, 520, 340, drawGlassMark('#7d5b35'), card), { x: 2020, y: 980, shade: 290 }),
      place(drawFolded(sheet, '#efe7d3'), 2010, 602, 0.6),
      place(drawFolded(sheet, '#a9bfa0'), 2020, 540, 0.56),
      place(drawFolded(sheet, '#e3d3b0'), 2005, 482, 0.52),
      drawCatInBox(sheet, BLACK_CAT, drawOpenBox(sheet, 660, 330, drawAlderMark('#47694d'), card), {
        x: 1340,
        y: 1010,
        edge: 330,
      }),
      stand(sheet, drawBasket(440, 250, ['#b98f5e', '#86633c']), { x: 660, y: 1060, shade: 250 }),
      place(drawCushion(sheet, SAGE, 380), 660, 826),
      stand(sheet, drawVase(sheet, LINEN, ['#f5f1e6', '#e2c483', '#f5f1e6']), {
        x: 2560,
        y: 1050,
        scale: 0.8,
        shade: 110,
      }),
    ]
  }),
} as const
