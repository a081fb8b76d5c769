import type en from './en.json'

/** Keys of the English catalogue. */
export type WordKey = keyof typeof en
