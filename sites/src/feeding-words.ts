// What the words of a feeding table say about its amounts, in the languages of the catalogue: amounts of a day, or of something else.

/** In the head of a column: amounts of a week, a month or a meal, in our languages, and what is no food at all. */
const OF_NO_DAY =
  /week|woche|wöchentl|weke|semaine|hebdo|seman|settiman|\buke|\buge|vecka|viik|tygod|tydzie|týd|\bhét|\bhetente|недел|тижд|тижн|month|monat|maand|\bmois\b|mensu|mensil|\bmese?s?\b|måned|månad|kuukau|miesi|měsí|hónap|\bhavi|\bhavon|месяц|місяц|\bmeal|serving|mahlzeit|maaltijd|repas|(?:por|cada) comida|\btoma\b|\bpasto\b|måltid|\bateria|posił|porción|porcj|porce\b|jídl|étkez|кормлени|порци|годуван|kcal|\bkJ\b/iu
/** In the head of a column: amounts of several days. */
const OF_DAYS =
  /(?<![\d.,])(?:[2-9]|[1-9]\d+)\s*(?:day|tage|dage|daga|dager|dagar|jours|d[ií]as|giorni|päiv|dni|dn[íůy]|nap|дн|сут|доб(?!ав))|fortnight|quinz|quincen|every (?:other|second|two)|two days|(?:zwei|zweiten|zweite) tag|twee dagen|om de (?:dag|andere)|deux jours|un jour sur|dos d[ií]as|d[ií]as? alternos|due giorni|giorni altern|to dage?r?(?!\p{L})|anden dag|annen ?hver|två dagar|varannan|toinen päivä|kahden päivän|dwa dni|drugi dzień|dva dny|druhý den|obden|kétnap|második nap|két nap|через день|два дн|второй день|другий день/iu
/** In the line above a table: amounts of a day, even where it then names the meals that they are for. */
const OF_DAY =
  /(?<!\p{L})(?:da(?:y|ily)|tages|tag(?!\p{L})|täglich|dag|daag|jour|quotid|d[ií]a|giorn|päiv|vuorok|dzie[nń]|dobow|denn|den(?!\p{L})|nap|день|дня|дневн|суто|сутк|доб[уо]|щоден|ежедн)/iu
/** In the head of a column: what a pack holds, unless it tells of a day as well. */
const OF_PACK =
  /(?<!\p{L})(?:packs?(?!\p{L})|packag|packung|packet|pouch|sachet|sacks?(?!\p{L})|bags?(?!\p{L})|tins?(?!\p{L})|cans?(?!\p{L})|beutel|gebinde|verpakking|zak(?!\p{L})|blik(?!\p{L})|paquet|conditionn|bo[iî]tes?(?!\p{L})|sacs?(?!\p{L})|envase|bolsa|lata|saco(?!\p{L})|confezion|sacc[oh]|busta|lattina|pakning|pakke|påse|förpackning|burk|pose[nr]?(?!\p{L})|pakkau|pussi|purkki|opakowan|worek|puszk|balen|kapsičk|konzerv|csomag|zacskó|zsák|упаковк|пач[ек]|банк|пакет|мешок|мішок|пакован)/iu
const ABOUT =
  /^(?:[~≈±]|(?:c(?:irc)?a|cca|approx(?:imately)?|about|around|etwa|rund|ungefähr|ungeveer|env(?:iron)?|aprox(?:imadamente)?|un[oa]s|omtrent|omkring|ungefär|noin|około|ok|přibližně|asi|kb|körülbelül|около|ок|прим(?:ерно)?|приблизно|близько)(?!\p{L})\.?)\s*/iu
const A_DAY =
  /\s*(?:(?:\/|per|pro|par|por|a[ln]?|i|om|w|na|za|в|на)\s*(?:day|tag|dag|dagen|jour|d[ií]a|giorno|dzień|den|nap|день|сутки|добу|døgn|dygn|vrk|pv|vuorokausi|päivä)|daily|täglich|am tag|dagelijks|naponta|dziennie|denně|päivässä|vuorokaudessa|ежедневно|щодня)$/iu

/** Tells whether a column with this head can have amounts of one day. */
export function isHeadOfDay(head: string): boolean {
  if (OF_NO_DAY.test(head) || OF_DAYS.test(head)) return false
  return !OF_PACK.test(head) || OF_DAY.test(head)
}

/** Tells whether the line above a table leaves its amounts those of a day. */
export function isLineOfDay(line: string): boolean {
  const other = line.search(OF_NO_DAY)
  const day = line.search(OF_DAY)
  return other < 0 || (day >= 0 && day < other)
}

/** What is left of an amount (`ca. 80 g`, `80 g per day`) without the words that change nothing of it. */
export const leaveAmount = (text: string): string => text.trim().replace(A_DAY, '').replace(ABOUT, '')
