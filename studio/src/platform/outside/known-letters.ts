/** Letters beyond ASCII of the languages of our countries and their neighbours, with those of words that they took from others (`Café`). */
const ALPHABETS = [
  'äöüßéèêàôñç',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúüçïàèòª',
  'àèéìíîòóùú',
  'áâãàçéêíóôõúü',
  'áéíóúàèëïöüêç',
  'æøåéèêóòâôäöü',
  'åäöéàüšžæø',
  'áéíóúýðþæö',
  'áäčďéěíĺľňóôŕřšťúůýžöü',
  'ąćęłńóśźżäöüé',
  'áéíóöőúüűä',
  'ăâîşţșț',
  'čćđšž',
  'çğıöşüâîû',
  'āčēģīķļņšūž',
  'ąčęėįšųūž',
  'õäöüšž',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґў',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
].map((letters) => new Set(letters))
/** Those that are a word by themselves. */
const WORDS_OF_ONE = new Set('àáâèéêíóôöøåæúůüäαήοη')

const WORD = /\p{L}+/gu
const ASCII = /^[\0-\u007F]*$/
const CYRILLIC = /\p{sc=Cyrillic}/u
/** More of a long file would tell no more. */
const MOST_LOOKED_AT = 1_000_000
/** Less than one word that cannot be. */
const SHARE_OF_LANGUAGE = 0.01

/**
 * How much speaks against a text having been read in the encoding that it was written in: words with letters that no one language has
 * together, and a little for each language that it takes to have all letters of the text.
 */
export function weighLetters(text: string): number {
  const known = text.slice(0, MOST_LOOKED_AT)
  if (ASCII.test(known)) return 0
  const words = [...known.matchAll(WORD)].filter(([word]) => !ASCII.test(word))
  const hasCyrillic = words.some(([word]) => word.length > 1 && CYRILLIC.test(word))
  const unknown = words.filter(({ 0: word, index }) => {
    const isShortened = known[index + word.length] === '.'
    if (word.length > 1 || isShortened) return !ALPHABETS.some((alphabet) => hasAll(alphabet, toLetters(word)))
    return CYRILLIC.test(word) ? !hasCyrillic : !WORDS_OF_ONE.has(word.toLowerCase())
  })
  return unknown.length + SHARE_OF_LANGUAGE * Math.max(1, countLanguages(toLetters(words.join(''))))
}

const toLetters = (word: string) => [...new Set(word.toLowerCase())].filter((letter) => !ASCII.test(letter))

const hasAll = (alphabet: ReadonlySet<string>, letters: readonly string[]) =>
  letters.every((letter) => alphabet.has(letter))

/** Takes the language with most of the letters first, then that with most of what is left. */
function countLanguages(letters: readonly string[]): number {
  const rests = ALPHABETS.map((alphabet) => letters.filter((letter) => !alphabet.has(letter)))
  const rest = rests.reduce((least, each) => (each.length < least.length ? each : least), letters)
  return letters.length === 0 ? 0 : 1 + (rest.length < letters.length ? countLanguages(rest) : letters.length)
}
