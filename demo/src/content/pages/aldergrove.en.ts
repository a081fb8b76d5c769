import type { SiteWords } from './site-words.ts'

export const ALDERGROVE_WORDS_EN: SiteWords<'dog' | 'cat'> = {
  home: {
    title: 'Good food from field and forest',
    subTitle: 'Cooked slowly, with a short list of ingredients',
    metaTitle: 'Aldergrove: good food for dogs and cats',
    meta: 'Aldergrove makes food for dogs and cats from field and forest: gently baked, slowly cooked, with a short list of ingredients.',
    gridTitle: 'From our kitchen',
    care: {
      title: 'A calm bowl',
      text: 'Fixed hours, a quiet place, fresh water: small things that make a meal a good one.',
      button: 'Feeding with care',
    },
    secondGridTitle: 'For cats with taste',
    about: {
      title: 'The house at the edge of the forest',
      text: 'Where the recipes come from, and who stirs the pots.',
      button: 'About us',
    },
  },
  animals: {
    dog: {
      path: 'dogs',
      title: 'Food for dogs',
      subTitle: 'Venison, beef and oats',
      meta: 'Gently baked dry food, slow-cooked stew and oat biscuits for dogs by Aldergrove.',
      bottomTitle: 'Dry, wet or both',
      bottomText:
        'Dry food keeps well and gives teeth something to do, a stew brings water and scent. Many dogs like both on the same day: count the two together, so that the amounts on bag and tin still add up.',
      content: `## After a long walk
A dog that has spent the morning outdoors deserves a proper meal. Our dry food is baked, our stew simmers in its own broth, and our biscuits need no more than five ingredients.
You may combine them: dry food in the morning, a spoonful of stew over it in the evening.`,
    },
    cat: {
      path: 'cats',
      title: 'Food for cats',
      subTitle: 'Trout and duck',
      meta: 'Dry food with trout and tender morsels of duck for cats by Aldergrove.',
      bottomTitle: 'A bowl for every cat',
      bottomText:
        'Two cats, two bowls, and some room in between. Serve our tins at room temperature and put the bag away closed, so that the scent stays in the food. There is more in [feeding with care](page:care).',
      content: `## For those who sniff first
Cats trust their nose. We use fish and meat that smell of fish and meat, and herbs from the garden. The rest we leave to her judgement.
Offer new food beside the old, in a second bowl, and give her a week to make up her mind.`,
    },
  },
  about: {
    banner: 'Our kitchen',
    film: { title: 'A day beside the pot', caption: 'From the first carrot to the last tin: a stew takes its time.' },
    feedTitle: 'At our table',
  },
  contact: {
    path: 'contact',
    title: 'Contact',
    subTitle: 'Every question gets a proper answer',
    meta: 'This is how to reach Aldergrove with questions about food for dogs and cats.',
    gridTitle: 'Perhaps the answer is here',
    content: `## Write to us
Send your question to [kitchen@aldergrove.example](mailto:kitchen@aldergrove.example). We answer on working days.
Is your pet unwell or on a special diet? Please talk to your vet first.`,
  },
  care: {
    path: 'feeding-with-care',
    title: 'Feeding with care',
    subTitle: 'A calm bowl in five steps',
    meta: 'Advice on feeding dogs and cats: fixed hours, the right amount, new food step by step.',
    frame: {
      title: 'Portion guide',
      provider: 'Bowlwise',
      url: 'https://bowlwise.example/portions/?brand=aldergrove',
    },
    content: `## Five simple habits
1. **Fixed hours.** Dogs like two meals a day, cats several small ones.
2. **A quiet place.** Not in the hallway, not beside the washing machine.
3. **Weigh the food.** A cup is easily overfilled.
4. **Fresh water.** For cats, a little away from the bowl.
5. **Change slowly.** Mix new food in over ten days.
## Treats count
A treat is a small meal. Put a little less in the bowl on days with lots of [biscuits](product:70130).`,
  },
  stores: {
    title: 'Store finder',
    subTitle: 'Where our food is on the shelf',
    meta: 'Shops and web shops that sell Aldergrove.',
    content: `## Can’t find your shop?
Ask there anyway: most shops can order our food within a few days. Or [ask us](page:contact) where to find it.`,
  },
  product: 'View product',
  write: 'Write to us',
}
