import type { Contents, ProductFamily } from '../../content/products/family.ts'

const UNITS: Record<keyof Contents, string> = {
  ml: 'ml',
  l: 'l',
  g: 'g',
  kg: 'kg',
  m: 'm',
  pieces: 'pieces',
  tablets: 'tablets',
  capsules: 'capsules',
  pipettes: 'pipettes',
  wipes: 'wipes',
  sachets: 'sachets',
  trays: 'trays',
  bags: 'bags',
}
const CONTENTS: readonly (keyof Contents)[] = [
  'tablets',
  'capsules',
  'pipettes',
  'wipes',
  'sachets',
  'trays',
  'bags',
  'pieces',
  'm',
  'ml',
  'l',
  'g',
  'kg',
]

function toAmount([from, to]: readonly [from: number, to?: number]): string {
  return to === undefined ? `${from} kg +` : `${from}–${to} kg`
}

/** Formats the size in English for the international pack: `250 ml`, `7 pieces · 105 g`, `3 pipettes · 2–10 kg`. */
export function toSizeWords(family: ProductFamily, variant: ProductFamily['variants'][number]): string {
  const amounts = CONTENTS.flatMap((unit) => {
    const amount = variant.contents[unit]
    return amount === undefined || (unit === 'pieces' && amount === 1) ? [] : [`${amount} ${UNITS[unit]}`]
  })
  const dose = variant.kilos && family.variants.length > 1 ? [toAmount(variant.kilos)] : []
  return [...amounts.slice(0, 2), ...dose].slice(0, 2).join(' · ')
}
