/**
 * What no reader sees: zero width signs, soft hyphens, byte order marks, marks of direction, tags, fillers and the signs of Unicode that
 * only say how others are drawn. Joiners, the choice of a picture, and tags stay where they hold one emoji together.
 */
const INVISIBLE =
  /(?!\u200C|\u200D|\uFE0F|[\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?<![\p{Emoji}\u{E0020}-\u{E007E}])[\uFE0F\u{E0020}-\u{E007F}]|(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)[\u200C\u200D]|[\u200C\u200D](?!\p{Extended_Pictographic})/gu
/** With the empty sign of Braille, which looks like a space. */
const SPACES = /[\p{Cc}\p{Z}\u2800]+/gu
/** Hyphens that only word processors write, one of them to keep a line from breaking there. */
const HYPHENS = /[\u2010\u2011]/g
const APOSTROPHES = /[\u2018\u2019\u02B9\u02BC\u2032\u00B4`]/g
const MINUS = /\u2212/g
/** Letters and signs in the width of Chinese ones, and the Dutch ĳ of one sign, that keyboards and old texts write for the usual ones. */
const OTHER_FORMS = /[\uFF01-\uFF5E\uFE63\u0132\u0133]+/g
/** Only says that the sign before is a picture. */
const PICTURE = /\uFE0F/g
/** What is left of the dot of a capital İ. */
const DOT_OF_I = /(?<=i)\u0307/g

/**
 * Text of a person as it is kept and compared: composed letters (NFC), each run of spaces and line ends of any kind as one space, none
 * around it, one kind of hyphen, nothing invisible. Case and accents stay. Names are kept so, and compared so wherever they come from.
 */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(SPACES, ' ').replace(HYPHENS, '-').trim()

/**
 * What two spellings of a name have in common: the clean one, without regard to capitals, to the sign of an apostrophe and to the width
 * of letters. Small letters are made of capitals, where `ß` and `SS`, the two small sigmas and the dotless i of Turkish meet.
 */
export function toNameKey(text: string): string {
  const clean = cleanLine(text)
  if (PLAIN.test(clean)) return clean.toLowerCase()
  const usual = clean.replace(OTHER_FORMS, (form) => form.normalize('NFKC')).replace(PICTURE, '')
  const small = usual.toLowerCase().toUpperCase().toLowerCase().normalize('NFC')
  return small.replace(DOT_OF_I, '').replace(APOSTROPHES, "'").replace(MINUS, '-')
}

/** Most names, which are compared by the million. */
const PLAIN = /^[ -_a-~]*$/

/** What is drawn as a picture although it is a letter or a digit: `ℹ️`, `1️⃣`. */
const DRAWN = /\p{Emoji}\uFE0F\u20E3?/gu

/** Raised and lowered digits and letters, and an apostrophe that Unicode takes for a letter: they say something of the word before. */
const RAISED = /[ªº¹²³\u2070-\u209Fꞌ]/g

/** Whether there is a letter or a digit to look for: signs, emoji, spaces, and marks that only go with letters (`ʼ`, `ー`, `²`) are none. */
export const hasWords = (text: string): boolean =>
  /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(cleanLine(text).replace(DRAWN, '').replace(RAISED, ''))
