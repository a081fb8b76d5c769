import type { Facts } from '../schema.ts'

const DOGS = { en: 'Dogs', nl: 'Honden', ru: 'Собаки' }
const CATS = { en: 'Cats', nl: 'Katten', ru: 'Кошки' }
const HORSES = { en: 'Horses', nl: 'Paarden', ru: 'Лошади' }
const RABBITS = { en: 'Rabbits', nl: 'Konijnen', ru: 'Кролики' }
const PARROTS = { en: 'Parrots', nl: 'Papegaaien', ru: 'Попугаи' }
const FISH = { en: 'Tropical fish', nl: 'Tropische vissen', ru: 'Тропические рыбы' }
const ADULT = { en: 'Adult', nl: 'Volwassen', ru: 'Взрослые' }
const ALL_AGES = { en: 'All ages', nl: 'Alle leeftijden', ru: 'Любой возраст' }
const FROM_12_WEEKS = { en: 'From 12 weeks', nl: 'Vanaf 12 weken', ru: 'С 12 недель' }

/** Tailwell. Numbers are invented; barcodes start with 200, which is kept for use inside shops. */
export const TAILWELL_FACTS: Facts[] = [
  {
    sku: '10110', name: 'Oat & Honey Shampoo, dog, 250 ml', brand: 'tailwell', barcode: '2000010110004', animal: 'dog', euros: 8.95,
    pictures: ['dog-shampoo-250', 'portrait-dog'], variantGroup: 'oat-honey-shampoo', related: ['10130', '10140'],
    specification: { color: { en: 'Pale gold', nl: 'Lichtgoud', ru: 'Светло-золотистый' }, contents: { en: '250 ml', nl: '250 ml', ru: '250 мл' }, size: { en: '7 × 19 cm', nl: '7 × 19 cm', ru: '7 × 19 см' }, form: { en: 'Shampoo', nl: 'Shampoo', ru: 'Шампунь' }, animal_age: FROM_12_WEEKS, animal_type: DOGS, animal_weight: { en: 'All weights', nl: 'Elk gewicht', ru: 'Любой вес' } },
  },
  {
    sku: '10111', name: 'Oat & Honey Shampoo, dog, 500 ml', brand: 'tailwell', barcode: '2000010111001', animal: 'dog', euros: 14.95,
    pictures: ['dog-shampoo-500', 'portrait-dog'], variantGroup: 'oat-honey-shampoo', related: ['10130', '10140'],
    specification: { color: { en: 'Pale gold', nl: 'Lichtgoud', ru: 'Светло-золотистый' }, contents: { en: '500 ml', nl: '500 ml', ru: '500 мл' }, size: { en: '8 × 23 cm', nl: '8 × 23 cm', ru: '8 × 23 см' }, form: { en: 'Shampoo', nl: 'Shampoo', ru: 'Шампунь' }, animal_age: FROM_12_WEEKS, animal_type: DOGS, animal_weight: { en: 'All weights', nl: 'Elk gewicht', ru: 'Любой вес' } },
  },
  {
    sku: '10130', name: 'Chicken & Rice, adult dog, 3 kg', brand: 'tailwell', barcode: '2000010130002', animal: 'dog', euros: 18.95,
    pictures: ['dog-food', 'portrait-dog'], related: ['10110', '10140'],
    specification: { flavor: { en: 'Chicken and rice', nl: 'Kip en rijst', ru: 'Курица и рис' }, contents: { en: '3 kg', nl: '3 kg', ru: '3 кг' }, form: { en: 'Dry food', nl: 'Droogvoer', ru: 'Сухой корм' }, animal_age: { en: 'Adult, 1 to 7 years', nl: 'Volwassen, 1 tot 7 jaar', ru: 'Взрослые, от 1 года до 7 лет' }, animal_type: DOGS, animal_weight: { en: '10 to 25 kg', nl: '10 tot 25 kg', ru: 'От 10 до 25 кг' } },
  },
  {
    sku: '10140', name: 'Rope Ball, dog', brand: 'tailwell', barcode: '2000010140001', animal: 'dog', euros: 9.95,
    pictures: ['dog-ball', 'portrait-dog'], related: ['10130', '10110'],
    specification: { color: { en: 'Orange and yellow', nl: 'Oranje en geel', ru: 'Оранжевый с жёлтым' }, contents: { en: '1 piece', nl: '1 stuk', ru: '1 шт.' }, size: { en: 'Ball 9 cm, rope 30 cm', nl: 'Bal 9 cm, touw 30 cm', ru: 'Мяч 9 см, канат 30 см' }, form: { en: 'Toy', nl: 'Speelgoed', ru: 'Игрушка' }, animal_age: { en: 'From 6 months', nl: 'Vanaf 6 maanden', ru: 'С 6 месяцев' }, animal_type: DOGS, animal_weight: { en: '8 to 30 kg', nl: '8 tot 30 kg', ru: 'От 8 до 30 кг' } },
  },
  {
    sku: '20110', name: 'Salmon Crunchies, cat, 75 g', brand: 'tailwell', barcode: '2000020110003', animal: 'cat', euros: 2.95,
    pictures: ['cat-snack', 'portrait-cat'], related: ['20120', '20130'],
    specification: { flavor: { en: 'Salmon', nl: 'Zalm', ru: 'Лосось' }, contents: { en: '75 g', nl: '75 g', ru: '75 г' }, form: { en: 'Crunchy pieces', nl: 'Knapperige stukjes', ru: 'Хрустящие кусочки' }, animal_age: { en: 'From 6 months', nl: 'Vanaf 6 maanden', ru: 'С 6 месяцев' }, animal_type: CATS },
  },
  {
    sku: '20120', name: 'Gentle Ear Care, cat, 50 ml', brand: 'tailwell', barcode: '2000020120002', animal: 'cat', euros: 7.95,
    pictures: ['cat-ear', 'portrait-cat'], related: ['20110', '20130'],
    specification: { color: { en: 'Clear', nl: 'Helder', ru: 'Прозрачный' }, contents: { en: '50 ml', nl: '50 ml', ru: '50 мл' }, size: { en: '4 × 12 cm', nl: '4 × 12 cm', ru: '4 × 12 см' }, form: { en: 'Drops', nl: 'Druppels', ru: 'Капли' }, animal_age: FROM_12_WEEKS, animal_type: CATS },
  },
  {
    sku: '20130', name: 'Felt Mouse, cat', brand: 'tailwell', barcode: '2000020130001', animal: 'cat', euros: 5.95,
    pictures: ['cat-mouse', 'portrait-cat'], related: ['20110', '20120'],
    specification: { color: { en: 'Lilac with bright feathers', nl: 'Lila met felle veren', ru: 'Сиреневый с яркими перьями' }, contents: { en: '1 piece', nl: '1 stuk', ru: '1 шт.' }, size: { en: '9 cm without the tail', nl: '9 cm zonder staart', ru: '9 см без хвоста' }, form: { en: 'Toy', nl: 'Speelgoed', ru: 'Игрушка' }, animal_age: ALL_AGES, animal_type: CATS },
  },
  {
    sku: '30110', name: 'Beeswax Hoof Balm, horse, 500 g', brand: 'tailwell', barcode: '2000030110002', animal: 'horse', euros: 16.95,
    pictures: ['horse-hoof', 'portrait-horse'], related: ['30120'],
    specification: { color: { en: 'Honey yellow', nl: 'Honinggeel', ru: 'Медово-жёлтый' }, contents: { en: '500 g', nl: '500 g', ru: '500 г' }, size: { en: '12 × 13 cm', nl: '12 × 13 cm', ru: '12 × 13 см' }, form: { en: 'Balm', nl: 'Balsem', ru: 'Бальзам' }, animal_age: ALL_AGES, animal_type: HORSES },
  },
  {
    sku: '30120', name: 'Daily Minerals, horse, 2 kg', brand: 'tailwell', barcode: '2000030120001', animal: 'horse', euros: 27.95,
    pictures: ['horse-minerals', 'portrait-horse'], related: ['30110'],
    specification: { flavor: { en: 'Apple', nl: 'Appel', ru: 'Яблоко' }, contents: { en: '2 kg', nl: '2 kg', ru: '2 кг' }, form: { en: 'Pellets', nl: 'Korrels', ru: 'Гранулы' }, animal_age: ADULT, animal_type: HORSES, animal_weight: { en: '300 to 700 kg', nl: '300 tot 700 kg', ru: 'От 300 до 700 кг' } },
  },
  {
    sku: '40110', name: 'Meadow Hay with Marigold, rabbit, 1 kg', brand: 'tailwell', barcode: '2000040110001', animal: 'rabbit', euros: 6.95,
    pictures: ['rabbit-hay', 'portrait-rabbit'], related: ['40120'],
    specification: { flavor: { en: 'Meadow grasses and marigold', nl: 'Weidegras en goudsbloem', ru: 'Луговые травы и календула' }, contents: { en: '1 kg', nl: '1 kg', ru: '1 кг' }, form: { en: 'Hay', nl: 'Hooi', ru: 'Сено' }, animal_age: ALL_AGES, animal_type: RABBITS },
  },
  {
    sku: '40120', name: 'Carrot & Herb Biscuits, rabbit, 150 g', brand: 'tailwell', barcode: '2000040120000', animal: 'rabbit', euros: 3.95,
    pictures: ['rabbit-biscuits', 'portrait-rabbit'], related: ['40110'],
    specification: { flavor: { en: 'Carrot and herbs', nl: 'Wortel en kruiden', ru: 'Морковь и травы' }, contents: { en: '150 g, about 30 pieces', nl: '150 g, ongeveer 30 stuks', ru: '150 г, около 30 шт.' }, form: { en: 'Biscuits', nl: 'Koekjes', ru: 'Печенье' }, animal_age: { en: 'From 4 months', nl: 'Vanaf 4 maanden', ru: 'С 4 месяцев' }, animal_type: RABBITS },
  },
  {
    sku: '50110', name: 'Fruit & Nut Seed Mix, parrot, 800 g', brand: 'tailwell', barcode: '2000050110000', animal: 'parrot', euros: 10.95,
    pictures: ['parrot-seeds', 'portrait-parrot'], related: ['50120'],
    specification: { flavor: { en: 'Fruit and nuts', nl: 'Fruit en noten', ru: 'Фрукты и орехи' }, contents: { en: '800 g', nl: '800 g', ru: '800 г' }, form: { en: 'Seed mix', nl: 'Zadenmengsel', ru: 'Зерновая смесь' }, animal_age: ADULT, animal_type: PARROTS },
  },
  {
    sku: '50120', name: 'Bead Swing, parrot', brand: 'tailwell', barcode: '2000050120009', animal: 'parrot', euros: 12.95,
    pictures: ['parrot-swing', 'portrait-parrot'], related: ['50110'],
    specification: { color: { en: 'Natural wood with coloured beads', nl: 'Blank hout met gekleurde kralen', ru: 'Натуральное дерево с цветными бусинами' }, contents: { en: '1 piece', nl: '1 stuk', ru: '1 шт.' }, size: { en: '22 × 28 cm', nl: '22 × 28 cm', ru: '22 × 28 см' }, form: { en: 'Toy', nl: 'Speelgoed', ru: 'Игрушка' }, animal_age: ALL_AGES, animal_type: PARROTS, animal_weight: { en: 'Up to 600 g', nl: 'Tot 600 g', ru: 'До 600 г' } },
  },
  {
    sku: '60110', name: 'Tropical Flakes, fish, 100 g', brand: 'tailwell', barcode: '2000060110009', animal: 'fish', euros: 7.95,
    pictures: ['fish-flakes', 'portrait-fish'], related: ['60120'],
    specification: { color: { en: 'Red, green and yellow', nl: 'Rood, groen en geel', ru: 'Красный, зелёный и жёлтый' }, contents: { en: '100 g', nl: '100 g', ru: '100 г' }, form: { en: 'Flakes', nl: 'Vlokken', ru: 'Хлопья' }, animal_age: ALL_AGES, animal_type: FISH },
  },
  {
    sku: '60120', name: 'Water Care, fish, 250 ml', brand: 'tailwell', barcode: '2000060120008', animal: 'fish', euros: 8.95,
    pictures: ['fish-water', 'portrait-fish'], related: ['60110'],
    specification: { color: { en: 'Pale blue', nl: 'Lichtblauw', ru: 'Бледно-голубой' }, contents: { en: '250 ml for 2,500 litres', nl: '250 ml voor 2.500 liter', ru: '250 мл на 2500 литров' }, size: { en: '7 × 19 cm', nl: '7 × 19 cm', ru: '7 × 19 см' }, form: { en: 'Liquid', nl: 'Vloeistof', ru: 'Жидкость' }, animal_type: FISH },
  },
]

