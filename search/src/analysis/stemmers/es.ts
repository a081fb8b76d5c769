import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
=pato patos
=bola bolas bolita bolitas
=caña cañas
pez pececito pececitos pececillo pececillos
=arnés arneses
=ciprés cipreses
=paté patés
=café cafés
=bebé bebés
=sofá sofás
=pata patas
=patata patatas
=casa casas casita casitas
=cola colas
=col coles
=leche leches
=lecho lechos
=bolsa bolsas bolsita bolsitas
=pasta pastas
=rata ratas
=cuadra cuadras
=plata platas
=cera ceras
=toallita toallitas
=favorito favorita favoritos favoritas
=bonito bonitos
=nitrito nitritos
=gatillo gatillos
=carne carnes
=este
=gas gases
=mes meses
=mesa mesas
=dosis
=virus
=salida salidas
=sol soles
=solo sola solos solas
=marca marcas
=marco marcos
=libra libras
=pala palas
=palo palos
=copa copas
=puerta puertas
=puerto puertos
=rama ramas
=manga mangas
`

/** `perrito`, `pajarito`, `ratoncito`: what precedes the ending is the stem. */
const DIMINUTIVE = /^(.{2,}?(?:n(?=c)|[^aeiouc]|qu|gu))(?:c?it[oa])$/

function toSingular(word: string): string {
  if (/[úí]es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('és') ? word.slice(0, -1) : word
}

/** Unites gender and number: `perras` becomes `perr`, `peces` and `pez` become `pec`. */
function stemByRules(word: string): string {
  const single = toSingular(word)
  const small = DIMINUTIVE.exec(single)?.[1]
  const stem = small ?? (single.length > 2 ? single.replace(/[aeo]$/, '') : single)
  return stem.replace(/z$/, 'c')
}

/** Handles number, gender and diminutives of nouns and adjectives; Snowball's rules for Spanish would also cut `-ar` from `collar`. */
export const stemSpanish: Stemmer = withLemmas(stemByRules, LEMMAS)
