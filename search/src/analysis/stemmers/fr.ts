import type { Stemmer } from './stemmer.ts'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
-oeil yeux œil
-bijou bijoux
-caillou cailloux
chou choux
genou genoux
hibou hiboux
pou poux
joujou joujoux
-tuyau tuyaux
-noyau noyaux
-boyau boyaux
gruau gruaux
travail travaux
corail coraux
bétail bestiaux
-blanc blanche blanches
-franc franche franches
-frais fraîche fraîches
-sec sèche sèches
doux douce douces
roux rousse rousses
faux fausse fausses
gros grosse grosses
gras grasse grasses
bas basse basses
épais épaisse épaisses
long longue longues
oblong oblongue oblongues
vieux vieil vieille vieilles
beau bel belle belles beaux
nouveau nouvel nouvelle nouvelles nouveaux
mou mous mol molle molles
fou fol folle folles
turc turque turques
grec grecque grecques
public publique publiques
favori favorite favorites favoris
=patte pattes
=pâte pâtes
=pâté pâtés pâtée pâtées
=selle selles
=sellerie selleries
=aile ailes
=colle colles
=plante plantes
=boîte boîtes
=balle balles
=canne cannes
=cane canes
=carré carrés carrée carrées
=dé dés
=thé thés
=clé clés clef clefs
=blé blés
=pré prés
=fer fers
=mer mers
=mère mères
=ver vers
=verre verres
=vert verte verts vertes
=bar bars
=barre barres
=cage cages
=mite mites
=queue queues
=bol bols
=bolet
=bête bêtes
=sol sols
=sole soles
=mousse mousses
=rate rates
=cerise cerises
=souris
=lion lionne lionnes lions lionceau
=repas
=repos
=dos
=os
=gaz
=riz
`

const MASCULINES: readonly (readonly [RegExp, string])[] = [
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/(?:eux|euses?)$/, 'eu'],
  [/ées?$|és$/, 'é'],
  [/(?<=..)ives?$/, 'if'],
  [/(?<=...)ères?$/, 'er'],
  [/(?<=...)ètes?$/, 'et'],
]

/** Removes a letter doubled by a feminine ending: `chienne`, `chatte`, `pelle`. */
const undouble = (word: string): string => (/([bcdfglmnprst])\1$/.test(word) ? word.slice(0, -1) : word)

function toMasculine(word: string): string {
  for (const [ending, masculine] of MASCULINES) {
    if (ending.test(word)) return word.replace(ending, masculine)
  }
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}

/** Unites `brosse`, `brosser` and `brossez`, and without accents `brossé`, too. */
function stemByRules(word: string): string {
  const single = toMasculine(word)
  const stem = single
    .replace(/(?<=...[^i])e[rz]$/, '')
    .replace(/(?<=..[^aeoyé])e$/, '')
    .replace(/(?<=...)ee$/, '')
  return stem.length > 3 ? undouble(stem) : stem
}

/** Handles plurals, feminines and the simplest forms of verbs; Snowball's rules for French cut far more, and unite `poulie` with `poule`. */
export const stemFrench: Stemmer = withLemmas(stemByRules, LEMMAS)
