import type { GradientStop } from '../../sheet.ts'

/** All colours of a landscape at a time of day and year. */
export type Light = {
  sky: readonly GradientStop[]
  sun: string
  cloud: string
  far: string
  middle: string
  near: readonly [string, string]
  front: readonly [string, string]
  leaf: readonly [string, string]
  blade: string
  flowers: readonly string[]
  shadow: string
}

export const MORNING: Light = {
  sky: [['#ffd9a0'], ['#ffe9c9', 0.5], ['#fff6e6']],
  sun: '#ffb84d',
  cloud: '#ffffff',
  far: '#f7c987',
  middle: '#dcc667',
  near: ['#a9cf5f', '#7fae3c'],
  front: ['#b9d969', '#6d9c34'],
  leaf: ['#a9cf5f', '#7fae3c'],
  blade: '#5d8c2c',
  flowers: ['#ffffff', '#ff8fb1', '#ffd34d', '#f2762e'],
  shadow: '#3d5a1a',
}
export const NOON: Light = {
  sky: [['#8fd3f2'], ['#c9ecf7', 0.55], ['#f3fbef']],
  sun: '#fff2a8',
  cloud: '#ffffff',
  far: '#bfe0b0',
  middle: '#a2d183',
  near: ['#9ed45e', '#6cb043'],
  front: ['#8ccf55', '#4f9a38'],
  leaf: ['#7cc657', '#4a9a3c'],
  blade: '#3f8530',
  flowers: ['#ffffff', '#ffd34d', '#e0529f', '#ffffff'],
  shadow: '#23561f',
}
export const SUNSET: Light = {
  sky: [['#e8607a'], ['#ff9a62', 0.5], ['#ffd79a']],
  sun: '#ffd08a',
  cloud: '#ffd2c2',
  far: '#d97a6b',
  middle: '#b9663f',
  near: ['#c8a04a', '#93813a'],
  front: ['#a8983f', '#6b6d2c'],
  leaf: ['#e29a4a', '#b0602c'],
  blade: '#646a28',
  flowers: ['#fff4d0', '#ffb36b', '#ff8fb1'],
  shadow: '#40381a',
}
export const AUTUMN: Light = {
  sky: [['#ffdca8'], ['#ffeccf', 0.6], ['#fff7ea']],
  sun: '#ffc46b',
  cloud: '#fffaf0',
  far: '#efb77b',
  middle: '#e09a52',
  near: ['#d9b356', '#b58a38'],
  front: ['#c9a94e', '#8f8134'],
  leaf: ['#f08a3c', '#c8451f'],
  blade: '#8a7a2c',
  flowers: ['#c8142f', '#f2a02e', '#fff4d0'],
  shadow: '#4a3a14',
}
export const DUSK: Light = {
  sky: [['#5b3a86'], ['#b3559a', 0.5], ['#ffae8a']],
  sun: '#ffd9b0',
  cloud: '#e59ac0',
  far: '#8a4f94',
  middle: '#6d4485',
  near: ['#5f7a5a', '#3f5d52'],
  front: ['#56734f', '#2f4f46'],
  leaf: ['#5f8a5f', '#35604f'],
  blade: '#2c4d42',
  flowers: ['#ffd9f0', '#ffb3c9', '#fff0b8'],
  shadow: '#1c2f30',
}
export const SPRING: Light = {
  sky: [['#ffd3e2'], ['#ffeef0', 0.55], ['#fffaf0']],
  sun: '#fff0c0',
  cloud: '#ffffff',
  far: '#cfe8b8',
  middle: '#b6dc92',
  near: ['#b4de78', '#83bb4c'],
  front: ['#aada6a', '#6aa63e'],
  leaf: ['#ffb3cf', '#ee7fa9'],
  blade: '#4f8f34',
  flowers: ['#ffffff', '#ff8fb1', '#c58be0', '#ffd34d'],
  shadow: '#2f5a22',
}
export const FROST: Light = {
  sky: [['#a9cdea'], ['#dcebf6', 0.55], ['#fdf1e6']],
  sun: '#fff0d0',
  cloud: '#ffffff',
  far: '#cfdfee',
  middle: '#dfeaf4',
  near: ['#f4f9fd', '#cfe0ee'],
  front: ['#ffffff', '#d6e4f0'],
  leaf: ['#e9f2f9', '#b9d0e2'],
  blade: '#9fb9c9',
  flowers: ['#ffffff', '#ffffff'],
  shadow: '#5d7f9c',
}
/** One of Aldergrove's quieter lights. */
export const GROVE_DAWN: Light = {
  sky: [['#e8dcc0'], ['#f5ecd6', 0.5], ['#fbf6ea']],
  sun: '#f3dca0',
  cloud: '#fdf8ec',
  far: '#c9d4bd',
  middle: '#a3b89b',
  near: ['#86a47c', '#5f8360'],
  front: ['#6f9268', '#3f6449'],
  leaf: ['#7fa36f', '#47694d'],
  blade: '#3d6147',
  flowers: ['#fbf6ea', '#e2c483'],
  shadow: '#1c3325',
}
export const GROVE_MIST: Light = {
  sky: [['#cfdcd4'], ['#e3ebdf', 0.55], ['#f3f1e4']],
  sun: '#f6efd2',
  cloud: '#f5f5ea',
  far: '#b5c8ba',
  middle: '#8fae98',
  near: ['#6f957a', '#4b7359'],
  front: ['#557f63', '#2f553f'],
  leaf: ['#6c9576', '#3f6b4f'],
  blade: '#2c4f3b',
  flowers: ['#f5f1e6', '#cddcb0'],
  shadow: '#16291e',
}
/** Low sun between the trees. */
export const GROVE_EVENING: Light = {
  sky: [['#d9c3a0'], ['#efd7a8', 0.5], ['#f8e9c6']],
  sun: '#f2c983',
  cloud: '#f9ebd0',
  far: '#cdbd96',
  middle: '#a8a27c',
  near: ['#8d9468', '#66754f'],
  front: ['#7d8a58', '#4b5f42'],
  leaf: ['#9aa065', '#5f7148'],
  blade: '#445639',
  flowers: ['#f8ecd0', '#e2c483'],
  shadow: '#26301d',
}
