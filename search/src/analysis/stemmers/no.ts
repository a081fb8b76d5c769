import { createNordicStemmer, toNordicLetters } from './nordic.ts'
import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
=potet poteter
-gås gjess gjessene gåsen gåsa
-tann tenner tennene tannen tanna
-hånd hender hendene hånden hånda
and ender endene anden anda
-fot føtter føttene foten
-rot røtter røttene roten rota
-nøtt nøtter nøttene nøtten nøtta
ku kyr kyrne kua kuen
-tang tenger tengene tangen tanga
sjampo sjampoen
bie bier bien biene
høy høyet
rå rått
blå blått
grå grått
rød rødt røde
-sko skoen skoene skoa
-klo klør klørne kloen kloa
-øye øyne øynene øyet
-bok bøker bøkene boken boka
-barn barna barnet
mann menn mennene
-natt netter nettene natten
gammel gamle gammelt eldre
liten lite lita små mindre
grønn grønt grønne
tørr tørt tørre
voksen voksne voksent
=fôr fôret fôrets
=lever leveren
=ilder ildere ilderen ilderne
=øre ører øret ørene
=hundre hundrede
=mat maten
=matte matter matten mattene matta
=leke leker leken lekene leka
=lege leger legen
=får fåret fårene
=bein beinet beina beinene ben benet
=vann vannet
=under
=sele seler selen selene
=sel
=dyr dyret dyrene dyra
=dyre dyrt
`

const stemByRules = createNordicStemmer({
  endings: 'enes ernes erte erer ert ene ens ets ete ere en et er e a'.split(' '),
  neuter: /^(.*(?:ig|som|løs|..bar|stor|fin|sunn|myk|hvit|våt|fersk|ung|lang|høy|kald|varm))t$/,
  singles: 'm',
})

/** Handles number, gender and definite forms of Bokmål. */
export const stemNorwegian: Stemmer = withLemmas((word) => stemByRules(toNordicLetters(word)), LEMMAS)
