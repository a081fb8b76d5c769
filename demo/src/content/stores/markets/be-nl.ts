import { list, type ShopMarket } from './market.ts'
import { DUTCH_MARKET, DUTCH_NAMES } from './nl.ts'

export const BE_NL: ShopMarket = {
  ...DUTCH_MARKET,
  key: 'be-nl',
  country: 'BE',
  shops: 48,
  telephones: '+32 17 ## ## ##',
  sharedAddresses: 0,
  unplaced: 0,
  aldergrove: 0,
  postalCode: '{code}',
  numbers: list('{n} bus {i}, {n}-{m}'),
  streets: list(`
    Stationsstraat, Kerkstraat, Molenstraat, Nieuwstraat, Dorpsstraat, Kapelstraat, Schoolstraat, Grote Markt*, Markt*
    Bruggestraat, Gentsesteenweg, Brusselsesteenweg, Leuvensesteenweg, Antwerpsesteenweg, Kasteelstraat, Veldstraat
    Leopoldlaan, Albertlaan, Lindelaan, Beukenlaan, Industrielaan, Ringlaan, Statieplein*, Vaartstraat, Langestraat
  `),
  centres: list('Shopping Zuid, Winkelpark De Molen, Retailpark Noord'),
  families: list(`
    Peeters, Maes, Claes, Wouters, Goossens, De Smet, Vermeulen, Van Damme, Hermans, Aerts, Desmedt, Verstraete, Baert
    De Clercq, Lemmens, Michiels, Coppens, Van Hoof, Segers, Martens
  `),
  names: {
    ...DUTCH_NAMES,
    vet: { ...DUTCH_NAMES.vet, forms: list('Dierenkliniek {word}, Dierenartsenpraktijk {word}, Dierenarts {family}') },
  },
  weeks: {
    pet: ['shop', 'tenToSix', 'highStreet', 'tradeNoon'],
    garden: ['garden', 'gardenSunday'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryLate'],
  },
  online: { 'Vlaamse Voerbak': 'bowl', 'Staart & Stro': 'horse', 'De Digitale Mand': 'basket' },
}
