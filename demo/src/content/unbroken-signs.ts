/** A space at which no line breaks. */
export const NO_BREAK_SPACE = '\u00A0'
/** An invisible character at which no line breaks. Fonts have no glyph for it: drawings and leaflets leave it out. */
export const WORD_JOINER = '\u2060'
