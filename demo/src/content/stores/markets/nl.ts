import { list, type ShopMarket } from './market.ts'

export const DUTCH_NAMES: ShopMarket['names'] = {
  pet: {
    forms: list(
      '{word}, {word}, Dierenspeciaalzaak {word}, Dierenwinkel {word}, Dierenspeciaalzaak {family}, Dierenwinkel {family}, Kwispelaar {town}',
    ),
    words: list(`
      De Gouden Poot, De Snuffelhoek, Het Dierenhuys, De Kwispel, Poes & Pluim, De Trouwe Viervoeter, Vacht & Veer
      De Blije Snoet, Kop & Staart, De Volle Mand, De Hondenmand, Het Kattenluik, Snorhaar, De Bonte Papegaai
      De Zwarte Kater, Bolle Buik, De Waterbak, Het Vogelhuisje, Het Konijnenhol, De Flapoor, Natte Neus, De Goudvis
      De Tamme Kraai, De Luie Labrador, Het Krabpaaltje, De Vrolijke Teckel, Sluipvoet, De Rode Kater, Brokje & Co
      Het Speelkluwen, De Zilveren Ketting, De Hamsterkamer, Baasje & Beest, De Huisvriend, De Wandelriem
    `),
  },
  garden: {
    forms: list('Tuincentrum {word}, Tuincentrum {family}, Kwekerij {word}'),
    words: list(`
      De Oude Boomgaard, ’t Groene Erf, De Bloesem, De Moestuin, De Haagbeuk, Het Lindehof, De Vlinderstruik
      De Notenboom, ’t Zonneveld, De Wilgen
    `),
  },
  feed: {
    forms: list('Diervoeders {family}, Fouragehandel {family}, Veevoederhandel {family}, Boerenwinkel {word}'),
    words: list('De Korenschuur, De Graanschuur, De Deel, ’t Voederhuis, De Hooiberg, De Meelzak, Het Erf, De Koestal'),
  },
  riding: {
    forms: list('Ruitersport {word}, Ruitersport {word}, Ruitershop {word}, Ruitersport {family}'),
    words: list(`
      De Hoefslag, In Galop, De Stijgbeugel, Het Zadel, De Teugel, De Draver, De Singel, Het Hoofdstel, De Springruiter
      De Zwarte Ruin
    `),
  },
  vet: {
    forms: list('Dierenkliniek {word}, Dierenkliniek {word}, Dierenartsenpraktijk {word}, Dierenarts {family}'),
    words: list(`
      De Linde, Het Klaverblad, Parkzicht, De Molenhoek, De Brink, Zuiderpoort, De Singelhof, ’t Veld, De Oversteek
      De Waterlelie, Oosterhof, De Wissel, De Meent, De Kastanje
    `),
  },
}

export const DUTCH_MARKET: ShopMarket = {
  key: 'nl',
  country: 'NL',
  shops: 150,
  telephones: '+31 349 ######',
  sharedAddresses: 2,
  unplaced: 1,
  aldergrove: 0.36,
  address: '{street} {number}',
  numbers: list('{n}a, {n}-{m}'),
  postalCode: '{code} @@',
  streets: list(`
    Hoofdstraat, Dorpsstraat, Kerkstraat, Stationsweg, Molenstraat, Marktstraat, Nieuwstraat, Schoolstraat, Julianastraat
    Wilhelminastraat, Beatrixlaan, Kastanjelaan, Lindelaan, Eikenlaan, Industrieweg, Ambachtsweg, Havenstraat
    Raadhuisstraat, Torenstraat, Langestraat, Breestraat, Noorderstraat, Zuiderstraat, Oosterstraat, Westerstraat
    Parkweg, Rijksstraatweg, Tuinstraat, Koningstraat, Prinsenstraat, Veldstraat, Vijverlaan
  `),
  centres: list('Winkelcentrum De Passage, Winkelcentrum De Hof, Woonboulevard Zuid, Winkelhof De Brink'),
  families: list(`
    Van der Veen, Bosman, Hoekstra, Kuipers, De Wit, Verhoeven, Brouwer, Dijkstra, Van Leeuwen, Mulder, Postma, Smits
    Hendriks, Van den Berg, Wolters, Janssen, Visser, De Groot, Vermeer, Kramer, Scholten, Timmer, Huisman
    Van Dongen, Peeters, Willems, Koster, Van Rijn, Schippers, Boersma, Veenstra, Terpstra
  `),
  names: DUTCH_NAMES,
  weeks: {
    pet: ['lateThursday', 'lateFriday', 'shop', 'everyDay'],
    garden: ['gardenSunday', 'gardenSunday', 'garden'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'lateThursday'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: {
    Voerkist: 'wheat',
    'Mand & Menu': 'basket',
    Viervoeterij: 'dog',
    'De Dierenlade': 'tortoise',
    'Hap & Snuit': 'bone',
  },
}
