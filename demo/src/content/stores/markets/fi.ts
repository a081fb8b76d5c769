import { list, type ShopMarket } from './market.ts'

export const FI: ShopMarket = {
  key: 'fi',
  country: 'FI',
  shops: 44,
  telephones: '+358 11 #######',
  address: '{street} {number}',
  numbers: list('{n} B, {n} A {i}'),
  highestNumber: 70,
  streets: list(`
    Kauppakatu, Koulukatu, Kirkkokatu, Asemakatu, Rantakatu, Torikatu, Hämeenkatu, Puistokatu, Keskuskatu, Satamakatu
    Koivukatu, Teollisuuskatu, Linnankatu, Valtakatu, Rautatienkatu, Myllykatu, Pohjoinen Rantakatu
    Vanhatie, Lehtikuja, Männikkötie, Raatihuoneenkatu
  `),
  centres: list('Kauppakeskus Tori, Liikekeskus Koivula, Kauppahalli'),
  families: list(
    'Virtanen, Mäkinen, Nieminen, Laine, Heikkinen, Koskinen, Lehtonen, Salminen, Rantanen, Ahonen, Hiltunen',
  ),
  names: {
    pet: {
      forms: list('{word}, {word}, Eläinkauppa {word}, Eläintarvike {word}, Tassutalo {town}'),
      words: list(`
        Märkä Kuono, Karvakaveri, Häntäheikki, Kissanluukku, Herkkupala, Neljä Tassua, Sulka ja Evä, Iloinen Mäyräkoira
        Viiksikarva, Häkkilintu, Kaninkolo, Koirankori, Talutin, Kolme Kissaa, Uskollinen, Kehräämö, Musta Kissa
        Hamsterinpesä, Kultakala
      `),
    },
    garden: {
      forms: list('Puutarha {word}, Puutarhamyymälä {word}'),
      words: list('Omenapuu, Koivikko, Päivänkakkara, Pihlaja'),
    },
    feed: {
      forms: list('Rehukauppa {word}, {family} Rehu'),
      words: list('Kauransiemen, Lato, Heinäseiväs, Aitta, Jyvä'),
    },
    riding: {
      forms: list('Hevostarvike {word}, Ratsutarvike {word}'),
      words: list('Laukka, Jalustin, Hevosenkenkä, Ravi, Suomenhevonen'),
    },
    vet: {
      forms: list('Eläinklinikka {word}, Eläinlääkäriasema {word}'),
      words: list('Keskusta, Rantapuisto, Koivula, Torinkulma, Harju, Satama, Puistola'),
    },
  },
  weeks: {
    pet: ['tenToSixSunday', 'tenToSix', 'tenToEight'],
    garden: ['gardenSunday', 'garden'],
    feed: ['trade'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: { Tassupaketti: 'paw', Kuonokori: 'basket', Rapsutus: 'heart', Viiksivarasto: 'cat' },
}
