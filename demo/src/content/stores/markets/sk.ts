import { list, type ShopMarket } from './market.ts'

export const SK: ShopMarket = {
  key: 'sk',
  country: 'SK',
  shops: 26,
  telephones: '+421 30 ### ## ##',
  address: '{street} {number}',
  numbers: list('{k}/{i}, {n}A'),
  highestNumber: 90,
  streets: list(`
    Hlavná, Štúrova, Hviezdoslavova, Školská, Lipová, Kvetná, Železničná, Záhradná, Krátka, Dlhá, Mlynská, Nová
    Námestie slobody*, Námestie SNP*, Štefánikova, Bernolákova, Kukučínova, Jarná, Hurbanova, Farská
  `),
  centres: list('OC Stred, Tržnica, Nákupné centrum Juh'),
  families: list('Kováč, Horváth, Varga, Baláž, Hudák, Krajčí, Urban, Šimko, Polák, Mráz, Kollár, Benko'),
  names: {
    pet: {
      forms: list('{word}, Chovateľské potreby {word}, Chovateľské potreby {family}, Labkovo {town}'),
      words: list(`
        U Zlatej labky, U Troch mačiek, Havko, Chvostík, U Papagája, Chlpáčik, Mňauko, U Verného psa, Rybička
        Mokrý ňufáčik, U Králika, Škrečok, Fúzik, Pelech
      `),
    },
    garden: {
      forms: list('Záhradníctvo {family}, Záhradné centrum {word}'),
      words: list('Pod lipou, Púpava, Na stráni'),
    },
    feed: { forms: list('Krmivá {family}, Krmivá {word}'), words: list('Pri mlyne, Klások, Na statku, V stodole') },
    riding: { forms: list('Jazdecké potreby {word}'), words: list('Podkova, V sedle, Cval, Vraník') },
    vet: {
      forms: list('Veterinárna ambulancia {word}, Veterinárna klinika {word}'),
      words: list('Pri parku, Na námestí, Pod hradom, Pri moste, Za bránou'),
    },
  },
  weeks: {
    pet: ['trade', 'highStreet', 'centre'],
    garden: ['trade', 'garden'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryDay'],
  },
  online: { 'Labka v krabici': 'paw', 'Miska domov': 'bowl', Chvostíkovo: 'dog' },
}
