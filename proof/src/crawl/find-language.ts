import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'

/** Small words that nearly every text has and that neighbouring languages do not share. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the and with for your of is are that this from you it they what when not',
  es: 'el los las con para tu una por del que su más como cuando y esto son',
  nl: 'het een van met voor je zijn dat niet wat naar ook aan maar wordt bij',
  no: 'og med til det deg etter mer bare noe hva hvordan ikke av fra å blir',
  fr: 'le les des avec pour votre une est dans que vous du aux plus ce qui et',
  de: 'der die das und mit für ist nicht ein eine auf dem den wird von zu sich',
  pl: 'i z dla jest się na do nie w że to jak oraz po ich twój',
  it: 'il gli con per una del della che è di non sono più nel come tuo',
  hu: 'a az és egy hogy nem is van meg ha mint vagy csak ez kell',
  ru: 'и для с это не что на как вы его или чтобы когда есть ваш',
  cs: 'a s pro je se na že nebo jak když které jsou ve také by',
  uk: 'і та для з це не що на як ви його або щоб коли є ваш',
  da: 'og med til det dig efter mere kun noget hvad hvordan ikke af fra at bliver',
  fi: 'ja on se että ei kun kuin myös tai sen niin ovat voi jos mutta',
  sv: 'och med till det dig efter mer bara något vad hur inte av från att blir',
}

const WORDS = Object.fromEntries(
  Object.entries(SMALL_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Shorter texts are not judged. */
const MIN_WORDS = 40
/** Factor by which another language must be ahead, because neighbours share words and a text may quote another language. */
const MARGIN = 1.5

/** A single repeated word, such as the "a" of "opens in a new tab", does not indicate another language. */
const MIN_DIFFERENT = 4

/** Returns the language that a text seems to have, if it is not the expected one. */
export function findForeignLanguage(text: string, expected: Language): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < MIN_WORDS) return undefined
  const hits = (language: Language) => words.filter((word) => WORDS[language]?.has(word))
  const own = hits(expected).length
  const [best] = LANGUAGES.map((language) => ({ language, found: hits(language) })).sort(
    (a, b) => b.found.length - a.found.length,
  )
  if (best === undefined || best.language === expected || new Set(best.found).size < MIN_DIFFERENT) return undefined
  return best.found.length > MARGIN * Math.max(own, 2) ? best.language : undefined
}
