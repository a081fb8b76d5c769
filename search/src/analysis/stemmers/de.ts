import { stemmer } from '@orama/stemmers/german'
import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
=ballen
hund hündin hündinnen hündchen
katze kätzin kätzinnen
=kater katers katern
-ei eier eiern
kuh kühe kühen
reh rehe rehen rehs
floh flöhe flöhen flohs
=tier tiere tieren tieres tierchen
=tiger tigers tigern
=hundert hunderte
=huf hufe hufen hufs hufes
=hüfte hüften
=alter alters
=ohr ohren ohres
=kaninchen kaninchens
=meerschweinchen meerschweinchens
=karte karten
=bund bunde
=wald wälder wäldern
=leinen
leine leinen
=gut gute guten guter gutes gutem
=natur
=natürlich natürliche natürlichen natürlicher natürliches natürlichem
=allergie allergien allergisch allergische allergischen allergischer allergiker
=welpe welpen
=hauter
-haut häute häuten
-baum bäume bäumen bäumchen
=reis
=reise reisen
=futter futters
=mutter mütter müttern
=butter
=zwei
=minze
=grau graue grauen grauer graues
=wurm würmer würmern wurms würmchen
mineral mineralien
=schleier schleiern schleiers
=leber lebern
=eisen
=küche küchen
=kuchen
=magen mägen
=mager magere mageres mageren magerer
=wachs wachse
-frosch frösche fröschen
-busch büsche büschen
storch störche störchen
lurch lurche lurchen
molch molche molchen
`

/** Turns ae, oe, ue (from foreign keyboards) into ä, ö, ü, but not in `neue`, `feuer` and `quelle`. */
const toUmlauts = (word: string): string =>
  word
    .replace(/ae(?!u?$)/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeoqu])ue/g, 'ü')

/** Diminutives such as `kätzchen`, `mäuschen`, `steinchen`, but not `flaschen`, `welchen` and `klein`. */
const DIMINUTIVE = /^(.*[äöü].*[^aeiouäöüys]|.*[äöü](?:u?s|ss)|.{4,}[^aeiouäöüys])(?:chens?|leins?)$/

const cutDiminutive = (word: string): string => DIMINUTIVE.exec(word)?.[1] ?? word

/** Removes endings that Snowball leaves: `leckerlis`, `ponys`, `igeln`, `muscheln`, `aquarium`, `kürbisse`. */
const cutLoose = (word: string): string =>
  word.length > 4
    ? word
        .replace(/iums?$/, 'i')
        .replace(/(?<=...i)ss(?:e[ns]?s?)?$/, 's')
        .replace(/([aiouy])s$/, '$1')
        .replace(/(e[lr])n$/, '$1')
        .replace(/([^aeiou][iy])es$/, '$1')
    : word

/** Snowball removes the `s` of `gans` as an ending, but not that of `gänse`. */
function stemByRules(word: string): string {
  const stem = stemmer(cutLoose(cutDiminutive(word)))
  return stem.length > 3 ? stem.replace(/([bdfghklmnrt])s$/, '$1') : stem
}

const stemWithLemmas: Stemmer = withLemmas(stemByRules, LEMMAS)

export const stemGerman: Stemmer = (word) => stemWithLemmas(toUmlauts(word))
