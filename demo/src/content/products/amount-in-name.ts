import type { Language } from '@menagerie/sites/brand-locale'
import { formatContents, MEASURES } from '../measures/format-measures.ts'
import type { Counted } from '../measures/language-measures.ts'
import type { Contents } from './family.ts'

/** Words in product names, in all languages, that mention the counted things. */
const SAID: readonly (readonly [Counted, RegExp])[] = [
  ['tablets', /tablet|comprim|compress|pasticch|таблет/iu],
  ['pipettes', /pipet/iu],
  [
    'wipes',
    /tücher|doekje|wipes|lingette|toallita|salviett|chusteczk|ubrousk|kendő|serviet|pyyhkeet|серветк|салфетк/iu,
  ],
  ['bags', /beutel|zakje|bags|sacs|bolsas|sacchett|woreczk|sáčk|zacskó|poser|pussit|пакет/iu],
]

/** Formats an amount: `250 ml`, `3 pipettes`. If the name mentions the things already, it counts pieces: `Klarblick-Tücher` have `30 Stück`. */
export function formatAmountInName(language: Language, name: string, contents: Contents): string {
  const [unit] = SAID.find(([counted, word]) => contents[counted] !== undefined && word.test(name)) ?? []
  if (unit === undefined) return formatContents(language, contents)
  const { [unit]: count = 1, ...others } = contents
  const pack = MEASURES[language].pack?.replace('{a}', String(count))
  return pack ?? formatContents(language, { ...others, pieces: count })
}
