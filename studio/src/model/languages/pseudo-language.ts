/** A language for tests with every translated text in brackets, which makes untranslated ones visible. */
export const PSEUDO_LANGUAGE = 'xx'

/**
 * Offered if `STUDIO_PSEUDO_LANGUAGE` is set, but never in production: `NODE_ENV` cannot tell, because `npm start` runs
 * a build as well.
 */
export const isPseudoOffered = (): boolean =>
  process.env.STUDIO_PSEUDO_LANGUAGE === '1' && !process.env.MENAGERIE_PRODUCTION

/** `⟦Save⟧` for `Save`; placeholders, plurals and tags stay. */
export const toPseudo = (text: string): string => `⟦${text}⟧`
