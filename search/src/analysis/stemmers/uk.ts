import { createCutter, toEndingKeys } from './cut-endings.ts'

/** Words whose forms no rule unites, or whose end only looks like an ending: the key, then the forms. */
const WORDS = toEndingKeys([
  'пес пес пса пси псів псам псами псом псові псу псах',
  'лев лев лева леви левів',
  'ден день дня дні днів дню днем дням днями днях',
  'тижн тиждень тижня тижні тижнів тижню тижнем тижнях',
  'діт діти дітей дітям дітьми дітях дитина дитини дитину дитині дитиною',
  'вух вухо вуха вуху вухом вух вухам вухами вухах вушка вушко вушок',
  'ок око ока оку оком очі очей очам очима очах',
  'рук рука руки руку руці рукою рук рукам руками руках',
  'ног нога ноги ногу нозі ногою ніг ногам ногами ногах',
  'овес овес вівса вівсом вівсу вівсі',
  'льон льон льону льоном',
  'лід лід льоду льодом льоді',
  'рот рот рота роті ротом',
  'сон сон сну сном сні',
  'час час часу часом часи часів часі',
  'калій калій калію калієм калієві',
  'мідь мідь міді міддю',
  'черепах черепах',
  'запах запах',
  'бальзам бальзам бальзами',
  'мишк миша миші мишу мишей мишам мишами мишею миш',
  'корм корм корму корми кормів кормом кормам кормами кормах кормі',
  'крем крем крему креми кремом кремів',
  'шов шов шва шви швів швом швами швах',
  'вод вода води воду воді водою вод',
  'голов голова голови голів голову голові головою',
  'коров корова корови корів коровам корову',
  'рік рік року роки років роком році рокам',
  'ніж ніж ножа ножі ножем ножів',
  'шовк шовк шовку шовком',
  'сіл сіль солі сіллю',
  'ніч ніч ночі ночей ніччю ночам',
  'пальц палець пальця пальці пальців пальцем пальцями пальцях пальцям',
])

/** Young animals: цуценя, цуценяти, цуценята, цуценят. */
const YOUNG = 'цуцен кошен качен ягн порос тел щен кролен звірен'.split(' ')

/** Stems that mean the same to a shopper: diminutives, young animals, adjectives of animals, fleeting vowels. */
const STEMS = toEndingKeys([
  ...YOUNG.map((base) => `${base} ${base}ят ${base}ятк ${base}яч`),
  'курч курчат курчатк',
  'пес песик',
  'собак собач',
  'кот кіт котов котик котяч',
  'кішк кошак котк кицьк',
  'цукр цукор',
  'папуг папуз папуж папужк',
  'курк кур курик куряч',
  'кожн кожен',
  'миск мисочк',
  'риб рибк рибяч рибн',
  'птах пташк пташин',
  'кролик кроликов кроляч крол кріл',
  'мяч мячик',
  'їжак їжач',
  'хомяк хомяч',
  'кон кін конев кінськ коник',
  'тхор тхір',
  'хвост хвіст хвостик',
  'віск воск',
  'нос ніс',
  'бок бік',
  'дом дім',
  'блох бліх',
  'коз кіз',
  'печ піч',
  'рог ріг',
  'сок сік',
  'мост міст',
  'засоб засіб',
  'півн півен',
  'лош лошат лошатк',
  'вівк овек',
  'колес коліс',
  'набор набір',
  'вибор вибір',
  'порог поріг',
  'пирог пиріг',
  'ремен ремін реміньк ремінц',
  'камен камін',
  'корен корін корінц',
  'вечор вечір',
  'кігт кігот',
  'ягн ягнятин',
  'мишк миш мишач',
  'лапк лап',
  'зерн зерен',
  'підлог підліг',
  'яблук яблучн',
  'моркв морквян',
  'мят мятн',
  'трав травян',
  'дерев деревян деревн',
  'лосос лососев',
  'качк качин',
  'овес вівсян',
  'льон ллян льнян',
  'суглоб суглобов',
  'копит копитн',
  'сир сирн',
  'зуб зубн',
  'ок очн',
  'вух вушн',
  // The same words in Russian, which many people write.
  'щен щенк щенков',
  'кішк кошк',
  'кот кошач',
  'кошен котенк котят',
  'папуг попуга попугаев',
  'канарк канарейк',
  'тхор хорк',
  'їжак ежик',
  'іграшк игрушк',
  'крапл капл',
  'серветк салфетк',
  'палик палочк',
])

