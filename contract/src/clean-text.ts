/**
 * What no reader sees: zero width signs, soft hyphens, byte order marks, marks of direction, tags, fillers and the signs of Unicode that
 * only say how others are drawn. Joiners, the choice of a picture, and tags stay where they hold one emoji together.
 */
const INVISIBLE =
  /(?!\u200C|\u200D|\uFE0F|[\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?<![\p{Emoji}\u{E0020}-\u{E007E}])[\uFE0F\u{E0020}-\u{E007F}]|(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)[\u200C\u200D]|[\u200C\u200D](?!\p{Extended_Pictographic})/gu
/** With the empty sign of Braille, which looks like a space. */
const SPACES = /[\p{Cc}\p{Z}\u2800]+/gu

/**
 * Text of a person as it is kept and compared: composed letters (NFC), each run of spaces and line ends of any kind as one space, none
 * around it, nothing invisible. Case and accents stay. Names are kept so, and compared so wherever they come from.
 */
export const cleanLine = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFC').replace(SPACES, ' ').trim()

/** What two spellings of a name have in common: the clean one, without regard to capitals. */
export const toNameKey = (text: string): string => cleanLine(text).toLowerCase()

/** Whether there is a letter or a digit to look for: signs, emoji and spaces are none. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(cleanLine(text))
