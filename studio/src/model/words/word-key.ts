import type en from './en.json'

/** The English catalogue names the keys. */
export type WordKey = keyof typeof en
