import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
gatto gattino gattini gattina gattine
cane cagnolino cagnolini cagnolina cagnoline cagnetto
uccello uccellino uccellini uccelletto
coniglio coniglietto coniglietti
topo topolino topolini
pesce pesciolino pesciolini pesciolina
cavallo cavallino cavallini
cucciolo cucciolotto cucciolotti
bue buoi
uomo uomini
=sete
=pesca pesche
=pasta paste
=riccio ricci
=secchio
=casa case
=foglia foglie
=pala pale
=menta
=rame
=colla colle
=mente menti
=carne carni
=carta carte
=capello capelli
=porta porte
=pietra pietre
=tonno tonni
=latte
=parte parti
=sale
=palla palle
=filo fili
=mela mele
=melo meli
=peso pesi
=tappo tappi
=tappa tappe
`

/** Removes what gender and number change: `crocchette`, `guinzagli`, `ciliegie`, `oche`, `funghi`. */
function stemByRules(word: string): string {
  if (word.length < 3) return word
  const stem = word.replace(/[aeiou]$/, '')
  if (stem === word) return word.replace(/(?<=..[bcdfgklmnprt])s$/, '')
  return stem.replace(/(?<=..)i$/, '').replace(/([cg])h$/, '$1')
}

/** Handles number and gender of nouns and adjectives; Snowball's rules for Italian would also cut `-are` from `collare`. */
export const stemItalian: Stemmer = withLemmas(stemByRules, LEMMAS)
