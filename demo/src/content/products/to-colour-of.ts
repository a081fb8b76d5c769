import type { Language } from '@menagerie/sites/brand-locale'
import { toSmallFirst } from './to-facts.ts'

type Endings = { feminine: string; neuter: string; plural: string }
type Agreement = {
  /** Whether the first word of a name is this, by its ending; else it is masculine. */
  feminine: RegExp
  neuter: RegExp
  plural: RegExp
  /** Endings of adjectives, by the ending that dictionaries have. */
  endings: Readonly<Record<string, Endings>>
}

const FIRST_WORD = /\p{L}+/u
const AGREEMENTS: Readonly<Partial<Record<Language, Agreement>>> = {
  ru: {
    feminine: /[ая]$/,
    neuter: /[ое]$/,
    plural: /[иы]$/,
    endings: {
      ый: { feminine: 'ая', neuter: 'ое', plural: 'ые' },
      ий: { feminine: 'яя', neuter: 'ее', plural: 'ие' },
    },
  },
  uk: {
    feminine: /[ая]$/,
    neuter: /[оеє]$/,
    plural: /[иі]$/,
    endings: {
      ий: { feminine: 'а', neuter: 'е', plural: 'і' },
      ій: { feminine: 'я', neuter: 'є', plural: 'і' },
    },
  },
}

/** A colour as it stands behind the name of a thing: `Войлочная мышка, фиолетовая`. */
export function toColourOf(language: Language, name: string, label: string): string {
  const colour = toSmallFirst(language, label)
  const agreement = AGREEMENTS[language]
  const endings = agreement?.endings[colour.slice(-2)]
  const first = FIRST_WORD.exec(name)?.[0] ?? ''
  const form = (['feminine', 'neuter', 'plural'] as const).find((each) => agreement?.[each].test(first))
  return endings && form ? `${colour.slice(0, -2)}${endings[form]}` : colour
}
