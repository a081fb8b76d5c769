import { list, type ShopMarket } from './market.ts'

export const US: ShopMarket = {
  key: 'us',
  country: 'US',
  shops: 116,
  telephones: '+1 307-555-01##',
  sharedAddresses: 2,
  unplaced: 1,
  address: '{number} {street}',
  numbers: list('{n}'),
  usualNumber: '{k}',
  streets: list(`
    Main Street, Oak Street, Maple Avenue, Elm Street, Park Avenue, Washington Street, 2nd Street, 3rd Avenue
    Lincoln Avenue, Cedar Street, Market Street, Mill Road, Franklin Street, Walnut Street, Broadway, Church Street
    River Road, Highland Avenue, Jackson Street, Pine Street, Union Avenue, Chestnut Street, Lake Street, Depot Street
    Jefferson Avenue, Sycamore Lane, Center Street, Grand Avenue, Prospect Street, Division Street
  `),
  centres: list('Suite 4, Suite 110, Suite B, Unit 12, Cedar Creek Plaza, Mill Pond Shopping Center'),
  families: list(`
    Holloway, Bennett, Whitfield, Sandoval, Kowalski, Lindqvist, Okafor, Marchetti, Delgado, Haskell, Pruitt, Yamada
    Schroeder, Beaumont, Callahan, Dunbar, Eastman, Fitzgerald, Greer, Hutchins, Ingram, Kessler, Langley, McAllister
  `),
  names: {
    pet: {
      forms: list('{word}, {word}, {family}’s Pet Shop, {family} Pet Supply, Good Bowl {town}'),
      words: list(`
        Wag & Whistle, The Lucky Pup, Front Porch Pets, Biscuit Bar, Second Street Critters, The Cat Loft, Tall Tails
        Happy Trails, Feather & Fin, The Dog House, Bones & Whiskers, Lazy Dog Mercantile, Paws on Main, Furry Godmother
        Critter Corner, The Yellow Lab, Hound & Home, Porch Cats, Fetch & Company, Two Tails, Belly Rub, Sunny Side Pets
        Whiskers Landing, The Good Dog, Parakeet Place, Hop & Burrow, Old Town Pets, Muzzle & Mane
      `),
    },
    garden: {
      forms: list('{word} Garden Center, {family} Nursery & Garden'),
      words: list('Sugar Maple, Old Silo, Wildflower, Cottonwood, Blue Heron, Prairie Rose, Three Sisters, Stone Wall'),
    },
    feed: {
      forms: list('{family} Feed & Seed, {word} Feed & Seed, {word} Farm Supply, {family} Grain Company'),
      words: list('Tri-County, Red Rooster, Crossroads, Valley View, Homestead, Windmill, Silver Creek, Twin Rivers'),
    },
    riding: {
      forms: list('{word} Tack, {word} Saddlery, {family} Saddle & Tack'),
      words: list('Painted Pony, Bit & Bridle, Long Rein, Quarter Mile, High Meadow, Buckskin, Trailhead'),
    },
    vet: {
      forms: list('{word} Animal Clinic, {word} Animal Hospital, {word} Veterinary Clinic'),
      words: list(`
        Maple Grove, Riverbend, Oak Hill, Lakeside, Stonebridge, Cedar Ridge, Meadowbrook, Orchard Park, Fox Hollow
        Brookside, Elmwood, Sunrise
      `),
    },
  },
  weeks: {
    pet: ['americanShop', 'americanShop', 'everyDay'],
    garden: ['americanShop', 'gardenSunday'],
    feed: ['americanFeed', 'americanFeed', 'trade'],
    riding: ['riding', 'americanFeed'],
    vet: ['surgeryDay', 'surgeryLate'],
  },
  online: {
    'Kibble & Crate': 'bone',
    'Doorbell Dog': 'dog',
    'Porchbox Pets': 'sun',
    'The Cat Carton': 'cat',
    'Haybale Express': 'horseshoe',
  },
}
