import { createNordicStemmer, toNordicLetters } from './nordic.ts'
import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
=potte potter potten
-gås gæs gæssene gåsen
-tand tænder tænderne tanden
-hånd hænder hænderne hånden
and ænder ænderne anden
-fod fødder fødderne foden
-rod rødder rødderne roden
-nød nødder nødderne nødden
ko køer køerne koen
-tang tænger tængerne tangen
shampoo shampooen
bi bier bien bierne
hø høet
rå råt
blå blåt
grå gråt
sko skoen skoene
-klo kløer kløerne kloen
-øje øjne øjnene øjet
-bog bøger bøgerne bogen
-barn børn børnene barnet
mand mænd mændene
nat nætter nætterne natten
so søer
-skulder skuldre
gammel gamle gammelt ældre
lille små mindre
=foder foderet fodret foderets
=lever leveren
=ilder ildere ilderen ilderne
=øre ører øret ørerne
=hundred hundrede
=får fåret fårene
=fare
=bænk bænke bænken
=bær bærret
=ben benet benene
=vand vandet vandets
=kost kosten
=kat katte katten kattene kattens
=katter
=mus musen musene
=hest heste hesten hestene
=under
=pude puder puden puderne
=pil pile
`

const stemByRules = createNordicStemmer({
  endings: 'ernes enes erede erne eret eren ene ens ets ede ere en et er ed e'.split(' '),
  neuter: /^(.*(?:ig|isk|som|løs|..bar|stor|tør|grøn|fin|sund|hvid|blød|våd|fersk|ung|lang|høj|kold|varm))t$/,
  singles: 'bdfgklmnprst',
})

/** Handles number and definite forms only; Snowball's rules for Danish would also cut `-er` from `foder`. */
export const stemDanish: Stemmer = withLemmas((word) => stemByRules(toNordicLetters(word)), LEMMAS)
