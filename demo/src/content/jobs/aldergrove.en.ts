import type { JobSetWords } from './job-words.ts'

export const ALDERGROVE_JOBS_EN: JobSetWords = {
  overview: {
    path: 'jobs',
    menu: 'Jobs',
    title: 'Work in our kitchen',
    subTitle: 'For people with patience and a good nose',
    meta: 'Open positions at Aldergrove: what you cook, bake or answer, and how to apply.',
    content: `## How we work
There are nine of us, and we eat together at noon. Ovens and pots set the pace of the day, not the clock: what is not ready is not ready.
Dogs lie under the table, cats on it. Bring yours if it can bear that.`,
  },
  jobs: {
    'product-developer': {
      slug: 'recipe-cook',
      title: 'Recipe cook',
      subTitle: 'For somebody who tastes with the nose',
      summary: 'You develop stews and biscuits for dogs and cats, from the first small pot to the hundredth tin.',
      location: 'Boskamp',
      hours: '32 to 36 hours a week',
      content: `## What you do
You choose meat, fish and vegetables together with the farmers and foresters who bring them. You cook small batches, note times and temperatures, and watch how long a bowl stays full.
With our vet you make sure that a recipe is a complete meal. With the kitchen you make sure that the hundredth tin is like the first.
## What you bring
- Training as a cook, baker or food technologist
- Knowledge of what dogs and cats need, or the wish to learn it
- Joy in short lists of ingredients
## What you get
- 27 days of holiday, most of them when the forest is quiet
- A kitchen with windows on three sides
- Vegetables to take home in summer`,
      button: 'Write to us',
    },
    'customer-care': {
      slug: 'letters-and-calls',
      title: 'Letters and calls',
      subTitle: 'For somebody who takes time to answer',
      summary:
        'You answer questions about feeding, ingredients and orders, and bring back to the kitchen what you hear.',
      location: 'Boskamp',
      remote: 'or one day a week from home',
      hours: '20 to 24 hours a week',
      content: `## What you do
People ask us how much a young cat eats, where the venison comes from and why a tin looks darker than the last one. You answer in whole sentences. If you do not know, you walk over to the stove and ask.
Every Friday you read the best and the worst letter of the week aloud at lunch.
## What you bring
- You write clear English and like the telephone
- You live with a dog or a cat, or have done
- You know when a question belongs to a vet
## What you get
- Two weeks in the kitchen before your first letter
- 27 days of holiday
- A desk beside the tiled stove`,
      button: 'Apply for this job',
    },
  },
}
