import { GREY_DOG } from '../animals/dog.ts'
import { SCHNAUZER } from '../animals/dog-breeds.ts'
import { drawLyingDog } from '../animals/dog-poses.ts'
import { drawPines } from '../scenes/objects/forest.ts'
import { drawCurtains, drawFireplace, drawFloorLamp, drawRug, drawView } from '../scenes/objects/furniture.ts'
import { drawLantern } from '../scenes/objects/garden.ts'
import { drawBowl } from '../scenes/objects/kitchen.ts'
import { drawFolded } from '../scenes/objects/larder.ts'
import { drawBurst, drawDen } from '../scenes/objects/night.ts'
import { drawBall, drawBasket, drawCushion } from '../scenes/objects/play.ts'
import { DUSK, GROVE_MIST, type Light } from '../scenes/settings/lights.ts'
import { drawRoom } from '../scenes/settings/rooms.ts'
import { place } from '../sheet.ts'
import { drawBanner, stand } from './banner.ts'

const NIGHT: Light = {
  ...DUSK,
  sky: [['#191b46'], ['#352a68', 0.6], ['#7a4788']],
  middle: '#2b2350',
  near: ['#2a3d4f', '#1c2a3c'],
}

const GROVE_NIGHT: Light = {
  ...GROVE_MIST,
  sky: [['#17232b'], ['#2f4344', 0.6], ['#68735c']],
  middle: '#22352f',
  near: ['#22352f', '#182722'],
}

const POTTERY = ['#e9e2d0', '#b9ab90'] as const
const WICKER = ['#bd955f', '#8a673f'] as const

/** Evenings with fireworks behind the panes and a dog in its den. */
export const FIREWORKS_BANNERS = {
  'banner-dog-fireworks': drawBanner([49, 52], (sheet) => {
    const den = drawDen(sheet, ['#5fb8c0', '#2f7f93'])
    const size = { width: 740, height: 640 }
    return [
      drawRoom(sheet, {
        wall: ['#6a3f78', '#9a567e'],
        print: '#764a84',
        pattern: 'stripes',
        floor: ['#a8623f', '#7f4430'],
        floorLine: '#5a2c20',
        floorAt: 880,
        floorKind: 'boards',
        skirting: '#f0d3c4',
      }),
      place(
        drawView(sheet, NIGHT, {
          ...size,
          frame: '#f6dcc8',
          sill: '#d9a884',
          inside:
            place(drawBurst(sheet, 150, ['#fff0b8', '#ffb13d']), -150, -70) +
            place(drawBurst(sheet, 128, ['#ffd9f0', '#ff5fa8']), 186, 70) +
            place(drawBurst(sheet, 70, ['#d6fbff', '#4fc3e0'], 11), -200, 176),
          moon: true,
        }),
        740,
        400,
      ),
      place(drawCurtains(sheet, ['#ffb25c', '#d9672c'], size), 740, 400),
      drawRug(1630, 1040, 800, '#e0729f', '#f7b0c4'),
      place(den.back, 1630, 1010, 0.84),
      place(drawCushion(sheet, ['#fff0d8', '#eec79a'], 680), 1620, 1020),
      place(drawLyingDog(sheet, SCHNAUZER), 1590, 984, 0.75),
      place(den.front, 1630, 1010, 0.84),
      stand(sheet, drawFloorLamp(sheet, '#ffd98a'), { x: 2530, y: 960, scale: 1.1, shade: 100 }),
      stand(sheet, drawBowl(sheet, ['#ff9a8a', '#d9484a'], 'water'), { x: 800, y: 1080, scale: 0.8, shade: 180 }),
      stand(sheet, drawBall(sheet, 60, ['#8fd0e6', '#2f7fb5', '#fff3dd']), { x: 2230, y: 1090, shade: 80 }),
    ]
  }),
  'grove-dog-fireworks': drawBanner([50, 52], (sheet) => {
    const den = drawDen(sheet, ['#93a888', '#5f7a62'], {
      wood: ['#a3805a', '#73553a'],
      hem: '#f5f1e6',
      glow: '#ffcf8a',
      inside: ['#33291f', '#5c4632'],
    })
    return [
      drawRoom(sheet, {
        wall: ['#42574a', '#35483e'],
        print: '#3c5044',
        pattern: 'boards',
        floor: ['#7a5b3d', '#5a4230'],
        floorLine: '#42301f',
        floorAt: 880,
        floorKind: 'boards',
        skirting: '#a3805a',
      }),
      place(
        drawView(sheet, GROVE_NIGHT, {
          width: 760,
          height: 620,
          frame: '#a3805a',
          sill: '#8d6a48',
          moon: true,
          inside:
            place(drawPines(4, 0, 0.66, '#1d2e28', [-300, 300]), 0, 310) +
            place(drawBurst(sheet, 140, ['#fbf1d4', '#d9b05c']), -180, -100) +
            place(drawBurst(sheet, 104, ['#f6e0d2', '#cf7a5c']), 210, 30) +
            place(drawBurst(sheet, 64, ['#f0f5de', '#9fbf8c'], 11), 36, -166),
        }),
        2100,
        400,
      ),
      place(drawFireplace(sheet, ['#bdb6a4', '#8a8372'], '#6b4c31'), 420, 900, 0.98),
      drawRug(1300, 1050, 760, '#8d6a48', '#d9cba8'),
      place(den.back, 1300, 1010, 0.84),
      place(drawCushion(sheet, ['#efe7d3', '#cfc3a4'], 690), 1290, 1022),
      place(drawLyingDog(sheet, GREY_DOG, true), 1260, 984, 0.8),
      place(den.front, 1300, 1010, 0.84),
      stand(sheet, drawLantern('#ffdc9a'), { x: 2040, y: 1040, scale: 1.1, shade: 80 }),
      stand(sheet, drawBasket(380, 230, WICKER), { x: 2560, y: 1080, shade: 200 }),
      place(drawFolded(sheet, '#efe7d3'), 2560, 858, 0.42),
      stand(sheet, drawBowl(sheet, POTTERY, 'water'), { x: 660, y: 1110, scale: 0.76, shade: 180 }),
    ]
  }),
} as const
