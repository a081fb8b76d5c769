import type { ProductText } from '../schema.ts'

/** British spelling; `american.ts` turns it into the International site's. */
const SHAMPOO = {
  url_slug: 'dogs/care',
  short_description: 'A mild shampoo with oat extract and honey that leaves the coat soft, clean and easy to comb.',
  usps: [
    'Mild, soap-free formula',
    'Oat extract and honey',
    'Rinses out quickly',
    'Smells of warm oats, not of perfume',
  ],
  description: `## Clean, without the fuss
Muddy paws, a roll in the grass, an afternoon at the lake: dogs collect the day in their coat. Our Oat & Honey Shampoo washes it out and leaves the natural oils of the skin where they belong.
The foam is light and rinses out fast, so bath time stays short. After drying, the coat feels soft and combs through without tugging.
## Good to know
- For all coat types, from wire hair to long silk
- pH suited to the skin of dogs
- Bottle made from **recycled plastic**
Not sure how often your dog needs a bath? Read our [care advice](page:care).`,
  instructions: `1. Wet the coat with lukewarm water.
2. Work in a small handful of shampoo, from neck to tail. Keep it away from eyes and ears.
3. Leave it for two minutes, then rinse until the water runs clear.
4. Towel dry and comb through.`,
  composition: 'Water, coconut-based cleansing agents, oat extract (2%), honey (1%), glycerine, citric acid, salt.',
  do_not_apply_when: 'Do not use on broken or irritated skin.',
  storage_and_safety: 'Keep the bottle closed, between 5 and 25 °C, out of reach of children.',
  product_precautions: 'Avoid contact with the eyes. Should it happen, rinse with plenty of water.',
}

