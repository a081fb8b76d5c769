import { list, type ShopMarket } from './market.ts'

export const HU: ShopMarket = {
  key: 'hu',
  country: 'HU',
  shops: 52,
  telephones: '+36 41 ### ###',
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{n}/A, {n}/B, {n}–{m}'),
  highestNumber: 110,
  streets: list(`
    Kossuth Lajos utca, Petőfi Sándor utca, Fő utca, Rákóczi út, Széchenyi tér*, Ady Endre utca, Arany János utca
    Jókai utca, Bem József utca, Deák Ferenc utca, Szent István út, Dózsa György út, Bajcsy-Zsilinszky út, Piac utca
    Vörösmarty utca, Béke utca, Iskola utca, Malom utca, Vasút utca, Szabadság tér*, Akácfa utca, Liliom utca
    Templom tér*, Hunyadi utca
  `),
  centres: list('Vásárcsarnok, Malom Üzletház, Piactér Üzletsor'),
  families: list(`
    Kovács, Szabó, Tóth, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Papp, Takács, Juhász, Lakatos, Mészáros
    Oláh, Simon, Fekete
  `),
  names: {
    pet: {
      forms: list('{word}, {word} Állateledel, {word} Állatkereskedés, {family} Állateledel, Mancsvár {town}'),
      words: list(`
        Aranymancs, Boldog Bundás, Macskabagoly, Vidám Vakkantó, Cirmos, Bodri és Társai, Nedves Orr, Tappancs
        Kalitka, Szőrmók, Hűséges Barát, Kajla Fül, Fehér Nyúl, Pajkos Tacskó, Dorombolda, Piros Póráz, Aranyhal
        Bajuszos, Kóbor Macska, Csupa Csont
      `),
    },
    garden: {
      forms: list('{word} Kertészet, {family} Kertészet, {word} Kertcentrum'),
      words: list('Napraforgó, Hársfa, Zöld Liget, Orgona, Almáskert, Levendula'),
    },
    feed: {
      forms: list('{family} Gazdabolt, {word} Gazdabolt, {word} Takarmánybolt'),
      words: list('Búzaszem, Tanya, Magtár, Aranykalász, Pajta, Szénaboglya'),
    },
    riding: {
      forms: list('{word} Lovasbolt'),
      words: list('Kengyel, Patkó, Vágta, Szürke Ló, Nyereg, Ügető, Kantár'),
    },
    vet: {
      forms: list('{word} Állatorvosi Rendelő, {word} Állatorvosi Rendelő, {word} Állatpatika'),
      words: list('Ligeti, Hársfa, Kishíd, Malomkert, Szent Flórián, Vadvirág, Parkszéli, Akácfa'),
    },
  },
  weeks: {
    pet: ['trade', 'highStreet', 'tenToSix', 'centre'],
    garden: ['trade', 'garden'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryLate'],
  },
  online: { Mancscsomag: 'paw', Tálka: 'bowl', 'Bundás Doboz': 'ball', Farokcsóváló: 'dog' },
}
