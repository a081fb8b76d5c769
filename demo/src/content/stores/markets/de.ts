import { list, type ShopMarket } from './market.ts'

export const GERMAN_MARKET: ShopMarket = {
  key: 'de',
  country: 'DE',
  shops: 152,
  telephones: '+49 171 39200##',
  sharedAddresses: 2,
  unplaced: 1,
  aldergrove: 0.36,
  address: '{street} {number}',
  numbers: list('{n}a, {n}–{m}'),
  streets: list(`
    Bahnhofstraße, Hauptstraße, Marktplatz*, Lindenstraße, Gartenstraße, Schulstraße, Kirchstraße, Mühlenstraße
    Bergstraße, Lange Straße, Breite Straße, Am Markt*, Goethestraße, Schillerstraße, Friedrichstraße, Ringstraße
    Industriestraße, Poststraße, Kastanienallee, Ahornweg, Am Stadtgraben, Neue Straße, Wiesenstraße, Rosenstraße
    Parkstraße, Burgstraße, Wilhelmstraße, Feldstraße, Gerberstraße, Webergasse*, Am Bahnhof*, Uferstraße
  `),
  centres: list('Einkaufszentrum Am Stadttor, Fachmarktzentrum Nord, Stadtgalerie, Gewerbepark West'),
  families: list(`
    Hartmann, Brandt, Vogel, Lehmann, Krüger, Böhm, Sommer, Arnold, Winkler, Lorenz, Bergmann, Seidel, Heinrich, Busch
    Jäger, Pohl, Engel, Horn, Sauer, Ziegler, Ludwig, Kuhn, Reuter, Thiele, Wendt, Albrecht, Dietrich, Scherer
    Kaufmann, Steiner, Moser, Huber
  `),
  names: {
    pet: {
      forms: list(
        '{word}, {word}, Zoohandlung {family}, Tierbedarf {family}, Zoofachgeschäft {family}, Napfgold {town}',
      ),
      words: list(`
        Pfotenglück, Samtpfote, Fellnase, Schnurrhaar, Tierstübchen, Nasenstups, Wedelwerk, Katzentreppe, Hund & Hof
        Körnerstube, Die Tierscheune, Schlappohr, Stubentiger, Kralle & Co., Die Vogelstange, Rudelzeit, Mauzhaus
        Lieblingsnapf, Flosse & Feder, Die Hundehütte, Die Ofenkatze, Federleicht, Langohr, Wasserwelten
        Pfote & Pelle, Die Futterkiste, Zum Zahmen Raben, Dackelblick, Tier & Wir, Hasenstall, Katerfrühstück
        Kleintierstube, Leinenlos, Die Knabberei, Wuff & Schnurr
      `),
    },
    garden: {
      forms: list('Gartencenter {family}, Gärtnerei {family}, Pflanzenhof {family}, Gartenwelt {word}'),
      words: list('Am Mühlbach, Sonnenhof, Rosenhof, Lindenhof, Wiesengrund, Am Weiher'),
    },
    feed: {
      forms: list('Futtermittel {family}, Landhandel {family}, Futterscheune {family}, Mühlenladen {word}'),
      words: list('Ölmühle, Talmühle, Obermühle, Bruckmühle, Steinmühle, Lochmühle'),
    },
    riding: {
      forms: list('Reitsport {family}, Reitsporthaus {word}, Sattlerei {family}'),
      words: list(
        'Trab & Galopp, Steigbügel, Rappe & Schimmel, Zum Hufeisen, Freier Zügel, Schimmelreiter, Kandare, Piaffe',
      ),
    },
    vet: {
      forms: list('Tierarztpraxis {word}, Kleintierpraxis {word}, Kleintierpraxis {family}'),
      words: list(`
        am Stadtpark, an der Linde, am Marktplatz, im Gerberviertel, am Kanal, an der Alten Brücke, am Rosengarten
        am Wasserturm, am Bahnhof, an der Stadtmauer, am Weiher, im Lindenhof, am Schlosspark
      `),
    },
  },
  weeks: {
    pet: ['highStreet', 'highStreet', 'centre', 'shop', 'tenToSix'],
    garden: ['garden', 'gardenSunday'],
    feed: ['trade', 'tradeNoon'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgery', 'surgeryLate'],
  },
  online: {
    Napfpost: 'bowl',
    Wauwarenhaus: 'dog',
    'Die Körnerkiste': 'bird',
    Fellpaket: 'cat',
    Schnurrversand: 'ball',
  },
}
