import { type DrawingSheet, place } from '../sheet.ts'
import { drawPerson, type PersonLook } from './person.ts'

/** People of the company at their work. */
const STAFF = {
  chemist: {
    skin: '#c98f66',
    shade: '#a87048',
    hair: 'short',
    hairColour: '#241814',
    hairLight: '#3f2c24',
    clothes: '#ffffff',
    clothesDeep: '#e3e9ee',
    collar: '#bfe0e8',
    glasses: '#3a3346',
  },
  adviser: {
    skin: '#f4cdb0',
    shade: '#dca684',
    hair: 'bun',
    hairColour: '#d9a441',
    hairLight: '#efc772',
    clothes: '#58b7c9',
    clothesDeep: '#2f8ba0',
    collar: '#d8f1f4',
  },
  packer: {
    skin: '#8f5a3c',
    shade: '#73452c',
    hair: 'curls',
    hairColour: '#1f1512',
    hairLight: '#3a2a24',
    clothes: '#f6a04d',
    clothesDeep: '#d97f2b',
    collar: '#ffe3bf',
  },
  seller: {
    skin: '#f1c9a8',
    shade: '#d6a37c',
    hair: 'swept',
    hairColour: '#9a9891',
    hairLight: '#c9c7c0',
    clothes: '#fff6ea',
    clothesDeep: '#ecd9bf',
    collar: '#f6c79a',
    beard: true,
    apron: '#78b96a',
  },
  teacher: {
    skin: '#b97a52',
    shade: '#98603d',
    hair: 'bun',
    hairColour: '#2c1a16',
    hairLight: '#4a2e25',
    clothes: '#c43f8e',
    clothesDeep: '#952a69',
    collar: '#ffd9ec',
    glasses: '#5a3423',
  },
  vet: {
    skin: '#f7d3b8',
    shade: '#e3b08f',
    hair: 'curls',
    hairColour: '#a5482a',
    hairLight: '#c96a3b',
    clothes: '#4aa88f',
    clothesDeep: '#2d7d69',
    collar: '#d4f0e6',
  },
  shopkeeper: {
    skin: '#e9c0a0',
    shade: '#cc9b78',
    hair: 'bob',
    hairColour: '#6b4c31',
    hairLight: '#8f6a47',
    clothes: '#f3eee0',
    clothesDeep: '#d9cfb8',
    collar: '#e9e2d0',
    apron: '#2f5743',
  },
  forester: {
    skin: '#f0ccb0',
    shade: '#d3a686',
    hair: 'cropped',
    hairColour: '#8f8d86',
    hairLight: '#c4c2ba',
    clothes: '#4f6d55',
    clothesDeep: '#35503e',
    collar: '#e9e2d0',
    beard: true,
    glasses: '#4f3826',
  },
} as const satisfies Record<string, PersonLook>

const SHOULDERS = 560

/** A colleague behind a table whose top is at `y`. */
export function drawBehindTable(sheet: DrawingSheet, name: keyof typeof STAFF, x: number, y: number, scale = 0.75) {
  return place(drawPerson(sheet, STAFF[name]), x, y - SHOULDERS * scale, scale)
}
