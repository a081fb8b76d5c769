import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

/** Short vowels that become long in the plural, plurals on -eren and other irregular forms. */
const LEMMAS = `
-dag dagen dagje dagjes
-gat gaten gaatje gaatjes
-glas glazen glaasje glaasjes
-blad bladeren bladen blaadje blaadjes
-vat vaten vaatje vaatjes
-pad paden paadje paadjes
-bad baden
-dak daken
-slag slagen
-weg wegen weggetje
schip schepen scheepje
stad steden
lid leden
spel spelen spellen
god goden
-kalf kalveren kalfje
-lam lammeren lammetje lammetjes
-rund runderen
-kind kinderen kindje kinderje
-ei eieren eitje eitjes
-hoen hoenderen hoentje
-been beenderen
-rad raderen
-lied liederen
-kleed kleren klederen
-koe koeien koetje koetjes
-vlo vlooien vlooitje
bij bijtje bijtjes
-zee zeeën
-knie knieën
-gezondheid gezondheden
-puppy puppies puppie pup pups pupje pupjes
shampoo shampoos
reu reuen
klein kleiner kleinere
groot groter grotere
oud ouder oudere
jong jonger jongere
-aquarium aquaria
-terrarium terraria
-pony ponies ponie
-baby babies
-guppy guppies
-hobby hobbies
-allergie allergieën allergisch allergische
-museum musea
stro strootje
-staart staartje staartjes
-kaart kaartje kaartjes
-taart taartje taartjes
-paard paardje paardjes
-poort poortje poortjes
-soort soortje soortjes
-beest beestje beestjes
-voorn voorntje
-hert hertje hertjes
=volwassen volwassene volwassenen
=man mannen mannetje mannetjes mans
=oranje
=haring haringen
=eten
=open
=water waters
=zuiver zuivere
=tegen
=zeven
=negen
=samen
=buiten
=binnen
=boven
=onder
=zonder
=honderd honderden
=geen
=viool violen
=kater katers katertje
=kussen kussens kussentje kussentjes
=deken dekens dekentje dekentjes
=kuiken kuikens kuikentje kuikentjes
=keuken keukens
=wagen wagens wagentje
=teken
-teek teken teekje teekjes
=varken varkens varkentje varkentjes
=kitten kittens kittentje kittentjes
=leven levens
=regen
=molen molens molentje molentjes
=haver
=kever kevers kevertje kevertjes
=lever levers
=spijsvertering
=mest
=meest meeste
`

const VOWEL = /[aeiouyáéíóúëïöü]/
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.test(letter)

/** An `-s` that belongs to the word, where cutting it would make another word (`plaats`, `plaat`). */
const KEEPS_S =
  /(?:[aeiou]s|ss|^(?:lens|mens|kans|dans|lans|koers|vers|pers|mars|mals|vals)|gans|hals|spons|grens|kaars|vaars|hars|beurs|rups|pols|puls|ets|[aiou]ts|(?:ie|oe|ui|aa|ei|oo|ee)ts|rts|nts|lts|eks|iks|uks|zelfs|eens|soms)$/
/** `drinkfles`, `bosbes`, `adres`. */
const ENDS_IN_ES = /(?:fl|dr|str|pr|[^aeiou]b)es$/
/** Foreign words on -ts and -ks whose -s is a plural. */
const LOAN_S =
  /(?:(?:ll|ck|sk|ch|qu|cu|bl|ul|oc|en)ets|blets|treats|mats|cats|nuts|sets|pets|bits|cuits|ruits|cks|nks|lks|rks|aks|oks|ooks|eaks)$/

function cutDiminutive(word: string): string {
  const single = word.endsWith('jes') ? word.slice(0, -1) : word
  if (!single.endsWith('je') || single.length < 5 || /(?:anje|ietsje)$/.test(single)) return word
  const stem = single.slice(0, -2).replace(/'$/, '')
  if (stem.length > 4 && stem.endsWith('ink')) return `${stem.slice(0, -1)}g`
  if (/(.)\1et$/.test(stem) || /nget$/.test(stem)) return stem.slice(0, -2)
  if (/(?:[aeiou]{2}|ij|[lr]|[^aeiou]e)mp$/.test(stem)) return stem.slice(0, -1)
  // The `t` belongs to the ending in `vogeltje`, `riempje`, `kooitje`, `snoertje`, but to the word in `plantje`,
  // `hartje` and `katje`.
  if (
    /(?:[^aeiou]e[lrn]|(?:[aeiou]{2}|ij)[lrnw]|[aeo]{1,2}i|uw|w|y)t$/.test(stem) &&
    !/^(?:ge|fle|ve|[bd]e)it$/.test(stem)
  ) {
    return /(?:[^aeo]|^)(?:ei)t$/.test(stem) ? stem : stem.slice(0, -1)
  }
  return stem
}

function cutS(word: string): string {
  if (!word.endsWith('s') || word.length < 4) return word
  if (word.endsWith("'s")) return word.slice(0, -2)
  if (word.length < 5) return word
  // Plurals such as `ziektes`, `vitamines`; `vlees` and `les` are none.
  if (ENDS_IN_ES.test(word)) return word
  if (/[^aeiou]es$/.test(word)) return word.length > 5 ? word.slice(0, -1) : word
  if (/(?:ie|eau|é)s$/.test(word)) return word.slice(0, -1)
  return LOAN_S.test(word) || !KEEPS_S.test(word) ? word.slice(0, -1) : word
}

/** Restores the double vowel of `poot` from `poten`; not in `wandelen`, whose last syllable is unstressed. */
function lengthen(stem: string): string {
  const last = stem.at(-1)
  const vowel = stem.at(-2)
  if (isVowel(last) || !vowel || !'aeou'.includes(vowel) || 'wxj'.includes(last ?? '') || isVowel(stem.at(-3)))
    return stem
  if (vowel === 'e' && 'lrnm'.includes(last ?? '') && VOWEL.test(stem.slice(0, -2))) return stem
  if (/(?:tor|sor)$/.test(stem)) return stem
  return stem.slice(0, -1) + vowel + last
}

function cutEnding(word: string): string {
  if (/[^aeou]i[eë]n$/.test(word) && word.length > 6) return `${word.slice(0, -2)}e`
  if (word.endsWith('ën')) return word.slice(0, -2)
  const cut = word.endsWith('en') ? 2 : word.endsWith('e') ? 1 : 0
  const stem = word.slice(0, word.length - cut)
  if (cut === 0 || stem.length < 2 || word.length < 4 || !VOWEL.test(stem)) return word
  const isAfterGlide = /[aou]i$|(?:^|[^aeou])ui$/.test(stem)
  if (isVowel(stem.at(-1)) && !isAfterGlide) return word
  return lengthen(stem)
}

/** Turns `katt` into `kat`, `muiz` into `muis`, `kluiv` into `kluif`. */
function toFinal(stem: string): string {
  if (stem.length < 3) return stem
  if (/([^aeiou])\1$/.test(stem)) return stem.slice(0, -1)
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}s`
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem
}

const stemByRules: Stemmer = (word) => toFinal(cutEnding(cutS(cutDiminutive(word))))

/** Handles plurals, diminutives and adjectives; restores vowels and last letters as in the singular, so that `pot` and `poot` stay different. */
export const stemDutch = withLemmas(stemByRules, LEMMAS)
