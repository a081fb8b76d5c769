import { list, type ShopMarket } from './market.ts'

const CATALAN = list(`
  Carrer Major, Carrer Nou, Plaça Major*, Rambla Nova, Carrer de Sant Josep, Carrer de l’Estació, Carrer del Molí
  Avinguda de Catalunya, Carrer de la Font, Carrer de Sant Pere, Passeig de la Pau, Carrer dels Horts, Plaça de l’Oli*
`)
const GALICIAN = list(
  'Rúa Real, Rúa Nova, Rúa do Progreso, Praza Maior*, Rúa da Fonte, Avenida da Estación, Rúa do Río',
)

export const ES: ShopMarket = {
  key: 'es',
  country: 'ES',
  shops: 96,
  telephones: '+34 970 ## ## ##',
  sharedAddresses: 1,
  address: '{street} {number}',
  numbers: list('{n} bis'),
  highestNumber: 120,
  streets: list(`
    Calle Mayor, Calle Real, Calle Nueva, Plaza Mayor*, Plaza de España*, Avenida de la Constitución, Calle del Sol
    Calle San José, Calle San Juan, Calle de la Fuente, Avenida de Andalucía, Calle Cervantes, Calle Colón
    Calle del Carmen, Paseo de la Estación, Calle Santa Ana, Calle del Molino, Avenida de Europa, Calle Goya
    Calle de la Paz, Calle del Río, Ronda del Norte, Calle Jardines, Avenida de Portugal, Calle Alfonso XII
    Calle de los Olmos, Plaza del Mercado*, Calle Ancha
  `),
  streetsOf: {
    Barcelona: CATALAN,
    Tarragona: CATALAN,
    Girona: CATALAN,
    Lleida: CATALAN,
    'Illes Balears': CATALAN,
    'A Coruña': GALICIAN,
    Pontevedra: GALICIAN,
    Lugo: GALICIAN,
    Ourense: GALICIAN,
  },
  centres: list('Centro Comercial Las Encinas, Polígono Industrial El Prado, Parque Comercial La Vega, Local 3, Bajo'),
  families: list(`
    Herrera, Molina, Castillo, Navarro, Ortega, Serrano, Cabrera, Vidal, Pastor, Rivas, Lozano, Campos, Aguilar, Peña
    Marín, Fuentes, Carrasco, Benítez, Montero, Salas
  `),
  names: {
    pet: {
      forms: list('{word}, {word}, Mascotas {family}, Tienda de mascotas {word}, Rabo Contento {town}'),
      words: list(`
        La Huella, El Gato Pardo, Patitas, Bigotes y Compañía, El Hocico Feliz, La Pecera, El Rincón del Can
        Pelo y Pluma, La Casita del Perro, Siete Vidas, El Loro Verde, La Madriguera, El Cascabel, Perros y Gatos
        El Arca de la Plaza, La Jaula Abierta, Ladridos, Miau y Guau, El Galgo Alegre, La Gatera, El Buen Amigo
        La Alpargata del Perro, El Mastín, El Cachorro, La Cola Blanca
      `),
    },
    garden: {
      forms: list('Centro de jardinería {word}, Viveros {family}, Viveros {word}'),
      words: list('El Almendro, La Encina, Los Naranjos, El Olivar, La Noria, Las Adelfas, La Ribera'),
    },
    feed: {
      forms: list('Piensos {family}, Piensos y semillas {family}, Agropecuaria {word}'),
      words: list('La Era, El Trigal, La Dehesa, El Granero, La Vega, El Cortijo, San Isidro'),
    },
    riding: {
      forms: list('Guarnicionería {family}, Tienda hípica {word}, Guarnicionería {word}'),
      words: list('El Estribo, La Yegua, El Picadero, Las Riendas, El Jinete, La Herradura'),
    },
    vet: {
      forms: list('Clínica veterinaria {word}, Clínica veterinaria {word}, Centro veterinario {word}'),
      words: list(`
        El Parque, La Alameda, Las Acacias, San Antón, El Puente, La Muralla, Los Jardines, El Mirador, La Estación
        Los Pinos, La Fuente, El Molino
      `),
    },
  },
  weeks: {
    pet: ['siesta', 'siesta', 'noonBreak', 'centre'],
    garden: ['gardenSunday', 'siesta'],
    feed: ['siesta', 'tradeNoon'],
    riding: ['siesta'],
    vet: ['siesta', 'surgery'],
  },
  online: { 'La Caja del Gato': 'cat', 'Pienso en Ti': 'heart', 'Huella Exprés': 'paw', 'El Zurrón Animal': 'acorn' },
}
