import { foldSearchWord } from '../fold.ts'
import { createCutter, toEndingKeys } from './cut-endings.ts'

/** Folded words whose forms no rule unites, or whose end only looks like an ending: the key, then the forms. */
const WORDS = toEndingKeys([
  'ps pies psa psu psem psie psy psow psom psami psach psi psia psiej psiego psich psim psimi pieska piesku pieskiem',
  'kon kon koni konia konie koniem koniom konmi koniach koniowi',
  'kociet kocieta kociat kocietom kocietami kocietach kocieciu kociecia kocieciem',
  'dzien dzien dni dnia dniem dniu dniom dniach',
  'tydzien tydzien tygodnia tygodnie tygodni tygodniu tygodniem tygodniach',
  'dzieck dzieci dziecka dziecko dzieciom dziecmi dzieckiem dziecku dzieciach',
  'oczy oko oka oku okiem oczy oczu oczom oczami oczach',
  'uszy ucho ucha uchem uchu uszy uszu uszom uszami uszach',
  'rek reka reke reki rece rak rekami rekach rekom',
  'lap lap lapa lapy lape lapie lapom lapami lapach lapka lapki lapek lapke',
  'nog noga noge nogi nodze nogami nogach nogom nog',
  'zeb zab zeba zeby zebow zebem zebie zebom zebami zebach',
  'golab golab golebia golebie golebi golebiom golebiami',
  'krew krew krwi krwia',
  'glow glowa glowy glowe glowie glow glowami',
  'krow krowa krowy krowe krowie krow krowami',
  'jedn jeden',
  'wilgot wilgoc',
  'waz waz weza weze wezy wezom wezem wezami wezu',
  'spray spray sprayu spraye sprayem sprayow',
  'kurz kurz kurzu kurzem',
  'zapach zapach',
  'system system systemy',
  'zyci zycie zycia zyciu zyciem',
  'jaj jajo jaja jaj jajami jajko jajka jajek jajkiem',
  'lat lat lata latach latami latom',
  'rok rok roku rokiem roki',
  'swini swinia swinie swini swin',
  'podkow podkowa podkowy podkow podkowe',
  'budow budowa budowy budow budowe',
  'owoc owoc owoce owocow owocami owocach owocem owocu',
  'owc owca owce owiec owcy owcom owcami',
  'miejsc miejsce miejsca miejscu miejsc miejscem miejscach miejscami',
  'koc koc koce koca kocow kocem kocom kocami kocach kocyk kocyki kocyka kocykow',
  'dom dom domu domy domow domom domem domami domach',
  'kos kosz kosza kosze koszy koszem koszyk koszyka koszyki koszykow',
  'mysz mysz myszy mysza myszom myszami myszach myszka myszki myszek myszke',
  'obroz obroza obroze obrozy obrozka obrozki obrozek obroz obrozach obrozami obrozom',
])

/** Stems that mean the same to a shopper: diminutives, young animals, adjectives of animals, fleeting letters. */
const STEMS = toEndingKeys([
  'ps piesk',
  'kot kotk kotecz',
  'ryb rybk',
  'ptak ptaszk ptas ptasz',
  'krolik kroliczk krolicz',
  'chomik chomiczk',
  'swink swinecz',
  'kon konsk konik',
  'szczen szczeniat szczeniet szczeniecj szczeniak szczeniaczk szczenieci szczenieciu',
  'torb toreb',
  'osl osiol',
  'zreb zrebiet zrebiat zrebak',
  'zwier zwierzat zwierzet zwierzec zwierzak',
  'ziarn ziarnk',
  'nasien nasion',
  'siemi siemien siem',
  'pior piork',
  'jablk jablek',
  'papug papuzk',
])

const cutEnding = createCutter([
  ['ego emu', 2],
  ['iego iemu', 2, 'i'],
  ['ymi ych ym', 2],
  ['imi ich im', 2, 'i'],
  ['ej', 3],
  ['ami om', 2],
  ['ach', 3],
  ['owi ow', 3],
  ['em', 3],
  ['iej', 2, 'i'],
  ['iem iom iami iach', 2, 'i'],
  ['iow iowi', 3, 'i'],
  ['ium iami iach iow iom', 3, 'i'],
  ['a e o u y', 2],
  // Locative and dative of words on -ka and -ga: misce, klatce, nodze.
  ['tce', 2, 'tk'],
  ['dce', 2, 'dk'],
  ['sce', 2, 'sk'],
  ['zce', 2, 'zk'],
  ['czce', 2, 'czk'],
  ['szce', 2, 'szk'],
  ['pce', 2, 'pk'],
  ['bce', 2, 'bk'],
  ['lce', 2, 'lk'],
  ['mce', 3, 'mk'],
  ['awce', 3, 'awk'],
  ['dze', 2, 'g'],
])

/** Fleeting e before the last consonant: worek, worki; rybek, rybka; pudel, pudle; wiader, wiadro. */
const dropE = createCutter([
  ['iek ek', 3, 'k'],
  ['iec', 4, 'c'],
  ['jec', 2, 'jc'],
  ['iel el', 3, 'l'],
  ['ber', 2, 'br'],
  ['kier', 2, 'kr'],
  ['der', 2, 'dr'],
  ['ter', 2, 'tr'],
  ['ien', 3, 'n'],
  ['ren', 3, 'rn'],
  ['ew', 4, 'w'],
])

/** Turns soft consonants into hard ones: koci, kot; wodzie, woda; wietrze, wiatr. */
function soften(soft: string): string {
  let length = soft.length
  while (length > 3 && 'ij'.includes(soft.charAt(length - 1)) && 'ij'.includes(soft.charAt(length - 2))) length -= 1
  const stem = soft.slice(0, length)
  if (stem.endsWith('sci')) return stem.slice(0, -1)
  if (stem.endsWith('dzi')) return stem.slice(0, -2)
  if (stem.endsWith('ci')) return `${stem.slice(0, -2)}t`
  const hard = stem.length > 2 && (stem.endsWith('i') || stem.endsWith('j')) ? stem.slice(0, -1) : stem
  if (hard.endsWith('dz') || (hard.length > 3 && hard.endsWith('rz'))) return hard.slice(0, -1)
  return hard
}

// Without accents `zab` may mean tooth or frogs, `zeby` teeth or `żeby`; with accents it is clear.
/** Returns the folded stem of Polish nouns and adjectives. `kotów`, `kotu`, `kocie` become `kot`. */
export function stemPolish(word: string): string {
  const [folded = word] = foldSearchWord(word)
  const known = word.startsWith('ż') ? undefined : WORDS.get(folded)
  if (known) return known
  if (word.endsWith('ć') && !word.endsWith('ść')) return `${folded.slice(0, -1)}t`
  const stem = dropE(soften(cutEnding(folded)))
  return STEMS.get(stem) ?? stem
}
