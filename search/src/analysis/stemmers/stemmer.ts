/** Takes a lower-cased NFC word with its accents; all forms of a word have the same stem. */
export type Stemmer = (word: string) => string
