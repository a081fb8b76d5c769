/**
 * Weekdays from Monday on as sentences have them ("od poniedziałku do piątku", "montags"), beside the names of a calendar: the forms of a day with
 * spaces between them, by language.
 */
export const WEEKDAY_FORMS: Readonly<Record<string, readonly string[]>> = {
  cs: [
    'pondělky',
    'úterky',
    'středy středu',
    'čtvrtka čtvrtku čtvrtky',
    'pátku pátky',
    'soboty sobotu',
    'neděle neděli',
  ],
  da: ['mandage', 'tirsdage', 'onsdage', 'torsdage', 'fredage', 'lørdage', 'søndage'],
  de: ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags sonnabend sonnabends', 'sonntags'],
  en: [
    'mondays mons m',
    'tuesdays tues',
    'wednesdays weds w',
    'thursdays thur thurs',
    'fridays fris f',
    'saturdays sats',
    'sundays suns',
  ],
  es: ['', '', '', '', '', 'sábados sabado sabados', 'domingos'],
  fi: [
    'maanantaista maanantaihin maanantaina maanantaisin',
    'tiistaista tiistaihin tiistaina tiistaisin',
    'keskiviikosta keskiviikkoon keskiviikkona keskiviikkoisin',
    'torstaista torstaihin torstaina torstaisin',
    'perjantaista perjantaihin perjantaina perjantaisin',
    'lauantaista lauantaihin lauantaina lauantaisin',
    'sunnuntaista sunnuntaihin sunnuntaina sunnuntaisin',
  ],
  fr: ['lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis', 'dimanches'],
  hu: [
    'hétfőtől hétfőig hétfőn hétfőnként',
    'keddtől keddig kedden keddenként',
    'szerdától szerdáig szerdán szerdánként',
    'csütörtöktől csütörtökig csütörtökön csütörtökönként',
    'péntektől péntekig pénteken péntekenként',
    'szombattól szombatig szombaton szombatonként',
    'vasárnaptól vasárnapig vasárnaponként',
  ],
  it: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabati', 'domeniche'],
  no: ['mandager', 'tirsdager', 'onsdager', 'torsdager', 'fredager', 'lørdager', 'søndager'],
  nl: ['maandags', 'dinsdags', 'woensdags', 'donderdags', 'vrijdags', 'zaterdags', 'zondags'],
  pl: [
    'poniedziałku poniedziałki poniedziałkiem pon pn',
    'wtorku wtorki wtorkiem wt',
    'środy środę środą śr',
    'czwartku czwartki czwartkiem czw',
    'piątku piątki piątkiem pt',
    'soboty sobotę sobotą sob sb',
    'niedzieli niedziele niedzielę niedzielą nd niedz',
  ],
  ru: [
    'понедельника понедельнику понедельникам',
    'вторника вторнику вторникам',
    'среды среду средам',
    'четверга четвергу четвергам',
    'пятницы пятницу пятницам',
    'субботы субботу субботам',
    'воскресенья воскресеньям',
  ],
  sv: [
    'måndagar måndagarna',
    'tisdagar tisdagarna',
    'onsdagar onsdagarna',
    'torsdagar torsdagarna',
    'fredagar fredagarna',
    'lördagar lördagarna',
    'söndagar söndagarna',
  ],
  uk: [
    'понеділка понеділкам понеділках',
    'вівторка вівторкам вівторках',
    'середи середу середам',
    'четверга четвергам',
    "п'ятниці п'ятницю п'ятницям",
    'суботи суботу суботам',
    'неділі неділю неділям',
  ],
}

/** Endings that say from and until: "maanantaista perjantaihin", "hétfőtől péntekig". */
export const SPANS_DAYS = /\p{L}(?:sta|stä|tól|től)\s+\p{L}+(?:hin|oon|ig)$/iu
