import { stemmer } from '@orama/stemmers/english'
import { withLemmas } from './with-lemmas.ts'

const LEMMAS = `
-mouse mice
-goose geese
-tooth teeth
-foot feet
hoof hooves
leaf leaves
calf calves
wolf wolves
knife knives
loaf loaves
half halves
shelf shelves
scarf scarves
elf elves
louse lice
ox oxen
child children
man men
woman women
larva larvae
alga algae
bacterium bacteria
fungus fungi
cactus cacti
medium media
vertebra vertebrae
fly flies flew flown
groom groomer groomers
worm wormer wormers
clean cleaner cleaners cleanest
soft softer softest
digest digestive digestives digestion digestible
molt moult moults moulting moulted
-aquarium aquaria
-vivarium vivaria
-terrarium terraria
freeze froze frozen
dry dried dries drier driest dryer drying
sew sewn
chew chewy chewer chewers chewable
wash washable washer
crunch crunchy
meat meaty
smell smelly
itch itchy
wool woolly wooly
fluff fluffy
tear torn
gray grey greys
tire tyre tyres
pajama pyjama pyjamas
jewelry jewellery
aluminum aluminium
curb kerb
sulfur sulphur
diarrhea diarrhoea
anemia anaemia
catalog catalogue catalogues
plow plough
yogurt yoghurt yoghurts
draft draught
mold mould moulds
dog doggy doggie doggies
kitty kittie kitties
puppy pup pups
bird birdie birdies
=organic organics
=organ organs
=university universities
=news
=us
=evening evenings
=paste pastes
=pet pets
=petal petals
=past
=general
=ration rations
=gas gases
=universal
=tartar
=bite bites biting bitten
=hamster hamsters
=marine
=marinade marinades marinated
`

const COLOUR = /^(col|flav|od|harb|neighb|fav|sav|behavi|vap|hon|arm|lab|discol)our/
const LITRE = /^((?:milli|centi|deci|kilo)?)(lit|met|fib|cent|calib)re(s?)$/
/** British endings -ise, after at least four letters, so that `raise` and `wise` do not match. */
const STERILISE = /^(.{3,}[^aeiou])is(e[drs]?|ers|ing|ation)$/

const toAmerican = (word: string): string =>
  word.replace(COLOUR, '$1or').replace(LITRE, '$1$2er$3').replace(STERILISE, '$1iz$2')

export const stemEnglish = withLemmas((word) => stemmer(toAmerican(word)), LEMMAS)
