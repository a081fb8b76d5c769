// What the words of a feeding table say about its amounts, in the languages of the catalogue: daily amounts, or something else.

/** In the head of a column: amounts of a week, a month or a meal, in the catalogue's languages, and things that are no food. */
const OF_NO_DAY =
  /week|woche|wöchentl|weke|semaine|hebdo|seman|settiman|\buke|\buge|vecka|viik|tygod|tydzie|týd|\bhét|\bhetente|недел|тижд|тижн|month|monat|maand|\bmois\b|mensu|mensil|\bmese?s?\b|måned|månad|kuukau|miesi|měsí|hónap|\bhavi|\bhavon|месяц|місяц|\bmeal|serving|mahlzeit|maaltijd|repas|(?:por|cada) comida|\btoma\b|\bpasto\b|måltid|\bateria|posił|porción|porcj|porce\b|jídl|étkez|кормлени|порци|годуван|kcal|\bkJ\b/iu
/** In the head of a column: amounts of several days. */
const OF_DAYS =
  /(?<![\d.,])(?:[2-9]|[1-9]\d+)\s*(?:day|tage|dage|daga|dager|dagar|jours|d[ií]as|giorni|päiv|dni|dn[íůy]|nap|дн|сут|доб(?!ав))|(?<!\d)(?:48|72)[\s-]?(?:h(?!\p{L})|hours|heures|horas|ore|std|stunden|uur|timer|timmar|tuntia|godz|hodin|óra|час|годин)|fortnight|quinz|quincen|every (?:other|second|two)|two days|(?:zwei|zweiten|zweite) tag|twee dagen|om de (?:dag|andere)|deux jours|un jour sur|dos d[ií]as|d[ií]as? alternos|due giorni|giorni altern|to dage?r?(?!\p{L})|anden dag|annen ?hver|två dagar|varannan|toinen päivä|kahden päivän|dwa dni|drugi dzień|dva dny|druhý den|obden|kétnap|második nap|két nap|через день|два дн|второй день|другий день/iu
/** Several times a day, in the morning or in the evening, for one feeding: unclear whether the amount is for each time or for all together. */
const OF_PART = new RegExp(
  [
    String.raw`(?<!\p{L})(?:twice|thrice|(?:two|three|four|several) times|mehrmals|(?:zwei|drei|vier)[\s-]?mal|(?:deux|trois) fois|(?:twee|drie)(?:maal|\skeer)|(?:dos|tres) veces|(?:due|tre) volte|(?:to|tre|två) (?:gange|ganger|gånger)|kahdesti|kolmesti|(?:kaksi|kolme) kertaa|dwukrotnie|(?:dwa|trzy) razy|(?:dva|tři)krát|kétszer|háromszor|дважды|трижды|(?:два|три) раз[аи]|двічі|тричі)`,
    String.raw`(?<![\d.,])[2-9]\s*-?(?:[x×х*]|mal|fois|keer|maal|veces|volte|gange|ganger|gånger|kertaa|razy|krát|szer|раз[аи]?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:morning|evening|noon|midday|breakfast|morgens?(?!\p{L})|abends?(?!\p{L})|(?:vor|nach)?mittags?(?!\p{L})|matins?(?!\p{L})|midi(?!\p{L})|soirs?(?!\p{L})|ochtend|'s middags|avond|mañanas?(?!\p{L})|mediodía|tardes?(?!\p{L})|noches?(?!\p{L})|mattin|sera(?!\p{L})|aften|kveld|morgon|kväll|aamu|ilta|illalla|rano(?!\p{L})|wieczor|wieczór|ráno|večer|reggel|este(?!\s*\p{L})|утр|вечер|вранці|ввечері|увечері|вечор)`,
    String.raw`(?:/|(?<!\p{L})(?:per|each|one|single|a|pro|je|jeder?|eine|par|chaque|une|por|cada|una|ogni|elke|een|pr\.?|hver|varje|en|ett?|na|na jedn[oi]|za|egy|на|за|на одн[оу]|за один)\s)\s*(?:feed(?:ing)?s?(?!\p{L})|times?(?!\p{L})|portions?(?!\p{L})|dos(?:e|is)(?!\p{L})|gabe|fütterung|prise|distribution|keer(?!\p{L})|voe(?:ding|rbeurt)|beurt|vez(?!\p{L})|raci[oó]n(?!\p{L})|razione|somministraz|volta(?!\p{L})|fodring|f[oô]ring|gang(?!\p{L})|gång(?!\p{L})|utfodring|giva(?!\p{L})|mål(?!\p{L})|ruokin|kert|karmieni|raz(?!\p{L})|krmení|dávk|alkal|etetés|раз(?!\p{L})|при[её]м|прийом|годівл)`,
    'at a time|auf einmal|kerralla|jednorazow|v jedné dávce|(?:alkalman|etetésen|adagon)ként',
  ].join('|'),
  'iu',
)
/** What food is made of, and not how much of it. */
const OF_PARTS_OF_FOOD = /protein|proteín|protéin|proteïn|eiwei|eiwit|białk|bílkov|fehérj|белк|білк|протеин|протеїн/iu
/** In the line above a table: daily amounts, even where the line then names the meals that they are for. */
const OF_DAY =
  /(?<!\p{L})(?:da(?:y|ily)|tages|tag(?!\p{L})|täglich|dag|daag|jour|quotid|d[ií]a(?:s|ri[ao]s?)?(?!\p{L})|dì(?!\p{L})|giorn|päiv|vuorok|dzie[nń]|dobow|denn[ěí]|(?:na|za|každý|jeden|1)\sden(?!\p{L})|nap(?:i|ra|ja|onta|onként)?(?!\p{L})|день|дня|дневн|суто|сутк|доб[уо]|щоден|ежедн)/iu
