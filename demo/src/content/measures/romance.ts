import type { LanguageMeasures } from './language-measures.ts'

export const MEASURES_FR: LanguageMeasures = {
  counted: {
    pieces: { one: 'pièce', other: 'pièces' },
    tablets: { one: 'comprimé', other: 'comprimés' },
    capsules: { one: 'gélule', other: 'gélules' },
    pipettes: { one: 'pipette', other: 'pipettes' },
    wipes: { one: 'lingette', other: 'lingettes' },
    sachets: { one: 'sachet', other: 'sachets' },
    trays: { one: 'barquette', other: 'barquettes' },
    bags: { one: 'sac', other: 'sacs' },
  },
  youngest: {
    pattern: 'À partir de {a} {unit}',
    spans: {
      weeks: { one: 'semaine', other: 'semaines' },
      months: { other: 'mois' },
      years: { one: 'an', other: 'ans' },
    },
  },
  allAges: 'Tous les âges',
  weight: { between: 'De {a} à {b} kg', upTo: 'Jusqu’à {b} kg', from: 'À partir de {a} kg' },
}

export const MEASURES_ES: LanguageMeasures = {
  counted: {
    pieces: { one: 'unidad', other: 'unidades' },
    tablets: { one: 'comprimido', other: 'comprimidos' },
    capsules: { one: 'cápsula', other: 'cápsulas' },
    pipettes: { one: 'pipeta', other: 'pipetas' },
    wipes: { one: 'toallita', other: 'toallitas' },
    sachets: { one: 'sobre', other: 'sobres' },
    trays: { one: 'tarrina', other: 'tarrinas' },
    bags: { one: 'bolsa', other: 'bolsas' },
  },
  youngest: {
    pattern: 'A partir de {a} {unit}',
    spans: {
      weeks: { one: 'semana', other: 'semanas' },
      months: { one: 'mes', other: 'meses' },
      years: { one: 'año', other: 'años' },
    },
  },
  allAges: 'Todas las edades',
  weight: { between: 'De {a} a {b} kg', upTo: 'Hasta {b} kg', from: 'A partir de {a} kg' },
}

export const MEASURES_IT: LanguageMeasures = {
  counted: {
    pieces: { one: 'pezzo', other: 'pezzi' },
    tablets: { one: 'compressa', other: 'compresse' },
    capsules: { one: 'capsula', other: 'capsule' },
    pipettes: { one: 'pipetta', other: 'pipette' },
    wipes: { one: 'salvietta', other: 'salviette' },
    sachets: { one: 'bustina', other: 'bustine' },
    trays: { one: 'vaschetta', other: 'vaschette' },
    bags: { one: 'sacchetto', other: 'sacchetti' },
  },
  youngest: {
    pattern: 'A partire da {a} {unit}',
    spans: {
      weeks: { one: 'settimana', other: 'settimane' },
      months: { one: 'mese', other: 'mesi' },
      years: { one: 'anno', other: 'anni' },
    },
  },
  allAges: 'Tutte le età',
  weight: { between: 'Da {a} a {b} kg', upTo: 'Fino a {b} kg', from: 'Da {a} kg in su' },
}