const cutEnding = createCutter([
  ['ого ього його ому ьому йому', 2],
  ['ими їми іми', 2],
  ['ий ій им ім їм ої ьої йої ою ьою єю ею', 2],
  ['их іх їх', 3],
  ['ієї', 3],
  ['ам ям ами ями', 2],
  ['ах ях', 3],
  ['ом ем єм', 3],
  ['ів їв', 2],
  ['ей', 3],
  ['ьми', 3],
  // Endings of Russian adjectives, which many people type: сухой, влажная, кошачьего.
  ['ой ая яя ое ее ие его ьего', 3],
  ['а я у ю о е є и і ї ь', 2],
  // розчісує, розчісується, розчісувати: розчісування
  ['ує ують ується уються увати уватися', 4],
])

const cutVerbalNoun = createCutter([['уван', 4]])

/** A fleeting vowel before the last consonant: собачок, собачка; палець, пальця; крапель, крапля. */
const dropVowel = createCutter([
  ['ок ек ьк', 3, 'к'],
  ['ец ьц', 3, 'ц'],
  ['пел', 2, 'пл'],
  ['тел', 3, 'тл'],
  ['ерен', 2, 'ерн'],
  ['сен', 3, 'сн'],
  ['кон', 2, 'кн'],
])

/** Diminutives: черепашка, синичка, хом’ячок; with a fleeting vowel: мисочка, щіточка. */
const cutDiminutive = createCutter([
  ['очк ечк', 3, 'к'],
  ['ачк', 2, 'ак'],
  ['ячк', 2, 'як'],
  ['ичк', 3, 'ик'],
  ['шк', 5, 'х'],
  ['жк', 4, 'г'],
])

const APOSTROPHES = /['’ʼ]/g

/** Letters of other keyboards in Ukrainian words, and ґ. The i is Latin. */
const UKRAINIAN = new Map(Object.entries({ ґ: 'г', ы: 'и', э: 'е', ё: 'е', i: 'і' }))
const FOREIGN = /[ґыэёi]/g

/** Removes the rest of й, ь, -ія and doubled consonants: `попугай`, `лінія`, `насіння`. */
function trimEnd(stem: string): string {
  let length = stem.length
  while (length > 2 && 'йьіи'.includes(stem.charAt(length - 1))) length -= 1
  if (length > 3 && stem.charAt(length - 1) === stem.charAt(length - 2)) length -= 1
  return stem.slice(0, length)
}

/** Replaces і of a closed last syllable: вологість, вологості. ц before an ending may stand for к: собаці. */
function toOpen(stem: string): string {
  if (stem.length > 4 && stem.endsWith('іст')) return `${stem.slice(0, -3)}ост`
  if (stem.length > 2 && stem.endsWith('ц')) return `${stem.slice(0, -1)}к`
  return stem
}

/** Returns the stem of Ukrainian nouns and adjectives, without apostrophes; ґ counts as г, ы as и. `котів`, `кіт` become `кот`. */
export function stemUkrainian(word: string): string {
  const plain = word.replace(APOSTROPHES, '').replace(FOREIGN, (letter) => UKRAINIAN.get(letter) ?? letter)
  const known = WORDS.get(plain)
  if (known) return known
  const stem = toOpen(cutVerbalNoun(dropVowel(trimEnd(cutEnding(plain)))))
  const joined = STEMS.get(stem)
  if (joined) return joined
  const plainer = cutDiminutive(stem)
  return STEMS.get(plainer) ?? plainer
}
