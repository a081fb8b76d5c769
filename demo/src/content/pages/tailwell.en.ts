import type { AnimalKind } from '../../pictures/palette.ts'
import type { SiteWords } from './site-words.ts'

export const TAILWELL_WORDS_EN: SiteWords<AnimalKind> = {
  home: {
    title: 'Happy pets, happy home',
    subTitle: 'Care, food and toys for everyone with four legs, two wings or a pair of fins',
    metaTitle: 'Tailwell: care, food and toys for pets',
    meta: 'Tailwell makes care, food and toys for dogs, cats, horses, rabbits, parrots and fish. Find what yours will love.',
    gridTitle: 'This month’s favourites',
    care: {
      title: 'How often should a dog have a bath?',
      text: 'Short answers to the questions every owner asks, from coats and claws to clean water.',
      button: 'Read our care advice',
    },
    secondGridTitle: 'New for feathers, fins and long ears',
    about: {
      title: 'The people behind the paw',
      text: 'A house full of people, a garden full of muddy paw prints.',
      button: 'About us',
    },
  },
  animals: {
    dog: {
      path: 'dogs',
      title: 'Everything for your dog',
      subTitle: 'For muddy paws, empty bowls and endless games of fetch',
      meta: 'Shampoo, complete food and toys for dogs of every size. Discover the dog range of Tailwell.',
      bottomTitle: 'Dogs big and small',
      bottomText:
        'From a terrier of six kilos to a mountain dog of sixty: coats, teeth and appetites differ, and so do our products. Every pack says which weight and age it is meant for. When in doubt, ask in the shop or [write to us](page:contact).',
      content: `## A good day for a dog
It starts with a walk and ends with a walk. In between there is a full bowl, a nap in the sun and somebody who throws the ball. We take care of the rest.
- **Care:** a mild shampoo that rinses out quickly
- **Food:** complete, with chicken as the first ingredient
- **Play:** toys that fly far and float
Is your dog new to the house? Start slowly: one walk, one bowl, one game at a time. Our [care advice](page:care) helps you on your way.`,
    },
    cat: {
      path: 'cats',
      title: 'Everything for your cat',
      subTitle: 'For hunters, sleepers and those who are both',
      meta: 'Treats, ear care and toys for cats. Discover the cat range of Tailwell.',
      bottomTitle: 'Cats and their habits',
      bottomText:
        'A cat likes things to stay as they are. Offer something new beside something known, and give it a week. Our treats are small, our ear drops hardly smell, and our toys are quiet enough for the night.',
      content: `## Whatever she likes
A cat decides for herself. We can only make offers: a treat that crunches, a mouse that will not keep still, drops that hardly smell.
## Ten minutes of hunting
Indoor cats like to hunt before they eat. Play for ten minutes, let her catch the [felt mouse](product:20130), and give a small treat as the end of the hunt.`,
    },
    horse: {
      path: 'horses',
      title: 'Everything for your horse',
      subTitle: 'From the hoof to the manger',
      meta: 'Hoof balm and minerals for horses and ponies. Discover the horse range of Tailwell.',
      quote: {
        text: 'On Sundays my mare smells the tub before she sees me.',
        source: 'Greta, with two mares and a pony',
      },
      bottomTitle: 'Horses and ponies',
      bottomText:
        'Our Greenstable range is made for people who are in the stable every day. It needs few steps, works with cold fingers, and its tubs close with one hand. The amounts for ponies and horses are on the label.',
      content: `## Small habits, big horse
Horses thrive on routine. Hooves picked out every day, hay at fixed hours, a look in the eyes each morning. Our products fit in between: quick to use, easy to dose.
In summer the horn of the hoof dries out, in winter mud sticks to it. A thin layer of [hoof balm](product:30110) helps in both seasons.`,
    },
    rabbit: {
      path: 'rabbits',
      title: 'Everything for your rabbit',
      subTitle: 'Hay, hay, and then something nice',
      meta: 'Meadow hay and biscuits for rabbits. Discover the rabbit range of Tailwell.',
      bottomTitle: 'Rabbits live in pairs',
      bottomText:
        'Rabbits need company, room to run and something to gnaw all day. Our hay and biscuits suit guinea pigs as well. Please give biscuits one at a time: they are meant as a treat.',
      content: `## Mostly hay
Four fifths of what a rabbit eats should be hay. It wears down the teeth, keeps the belly busy and gives the day a purpose. The rest is greens, a little dry food and a biscuit now and then.
Rabbits are not loners: keep at least two, and give them room to run.`,
    },
    parrot: {
      path: 'parrots',
      title: 'Everything for your birds',
      subTitle: 'For clever heads and busy beaks',
      meta: 'Seed mix and swings for parrots. Discover the parrot range of Tailwell.',
      quote: {
        text: 'He took the swing apart in a week. I have never seen him so content.',
        source: 'Jonas, with a grey parrot',
      },
      bottomTitle: 'Parrots and parakeets',
      bottomText:
        'Large parrots crack and climb, parakeets nibble and peck. Our seed mix is made for large beaks; parakeets like it best when you leave out the largest nuts. Hang toys so that a bird can reach them from two sides.',
      content: `## Work for a beak
A parrot is as clever as a small child and needs as much to do. Hide food, change toys, and let it out of the cage every day.
Our [seed mix](product:50110) takes time to eat, and the [bead swing](product:50120) may be gnawed to pieces. That is what it is for.`,
    },
    fish: {
      path: 'fish',
      title: 'Everything for your fish',
      subTitle: 'Clear water, bright colours',
      meta: 'Flakes and water conditioner for tropical aquariums. Discover the fish range of Tailwell.',
      bottomTitle: 'For warm water',
      bottomText:
        'Our flakes and water conditioner are meant for tropical aquariums of 23 to 28 °C. Goldfish in a cool room need less. And for every litre of new water: first the conditioner, then the fish.',
      content: `## It all begins with water
Change a quarter of the water every two weeks and let the filter do the rest. Feed little: what is still floating after two minutes was too much.
Setting up a new tank? Let it run for four weeks before the first fish moves in.`,
    },
  },
  about: {
    banner: 'About Tailwell',
    film: { title: 'A morning in the wash house', caption: 'Two dogs, one bath, no tears: how we test a shampoo.' },
    feedTitle: 'Our testers',
  },
  contact: {
    path: 'contact',
    title: 'Contact',
    subTitle: 'We would love to hear from you, and about your pet',
    meta: 'A question about a product, something you bought, or an idea? Here is how to reach Tailwell.',
    gridTitle: 'Perhaps the answer is here',
    content: `## Ask us anything
Write to [hello@tailwell.example](mailto:hello@tailwell.example). We answer on working days, usually within two days. If it is about a product, please give its name and the number below the barcode.
## Is your pet unwell?
Please call your vet first. We know our products, but only a vet can examine your pet.
## For shops
Would you like to sell Tailwell? Write to [shops@tailwell.example](mailto:shops@tailwell.example).`,
  },
  care: {
    path: 'care-advice',
    title: 'Advice',
    subTitle: 'Short answers to everyday questions',
    meta: 'How often to wash a dog, how much to feed fish, what rabbits may eat: short advice for everyday care.',
    gridTitle: 'All about your pet',
    frame: {
      title: 'Weight check',
      provider: 'Bowlwise',
      url: 'https://bowlwise.example/weight/?brand=tailwell',
    },
    content: `## How often should a dog have a bath?
For most dogs, every six to eight weeks is enough. After a roll in something unspeakable, sooner. Brush first: water turns small knots into big ones.
## How do I look after my cat’s ears?
Look once a week. Pink and clean is fine. If you see dark wax, a few drops of [ear care](product:20120) help. If the ear is red or smells, see your vet.
## What may rabbits eat?
Unlimited hay, fresh greens every day, fruit only as an exception. Never give bread, potatoes or sweets.
## How much do fish eat?
Less than they pretend. Two or three small meals a day, and one day a week with none.
## How do I get my horse used to hoof care?
Lift each foot every day, briefly, and stop before your horse has had enough. Praise does more than strength.`,
  },
  stores: {
    title: 'Store finder',
    subTitle: 'Shops near you, and shops on the web',
    meta: 'Where to buy Tailwell: shops to visit and web shops.',
    content: `## Can’t find your shop?
Ask there anyway: most shops can order our products within a few days. Or [ask us](page:contact) where to find them.`,
  },
  product: 'View product',
  write: 'Write to us',
}
