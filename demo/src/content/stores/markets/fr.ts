import { list, type ShopMarket } from './market.ts'

export const FRENCH_NAMES: ShopMarket['names'] = {
  pet: {
    forms: list('{word}, {word}, Animalerie {word}, Animalerie {family}, Patte Douce {town}'),
    words: list(`
      La Patte d’Or, Le Chat Perché, L’Os et la Plume, Moustaches et Compagnie, Le Petit Museau, La Niche du Quartier
      Au Bonheur des Bêtes, Le Panier Percé, La Truffe au Vent, Quatre Pattes et Demie, Le Chien qui Court
      L’Île aux Perruches, La Boule de Poils, Au Poil, Le Grelot, La Laisse Rouge, Le Matou Gourmand, Poil et Plume
      La Maison des Lapins, Ronron et Compagnie, La Gamelle Bleue, L’Aquarium du Coin, Le Terrier, La Volière
      Le Basset Heureux, Croquette et Cie, La Queue en Panache, L’Ami Fidèle, Le Coussin du Chat, L’Arche du Marché
    `),
  },
  garden: {
    forms: list('Jardinerie {word}, Jardinerie {family}, Pépinières {family}'),
    words: list(`
      du Moulin, des Quatre Saisons, du Vieux Verger, de la Source, du Coteau, des Tilleuls, de la Plaine, du Grand Chêne
    `),
  },
  feed: {
    forms: list('Graineterie {family}, Graineterie {word}, Établissements {family}, La Grange {word}'),
    words: list('du Pont, des Halles, du Bocage, de la Gare, du Plateau, des Champs, du Val, de l’Écluse'),
  },
  riding: {
    forms: list('Sellerie {word}, Sellerie {word}, Sellerie {family}'),
    words: list(`
      du Haras, de la Licorne, du Petit Galop, des Écuries, du Manège, du Cavalier, de la Cravache, des Deux Étriers
      du Cheval Blanc
    `),
  },
  vet: {
    forms: list('Clinique vétérinaire {word}, Clinique vétérinaire {word}, Cabinet vétérinaire {word}'),
    words: list(`
      des Lilas, du Parc, de la Fontaine, du Vieux Pont, des Marronniers, de la Gare, du Canal, des Remparts
      du Lavoir, de l’Octroi, des Peupliers, du Beffroi, des Jardins, de la Tour, des Acacias, de la Prairie
      du Clos Fleuri, des Platanes
    `),
  },
}

export const FR: ShopMarket = {
  key: 'fr',
  country: 'FR',
  shops: 132,
  telephones: '+33 6 39 98 ## ##',
  sharedAddresses: 2,
  unplaced: 1,
  aldergrove: 0.36,
  address: '{number} {street}',
  numbers: list('{n} bis, {n} bis, {n} ter'),
  highestNumber: 140,
  streets: list(`
    rue de la République, rue Victor-Hugo, avenue Jean-Jaurès, rue Pasteur, place de la Mairie*, rue du Moulin
    rue de l’Église, rue des Écoles, avenue de la Gare, rue du Général-de-Gaulle, boulevard Gambetta, rue Jules-Ferry
    rue du Marché, rue de Paris, place du Marché*, rue Saint-Martin, rue de la Fontaine, chemin des Vignes
    route de Lyon, avenue du Maréchal-Foch, rue des Tilleuls, quai de la Marine*, rue Nationale, rue du Château
    allée des Platanes, rue du Faubourg, boulevard Voltaire, rue des Jardins, avenue de l’Europe, rue Émile-Zola
  `),
  centres: list('Centre commercial Les Arcades, Zone commerciale du Lac, Centre commercial Grand Large, ZA des Prés'),
  families: list(`
    Lefèvre, Moreau, Girard, Fontaine, Chevalier, Garnier, Faure, Rousseau, Mercier, Blanchard, Perrin, Lambert, Marchand
    Renard, Colin, Barbier, Gauthier, Masson, Brunet, Vidal, Meunier, Leroux, Guillot, Charpentier, Dupuis
  `),
  names: FRENCH_NAMES,
  weeks: {
    pet: ['mondayClosed', 'mondayClosed', 'shop', 'centre', 'noonBreak'],
    garden: ['gardenSunday', 'garden'],
    feed: ['tradeNoon', 'mondayClosed'],
    riding: ['riding', 'mondayClosed'],
    vet: ['surgery', 'surgeryLate'],
  },
  online: {
    'La Malle à Croquettes': 'bone',
    'Monsieur Gamelle': 'bowl',
    'Plume et Panier': 'feather',
    'Le Colis du Matou': 'cat',
  },
}
