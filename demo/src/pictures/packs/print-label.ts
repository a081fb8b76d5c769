import type { DrawingSheet } from '../sheet.ts'
import { printAldergrove } from './aldergrove-label.ts'
import type { LabelFace } from './label-layout.ts'
import type { PackDesign } from './pack-design.ts'
import { printTailwell } from './tailwell-label.ts'

/** Print on the front of a pack: the ground, which gets the pack's shape and shading, and the words on it. */
type Print = { ground: string; words: string }

export function printLabel(sheet: DrawingSheet, design: PackDesign, face: LabelFace): Print {
  return design.brand === 'tailwell' ? printTailwell(sheet, design, face) : printAldergrove(sheet, design, face)
}
