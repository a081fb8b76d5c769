import { list, type ShopMarket } from './market.ts'

export const LV: ShopMarket = {
  key: 'lv',
  country: 'LV',
  shops: 20,
  telephones: '+371 70 ### ###',
  address: '{street} {number}',
  numbers: list('{n}A, {n}-{i}'),
  highestNumber: 90,
  streets: list(`
    Brīvības iela, Rīgas iela, Skolas iela, Dzirnavu iela, Liepu iela, Stacijas iela, Lāčplēša iela, Raiņa iela
    Tirgus laukums*, Pils iela, Jaunā iela, Lielā iela, Upes iela, Bērzu iela, Ozolu iela, Parka iela
  `),
  centres: list('T/c „Liepa”, Centrāltirgus'),
  families: [],
  names: {
    pet: {
      forms: list('Zooveikals „{word}”, Zooveikals „{word}”, Zoopreces „{word}”'),
      words: list(`
        Zelta ķepa, Trīs kaķi, Slapjais deguns, Uzticīgais draugs, Astīte, Murrātājs, Pūkainis, Kamolītis, Zelta zivtiņa
        Trusītis, Papagailis
      `),
    },
    garden: { forms: list('Dārza centrs „{word}”'), words: list('Ābele, Pieneņu pļava, Liepkalni') },
    feed: { forms: list('Lopbarība „{word}”'), words: list('Klēts, Graudiņš, Auzu lauks') },
    riding: { forms: list('Jātnieku veikals „{word}”'), words: list('Pakavs, Aulekši, Segli') },
    vet: { forms: list('Veterinārā klīnika „{word}”'), words: list('Pie parka, Vesela aste, Liepas') },
  },
  weeks: {
    pet: ['tenToSix', 'tenToEight', 'shorterWeekend'],
    garden: ['garden'],
    feed: ['trade'],
    riding: ['tenToSix'],
    vet: ['surgeryLate'],
  },
  online: { 'Ķepa kastē': 'paw', 'Pilnā bļodiņa': 'bowl', 'Astes pasts': 'dog' },
}
