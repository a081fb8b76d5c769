import { list, type ShopMarket } from './market.ts'

export const CZ: ShopMarket = {
  key: 'cz',
  country: 'CZ',
  shops: 62,
  telephones: '+420 336 ### ###',
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{k}/{i}, {k}/{i}, {n}a'),
  highestNumber: 90,
  streets: list(`
    Masarykova, Husova, Palackého, Nádražní, Lipová, Komenského, Školní, Dlouhá, Krátká, Zahradní, Polní, Květinová
    Jiráskova, Nerudova, Havlíčkova, Riegrova, Smetanova, Dvořákova, Tyršova, Žižkova, Pražská, Brněnská, Na Příkopě
    náměstí Míru*, náměstí Svobody*, Horní náměstí*, Mlýnská, Zámecká, Kostelní, Kollárova
  `),
  centres: list('OC Na Rynku, Nákupní centrum Jih, Tržnice, Obchodní dům Centrum'),
  families: list(`
    Novák, Svoboda, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Pokorný, Marek, Pospíšil, Hájek, Jelínek
    Král, Růžička, Beneš, Fiala, Sedláček, Doležal
  `),
  names: {
    pet: {
      forms: list('{word}, Chovatelské potřeby {word}, Chovatelské potřeby {family}, Zvířátka {word}, Tlapkov {town}'),
      words: list(`
        U Zlaté tlapky, U Tří koček, U Veselého psa, Chlupáč, Hafík, Mňau, U Papouška, Ocásek, U Rybičky, Fousek
        U Bílého králíka, Mokrý čumák, U Jezevčíka, Packa, Vrnění, Klubíčko, U Věrného přítele, Pelíšek, U Morčete
        Kocour a spol., Čtyři tlapky, U Kanárka
      `),
    },
    garden: {
      forms: list('Zahradnictví {family}, Zahradní centrum {word}, Zahradnictví {word}'),
      words: list('U lípy, Pod kaštanem, Pampeliška, Na stráni, Jabloňka, Kopretina'),
    },
    feed: {
      forms: list('Krmiva {family}, Krmiva {word}, Zemědělské potřeby {family}'),
      words: list('U mlýna, Na statku, Klas, Ve stodole, Zrníčko, U sýpky'),
    },
    riding: {
      forms: list('Jezdecké potřeby {word}'),
      words: list('U podkovy, Hřebec, Cval, V sedle, Třmen, Ryzák, Klus, U koníka'),
    },
    vet: {
      forms: list('Veterinární ordinace {word}, Veterinární klinika {word}'),
      words: list('U parku, Na náměstí, Pod zámkem, U mostu, Na kopci, U nádraží, Za branou, U řeky, Na návsi'),
    },
  },
  weeks: {
    pet: ['earlyTown', 'earlyTown', 'highStreet', 'centre'],
    garden: ['trade', 'garden'],
    feed: ['earlyTown', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryDay'],
  },
  online: { 'Krabice pro Micku': 'cat', 'Tlapka Express': 'paw', Granulovna: 'bone', Pelíškárna: 'house' },
}
