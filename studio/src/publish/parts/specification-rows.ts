/** Rows of the specification that are stored in the facts, because all countries with the same language share them. */
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
