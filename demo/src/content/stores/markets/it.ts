import { list, type ShopMarket } from './market.ts'

export const IT: ShopMarket = {
  key: 'it',
  country: 'IT',
  shops: 112,
  telephones: '+39 0133 ######',
  sharedAddresses: 1,
  aldergrove: 0.36,
  address: '{street} {number}',
  numbers: list('{n}/A, {n}/B'),
  highestNumber: 180,
  streets: list(`
    Via Roma, Via Garibaldi, Corso Italia, Via Mazzini, Via Cavour, Via Dante, Piazza della Libertà*, Viale della Stazione
    Via Verdi, Via Marconi, Corso Vittorio Emanuele II, Via San Francesco, Via della Repubblica, Viale dei Tigli
    Via Matteotti, Via Manzoni, Piazza del Mercato*, Via dei Mulini, Via Leopardi, Via Galilei, Via del Teatro
    Via XX Settembre, Via IV Novembre, Viale Europa, Via Petrarca, Via dell’Industria, Via Volta, Via Puccini
  `),
  centres: list('Centro commerciale Le Querce, Galleria del Corso, Centro commerciale I Portici, Zona artigianale'),
  families: list(`
    Bianchi, Colombo, Ricci, Greco, Conti, Gallo, Fontana, Rinaldi, Caruso, Ferrara, Leone, Longo, Martinelli, Serra
    Vitale, Marchetti, Barbieri, Grassi, Monti, Testa, Pellegrini, Fabbri, Villa, Sala
  `),
  names: {
    pet: {
      forms: list('{word}, {word}, Pet shop {word}, Mondo Animale {family}, Coda Felice {town}'),
      words: list(`
        La Ciotola d’Oro, Il Gatto Nero, Zampe & Baffi, La Tana del Coniglio, Quattro Zampe e una Coda, L’Acquario
        Il Pappagallo, Fusa & Coccole, Il Guinzaglio Rosso, La Cuccia, Il Bassotto, L’Angolo del Micio, Piume e Pelo
        La Voliera, Il Canarino, Amici Miei, La Gattaia, Bau & Miao, Il Collare, L’Osso Buono, Il Cane Argo
        La Casa del Criceto, Musi Lunghi, Il Levriero, Pelo e Contropelo
      `),
    },
    garden: {
      forms: list('Garden {word}, Vivai {family}, Vivai {word}'),
      words: list('La Quercia, Il Glicine, Le Ortensie, Il Girasole, La Serra, Il Melograno, La Mimosa'),
    },
    feed: {
      forms: list('Mangimi {family}, Agraria {word}, Sementi e mangimi {family}'),
      words: list('La Spiga, La Cascina, Il Fienile, Il Granaio, L’Aia, La Bassa, Il Casale'),
    },
    riding: {
      forms: list('Selleria {word}, Selleria {word}, Selleria {family}'),
      words: list('Il Galoppo, La Staffa, Il Morso, Il Baio, La Scuderia, Il Fantino, Le Briglie, Il Maneggio'),
    },
    vet: {
      forms: list('Ambulatorio veterinario {word}, Clinica veterinaria {word}'),
      words: list(`
        San Rocco, Il Parco, Le Mura, Porta Nuova, La Fontana, Il Ponte, I Platani, Sant’Antonio, La Rotonda
        Borgo Vecchio, I Tigli, Al Castello
      `),
    },
  },
  weeks: {
    pet: ['mondayAfternoon', 'mondayAfternoon', 'saturdayAfternoon', 'centre', 'noonBreak'],
    garden: ['saturdayAfternoon', 'gardenSunday'],
    feed: ['tradeNoon', 'saturdayAfternoon'],
    riding: ['mondayAfternoon', 'riding'],
    vet: ['surgery'],
  },
  online: { 'La Bottega del Micio': 'cat', 'Scatola Zampa': 'paw', 'Pappa Pronta': 'bowl', 'Il Pacco di Fido': 'dog' },
}
