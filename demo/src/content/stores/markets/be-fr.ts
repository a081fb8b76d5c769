import { FR, FRENCH_NAMES } from './fr.ts'
import { list, type ShopMarket } from './market.ts'

export const BE_FR: ShopMarket = {
  ...FR,
  key: 'be-fr',
  country: 'BE',
  shops: 36,
  telephones: '+32 18 ## ## ##',
  sharedAddresses: 0,
  unplaced: 0,
  aldergrove: 0,
  address: '{street} {number}',
  numbers: list('{n}A, {n} bte {i}'),
  streets: list(`
    Rue de la Station, Rue de l’Église, Grand-Place*, Rue du Commerce, Chaussée de Bruxelles, Chaussée de Namur
    Rue Haute, Rue Neuve, Avenue Reine Astrid, Avenue Albert Ier, Place Communale*, Rue des Combattants, Rue du Moulin
    Chaussée de Charleroi, Rue Léopold, Avenue des Tilleuls, Rue du Pont, Rue de la Fontaine, Rue des Écoles
    Boulevard du Roi Baudouin
  `),
  centres: list('Shopping des Prés, Zoning Nord, Galerie du Centre'),
  families: list(`
    Dubois, Lambert, Dupont, Simon, Leclercq, Lejeune, Renard, Collard, Denis, Thiry, Delvaux, Gérard, Bodart, Marchal
    Evrard, Noël, Henrard, Piron
  `),
  names: FRENCH_NAMES,
  weeks: {
    pet: ['shop', 'tenToSix', 'mondayClosed'],
    garden: ['garden', 'gardenSunday'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryLate'],
  },
  online: { 'Museau Express': 'dog', 'La Gamelle Wallonne': 'bone', 'Au Panier Belge': 'cat' },
}
