import { createCutter, createFinder, toEndingKeys } from './cut-endings.ts'

/** Folded words whose forms no rule unites: the key, then the forms. */
const WORDS = toEndingKeys([
  'mado mato matoa madon madot madoille madoilta matoja matojen matoihin',
  'luu luita luiden luille luilla luista luuta',
  'kans kansi kansia kannen kannet kannella kansien kansilla',
  'parh paras parasta parhaan parhaat parhaita parhaille',
  'maku maku makua maun maut maulla mausta makuja makujen makuinen makuista makuisia',
  'koko koko kokoa kokoon koon koot koossa kokoja kokojen',
  'loh lohta',
  'pien pienta pienten',
  'suur suurta suurten',
  'nuor nuorta nuorten',
  'hiir hiirta hiirten',
  'kallis kallis kalliin kalliit kallista kalliita',
  'kevy kevyt kevyen kevyet kevytta kevyita',
  'ohu ohut ohuen ohuet ohutta ohuita',
  'hevos hevosta',
  'kiss kissani kissasi kissallesi kissalleni',
  'koir koirani koirasi koirallesi koiralleni',
  'kanssa kanssa',
  'pullo pullo pullon pullot pulloa pulloja pullossa',
  'aik aika aikaa ajan ajat aikoja',
])

/** Folded ends of words, alone or in a compound, whose forms no rule unites. */
const TAILS = [
  'ruok ruoa ruua ruoi',
  'kotikiss kotikissa',
  'sisakiss sisakissa',
  'rotukiss rotukissa',
  'ulkokiss ulkokissa',
  'taimen taimen taimenta',
  'vess vessa',
  'alust alusta',
  'pait paita',
  'past pasta',
  'keks keksi',
  'chinchill chinchilla',
  'heijastim heijastin heijastinta',
  'elaim elain elainta elainten',
  'siemen siemen siementa siementen',
  'hoyhen hoyhen hoyhenta hoyhenten',
  'suodattim suodatin suodatinta',
  'taluttim talutin talutinta',
  'lammittim lammitin lammitinta',
  'puhdistim puhdistin puhdistinta',
  'valaisim valaisin valaisinta',
  'avaim avain avainta',
  'vet vesi',
  'kamomill kamomilla',
]
const findTail = createFinder([...toEndingKeys(TAILS)].map(([tail, key]) => [tail, 0, key] as const))

/** Stems with irregular changes of the last consonants: jalka, jalan; leipä, leivän; kynsi, kynnet. */
const STEMS = toEndingKeys([
  'jalk jal',
  'nahk nah',
  'selk sel',
  'mark mar',
  'nalk nal',
  'leip leiv',
  'kylpy kylvy',
  'vap vav',
  'huop huov',
  'katkarapu katkaravu',
  'halp halv',
  'vet ves',
  'koyt koys',
  'kynt kyns',
  'kuukaut kuukaus',
  'vuot vuos',
  'kiss kissu',
])

const cutCase = createCutter([
  ['ssa lla lle lta sta', 3],
  ['ksi', 4],
  // Partitive of -inen; the same ending in `koirista` and `kissoista` is another case.
  ['aista', 3, 'ais'],
  ['eista', 3, 'eis'],
  ['llista', 2, 'llis'],
  ['eenista', 2, 'eenis'],
  ['nen', 3, 's'],
  ['sten', 4, 's'],
  ['ton tonta', 5, 'ttom'],
  ['etta eeseen eisiin', 3, 'e'],
  ['ita iden itten ihin', 3, 'i'],
  ['uuta', 2, 'uu'],
  ['oota', 2, 'oo'],
  ['jen', 3],
  ['nsa mme', 4],
  ...[...'oeuy'].map((vowel) => [`${vowel}ja`, 3, vowel] as const),
  ...[...'aeiouy'].map((vowel) => [`${vowel}n ${vowel}t`, 2, vowel] as const),
])

/** Unites strong and weak grade: häkki, häkin; pentu, pennun; hoito, hoidon. */
const toStrong = createCutter([
  ['kk', 2, 'k'],
  ['pp', 2, 'p'],
  ['tt', 2, 't'],
  ['nn', 2, 'nt'],
  ['mm', 2, 'mp'],
  ['rr', 2, 'rt'],
  ['ng', 1, 'nk'],
  ['d', 2, 't'],
])

/** Unites annos, annoksen; rengas, renkaan; kosteus, kosteuden. */
const mendEnd = createCutter([
  ['oks', 2, 'os'],
  ['uks', 2, 'us'],
  ['yks', 3, 'ys'],
  ['eks', 4, 'es'],
  ['aks as', 3],
  ['uut', 0, 'uus'],
  ['eut', 2, 'eus'],
  ['eyt', 2, 'eys'],
  ['yyt', 2, 'yys'],
])

const VOWELS = 'aeiouy'

function findFirstVowel(word: string): string | undefined {
  for (const letter of word) if (VOWELS.includes(letter)) return letter
  return undefined
}

/**
 * Distinguishes short words that differ only in their vowel: u and y stay the same in all forms, and e and i are
 * never a form of a after an a. `lelu`, `leluja`; `kana`, `kanoja` but `kani`, `kaneja`.
 */
function toMark(root: string, vowels: string): string {
  const first = vowels.charAt(0)
  if (first === 'u' || first === 'y') return first
  const isShort = root.length <= 4 && findFirstVowel(root) === 'a'
  return isShort && (first === 'i' || first === 'e') ? 'i' : ''
}

/** Returns where the vowels at the end begin. */
function findVowels(word: string): number {
  let start = word.length
  while (start > 0 && VOWELS.includes(word.charAt(start - 1))) start -= 1
  return start
}

/** Returns the folded stem of Finnish nouns and adjectives: removes the case, then the last vowels, then the grade. `häkissä` becomes `hak`. */
export function stemFinnish(word: string): string {
  const folded = word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('å', 'a')
  const known = WORDS.get(folded) ?? findTail(folded)
  if (known) return known
  const cut = cutCase(folded)
  const tail = findTail(cut)
  if (tail) return tail
  const start = findVowels(cut)
  const root = cut.slice(0, start)
  if (root.length < 2 || !findFirstVowel(root)) return cut
  const mended = toStrong(mendEnd(toStrong(root)))
  const isDotted = word.includes('ä') || word.includes('ö')
  const stem = isDotted ? mended : mended + toMark(mended, cut.slice(start))
  return STEMS.get(stem) ?? stem
}
