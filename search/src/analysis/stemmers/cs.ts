import { foldSearchWord } from '../fold.ts'
import { createCutter, toEndingKeys } from './cut-endings.ts'

/** Young animals: kotě, kotěte, koťata, koťat. The key is the stem of the plural. */
const YOUNG = 'kot sten zvir kur morc pras jehn tel hous kachn kuzl hrib'.split(' ')

/** Folded words whose forms no rule unites, or whose end only looks like an ending: the key, then the forms. */
const WORDS = toEndingKeys([
  ...YOUNG.map((base) => `${base}at ${base}e`),
  'ps pes psa psu psovi psem psi psy psum psech pse psiho psimu psim psich psimi',
  'pejsk pejsek pejska pejsci pejsky pejsku pejskum',
  'kon kun kone koni konem konim konich konmi konu konum',
  'det dite ditete diteti deti detem detmi detech',
  'dum dum domu dome domem domy domum domech',
  'sul sul soli',
  'den den dne dni dnu dny dnech dnum dnem',
  'tydn tyden tydne tydnu tydny tydnem tydnech',
  'ovs oves ovsa ovsem ovsu',
  'oc oko oka oku okem oci ocima ocim',
  'us ucho ucha uchu uchem usi usima usim',
  'ruk ruka ruky ruku ruce rukou rukama rukam rukach',
  'noh noha nohy nohu noze nohou nohama noham nohach',
  'noz nuz noze nozi nozu nozem',
  'mys mysi mysim mysich mysmi',
  'kost kosti kostmi kostem kostech',
  'jedn jeden',
  'system system systemy',
  'problem problem problemy',
  'strach strach strachu',
  'krev krev krve krvi',
  'lev lev lva lvi lvu',
  'vejc vejce vejci vejcem vajec vejcich',
  'vod voda vody vodu vode vodou vodach vodam',
  'hlav hlava hlavy hlavu hlave hlavou',
  'kuz kuze kuzi',
  'srst srst srsti',
  'rok rok roku roky rokum rocich',
  'klist kliste klistete klistata klistat klistatum klistaty klistatech',
])

/** Stems that mean the same to a shopper: young animals, adjectives of animals, vowel changes. */
const STEMS = toEndingKeys([
  ...YOUNG.map((base) => `${base}at ${base}et`),
  'kock kocik kocic kocick',
  'ps psik',
  'kon konsk konik',
  'kralik kralick',
  'ryb rybick rybk rybik',
  'ptak ptack ptac',
  'kurat kurek kurk',
  'zvirat zvirk zviratk',
  'stenat stenk stenatk',
  'kotat kotk kotatk',
  'jehnat jehnk',
  'telat telk',
  'boud bud',
  'kaps kapes',
  'jatr jater',
  'osl osel',
  'mys mysk',
  'misk mistick',
  'papousk papousek',
])

const cutEnding = createCutter([
  ['eho emu iho imu', 2],
  ['ymi ych ym', 2],
  ['imi ich im', 2],
  ['ami ach', 3],
  ['emi ech', 3],
  ['ama', 3],
  ['am em um', 3],
  ['ovi', 3],
  ['ou', 2],
  ['ium ia iu ii iich iim iem', 4],
  ['mi', 4],
  ['a e i o u y', 2],
])

/** Fleeting e before the last consonant: domek, domku; koček, kočka; pytel, pytle; ovec, ovce. */
const dropE = createCutter([
  ['ek', 3, 'k'],
  ['ec', 3, 'k'],
  ['tel', 2, 'tl'],
  ['del', 2, 'dl'],
  ['pel', 3, 'pl'],
  ['ter', 3, 'tr'],
  ['der', 3, 'dr'],
  ['ber', 3, 'br'],
  ['bel', 3, 'bl'],
  ['ken', 3, 'kn'],
  ['kev', 2, 'kv'],
])

/** Returns the folded stem of Czech nouns and adjectives. c and č before an ending may stand for k: `kočce`, `ptáci`. */
export function stemCzech(word: string): string {
  const [folded = word] = foldSearchWord(word)
  const known = WORDS.get(folded)
  if (known) return known
  const cut = dropE(cutEnding(folded))
  const stem = cut.length > 2 && cut.endsWith('c') ? `${cut.slice(0, -1)}k` : cut
  return STEMS.get(stem) ?? stem
}
