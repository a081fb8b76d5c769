/** Rows of the specification that stand in the facts, in a group of their own there: all countries of a language share them. */
export const SPECIFICATION_ROWS = [
  'color',
  'flavor',
  'contents',
  'size',
  'form',
  'animal_age',
  'animal_type',
  'animal_weight',
] as const
