import type { LanguageMeasures } from './language-measures.ts'

export const MEASURES_EN: LanguageMeasures = {
  counted: {
    pieces: { one: 'piece', other: 'pieces' },
    tablets: { one: 'tablet', other: 'tablets' },
    capsules: { one: 'capsule', other: 'capsules' },
    pipettes: { one: 'pipette', other: 'pipettes' },
    wipes: { one: 'wipe', other: 'wipes' },
    sachets: { one: 'sachet', other: 'sachets' },
    trays: { one: 'tray', other: 'trays' },
    bags: { one: 'bag', other: 'bags' },
  },
  pack: 'pack of {a}',
  youngest: {
    pattern: 'From {a} {unit}',
    spans: {
      weeks: { one: 'week', other: 'weeks' },
      months: { one: 'month', other: 'months' },
      years: { one: 'year', other: 'years' },
    },
  },
  allAges: 'All ages',
  weight: { between: '{a} to {b} kg', upTo: 'Up to {b} kg', from: 'From {a} kg' },
}

export const MEASURES_NL: LanguageMeasures = {
  counted: {
    pieces: { one: 'stuk', other: 'stuks' },
    tablets: { one: 'tablet', other: 'tabletten' },
    capsules: { one: 'capsule', other: 'capsules' },
    pipettes: { one: 'pipet', other: 'pipetten' },
    wipes: { one: 'doekje', other: 'doekjes' },
    sachets: { one: 'zakje', other: 'zakjes' },
    trays: { one: 'kuipje', other: 'kuipjes' },
    bags: { one: 'zakje', other: 'zakjes' },
  },
  youngest: {
    pattern: 'Vanaf {a} {unit}',
    spans: {
      weeks: { one: 'week', other: 'weken' },
      months: { one: 'maand', other: 'maanden' },
      years: { other: 'jaar' },
    },
  },
  allAges: 'Alle leeftijden',
  weight: { between: '{a} tot {b} kg', upTo: 'Tot {b} kg', from: 'Vanaf {a} kg' },
}

export const MEASURES_DE: LanguageMeasures = {
  counted: {
    pieces: { other: 'Stück' },
    tablets: { one: 'Tablette', other: 'Tabletten' },
    capsules: { one: 'Kapsel', other: 'Kapseln' },
    pipettes: { one: 'Pipette', other: 'Pipetten' },
    wipes: { one: 'Tuch', other: 'Tücher' },
    sachets: { other: 'Beutel' },
    trays: { one: 'Schale', other: 'Schalen' },
    bags: { other: 'Beutel' },
  },
  youngest: {
    pattern: 'Ab {a} {unit}',
    spans: {
      weeks: { one: 'Woche', other: 'Wochen' },
      months: { one: 'Monat', other: 'Monaten' },
      years: { one: 'Jahr', other: 'Jahren' },
    },
  },
  allAges: 'Jedes Alter',
  weight: { between: '{a} bis {b} kg', upTo: 'Bis {b} kg', from: 'Ab {a} kg' },
}

export const MEASURES_DA: LanguageMeasures = {
  counted: {
    pieces: { other: 'stk.' },
    tablets: { one: 'tablet', other: 'tabletter' },
    capsules: { one: 'kapsel', other: 'kapsler' },
    pipettes: { one: 'pipette', other: 'pipetter' },
    wipes: { one: 'vådserviet', other: 'vådservietter' },
    sachets: { one: 'portionspose', other: 'portionsposer' },
    trays: { one: 'bakke', other: 'bakker' },
    bags: { one: 'pose', other: 'poser' },
  },
  youngest: {
    pattern: 'Fra {a} {unit}',
    spans: { weeks: { one: 'uge', other: 'uger' }, months: { one: 'måned', other: 'måneder' }, years: { other: 'år' } },
  },
  allAges: 'Alle aldre',
  weight: { between: '{a} til {b} kg', upTo: 'Op til {b} kg', from: 'Fra {a} kg' },
}

export const MEASURES_NO: LanguageMeasures = {
  counted: {
    pieces: { other: 'stk.' },
    tablets: { one: 'tablett', other: 'tabletter' },
    capsules: { one: 'kapsel', other: 'kapsler' },
    pipettes: { one: 'pipette', other: 'pipetter' },
    wipes: { one: 'våtserviett', other: 'våtservietter' },
    sachets: { one: 'porsjonspose', other: 'porsjonsposer' },
    trays: { one: 'skål', other: 'skåler' },
    bags: { one: 'pose', other: 'poser' },
  },
  youngest: {
    pattern: 'Fra {a} {unit}',
    spans: { weeks: { one: 'uke', other: 'uker' }, months: { one: 'måned', other: 'måneder' }, years: { other: 'år' } },
  },
  allAges: 'Alle aldre',
  weight: { between: '{a} til {b} kg', upTo: 'Opptil {b} kg', from: 'Fra {a} kg' },
}

export const MEASURES_SV: LanguageMeasures = {
  counted: {
    pieces: { other: 'st' },
    tablets: { one: 'tablett', other: 'tabletter' },
    capsules: { one: 'kapsel', other: 'kapslar' },
    pipettes: { one: 'pipett', other: 'pipetter' },
    wipes: { one: 'våtservett', other: 'våtservetter' },
    sachets: { one: 'portionspåse', other: 'portionspåsar' },
    trays: { one: 'portionsform', other: 'portionsformar' },
    bags: { one: 'påse', other: 'påsar' },
  },
  youngest: {
    pattern: 'Från {a} {unit}',
    spans: {
      weeks: { one: 'vecka', other: 'veckor' },
      months: { one: 'månad', other: 'månader' },
      years: { other: 'år' },
    },
  },
  allAges: 'Alla åldrar',
  weight: { between: '{a} till {b} kg', upTo: 'Upp till {b} kg', from: 'Från {a} kg' },
}