export const TAILWELL_EN: ProductText[] = [
  {
    ...SHAMPOO,
    sku: '10110',
    name: 'Oat & Honey Shampoo 250 ml',
    title: 'Oat & Honey Shampoo for dogs, 250 ml',
    url_key: 'oat-honey-shampoo-250-ml',
    meta_description:
      'Mild dog shampoo with oat extract and honey, 250 ml. Soap-free, rinses out quickly and leaves the coat soft.',
  },
  {
    ...SHAMPOO,
    sku: '10111',
    name: 'Oat & Honey Shampoo 500 ml',
    title: 'Oat & Honey Shampoo for dogs, 500 ml with pump',
    url_key: 'oat-honey-shampoo-500-ml',
    meta_description: 'The family size of our mild dog shampoo with oat extract and honey: 500 ml with a handy pump.',
  },
  {
    sku: '10130',
    name: 'Chicken & Rice 3 kg',
    title: 'Chicken & Rice, complete food for adult dogs',
    url_slug: 'dogs/food',
    url_key: 'chicken-rice-3-kg',
    meta_description:
      'Complete dry food for adult dogs of medium size, with chicken and rice. Bag of 3 kg that closes again.',
    short_description: 'Complete dry food with chicken and rice for adult dogs from 10 to 25 kg.',
    usps: ['Chicken is the first ingredient', 'No added sugar or colouring', 'Bag closes again'],
    description: `## A bowl they look forward to
Chicken for taste, rice for energy that lasts until the evening walk. Chicken & Rice is a **complete food**: with fresh water beside it, an adult dog needs nothing else in the bowl.
The pieces are sized for dogs from 10 to 25 kg. They are crunchy enough to make a dog chew, and small enough to count out as a reward.
## What is not in it
- No added sugar
- No artificial colouring
- No soya`,
    instructions: `Daily amount for a moderately active dog, spread over two meals:
- 10 kg: 150 g
- 15 kg: 200 g
- 20 kg: 250 g
- 25 kg: 295 g
Changing over? Mix the new food in step by step over seven days. Fresh water should always be within reach.`,
    composition:
      'Dried chicken (24%), rice (22%), maize, barley, chicken fat, beet pulp, linseed, brewer’s yeast, minerals.',
    additives:
      'Nutritional additives per kg: vitamin A 15,000 IU, vitamin D3 1,500 IU, vitamin E 150 mg, zinc 80 mg, iodine 1.5 mg. With natural antioxidants.',
    analysis: 'Crude protein 25%, crude fat 14%, crude fibre 2.8%, crude ash 6.5%.',
    storage_and_safety: 'Store in a cool, dry place and close the bag after use.',
  },
  {
    sku: '10140',
    name: 'Rope Ball',
    title: 'Rope Ball, toy for dogs',
    url_slug: 'dogs/toys',
    url_key: 'rope-ball',
    meta_description:
      'A bouncy ball on a cotton rope: throw it further, tug it together. Toy for dogs from 8 to 30 kg.',
    short_description: 'A bouncy rubber ball on a cotton rope, for throwing far and tugging together.',
    usps: ['Flies further thanks to the rope', 'Floats on water', 'Bright orange, easy to find again'],
    description: `## Throw, fetch, repeat
The rope gives your arm an extra swing and your dog something to carry home proudly. The ball is made of natural rubber: it bounces in odd directions, which is half the fun.
It floats, so the lake is no problem. And because it is bright orange, you will find it again in tall grass.`,
    instructions:
      'Play together and put the ball away afterwards: it is a toy for throwing and tugging, not for chewing. Rinse with lukewarm water after use.',
    composition: 'Ball: natural rubber. Rope: undyed cotton.',
    storage_and_safety: 'Check the toy before each game and replace it when it is damaged.',
  },
  {
    sku: '20110',
    name: 'Salmon Crunchies 75 g',
    title: 'Salmon Crunchies, treats for cats',
    url_slug: 'cats/snacks',
    url_key: 'salmon-crunchies-75-g',
    meta_description:
      'Little crunchy cat treats with salmon: less than two calories each, in a pouch that closes again.',
    short_description: 'Crunchy little fish with salmon, under two calories each.',
    usps: ['With 30% salmon', 'Less than 2 kcal each', 'Pouch closes again'],
    description: `## The sound every cat knows
One shake of the pouch and there she is. Salmon Crunchies are small, crunchy and shaped like fish. With fewer than **two calories** a piece you can hand out a few without a guilty conscience.
Hide them in a puzzle, scatter them over the floor, or give one after brushing. Cats like to work for their treats.`,
    instructions: 'Give up to 15 pieces a day as a treat between meals. Make sure there is fresh water.',
    composition: 'Salmon (30%), potato, pea protein, salmon oil, yeast, minerals.',
    additives: 'Nutritional additives per kg: vitamin E 120 mg, taurine 1,000 mg.',
    analysis: 'Crude protein 34%, crude fat 15%, crude fibre 2%, crude ash 7%.',
    storage_and_safety: 'Store in a cool, dry place.',
  },
  {
    sku: '20120',
    name: 'Gentle Ear Care 50 ml',
    title: 'Gentle Ear Care, cleaning drops for cats',
    url_slug: 'cats/care',
    url_key: 'gentle-ear-care-50-ml',
    meta_description: 'Mild drops that loosen wax in the ears of cats, with camomile. Bottle of 50 ml with a pipette.',
    short_description: 'Mild drops with camomile that loosen ear wax, so that you can simply wipe it away.',
    usps: ['Without alcohol', 'With camomile', 'Exact dosing with the pipette'],
    description: `## Clean ears in two minutes
Most cats keep their ears clean by themselves. Some need a hand: older cats, or those with narrow ear canals. A few drops loosen the wax, and the head shake does the rest.
The liquid is clear, does not stain and hardly smells, which your cat will appreciate most.`,
    instructions: `1. Warm the bottle in your hand.
2. Put three drops in the ear and massage the base for half a minute.
3. Let your cat shake her head, then wipe the outer ear with a soft cloth.
Use once a week, or as needed.`,
    composition: 'Water, glycerine, camomile extract (1%), mild cleansing agent, citric acid.',
    do_not_apply_when:
      'Do not use when the ear is red, painful or smells, or when the eardrum may be damaged. Ask your vet first.',
    efficacy_period: 'Use within six months after opening.',
    storage_and_safety: 'Keep upright, between 5 and 25 °C, out of reach of children.',
    product_precautions: 'For the outer ear only. Avoid contact with the eyes.',
  },
  {
    sku: '20130',
    name: 'Felt Mouse',
    title: 'Felt Mouse with feathers, toy for cats',
    url_slug: 'cats/toys',
    url_key: 'felt-mouse',
    meta_description: 'A hand-sized felt mouse with a tail of bright feathers and a pinch of catnip inside.',
    short_description: 'A soft felt mouse with feathers for a tail and a pinch of catnip inside.',
    usps: ['Filled with wool and catnip', 'Feathers dance at every touch', 'Quiet: fun at night, too'],
    description: `## Small mouse, big hunt
It rustles softly, it smells of catnip and its tail will not stay still. The Felt Mouse is light enough to be thrown through the air and sturdy enough to be carried around in triumph.
Swap toys now and then: put the mouse away for a week, and it is **new again**.`,
    instructions: 'Throw it, drag it along on a string, or hide it under a blanket. Take loose feathers away.',
    composition: 'Outside: wool felt. Filling: wool and dried catnip. Tail: dyed feathers.',
    storage_and_safety: 'Let cats play under supervision and replace a damaged toy.',
  },
  {
    sku: '30110',
    name: 'Beeswax Hoof Balm 500 g',
    title: 'Beeswax Hoof Balm for horses',
    url_slug: 'horses/care',
    url_key: 'beeswax-hoof-balm-500-g',
    meta_description:
      'Hoof balm with beeswax and laurel oil for daily care of the hoof wall and the coronet. Jar of 500 g.',
    short_description: 'A rich balm of beeswax and laurel oil that cares for the hoof wall and keeps it supple.',
    usps: ['With beeswax and laurel oil', 'Easy to spread, does not drip', 'For wet and dry days'],
    description: `## A good hoof starts with a good habit
Two minutes after cleaning the hooves: that is all it takes. The balm lays a thin film over the horn that slows down drying in summer and keeps mud from sticking in winter.
It spreads with a brush even on cold mornings and leaves a natural shine.`,
    instructions: `1. Clean and dry the hoof.
2. Spread a thin layer over the wall, the coronet and the heel.
3. Repeat two or three times a week, daily in very dry weather.`,
    composition: 'Vegetable oils, beeswax (18%), lanolin, laurel oil (3%), rosemary extract.',
    do_not_apply_when: 'Do not use on open wounds.',
    storage_and_safety: 'Store between 5 and 25 °C with the lid closed.',
  },
  {
    sku: '30120',
    name: 'Daily Minerals 2 kg',
    title: 'Daily Minerals, feed supplement for horses',
    url_slug: 'horses/feed',
    url_key: 'daily-minerals-2-kg',
    meta_description:
      'Apple-flavoured mineral pellets that complete a diet of hay and grass. Tub of 2 kg, 20 to 40 days.',
    short_description: 'Mineral pellets with apple that complete a diet of hay and grass.',
    usps: ['With copper, zinc and selenium', 'Apple taste, no added sugar', 'Scoop included'],
    description: `## Hay is a good start
Hay and grass fill a horse well, but they rarely hold enough trace elements. One scoop of Daily Minerals a day fills the gap, without extra energy.
The pellets smell of apple and are readily taken from the hand or over the feed.`,
    instructions: `Daily amount over the feed:
- Ponies up to 300 kg: 50 g
- Horses up to 500 kg: 80 g
- Horses up to 700 kg: 100 g
One level scoop holds 50 g. Do not feed together with other mineral supplements.`,
    composition:
      'Alfalfa, calcium carbonate, apple pomace (12%), monocalcium phosphate, linseed, magnesium oxide, salt.',
    additives: 'Per kg: vitamin E 5,000 mg, zinc 4,000 mg, copper 1,000 mg, selenium 15 mg.',
    storage_and_safety: 'Store in a dry place and close the lid.',
  },
  {
    sku: '40110',
    name: 'Meadow Hay with Marigold 1 kg',
    title: 'Meadow Hay with marigold for rabbits',
    url_slug: 'rabbits/food',
    url_key: 'meadow-hay-marigold-1-kg',
    meta_description:
      'Long-stemmed meadow hay with marigold flowers for rabbits. Gently dried, low in dust, bag of 1 kg.',
    short_description: 'Long-stemmed, fragrant hay with marigold flowers: the daily basis for every rabbit.',
    usps: ['Long stems to chew on', 'Low in dust', 'With real marigold flowers'],
    description: `## A summer meadow in a bag
Hay is by far the most important food for rabbits: it should always be there, day and night. Ours is cut once, when the grasses are long, and dried slowly so that it keeps its green colour and its scent.
The orange marigold flowers make rabbits search and forage, as they would outdoors.`,
    instructions: 'Offer as much as your rabbit wants, fresh every day, in a rack or a box. Take soiled hay away.',
    composition: 'Meadow grasses (97%), marigold flowers (3%).',
    analysis: 'Crude protein 9%, crude fat 2%, crude fibre 31%, crude ash 7%.',
    storage_and_safety: 'Store in a dry and airy place, away from sunlight.',
  },
  {
    sku: '40120',
    name: 'Carrot & Herb Biscuits 150 g',
    title: 'Carrot & Herb Biscuits for rabbits',
    url_slug: 'rabbits/snacks',
    url_key: 'carrot-herb-biscuits-150-g',
    meta_description: 'Baked biscuits of hay meal, carrot and garden herbs for rabbits, without grain or added sugar.',
    short_description: 'Crisp biscuits of hay meal, carrot and garden herbs, without grain or added sugar.',
    usps: ['No grain, no added sugar', 'With carrot, parsley and dill', 'Box of recycled cardboard'],
    description: `## A little something from the garden
Rabbits have a sweet tooth, but sugar does them no good. These biscuits taste of carrot and herbs and consist mainly of **hay meal**, so that a treat stays close to what a rabbit eats anyway.
Break one in two for a small rabbit, or hide it in the hay for a clever one.`,
    instructions: 'Give one biscuit a day, from the age of four months.',
    composition: 'Hay meal (54%), dried carrot (22%), linseed, parsley (4%), dill (2%).',
    analysis: 'Crude protein 13%, crude fat 5%, crude fibre 19%, crude ash 8%.',
    storage_and_safety: 'Store in a cool, dry place.',
  },
  {
    sku: '50110',
    name: 'Fruit & Nut Seed Mix 800 g',
    title: 'Fruit & Nut Seed Mix for parrots',
    url_slug: 'parrots/food',
    url_key: 'fruit-nut-seed-mix-800-g',
    meta_description:
      'Colourful mix of seeds, nuts and dried fruit for parrots, with few sunflower seeds. Pouch of 800 g.',
    short_description: 'Seeds, nuts and dried fruit in many shapes, so that eating takes time.',
    usps: ['More than 20 ingredients', 'Few sunflower seeds', 'Cleaned three times'],
    description: `## Something to do at every meal
In the wild, parrots spend much of the day looking for food. A bowl that is empty in five minutes leaves them with a lot of spare time. Our mix holds things to crack, to peel, to hold and to nibble.
We keep sunflower seeds to a minimum: parrots adore them, and they are very rich.`,
    instructions:
      'Give two to three tablespoons a day per large parrot and add fresh fruit and vegetables. Take leftovers away in the evening.',
    composition:
      'Millet, oats, buckwheat, safflower, pumpkin seeds, peanuts, almonds (5%), dried papaya (4%), rose hips, red pepper, sunflower seeds (3%).',
    analysis: 'Crude protein 14%, crude fat 13%, crude fibre 11%, crude ash 4%.',
    storage_and_safety: 'Store in a cool, dry place and close the pouch.',
  },
  {
    sku: '50120',
    name: 'Bead Swing',
    title: 'Bead Swing, toy for parrots',
    url_slug: 'parrots/toys',
    url_key: 'bead-swing',
    meta_description: 'Swing of natural wood with coloured beads for parrots of up to 600 g. Hangs in any cage.',
    short_description: 'A swing of natural wood with beads to turn, push and nibble.',
    usps: ['Natural hardwood perch', 'Beads coloured with food dye', 'Hangs up in seconds'],
    description: `## The best seat in the house
A perch that moves trains balance and feet and brings some swing into the afternoon. The beads on both sides turn on their rope: for beaks that cannot leave anything alone.
Wood is there to be gnawed. When little is left of the swing, it has done its job well.`,
    instructions: 'Hang the swing freely, at least 15 cm from the wall of the cage. Check rope and hook every week.',
    composition: 'Hardwood, beads coloured with food dye, sisal rope, hook of stainless steel.',
    storage_and_safety: 'Replace when the rope is frayed.',
  },
  {
    sku: '60110',
    name: 'Tropical Flakes 100 g',
    title: 'Tropical Flakes, complete food for tropical fish',
    url_slug: 'fish/food',
    url_key: 'tropical-flakes-100-g',
    meta_description: 'Soft flakes with spirulina and shrimp for tropical community tanks. Jar of 100 g.',
    short_description: 'Soft flakes with spirulina and shrimp, the daily food for a mixed tropical tank.',
    usps: ['Float, then sink slowly', 'With spirulina and shrimp', 'Water stays clear'],
    description: `## Something for every level of the tank
Some fish eat at the surface, others wait below. These flakes float for a while and then sink slowly, so that everybody gets a share.
Green flakes with spirulina, red ones with shrimp, yellow ones with egg: a varied meal in one pinch.`,
    instructions: 'Feed two or three times a day, as much as the fish eat within two minutes.',
    composition: 'Fish meal, wheat flour, shrimp (8%), spirulina (6%), egg, yeast, fish oil.',
    additives: 'Nutritional additives per kg: vitamin A 20,000 IU, vitamin D3 1,800 IU, vitamin C 250 mg.',
    analysis: 'Crude protein 44%, crude fat 8%, crude fibre 2%, crude ash 9%.',
    storage_and_safety: 'Close the jar after use and keep it dry. Use within four months after opening.',
  },
  {
    sku: '60120',
    name: 'Water Care 250 ml',
    title: 'Water Care, conditioner for aquarium water',
    url_slug: 'fish/care',
    url_key: 'water-care-250-ml',
    meta_description:
      'Makes tap water suitable for fish: binds chlorine and heavy metals. 250 ml, enough for 2,500 litres.',
    short_description: 'Turns tap water into water that fish can live in: binds chlorine and heavy metals.',
    usps: ['Works within minutes', '250 ml for 2,500 litres', 'Measure in the cap'],
    description: `## From the tap to the tank
What is good for us is not always good for fish. Tap water can hold chlorine and traces of copper that irritate the gills. A dash of Water Care with every water change binds them.
The protective colloids also coat the skin of new fish after the journey home.`,
    instructions:
      'Use 10 ml for 100 litres of fresh water, at every water change and when setting up a tank. One cap holds 10 ml.',
    composition: 'Water, sodium thiosulphate, protective colloids, vitamin B1.',
    do_not_apply_when: 'Not for drinking water.',
    efficacy_period: 'Works within 15 minutes. Use within two years after opening.',
    storage_and_safety: 'Keep away from frost and out of reach of children.',
    product_precautions: 'Wash your hands after use.',
    item_active_ingredients: 'Sodium thiosulphate',
  },
]
