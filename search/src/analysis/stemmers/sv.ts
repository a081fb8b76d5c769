import { createNordicStemmer, toNordicLetters } from './nordic.ts'
import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
-mus möss mössen
-gås gäss gässen
-lus löss lössen
-tand tänder tänderna tanden
-hand händer händerna handen
and änder änderna anden
-fot fötter fötterna foten
-rot rötter rötterna roten
-nöt nötter nötterna nöten
ko kor korna kon
-klo klor klorna klon
get getter getterna geten
sto ston stona
schampo schampot
bi bin bina biet
morot morötter morötterna moroten
hö höet
rå rått råa
blå blått blåa
grå grått gråa
röd rött röda
vit vitt vita
sko skor skorna skon
hästsko hästskor hästskorna hästskon
-öga ögon ögonen ögat
-öra öron öronen örat
-bok böcker böckerna boken
man män männen mannen
-natt nätter nätterna natten
-son söner sönerna
-frö frön fröna fröer fröet
-knä knän knäna
-ägg ägget äggen
gammal gamla gammalt äldre
liten lilla litet små mindre
vuxen vuxna vuxet
=foder fodret fodrets
=lever levern
=iller illrar illern illrarna
=katt katter katten katterna kattens
=matta mattor mattan mattorna
=mat maten
=hår håret
=hare harar haren
=far
=val
=valar
=under
=ben benet benen
=säl sälar
=sele selar selen selarna
=sel
=panna pannor
=hundra
=vatten vattnet
`

const stemByRules = createNordicStemmer({
  endings: 'arnas ornas ernas arna orna erna erad erat ade ens ets ar or er en et an a e'.split(' '),
  neuter: /^(.*(?:ig|isk|sam|..bar|lös|stor|torr|grön|fin|mjuk|färsk|ung|lång|hög|kall|varm))t$/,
  singles: 'm',
})

/** `fågeln`, `hamstern`: -n alone is an ending only after -el and -er. */
const cutLooseN = (word: string): string => word.replace(/(?<=..)(e[lr])ns?$/, '$1')

const toSwedishLetters = (word: string): string => toNordicLetters(word).replaceAll('ø', 'ö').replaceAll('æ', 'ä')

/** Handles number and definite forms. */
export const stemSwedish: Stemmer = withLemmas((word) => stemByRules(cutLooseN(toSwedishLetters(word))), LEMMAS)
