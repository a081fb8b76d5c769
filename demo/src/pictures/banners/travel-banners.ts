import { BLACK_DOG, drawSittingDog, HONEY_DOG } from '../animals/dog.ts'
import { drawPine, drawTree } from '../scenes/landscape.ts'
import { drawOpenCar, drawSuitcase } from '../scenes/objects/car.ts'
import { drawFern, drawWoods } from '../scenes/objects/forest.ts'
import { drawFolded } from '../scenes/objects/larder.ts'
import { GROVE_MIST, NOON } from '../scenes/settings/lights.ts'
import {
  drawFarBirds,
  drawForeground,
  drawLand,
  drawStones,
  drawTallGrass,
  drawTurf,
} from '../scenes/settings/open-air.ts'
import { box, drawPath, line, place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const LINEN = ['#efe7d3', '#cfc3a4'] as const

/** Dogs on a journey: a break beside the road, the boot open. */
export const TRAVEL_BANNERS = {
  'banner-dog-car': drawBanner([50, 48], (sheet) => {
    const car = drawOpenCar(sheet, { body: ['#ff8a5c', '#d9482f'], trim: '#4a3a44', inside: '#5a4652' })
    return [
      drawLand(sheet, NOON, {
        sun: 2360,
        sunHeight: 330,
        clouds: [
          [420, 210, 1.1],
          [2500, 180, 0.9],
        ],
        far: [640, 560, 640, 700, 640],
        middle: [760, 720, 760, 790, 780],
        near: [800, 830, 800, 830, 800],
      }),
      drawForeground(sheet, NOON, [900, 880, 890, 880, 900]),
      drawTurf(NOON, 930, 16, [760, 2120]),
      drawPath('M-40 1010 C800 960 2080 960 2920 1010 V1240 H-40Z', '#9a96a0'),
      line('M-40 1022 C800 972 2080 972 2920 1022', '#fff6ea', 12, 'opacity="0.8"'),
      drawTree(sheet, 420, 900, 1.2, NOON.leaf),
      drawTree(sheet, 2500, 900, 1, NOON.leaf),
      drawFarBirds(2080, 420, '#4f7a9a'),
      stand(sheet, car.back, { x: 1440, y: 1090, shade: 620, colour: '#2f2a36' }),
      place(drawSuitcase(sheet, 250, 210, ['#5fc0c8', '#2f8792']), 1690, 820),
      place(drawSuitcase(sheet, 200, 130, ['#ffd34d', '#e8a22c']), 1700, 610),
      place(box(-270, -50, 540, 54, 26, sheet.linear([['#e0629f'], ['#a5156f']])), 1330, 826),
      place(drawSittingDog(sheet, HONEY_DOG), 1310, 812, 0.72),
      place(car.front, 1440, 1090),
    ]
  }),
  'grove-dog-car': drawBanner([50, 48], (sheet) => {
    const car = drawOpenCar(sheet, {
      body: ['#6f8f72', '#436349'],
      trim: '#3a3a34',
      inside: '#4f4438',
      lamp: '#a8483a',
      plate: '#f5f1e6',
      wood: ['#b98f5e', '#8a673f'],
    })
    return [
      drawWoods(sheet, GROVE_MIST, 2300),
      drawPine(330, 1000, 1.9, '#3b6349'),
      drawPine(2600, 1010, 2, '#2f553f'),
      drawForeground(sheet, GROVE_MIST, [930, 910, 900, 910, 930]),
      drawPath(
        'M1060 900 C1240 890 1640 890 1820 900 C2100 1000 2500 1120 2900 1240 H-20 C380 1120 780 1000 1060 900Z',
        '#cdbf9e',
      ),
      place(drawStones(0, 0, 1, '#a9b3a4', '#7d8a7c'), 640, 1060),
      stand(sheet, car.back, { x: 1440, y: 1090, shade: 620, colour: GROVE_MIST.shadow }),
      place(drawSuitcase(sheet, 260, 200, ['#a8643c', '#7d4628']), 1690, 822),
      place(drawFolded(sheet, '#efe7d3'), 1690, 622, 0.3),
      place(drawFolded(sheet, '#a9bfa0'), 1690, 590, 0.28),
      place(box(-270, -50, 540, 54, 26, sheet.linear([[LINEN[0]], [LINEN[1]]])), 1330, 826),
      place(drawSittingDog(sheet, { ...BLACK_DOG, collar: '#5f8a6a' }), 1310, 812, 0.72),
      place(car.front, 1440, 1090),
      drawFern(300, 1180, 1.3, '#4c7a5c'),
      drawFern(2560, 1190, 1.3, '#3f6b4f'),
      drawTallGrass(1212, 70, [GROVE_MIST.blade], [-40, 560]),
      drawTallGrass(1212, 70, [GROVE_MIST.blade], [2320, 2920]),
    ]
  }),
} as const
