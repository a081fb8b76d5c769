import type { ProductText } from '../schema.ts'

export const ALDERGROVE_EN: ProductText[] = [
  {
    sku: '70110',
    name: 'Venison & Apple 6 kg',
    title: 'Venison & Apple, complete food for adult dogs',
    url_slug: 'dogs/dry-food',
    url_key: 'venison-apple-6-kg',
    meta_description:
      'Complete dry food with venison, apple and forest herbs for adult dogs. Gently baked, without wheat. Bag of 6 kg.',
    short_description: 'Complete dry food with venison, orchard apple and forest herbs, gently baked in small batches.',
    usps: ['Venison as the only source of animal protein', 'Gently baked, not pressed', 'Without wheat and soya'],
    description: `## From the edge of the forest
Venison is a lean meat with a full taste. We bake it slowly with apple, potato and a handful of herbs, at a temperature you would use for bread.
The result is a crisp piece that smells of the kitchen rather than the factory. One kind of meat, a **short list of ingredients**: you can see at a glance what your dog eats.
## A calm meal
We suggest two meals a day at fixed hours. More ideas in [feeding with care](page:care).`,
    instructions: `Daily amount for an adult dog:
- 10 kg: 140 g
- 20 kg: 235 g
- 30 kg: 320 g
- 40 kg: 395 g
Mix with the former food for a week. Always offer fresh water.`,
    composition:
      'Venison (32%), potato, peas, apple (8%), linseed, rapeseed oil, forest herbs (thyme, nettle, rose hip), minerals.',
    additives: 'Nutritional additives per kg: vitamin A 14,000 IU, vitamin D3 1,400 IU, vitamin E 140 mg, zinc 75 mg.',
    analysis: 'Crude protein 24%, crude fat 13%, crude fibre 3.5%, crude ash 6%.',
    storage_and_safety: 'Store in a cool, dry place and fold the bag shut.',
  },
  {
    sku: '70120',
    name: 'Beef & Carrot Stew 400 g',
    title: 'Beef & Carrot, slow-cooked stew for dogs',
    url_slug: 'dogs/wet-food',
    url_key: 'beef-carrot-stew-400-g',
    meta_description:
      'Slow-cooked stew with pieces of beef and carrot in its own broth. Complete wet food for dogs, tin of 400 g.',
    short_description: 'Pieces of beef and carrot, cooked slowly in their own broth.',
    usps: ['Pieces you can recognise', 'Cooked in its own broth', 'Tin can be recycled'],
    description: `## A Sunday stew, any day
Cut, browned, covered and left alone: a good stew asks for little but time. Ours simmers in the tin, so that nothing of the taste gets lost.
Serve it by itself or over dry food. At room temperature it smells best.`,
    instructions:
      'A dog of 10 kg eats about 600 g a day, or 200 g along with dry food. Keep an opened tin in the fridge and use it within two days.',
    composition: 'Beef (62%), beef broth, carrot (9%), potato, parsley, minerals.',
    additives: 'Nutritional additives per kg: vitamin D3 200 IU, vitamin E 30 mg, zinc 15 mg.',
    analysis: 'Crude protein 10.5%, crude fat 6%, crude fibre 0.5%, crude ash 2%, moisture 78%.',
    storage_and_safety: 'Store unopened at room temperature.',
  },
  {
    sku: '70130',
    name: 'Oat Biscuits 250 g',
    title: 'Oat Biscuits, baked treats for dogs',
    url_slug: 'dogs/treats',
    url_key: 'oat-biscuits-250-g',
    meta_description: 'Crisp dog biscuits of whole oats with a little honey, baked twice. Box of 250 g.',
    short_description: 'Crisp biscuits of whole oats with a little honey, baked twice.',
    usps: ['Five ingredients', 'Baked twice, so extra crisp', 'Easy to break'],
    description: `## Five ingredients, nothing to hide
Oats, egg, rapeseed oil, honey, rosemary. That is the whole recipe. We bake the biscuits, let them cool, and bake them once more until they crack.
They break cleanly along the line: half for now, half for the way back.`,
    instructions: 'Up to three biscuits a day for a dog of 15 kg.',
    composition: 'Whole oats (71%), egg, rapeseed oil, honey (3%), rosemary.',
    analysis: 'Crude protein 13%, crude fat 11%, crude fibre 6%, crude ash 2%.',
    storage_and_safety: 'Store dry in the closed box.',
  },
  {
    sku: '80110',
    name: 'Trout & Herbs 1.5 kg',
    title: 'Trout & Herbs, complete food for adult cats',
    url_slug: 'cats/dry-food',
    url_key: 'trout-herbs-1-5-kg',
    meta_description:
      'Complete dry food with trout and garden herbs for adult cats, rich in fish and without wheat. Pouch of 1.5 kg.',
    short_description: 'Complete dry food with trout and garden herbs for cats who like to know what they eat.',
    usps: ['With 38% trout', 'Without wheat and soya', 'Small pieces for small mouths'],
    description: `## Clear water, green banks
Trout gives this food its taste and its oil. Dill, parsley and a trace of catnip come from the garden. Even choosy cats tend to come back for a second look, and then for a second bite.
The pieces are flat and small: easy to pick up, **crisp to chew**.`,
    instructions: `Daily amount for an adult cat:
- 3 kg: 45 g
- 5 kg: 65 g
- 7 kg: 80 g
Cats on dry food need to drink: place the water a little away from the bowl.`,
    composition: 'Trout (38%), peas, potato, egg, trout oil, dill, parsley, catnip, minerals, taurine.',
    additives:
      'Nutritional additives per kg: vitamin A 18,000 IU, vitamin D3 1,600 IU, vitamin E 180 mg, taurine 1,500 mg.',
    analysis: 'Crude protein 34%, crude fat 16%, crude fibre 2.5%, crude ash 7.5%.',
    storage_and_safety: 'Store in a cool, dry place and close the pouch.',
  },
  {
    sku: '80120',
    name: 'Duck & Pumpkin 200 g',
    title: 'Duck & Pumpkin, tender morsels for cats',
    url_slug: 'cats/wet-food',
    url_key: 'duck-pumpkin-200-g',
    meta_description:
      'Tender morsels of duck with pumpkin in a light jelly. Complete wet food for adult cats, tin of 200 g.',
    short_description: 'Tender morsels of duck with a little pumpkin in a light jelly.',
    usps: ['With 58% duck', 'Light jelly, no sauce', 'No added sugar'],
    description: `## Autumn in a small tin
Duck is rich and pumpkin is mild: together they make a meal that is gone quickly. The morsels are cut by hand, so no two are alike.
The light jelly adds moisture, which is welcome for cats who forget to drink.`,
    instructions:
      'An adult cat of 4 kg eats about 200 g a day, in two or three portions. Use an opened tin within a day.',
    composition: 'Duck (58%), duck broth, pumpkin (6%), sunflower oil, minerals, taurine.',
    additives: 'Nutritional additives per kg: vitamin D3 250 IU, vitamin E 40 mg, taurine 600 mg.',
    analysis: 'Crude protein 10%, crude fat 6.5%, crude fibre 0.4%, crude ash 2%, moisture 80%.',
    storage_and_safety: 'Store unopened at room temperature.',
  },
]