/** In the head of a column: what a pack holds, unless the head mentions a day as well. */
const OF_PACK =
  /(?<!\p{L})(?:packs?(?!\p{L})|packag|packung|packet|pouch|sachet|sacks?(?!\p{L})|bags?(?!\p{L})|tins?(?!\p{L})|cans?(?!\p{L})|beutel|gebinde|verpakking|zak(?!\p{L})|blik(?!\p{L})|paquet|conditionn|bo[iî]tes?(?!\p{L})|sacs?(?!\p{L})|envase|bolsa|lata|saco(?!\p{L})|confezion|sacc[oh]|busta|lattina|pakning|pakke|påse|förpackning|burk|pose[nr]?(?!\p{L})|pakkau|pussi|purkki|opakowan|worek|puszk|balen|kapsičk|konzerv|csomag|zacskó|zsák|упаковк|пач[ек]|банк|пакет|мешок|мішок|пакован|пауч|cups?(?!\p{L})|scoops?(?!\p{L})|trays?(?!\p{L})|dosen?(?!\p{L})|schalen?(?!\p{L})|schälchen|becher|glas(?!\p{L})|napf|messl|barquette|gobelet|kuipje|bakje|beker(?!\p{L})|tarrina|taza(?!\p{L})|vaschett|tazz[ae](?!\p{L})|bakker?(?!\p{L})|bæger|beger|kuppi|rasia|saszet|tack[ai](?!\p{L})|kubek|vanič|odměrk|hrnek|tasak|tálca|pohár|стакан|лоток)/iu
const ABOUT =
  /^(?:[~≈±]|(?:c(?:irc)?a|cca|approx(?:imately)?|about|around|etwa|rund|ungefähr|ungeveer|env(?:iron)?|aprox(?:imadamente)?|un[oa]s|omtrent|omkring|ungefär|noin|około|ok|přibližně|asi|kb|körülbelül|около|ок|прим(?:ерно)?|приблизно|близько)(?!\p{L})\.?)\s*/iu
const A_DAY =
  /\s*(?:(?:\/|per|pro|je|par|por|pr\.?|a[ln]?|i|om|w|na|za|в|на)\s*(?:day|tag|dag|dagen|jour|d[ií]a|dì|giorno|dzień|dobę|den|nap|день|сутки|сут\.?|добу|døgn(?:et)?|dygn(?:et)?|vrk|pv|vuorokausi|päivä)|daily|each day|every day|täglich|tägl\.|am tag|dagelijks|daags|dagligt?|diari[oa]s?|naponta|dziennie|denně|päivässä|vuorokaudessa|ежедневно|щодня)$/iu

/** Tells whether a column with this head can have amounts of one day. */
export function isHeadOfDay(head: string): boolean {
  if ([OF_NO_DAY, OF_DAYS, OF_PART, OF_PARTS_OF_FOOD].some((other) => other.test(head))) return false
  return !OF_PACK.test(head) || OF_DAY.test(head)
}

/** Blanks out ages, which are not a span of time: "8 to 12 weeks". */
const withoutAges = (line: string) => line.replace(/\d\s*\p{L}+/gu, (age) => ' '.repeat(age.length))

/** Tells whether the amounts can still be daily after the line above the table: the first span that the line names counts. */
export function isLineOfDay(line: string): boolean {
  const others = [withoutAges(line).search(OF_NO_DAY), line.search(OF_DAYS), line.search(OF_PART)]
  const day = withoutAges(line).search(OF_DAY)
  return others.every((other) => other < 0 || (day >= 0 && day < other))
}

/** Removes from an amount (`ca. 80 g`, `80 g per day`) the words that do not change it. */
export const toBareAmount = (text: string): string => text.trim().replace(A_DAY, '').replace(ABOUT, '')
