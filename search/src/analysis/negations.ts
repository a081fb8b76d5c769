import type { LanguageCode } from './language-codes.ts'

/** Words that say what a thing does not contain: before the noun, after it, or at the end of a compound with it. */
type Negations = { readonly before: string; readonly behind: string; readonly endings: string }

export const NEGATIONS = {
  en: { before: 'without no', behind: 'free', endings: '' },
  nl: { before: 'zonder geen', behind: 'vrij', endings: 'vrij vrije' },
  de: { before: 'ohne kein keine', behind: 'frei', endings: 'frei freie freies' },
  fr: { before: 'sans', behind: '', endings: '' },
  es: { before: 'sin', behind: '', endings: '' },
  it: { before: 'senza', behind: '', endings: '' },
  no: { before: 'uten', behind: 'fri fritt', endings: 'fri fritt' },
  da: { before: 'uden', behind: 'fri frit', endings: 'fri frit' },
  sv: { before: 'utan', behind: 'fri fritt', endings: 'fri fritt' },
  pl: { before: 'bez', behind: '', endings: '' },
  cs: { before: 'bez', behind: '', endings: '' },
  ru: { before: 'без', behind: '', endings: '' },
  uk: { before: 'без', behind: '', endings: '' },
  hu: { before: '', behind: 'nélkül nélküli mentes', endings: 'mentes' },
  fi: { before: 'ilman', behind: 'vapaa', endings: 'vapaa' },
} satisfies Record<LanguageCode, Negations>
