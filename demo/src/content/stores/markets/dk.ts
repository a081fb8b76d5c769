import { list, type ShopMarket } from './market.ts'

export const DK: ShopMarket = {
  key: 'dk',
  country: 'DK',
  shops: 46,
  telephones: '+45 35 0# ## ##',
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{n}B, {n} st.'),
  highestNumber: 120,
  streets: list(`
    Algade, Nørregade, Søndergade, Vestergade, Østergade, Torvet*, Storegade, Kirkegade, Jernbanegade, Skolegade
    Havnegade, Bredgade, Stationsvej, Industrivej, Lindevej, Møllevej, Adelgade, Kongensgade, Dronningensgade
    Ringvejen, Nygade, Lillegade, Skovvej, Strandvejen
  `),
  centres: list('Torvecentret, Storcenter Vest, Butikstorvet'),
  families: list('Nielsen, Holm, Kjær, Møller, Lund, Bach, Dam, Lind, Skov, Toft, Krogh, Bruun, Vestergaard, Juhl'),
  names: {
    pet: {
      forms: list('{word}, {word}, Dyrehandelen {word}, {family}s Dyrehandel, Poteland {town}'),
      words: list(`
        Den Våde Snude, Pels & Pote, Logrehalen, Missekatten, Godbidden, Fjer & Finne, Den Glade Gravhund, Kattelemmen
        Knurhåret, Fugleburet, Kaninhullet, Hundekurven, De Fire Poter, Den Røde Kat, Trofast, Hyggekrogen, Vuffeli
        Marsvinet
      `),
    },
    garden: {
      forms: list('{word} Planteskole, {family}s Planteskole, Havecenter {word}'),
      words: list('Lindely, Solhøj, Bøgelund, Æblehaven'),
    },
    feed: {
      forms: list('{family} Foder, {word} Foderstoffer, {word} Landhandel'),
      words: list('Kornloftet, Stalden, Halmlageret, Havregården'),
    },
    riding: {
      forms: list('{word} Rideudstyr, {word} Hestesport'),
      words: list('Galop, Stigbøjlen, Hesteskoen, Knabstrupperen, Tøjlen, Sadelkammeret'),
    },
    vet: {
      forms: list('{word} Dyreklinik, {word} Dyrehospital'),
      words: list('Torvets, Åbyens, Fjordens, Byparkens, Møllens, Havnens, Skovens'),
    },
  },
  weeks: {
    pet: ['tenToSix', 'tenToSixSunday', 'highStreet'],
    garden: ['gardenSunday', 'tenToSixSunday'],
    feed: ['trade'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: { Potepakken: 'paw', Snudekassen: 'dog', Missepost: 'cat', Foderdøren: 'wheat' },
}
