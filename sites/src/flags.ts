import { createRequire } from 'node:module'

/**
 * Flags of spec §1 and of Russia and Ukraine (reading 6), by ISO 3166-1 country; always beside the country's name.
 * Values name the drawing (4 to 3) in the package `flag-icons`; Spain's is our own, for theirs shows the coat of arms in 81 kB.
 */
export const FLAGS = {
  BE: 'flag-icons/flags/4x3/be.svg',
  CZ: 'flag-icons/flags/4x3/cz.svg',
  DE: 'flag-icons/flags/4x3/de.svg',
  DK: 'flag-icons/flags/4x3/dk.svg',
  ES: './flags/es.svg',
  FI: 'flag-icons/flags/4x3/fi.svg',
  FR: 'flag-icons/flags/4x3/fr.svg',
  GB: 'flag-icons/flags/4x3/gb.svg',
  GR: 'flag-icons/flags/4x3/gr.svg',
  HU: 'flag-icons/flags/4x3/hu.svg',
  IT: 'flag-icons/flags/4x3/it.svg',
  LV: 'flag-icons/flags/4x3/lv.svg',
  NL: 'flag-icons/flags/4x3/nl.svg',
  NO: 'flag-icons/flags/4x3/no.svg',
  PL: 'flag-icons/flags/4x3/pl.svg',
  RU: 'flag-icons/flags/4x3/ru.svg',
  SE: 'flag-icons/flags/4x3/se.svg',
  SK: 'flag-icons/flags/4x3/sk.svg',
  UA: 'flag-icons/flags/4x3/ua.svg',
  US: 'flag-icons/flags/4x3/us.svg',
} as const

export type FlagCountry = keyof typeof FLAGS

export function hasFlag(country: string): country is FlagCountry {
  return Object.hasOwn(FLAGS, country)
}

/** Path of the drawing on this machine, for what serves or copies it. */
export function flagFile(country: FlagCountry): string {
  return createRequire(import.meta.url).resolve(FLAGS[country])
}
