/** A language for tests: each text of a catalogue in brackets, so that what stands in none is seen. */
export const PSEUDO_LANGUAGE = 'xx'

/** Offered where `STUDIO_PSEUDO_LANGUAGE` is set, and never in production. */
export const isPseudoOffered = (): boolean =>
  process.env.STUDIO_PSEUDO_LANGUAGE === '1' && process.env.NODE_ENV !== 'production'

/** `Save` as `⟦Save⟧`; places, plurals and tags stay. */
export const toPseudo = (text: string): string => `⟦${text}⟧`
