import { foldSearchWord } from '../fold.ts'
import { createCutter, createFinder, toEndingKeys } from './cut-endings.ts'

/** Short nouns with another stem before some endings: ló, lónak, but lovak. */
const SHORT_CASES = ' nak nek val vel ra re rol ert hoz hez tol nal nel ban ben bol ba be t'.split(' ')
const SHORT = { lo: 'lov', fu: 'fuv', to: 'tav' }

/** Folded words whose forms no rule unites: the key, then the forms. */
const WORDS = toEndingKeys([
  ...Object.entries(SHORT).map(([noun, key]) => [key, ...SHORT_CASES.map((ending) => noun + ending)].join(' ')),
  'gel gel gelt',
  'sun sun sunt',
  'alom alom almot almok almokat alomnak alommal alomba',
  'feher feher feherek',
  'halo halo halot halok haloval halos haloba haloban',
  'maga maga magat magatol magaban magara magaval maganak',
  'szolo szolo szolot szoloval szolobol',
])

/** Folded ends of nouns, alone or in a compound, that look like endings (játék, állat) or change before them (kölyök, kölykök). */
const NOUNS = [
  ...(
    'allat falat illat kivonat valtozat keszlet meret szeret kabat oldat huzat permet pellet menyet szelet keret ' +
    'szovet felulet szorzet granulat padozat nyomat kornyezet gyakorlat vizsgalat jatek adalek ' +
    'termek keverek tasak zsak hajlek fazek marek ertek lelek csont liszt rost kert test szint szert ' +
    'protein mentes teknos szakallas magas sarok sampon karton szezon balkon nejlon ' +
    'szappan banan hasznalat alagut kerek lapat facan garnelarak kupak urulek csaletek betet alatet kennel'
  )
    .split(' ')
    .map((noun) => `${noun} ${noun}`),
  'kolyk kolyok',
  'nyerg nyereg',
  'tucsk tucsok',
  'satr sator',
  'mell mellel',
  'ragok ragoka ragokat',
  'fiok fioka fiokat',
  'feszk feszek',
  'fark farok',
  'cukr cukor',
  'korm korom',
  'bokr bokor',
  'epr eper',
  'jutalm jutalom',
  'aalom aalm',
  'pelyh pehely',
  'tukr tukor',
  'kuty kutyam kutyus kutyul kutyuk',
  'cic cicam cicus',
  'macsk macskam',
]

/** Returns the word with its noun at the end replaced by its key; undefined when it ends in none. */
const findNoun = createFinder([...toEndingKeys(NOUNS)].map(([noun, key]) => [noun, 0, key] as const))

const cutCase = createCutter([
  ['nak nek val vel ban ben bol rol tol hoz hez nal nel kent', 3],
  ['ig kor ba be ra re', 4],
  ['on en an', 3],
  ['ajat', 3, 'a'],
  ['ejet', 3, 'e'],
  ['kat ket', 3, 'k'],
  ['ot et at ut', 3],
  ['lt', 3, 'l'],
  ['nt', 4, 'n'],
  ['rt', 3, 'r'],
  ['st', 3, 's'],
  ['zt', 3, 'z'],
  ['jt', 4, 'j'],
  ['nyt', 3, 'ny'],
  // -val and -vel double the last consonant: nyúllal, keksszel.
  ...[...'bcdfghjklmnprstz'].map((letter) => [`${letter}${letter}al ${letter}${letter}el`, 2, letter] as const),
  ...['cs', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'].map(
    (letter) => [`${letter[0]}${letter}al ${letter[0]}${letter}el`, 2, letter] as const,
  ),
])

const cutPlural = createCutter([
  ['ok ek ak ik uk', 3],
  ['jai jei ai ei aim eim aink eink', 3],
  ['unk juk', 3],
])

const cutPossessive = createCutter([['ja je', 4]])
const cutAdjective = createCutter([['as es os asa ese osa asu esu osu', 3]])

const STEPS_OF_PLURAL = [cutPlural, cutPossessive, cutAdjective]
const STEPS = [cutCase, ...STEPS_OF_PLURAL]

function trimVowels(stem: string): string {
  let length = stem.length
  while (length > 3 && 'aeiou'.includes(stem.charAt(length - 1))) length -= 1
  return stem.slice(0, length)
}

/** Returns the folded stem of Hungarian nouns and adjectives: removes the case first, then plural, possessive and -s. `kutyáknak` becomes `kuty`. */
export function stemHungarian(word: string): string {
  const [folded = word] = foldSearchWord(word)
  const known = WORDS.get(folded)
  if (known) return known
  let stem = folded
  // `párnák` means cushions, `párnak` for a pair; without accents it may be either.
  const steps = word.endsWith('ák') || word.endsWith('ék') ? STEPS_OF_PLURAL : STEPS
  for (const cut of steps) {
    const noun = findNoun(stem)
    if (noun) return noun
    stem = cut(stem)
  }
  const trimmed = trimVowels(stem)
  return findNoun(stem) ?? findNoun(trimmed) ?? trimmed
}
