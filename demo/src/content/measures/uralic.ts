import type { LanguageMeasures } from './language-measures.ts'

export const MEASURES_HU: LanguageMeasures = {
  counted: {
    pieces: { other: 'darab' },
    tablets: { other: 'tabletta' },
    capsules: { other: 'kapszula' },
    pipettes: { other: 'pipetta' },
    wipes: { other: 'kendő' },
    sachets: { other: 'tasak' },
    trays: { other: 'tálka' },
    bags: { other: 'zacskó' },
  },
  youngest: {
    pattern: '{a} {unit} kortól',
    spans: { weeks: { other: 'hetes' }, months: { other: 'hónapos' }, years: { other: 'éves' } },
  },
  allAges: 'Minden korosztály',
  weight: { between: '{a}–{b} kg', upTo: 'Legfeljebb {b} kg', from: '{a} kg-tól' },
}

export const MEASURES_FI: LanguageMeasures = {
  counted: {
    pieces: { other: 'kpl' },
    tablets: { one: 'tabletti', other: 'tablettia' },
    capsules: { one: 'kapseli', other: 'kapselia' },
    pipettes: { one: 'pipetti', other: 'pipettiä' },
    wipes: { one: 'pyyhe', other: 'pyyhettä' },
    sachets: { one: 'annospussi', other: 'annospussia' },
    trays: { one: 'rasia', other: 'rasiaa' },
    bags: { one: 'pussi', other: 'pussia' },
  },
  youngest: {
    pattern: '{a} {unit} iästä alkaen',
    spans: { weeks: { other: 'viikon' }, months: { other: 'kuukauden' }, years: { other: 'vuoden' } },
  },
  allAges: 'Kaikenikäiset',
  weight: { between: '{a}–{b} kg', upTo: 'Enintään {b} kg', from: 'Vähintään {a} kg' },
}