export const ALDERGROVE_FACTS: Facts[] = [
  {
    sku: '70110', name: 'Venison & Apple, adult dog, 6 kg', brand: 'aldergrove', barcode: '2000070110008', animal: 'dog', euros: 54.95,
    pictures: ['grove-dog-dry', 'grove-portrait-dog'], related: ['70120', '70130'],
    specification: { flavor: { en: 'Venison and apple', nl: 'Hert en appel' }, contents: { en: '6 kg', nl: '6 kg' }, form: { en: 'Dry food', nl: 'Droogvoer' }, animal_age: { en: 'Adult, from 1 year', nl: 'Volwassen, vanaf 1 jaar' }, animal_type: { en: 'Dogs', nl: 'Honden' }, animal_weight: { en: 'From 10 kg', nl: 'Vanaf 10 kg' } },
  },
  {
    sku: '70120', name: 'Beef & Carrot Stew, dog, 400 g', brand: 'aldergrove', barcode: '2000070120007', animal: 'dog', euros: 4.25,
    pictures: ['grove-dog-tin', 'grove-portrait-dog'], related: ['70110', '70130'],
    specification: { flavor: { en: 'Beef and carrot', nl: 'Rund en wortel' }, contents: { en: '400 g', nl: '400 g' }, form: { en: 'Wet food', nl: 'Natvoer' }, animal_age: { en: 'Adult, from 1 year', nl: 'Volwassen, vanaf 1 jaar' }, animal_type: { en: 'Dogs', nl: 'Honden' } },
  },
  {
    sku: '70130', name: 'Oat Biscuits, dog, 250 g', brand: 'aldergrove', barcode: '2000070130006', animal: 'dog', euros: 6.95,
    pictures: ['grove-dog-treats', 'grove-portrait-dog'], related: ['70110', '70120'],
    specification: { flavor: { en: 'Oats and honey', nl: 'Haver en honing' }, contents: { en: '250 g', nl: '250 g' }, form: { en: 'Biscuits', nl: 'Koekjes' }, animal_age: { en: 'From 6 months', nl: 'Vanaf 6 maanden' }, animal_type: { en: 'Dogs', nl: 'Honden' } },
  },
  {
    sku: '80110', name: 'Trout & Herbs, adult cat, 1.5 kg', brand: 'aldergrove', barcode: '2000080110007', animal: 'cat', euros: 24.95,
    pictures: ['grove-cat-dry', 'grove-portrait-cat'], related: ['80120'],
    specification: { flavor: { en: 'Trout and garden herbs', nl: 'Forel en tuinkruiden' }, contents: { en: '1.5 kg', nl: '1,5 kg' }, form: { en: 'Dry food', nl: 'Droogvoer' }, animal_age: { en: 'Adult, from 1 year', nl: 'Volwassen, vanaf 1 jaar' }, animal_type: { en: 'Cats', nl: 'Katten' }, animal_weight: { en: '3 to 7 kg', nl: '3 tot 7 kg' } },
  },
  {
    sku: '80120', name: 'Duck & Pumpkin, cat, 200 g', brand: 'aldergrove', barcode: '2000080120006', animal: 'cat', euros: 2.95,
    pictures: ['grove-cat-tin', 'grove-portrait-cat'], related: ['80110'],
    specification: { flavor: { en: 'Duck and pumpkin', nl: 'Eend en pompoen' }, contents: { en: '200 g', nl: '200 g' }, form: { en: 'Wet food', nl: 'Natvoer' }, animal_age: { en: 'Adult, from 1 year', nl: 'Volwassen, vanaf 1 jaar' }, animal_type: { en: 'Cats', nl: 'Katten' } },
  },
]
