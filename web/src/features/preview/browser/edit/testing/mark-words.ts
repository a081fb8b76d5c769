import type { MarkWords } from '@menagerie/contract/preview'

/** Dutch, so that English text in the page is known to come from the page itself. */
export const DUTCH_MARKS: MarkWords = {
  place: '{title}, {at} van {of} in {area}',
  hidden: 'verborgen',
  add: '{area}: blok toevoegen',
  addAtEnd: '{area}: blok aan het einde toevoegen',
  addBelow: 'Blok eronder toevoegen',
  drag: 'Slepen',
  type: 'Op de pagina typen',
  up: 'Omhoog',
  down: 'Omlaag',
  duplicate: 'Dupliceren',
  hide: 'Verbergen',
  showAgain: 'Weer tonen',
  delete: 'Verwijderen',
}
