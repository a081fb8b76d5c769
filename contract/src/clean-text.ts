/**
 * Invisible characters: zero width characters, soft hyphens, byte order marks, direction marks, tags, fillers and
 * Unicode's default ignorable characters. Joiners, variation selectors and tags stay if they belong to an emoji.
 */
const INVISIBLE =
  /(?!\u200C|\u200D|\uFE0F|[\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?<![\p{Emoji}\u{E0020}-\u{E007E}])[\uFE0F\u{E0020}-\u{E007F}]|(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)[\u200C\u200D]|[\u200C\u200D](?!\p{Extended_Pictographic})/gu
/** Includes the empty Braille pattern, which looks like a space. */
const SPACES = /[\p{Cc}\p{Z}\u2800]+/gu
/** Hyphens of word processors: the Unicode hyphen and the non-breaking hyphen. */
const HYPHENS = /[\u2010\u2011]/g
const APOSTROPHES = /[\u2018\u2019\u02B9\u02BC\u2032\u00B4`]/g
const MINUS = /\u2212/g
/** Full-width characters and the Dutch ligature ĳ, which some keyboards and old texts have instead of the usual characters. */
const OTHER_FORMS = /[\uFF01-\uFF5E\uFE63\u0132\u0133]+/g
/** Variation selector that shows the character before it as a picture. */
const PICTURE = /\uFE0F/g
/** The combining dot that remains when a capital İ is lower-cased. */
const DOT_OF_I = /(?<=i)\u0307/g

/**
 * Normalizes text for storing and comparing: NFC, each run of spaces and line breaks as one space, trimmed, one kind of
 * hyphen, no invisible characters. Case and accents stay. All names are stored and compared in this form.
 */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(SPACES, ' ').replace(HYPHENS, '-').trim()

/**
 * Returns the key for comparing names: the clean text regardless of case, the kind of apostrophe and the width of
 * letters. Upper-cased before it is lower-cased, so that `ß` and `SS`, both small sigmas and the Turkish dotless i
 * become equal.
 */
export function toNameKey(text: string): string {
  const clean = cleanLine(text)
  if (PLAIN.test(clean)) return clean.toLowerCase()
  const usual = clean.replace(OTHER_FORMS, (form) => form.normalize('NFKC')).replace(PICTURE, '')
  const small = usual.toLowerCase().toUpperCase().toLowerCase().normalize('NFC')
  return small.replace(DOT_OF_I, '').replace(APOSTROPHES, "'").replace(MINUS, '-')
}

/** Fast path for most names: millions are compared. */
const PLAIN = /^[ -_a-~]*$/

/** Letters and digits that are shown as pictures: `ℹ️`, `1️⃣`. */
const DRAWN = /\p{Emoji}\uFE0F\u20E3?/gu

/**
 * Superscript and subscript digits and letters, and an apostrophe that Unicode counts as a letter: they only modify the
 * word before.
 */
const RAISED = /[ªº¹²³\u2070-\u209Fꞌ]/g

/** Whether the text contains a letter or a digit to search for; symbols, emoji, spaces and modifiers (`ʼ`, `ー`, `²`) do not count. */
export const hasWords = (text: string): boolean =>
  /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(cleanLine(text).replace(DRAWN, '').replace(RAISED, ''))
