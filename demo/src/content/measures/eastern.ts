import type { LanguageMeasures } from './language-measures.ts'

export const MEASURES_PL: LanguageMeasures = {
  counted: {
    pieces: { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuk' },
    tablets: { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletek' },
    capsules: { one: 'kapsułka', few: 'kapsułki', many: 'kapsułek', other: 'kapsułek' },
    pipettes: { one: 'pipeta', few: 'pipety', many: 'pipet', other: 'pipet' },
    wipes: { one: 'chusteczka', few: 'chusteczki', many: 'chusteczek', other: 'chusteczek' },
    sachets: { one: 'saszetka', few: 'saszetki', many: 'saszetek', other: 'saszetek' },
    trays: { one: 'tacka', few: 'tacki', many: 'tacek', other: 'tacek' },
    bags: { one: 'worek', few: 'worki', many: 'worków', other: 'worków' },
  },
  youngest: {
    pattern: 'Od {a} {unit}',
    spans: {
      weeks: { one: 'tygodnia', other: 'tygodni' },
      months: { one: 'miesiąca', other: 'miesięcy' },
      years: { one: 'roku', other: 'lat' },
    },
  },
  allAges: 'Każdy wiek',
  weight: { between: 'Od {a} do {b} kg', upTo: 'Do {b} kg', from: 'Od {a} kg' },
}

export const MEASURES_CS: LanguageMeasures = {
  counted: {
    pieces: { one: 'kus', few: 'kusy', many: 'kusů', other: 'kusů' },
    tablets: { one: 'tableta', few: 'tablety', many: 'tablet', other: 'tablet' },
    capsules: { one: 'kapsle', few: 'kapsle', many: 'kapslí', other: 'kapslí' },
    pipettes: { one: 'pipeta', few: 'pipety', many: 'pipet', other: 'pipet' },
    wipes: { one: 'ubrousek', few: 'ubrousky', many: 'ubrousků', other: 'ubrousků' },
    sachets: { one: 'sáček', few: 'sáčky', many: 'sáčků', other: 'sáčků' },
    trays: { one: 'vanička', few: 'vaničky', many: 'vaniček', other: 'vaniček' },
    bags: { one: 'sáček', few: 'sáčky', many: 'sáčků', other: 'sáčků' },
  },
  youngest: {
    pattern: 'Od {a} {unit}',
    spans: {
      weeks: { one: 'týdne', other: 'týdnů' },
      months: { one: 'měsíce', other: 'měsíců' },
      years: { one: 'roku', other: 'let' },
    },
  },
  allAges: 'Každý věk',
  weight: { between: '{a} až {b} kg', upTo: 'Do {b} kg', from: 'Od {a} kg' },
}

export const MEASURES_RU: LanguageMeasures = {
  // `шт.` (pieces) where names already say that they are tablets, wipes or bags.
  counted: {
    pieces: { other: 'шт.' },
    tablets: { other: 'шт.' },
    capsules: { one: 'капсула', few: 'капсулы', many: 'капсул', other: 'капсул' },
    pipettes: { one: 'пипетка', few: 'пипетки', many: 'пипеток', other: 'пипеток' },
    wipes: { other: 'шт.' },
    sachets: { one: 'пакетик', few: 'пакетика', many: 'пакетиков', other: 'пакетиков' },
    trays: { one: 'лоток', few: 'лотка', many: 'лотков', other: 'лотков' },
    bags: { other: 'шт.' },
  },
  units: { ml: 'мл', l: 'л', g: 'г', kg: 'кг', m: 'м', cm: 'см' },
  youngest: {
    pattern: 'С {a} {unit}',
    spans: {
      weeks: { one: 'недели', other: 'недель' },
      months: { one: 'месяца', other: 'месяцев' },
      years: { one: 'года', other: 'лет' },
    },
  },
  allAges: 'Любой возраст',
  weight: { between: 'От {a} до {b} кг', upTo: 'До {b} кг', from: 'От {a} кг' },
}

export const MEASURES_UK: LanguageMeasures = {
  counted: {
    pieces: { other: 'шт.' },
    tablets: { one: 'таблетка', few: 'таблетки', many: 'таблеток', other: 'таблеток' },
    capsules: { one: 'капсула', few: 'капсули', many: 'капсул', other: 'капсул' },
    pipettes: { one: 'піпетка', few: 'піпетки', many: 'піпеток', other: 'піпеток' },
    wipes: { one: 'серветка', few: 'серветки', many: 'серветок', other: 'серветок' },
    sachets: { one: 'пакетик', few: 'пакетики', many: 'пакетиків', other: 'пакетиків' },
    trays: { one: 'лоток', few: 'лотки', many: 'лотків', other: 'лотків' },
    bags: { one: 'пакет', few: 'пакети', many: 'пакетів', other: 'пакетів' },
  },
  units: { ml: 'мл', l: 'л', g: 'г', kg: 'кг', m: 'м', cm: 'см' },
  youngest: {
    pattern: 'Від {a} {unit}',
    spans: {
      weeks: { one: 'тижня', other: 'тижнів' },
      months: { one: 'місяця', other: 'місяців' },
      years: { one: 'року', other: 'років' },
    },
  },
  allAges: 'Будь-який вік',
  weight: { between: 'Від {a} до {b} кг', upTo: 'До {b} кг', from: 'Від {a} кг' },
}
