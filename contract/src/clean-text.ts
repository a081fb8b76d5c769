/** Zero width signs, soft hyphens, byte order marks and marks of direction: seen by no reader. Joiners are what holds one emoji together. */
const INVISIBLE =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]|(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)[\u200C\u200D]|[\u200C\u200D](?!\p{Extended_Pictographic})/gu
const SPACES = /[\p{Cc}\p{Z}]+/gu

/**
 * Text of a person as it is kept and compared: composed letters (NFC), each run of spaces and line ends of any kind as one space, none
 * around it, nothing invisible. Case and accents stay. Names are kept so, and compared so wherever they come from.
 */
export const cleanLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim()

/** What two spellings of a name have in common: the clean one, without regard to capitals. */
export const toNameKey = (text: string): string => cleanLine(text).toLowerCase()

/** Whether there is a letter or a digit to look for: signs, emoji and spaces are none. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(cleanLine(text))
