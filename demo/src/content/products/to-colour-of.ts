import type { Language } from '@menagerie/sites/brand-locale'
import { toSmallFirst } from './to-facts.ts'

type Gender = 'feminine' | 'neuter' | 'plural'
type Endings = Partial<Record<Gender, string>>
type Agreement = {
  /** Finds the gender of a name by the ending of its first word; masculine if none matches. */
  genders: Partial<Record<Gender, RegExp>>
  /** Endings of adjectives, by the ending of their dictionary form. */
  endings: Readonly<Record<string, Endings>>
}

const GENDERS: readonly Gender[] = ['feminine', 'neuter', 'plural']
const FIRST_WORD = /\p{L}+/u
const AGREEMENTS: Readonly<Partial<Record<Language, Agreement>>> = {
  ru: {
    genders: { feminine: /[ая]$/, neuter: /[ое]$/, plural: /[иы]$/ },
    endings: {
      ый: { feminine: 'ая', neuter: 'ое', plural: 'ые' },
      ий: { feminine: 'яя', neuter: 'ее', plural: 'ие' },
    },
  },
  uk: {
    genders: { feminine: /[ая]$/, neuter: /[оеє]$/, plural: /[иі]$/ },
    endings: {
      ий: { feminine: 'а', neuter: 'е', plural: 'і' },
      ій: { feminine: 'я', neuter: 'є', plural: 'і' },
    },
  },
  pl: {
    genders: { feminine: /a$/, neuter: /[oeę]$/, plural: /[iy]$/ },
    endings: {
      y: { feminine: 'a', neuter: 'e', plural: 'e' },
      i: { feminine: 'a', neuter: 'ie', plural: 'ie' },
    },
  },
  es: { genders: { feminine: /a$/ }, endings: { o: { feminine: 'a' } } },
  it: { genders: { feminine: /a$/ }, endings: { o: { feminine: 'a' } } },
}

/** Inflects a colour to follow the name of a thing: `Войлочная мышка, фиолетовая`. */
export function toColourOf(language: Language, name: string, label: string): string {
  const colour = toSmallFirst(language, label)
  const agreement = AGREEMENTS[language]
  if (!agreement) return colour
  const first = FIRST_WORD.exec(name)?.[0] ?? ''
  const gender = GENDERS.find((each) => agreement.genders[each]?.test(first))
  const [ending = '', forms] = Object.entries(agreement.endings).find(([end]) => colour.endsWith(end)) ?? []
  const own = gender && forms?.[gender]
  return own === undefined ? colour : `${colour.slice(0, -ending.length)}${own}`
}
