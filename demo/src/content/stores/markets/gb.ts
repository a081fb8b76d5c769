import { list, type ShopMarket } from './market.ts'

export const GB: ShopMarket = {
  key: 'gb',
  country: 'GB',
  shops: 142,
  telephones: '+44 1632 960###',
  sharedAddresses: 2,
  aldergrove: 0.36,
  address: '{number} {street}',
  numbers: list('{n}a, {n}–{m}'),
  postalCode: '{code} #@@',
  letters: 'ABDEFGHJLNPQRSTUWXYZ',
  streets: list(`
    High Street, Station Road, Church Street, Market Place*, London Road, Victoria Road, Mill Lane, Bridge Street
    Queen Street, King Street, The Green*, Park Road, Castle Street, North Street, South Street, New Street, Chapel Street
    Albert Road, Broad Street, West Street, Manor Road, School Lane, Springfield Road, The Parade*, Union Street
    George Street, Cross Street, Abbey Road, Orchard Street, Mill Street
  `),
  centres: list('Riverside Retail Park, Meadow Retail Park, The Old Brewery Yard, Abbey Court, Millbrook Farm'),
  families: list(`
    Hargreaves, Whitaker, Pritchard, Dunn, Fairbrother, Marsh, Ellison, Thackeray, Barlow, Pemberton, Rowe, Lockwood
    Gillespie, Attwood, Bellamy, Crowther, Dawson, Fenwick, Holloway, Jessop, Kemp, Ogden, Rushton, Tanner, Winslow
    Yates, McLeish, Bowen, Trevithick, Ashdown
  `),
  names: {
    pet: {
      forms: list(
        '{word}, {word}, {family}’s Pets, {family}’s Pet Shop, {family} & Sons Pet Supplies, Wagtails of {town}',
      ),
      words: list(`
        The Dog’s Dinner, Whisker & Paw, The Happy Hound, Nine Lives, The Pet Parlour, Tails & Trails, The Wet Nose
        Fur & Feather, The Cat’s Cradle, Good as Gold, The Lucky Lead, Biscuit & Bone, Hop & Hutch, The Curious Cat
        Scruff, Muddy Paws, Feathers & Fins, The Rabbit Warren, The Marmalade Cat, The Spotted Dog, Barkers’ Yard
        The Cosy Kennel, The Black Kitten, Whistle & Wag, The Bird Table, Sit & Stay, The Loyal Spaniel, Bramble & Burr
        Companions, The Kibble Room, The Fireside Cat, Old Friends
      `),
    },
    garden: {
      forms: list('{word} Garden Centre, {family}’s Nurseries, {word} Nurseries'),
      words: list(`
        Long Border, Orchard Lane, Willowbrook, Hollybush, Four Oaks, Larkfield, Honeysuckle, Meadow View, Beech Hill
      `),
    },
    feed: {
      forms: list('{family} Country Store, {family} & Son Corn Merchants, {word} Farm Shop, {word} Feeds'),
      words: list('Threshing Barn, Long Acre, Hillside, Haywain, Cornfield, Drovers, Five Bar Gate, Barley Hill'),
    },
    riding: {
      forms: list('{word} Saddlery, {family}’s Saddlery, {word} Equestrian'),
      words: list(
        'Stirrup & Bit, Three Counties, Chestnut Mare, Bridleway, Cob & Co, Canter, Hunter’s Gate, Silver Birch',
      ),
    },
    vet: {
      forms: list('{word} Veterinary Surgery, {word} Vets, {family} & Partners Veterinary Surgery'),
      words: list(`
        Park House, The Limes, Old Mill, Beech Tree, Northgate, Riverbank, The Gables, Priory, Fairfield, Elm Lodge
        Westgate, Bridge House, Rowan, St Mary’s
      `),
    },
  },
  weeks: {
    pet: ['britishShop', 'britishShop', 'britishPark', 'highStreet'],
    garden: ['britishPark', 'gardenSunday'],
    feed: ['trade', 'britishShop'],
    riding: ['britishShop', 'riding'],
    vet: ['surgeryLate', 'surgeryDay'],
  },
  online: { 'Parcel & Paw': 'dog', 'Kibble Cart': 'bowl', 'Hutch Post': 'rabbit', 'The Doorstep Dog': 'house' },
}
