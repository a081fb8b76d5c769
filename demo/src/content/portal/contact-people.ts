import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** Invented contact persons for the shops of a country: name, and the part before the @ of the email address. */
const PEOPLE: Readonly<Record<string, readonly [name: string, mailbox: string]>> = {
  'tailwell/en_US': ['Grace Holloway', 'grace'],
  'tailwell/es_ES': ['Lucía Ferrándiz', 'lucia'],
  'tailwell/en_GB': ['Imogen Thackeray', 'imogen'],
  'tailwell/nl_NL': ['Sanne Dijkgraaf', 'sanne'],
  'tailwell/no_NO': ['Ingrid Solbakken', 'ingrid'],
  'tailwell/fr_FR': ['Camille Roussignol', 'camille'],
  'tailwell/de_DE': ['Katrin Lindhorst', 'katrin'],
  'tailwell/fr_BE': ['Élodie Warnimont', 'elodie'],
  'tailwell/nl_BE': ['Joke Verstraelen', 'joke'],
  'tailwell/pl_PL': ['Magdalena Sosnowska', 'magdalena'],
  'tailwell/it_IT': ['Chiara Montalbetti', 'chiara'],
  'tailwell/hu_HU': ['Szentpály Réka', 'reka'],
  'tailwell/ru_RU': ['Ольга Берёзкина', 'olga'],
  'tailwell/cs_CZ': ['Tereza Lipová', 'tereza'],
  'tailwell/ua_UA': ['Оксана Вербицька', 'oksana'],
  'tailwell/da_DK': ['Mette Lyngholm', 'mette'],
  'tailwell/fi_FI': ['Aino Koivuranta', 'aino'],
  'tailwell/sv_SE': ['Elin Björkegren', 'elin'],
  'aldergrove/nl_NL': ['Maarten Elzinga', 'maarten'],
  'aldergrove/de_DE': ['Jonas Erlenbach', 'jonas'],
  'aldergrove/fr_FR': ['Mathilde Aulnaye', 'mathilde'],
  'aldergrove/it_IT': ['Paolo Ontanelli', 'paolo'],
  'aldergrove/en_GB': ['Rowan Aldersey', 'rowan'],
}

export function findContactPerson({ id, brand }: BrandLocale) {
  const found = PEOPLE[id]
  if (found === undefined) throw new Error(`Shops of ${id} have no person to write to: contact-people.ts`)
  const [name, mailbox] = found
  return { name, mail: `${mailbox}@${brand}.example` }
}
