/** A language for tests: each text of a catalogue in brackets, so that what stands in none is seen. */
export const PSEUDO_LANGUAGE = 'xx'

/** Offered where `STUDIO_PSEUDO_LANGUAGE` is set, and never to the public: `npm start` runs a build, too, whose `NODE_ENV` says nothing. */
export const isPseudoOffered = (): boolean =>
  process.env.STUDIO_PSEUDO_LANGUAGE === '1' && !process.env.MENAGERIE_PRODUCTION

/** `Save` as `⟦Save⟧`; places, plurals and tags stay. */
export const toPseudo = (text: string): string => `⟦${text}⟧`
