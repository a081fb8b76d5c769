import { PLAIN_LETTERS } from '@menagerie/brands/plain-letters'

/** `Gezond gebit: 5 tips` becomes `gezond-gebit-5-tips`; empty when no letter or digit is left. */
export function toAddress(title: string): string {
  const letters = [...title.normalize('NFC').toLowerCase()].map((letter) => PLAIN_LETTERS[letter] ?? letter).join('')
  return letters
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
