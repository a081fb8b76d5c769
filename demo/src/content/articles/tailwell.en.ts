import type { ArticleSetWords } from './article-words.ts'
import type { TailwellArticle } from './frames.ts'

/** British spelling; `american.ts` turns it into the International site's. */
export const TAILWELL_ARTICLES_EN: ArticleSetWords<TailwellArticle> = {
  news: {
    path: 'news',
    menu: 'News',
    title: 'News from Tailwell',
    subTitle: 'What is new in the house, on the shelf and in the meadow',
    meta: 'News from Tailwell: new products, better packaging and what happens behind the scenes.',
    content: '',
  },
  labels: { newest: 'Fresh from the blog', products: 'In this story' },
  categories: {
    stories: 'Life with animals',
    'stories-dogs': 'Life with dogs',
    'stories-cats': 'Life with cats',
    advice: 'Advice',
    'advice-care': 'Care',
    'advice-home': 'At home',
    news: 'News',
    'news-products': 'New products',
    'news-company': 'About us',
  },
  articles: {
    'first-days-with-a-puppy': {
      slug: 'first-days-with-a-puppy',
      title: 'The first days with a puppy',
      subTitle: 'Why the best plan is hardly any plan',
      summary: 'A new dog in the house: what matters in the first week, and what can wait until the second.',
      opening: `## Day one: do nothing
The car has stopped, the basket is open, and a small dog looks out into a house that smells of strangers. The best plan for this day is no plan. Sit on the floor, let the puppy come to you, and ask your friends to wait until the weekend.
Show it three places: where it sleeps, where it drinks and where it may pee. Then show it again. A puppy of eight weeks sleeps up to twenty hours a day, and most of the trouble of the first week is simply tiredness.`,
      quote: 'For three days the puppy is your guest. After that you will find that you are the guest.',
      rest: `## Small steps outside
Carry your puppy into the garden after every nap, every meal and every game. Wait, say nothing, and praise when it works. Inside, an accident is wiped away without a word.
## Paws and ears
Touch a paw for a second, give a treat, and stop. Do the same with an ear. In two weeks you will have a dog that stands still for the brush and the towel, and that is worth more than any trick. How to go on from there is in our [advice on brushing](article:brush-before-you-bathe).
- **Sleep:** a basket in a quiet corner, beside your bed at night
- **Food:** three or four small meals, always in the same place
- **Being alone:** ten minutes are enough in the first week`,
    },
    'a-day-for-an-indoor-cat': {
      slug: 'a-good-day-for-an-indoor-cat',
      title: 'A good day for an indoor cat',
      subTitle: 'Four rooms can be a large territory',
      summary: 'Windows, high places and ten minutes of hunting: how a flat becomes a good place for a cat.',
      opening: `## The window is a cinema
A cat that lives indoors has a territory of a few rooms, so the rooms had better be interesting. Start with the window. A firm shelf at the height of your chest, a cushion on it, a bird feeder outside: more goes on there than on television.
## Up is also a direction
Cats use a room in three directions. The top of a wardrobe, an empty shelf, a post with a platform: every high place counts as an extra room. Put two of them close to each other, and you have built a road.`,
      quote: 'My cat has two rooms on the floor and five more on the bookcase.',
      rest: `## Hunt, catch, eat, sleep
In that order, twice a day. Drag a toy along the floor like something that wants to get away, let it vanish behind a chair, and let your cat catch it in the end. Then comes the food. What follows is a wash and a long sleep, for the cat at least.
Hide a part of the daily food: under a cup, in an egg box, on the third stair. A cat that has to look for her breakfast is busy for twenty minutes and eats more slowly.
## New every Monday
Put toys away after a week and bring out others. Nothing is as boring as a mouse that is always there.`,
    },
    'new-bottles-from-old': {
      slug: 'new-bottles-from-old-ones',
      title: 'New bottles from old ones',
      subTitle: 'All our bottles are now made of recycled plastic only',
      summary: 'From this spring our bottles are made of recycled plastic only. Why it took us two years.',
      opening: `From this month all our bottles are made of recycled plastic and nothing else. Until now it was a little over half. You can see the difference: the material is slightly grey, and no two batches look quite the same.
## Why it took two years
Recycled plastic is stiffer, and the first pumps gave up after a month on the edge of the bath. We tried eleven caps. The twelfth stayed where it was, even with wet hands and an impatient dog.`,
      quote: 'A bottle that leaks saves nothing, whatever it is made of.',
      rest: `## What stays the same
What is inside has not changed, and neither have the sizes. Shops sell the old bottles first, so both kinds will stand side by side until the summer.
## And when it is empty?
- Rinse the bottle and put the cap back on.
- Leave the label where it is: it is made of the same plastic.
- The pump goes with the rest of the waste, because there is a small steel spring inside.
Would you like to know how we work? Read more [about us](page:about).`,
    },
    'hay-with-marigold': {
      slug: 'hay-with-marigold-is-back',
      title: 'Hay with marigold is back',
      subTitle: 'The first cut of this summer is in the shops',
      summary: 'A late meadow, five dry days and long stems: the new meadow hay with marigold is here.',
      opening: `The meadow was late this year. After a wet May the grass stood high only at the end of June, and our farmers waited for five dry days in a row. They came. The new hay is long and green, and it smells of summer.
## One cut, slow drying
We use the first cut only. The stems are longest then, and long stems are what rabbits need: they chew them sideways, bit by bit, and wear down their teeth while they do. The hay dries in the field and on the floor of the barn, not in a machine.`,
      quote: 'Put your nose into the bag. If you would not like to lie in it, it is not good hay.',
      rest: `## What the flowers are for
The marigold flowers are mixed in by hand. They bring some orange into the rack, and a reason to rummage. Rabbits that look for flowers eat more slowly and have something to do in the afternoon.
## While stocks last
You will find the hay in shops from the second week of September. Last year’s was gone by February, so there may be a gap in spring.
Are rabbits new to you? Give unlimited hay, fresh every day, and everything else in small amounts. There is more in our [care advice](page:care).`,
    },
    'brush-before-you-bathe': {
      slug: 'brush-before-you-bathe',
      title: 'Brush before you bathe',
      subTitle: 'Five minutes that save you half an hour',
      summary: 'Which brush suits which coat, where to begin, and how to loosen a knot without pulling.',
      opening: `Water turns small knots into big ones. Five minutes with a brush before the bath save you half an hour with scissors after it.
## Which brush for which coat
- **Short and smooth:** a rubber brush, in circles
- **Wiry:** a brush with firm bristles, along the coat
- **Long:** first a comb with wide teeth, then a fine one
- **Woolly:** a soft slicker brush, layer by layer
## From back to front
Begin at the tail, where most dogs mind least, and work towards the head. Part the coat with one hand and brush what lies below, down to the skin. Never pull at a knot: hold it close to the skin and loosen it from the tip.`,
      quote: 'Stop while your dog still likes it. Tomorrow there are another five minutes.',
      rest: `## Then the water
Lukewarm, from the neck down, and last of all the head with a wet cloth. Two minutes of shampoo are enough; rinse twice as long as you think. Press the towel rather than rub it, and comb once more when the coat is almost dry.
How often? For most dogs a bath every six to eight weeks is plenty. In between, a brush once or twice a week keeps the coat free of tangles.
## When to ask your vet
Do you see bald spots, redness or many flakes? Then leave the shampoo in the cupboard and have the skin looked at first.`,
    },
    'starting-an-aquarium': {
      slug: 'starting-an-aquarium',
      title: 'Starting an aquarium',
      subTitle: 'Four weeks of patience, then fish',
      summary: 'Why a new tank has to run for four weeks before the first fish moves in, week by week.',
      opening: `## Clear is not the same as ready
The water looks clear on the first day, and yet it is not ready. Bacteria that break down waste have to settle in the filter first, and they take their time: about four weeks. Fish that move in earlier swim in water that cannot clean itself yet.
## Week by week
1. **Week one.** Rinse sand and stones, plant densely, fill up, switch on filter and heater.
2. **Week two.** Add a pinch of food every other day. There is nobody to eat it but the bacteria, and it is for them.
3. **Week three.** Test the water. If nitrite rises, all is going to plan.
4. **Week four.** When nitrite has been at zero for three days, the first fish may come.`,
      quote: 'The best tool for a new aquarium is a calendar.',
      rest: `## Moving in
Let the closed bag float on the water for a quarter of an hour. Then add a cup of water from the tank every five minutes, four times. Lift the fish out with a net and leave the water from the shop outside.
Start with a small group of one kind and wait two weeks before the next. Feed once a day, as much as is eaten within two minutes.
## Every two weeks from then on
Change a quarter of the water, at the same temperature. Rinse the sponge of the filter in the water that you took out, never under the tap: the bacteria in it are the ones you waited for.`,
    },
  },
}
