import { list, type ShopMarket } from './market.ts'

export const SE: ShopMarket = {
  key: 'se',
  country: 'SE',
  shops: 62,
  telephones: '+46 70 174 06 ##',
  firstTelephone: 5,
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{n} A, {n} B'),
  highestNumber: 90,
  streets: list(`
    Storgatan, Kungsgatan, Drottninggatan, Kyrkogatan, Skolgatan, Järnvägsgatan, Torggatan, Stora Torget*, Hamngatan
    Nygatan, Östra Storgatan, Västra Storgatan, Industrigatan, Stationsgatan, Parkgatan, Strandvägen, Björkvägen
    Lindgatan, Trädgårdsgatan, Norra vägen, Södra vägen, Kvarngatan, Smedjegatan, Slottsgatan, Skogsvägen, Åsgatan
  `),
  centres: list('Köpcentrum Väster, Stortorgets Galleria, Handelsområdet Norrby, Hallen'),
  families: list(`
    Lindgren, Bergström, Sandberg, Holm, Forsberg, Nyström, Ekman, Sjögren, Wikström, Hedlund, Åberg, Norén, Lindahl
    Öberg, Dahlin, Strand
  `),
  names: {
    pet: {
      forms: list('{word}, {word}, Djuraffären {word}, {family}s Djuraffär, Tassriket {town}'),
      words: list(`
        Blöta Nosen, Päls & Tass, Viftande Svansen, Kattluckan, Godbiten, Fyra Tassar, Fjäder & Fena, Glada Taxen
        Kattvinden, Morrhåret, Burfågeln, Kaninhålet, Hundkorgen, Kopplet, Tre Katter, Trogna Vännen, Kurragömma
        Svarta Katten, Vovvehörnan, Guldfisken, Mjuka Tassen
      `),
    },
    garden: {
      forms: list('{word} Handelsträdgård, {family}s Handelsträdgård, {word} Trädgårdscenter'),
      words: list('Lindhaga, Solbacka, Björklunda, Äppellunden, Rosenlid'),
    },
    feed: {
      forms: list('{family}s Foder, Foderbutiken {word}, Foderbutiken {word}'),
      words: list('Logen, Kornboden, Havreladan, Bondgården, Höskullen'),
    },
    riding: {
      forms: list('{word} Hästsport, {word} Ridsport'),
      words: list('Galopp, Stigbygeln, Hästskon, Sadelkammaren, Tygeln, Gotlandsrusset, Tölt'),
    },
    vet: {
      forms: list('{word} Djurklinik, {word} Smådjursklinik'),
      words: list('Centrum, Stadsparkens, Åbackens, Torgets, Björkens, Hamnens, Slottets, Kvarnens, Ängens'),
    },
  },
  weeks: {
    pet: ['tenToSixSunday', 'tenToSix', 'tenToEight'],
    garden: ['gardenSunday', 'tenToSixSunday'],
    feed: ['trade'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: { Tasspaketet: 'paw', Noslådan: 'dog', 'Foder Hem': 'wheat', Kattkorgen: 'basket' },
}
