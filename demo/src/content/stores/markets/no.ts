import { list, type ShopMarket } from './market.ts'

export const NO: ShopMarket = {
  key: 'no',
  country: 'NO',
  shops: 60,
  telephones: '+47 36 ## ## ##',
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{n} A, {n} B'),
  highestNumber: 90,
  streets: list(`
    Storgata, Kirkegata, Skolegata, Strandgata, Torggata, Jernbanegata, Sjøgata, Parkveien, Bjørkeveien, Industriveien
    Dronningens gate, Kongens gate, Havnegata, Stasjonsveien, Fjordgata, Øvregata, Nedre Torggate*, Grønnegata
    Haakon VIIs gate, Sentrumsveien, Lillegata, Bakkegata, Fabrikkveien, Prestegata
  `),
  centres: list('Torgsenteret, Kjøpesenteret Brygga, Elvesenteret, Bryggesenteret'),
  families: list(`
    Hansen, Solberg, Haugen, Moen, Berge, Lie, Dahl, Bakken, Strand, Nygård, Lund, Myhre, Eide, Tangen, Rønning, Viken
  `),
  names: {
    pet: {
      forms: list('{word}, {word}, Dyrebutikken {word}, {family} Dyrebutikk, Snuteland {town}'),
      words: list(`
        Våt Snute, Pels & Pote, Logrehjørnet, Kattepusen, Godbiten, Firbeint, Fjær & Finne, Den Blide Hunden, Pusekroken
        Værhår, Burfuglen, Kaninhullet, Logrende Hale, Hundekurven, Båndtvang, Tre Katter, Trofast, Kosekroken, Bissevov
        Malekatten
      `),
    },
    garden: {
      forms: list('Hagesenter {word}, {family} Hagesenter, {family} Gartneri'),
      words: list('Solhaug, Bjerkelund, Blomsterenga, Rognebær'),
    },
    feed: {
      forms: list('{family} Fôr, {word} Fôrhandel, {family} Fôr og Korn'),
      words: list('Låven, Kornet, Stabburet, Bondetunet, Havre & Høy'),
    },
    riding: {
      forms: list('{word} Hestesport, {word} Rideutstyr'),
      words: list('Galopp, Stigbøylen, Hovslaget, Fjordhesten, Tølt, Seletøyet, Hesteskoen'),
    },
    vet: {
      forms: list('{word} Dyreklinikk, {word} Smådyrklinikk'),
      words: list('Sentrum, Fjordbyen, Elvebredden, Bjørkelia, Torget, Solsiden, Brua, Parken, Havna'),
    },
  },
  weeks: {
    pet: ['tenToEight', 'tenToSix', 'tenToEight'],
    garden: ['tenToEight', 'garden'],
    feed: ['trade'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: { Potepost: 'paw', Snuteboksen: 'dog', 'Godbit på Døra': 'house', Nordpels: 'star' },
}
