import type { JobSetWords } from './job-words.ts'

export const TAILWELL_JOBS_EN: JobSetWords = {
  overview: {
    path: 'jobs',
    menu: 'Jobs',
    title: 'Work at Tailwell',
    subTitle: 'A small team, many animals and room for one more',
    meta: 'Open positions at Tailwell: what you do, where you work and how to apply.',
    content: `## How we work
We are a team of 500, and nearly as many dogs come along. Decisions are made by those who do the work, mistakes are told at lunch, and whoever has an idea gets a day to try it out.
You may bring your animal, if it gets on with the others. Fish stay at home.`,
  },
  jobs: {
    'product-developer': {
      slug: 'product-developer-care',
      title: 'Product developer, care',
      subTitle: 'For somebody who smells, stirs and asks twice',
      summary: 'You develop shampoos, balms and drops, from the first idea to the bottle in the shop.',
      location: 'Puddleworth',
      hours: '32 to 40 hours a week',
      content: `## What you do
You develop care products for dogs, cats and horses. You choose what goes in, mix small batches, test how they foam, spread and rinse, and write down what you learn so that others understand it.
You visit groomers and stables and watch how people really use our products. You work with our suppliers until the fiftieth bottle is like the first.
## What you bring
- Training in chemistry, pharmacy or cosmetics
- Two years of experience with recipes of your own
- Patience with wet dogs
## What you get
- 27 days of holiday and one for your animal’s birthday
- A laboratory with a window on the garden
- Lunch that somebody cooks, sometimes you`,
      button: 'Write to us',
    },
    'customer-care': {
      slug: 'customer-care-adviser',
      title: 'Customer care adviser',
      subTitle: 'For somebody who listens first',
      summary:
        'You answer questions of owners and shops, by email and on the phone, and tell us what we can do better.',
      location: 'Puddleworth',
      remote: 'or two days a week from home',
      hours: '20 to 28 hours a week',
      content: `## What you do
People write to us with all kinds of questions: how much food for a dog of 12 kilos, why the pump is stuck, whether a rabbit may have banana. You answer them, kindly and in plain words. What you do not know, you find out.
Once a week you bring the questions together and tell the rest of us what keeps coming back. Half of our improvements begin there.
## What you bring
- You write clear English and like to talk to people
- You know at least two kinds of animals from your own home
- You know when a question is one for a vet, and say so
## What you get
- Three weeks of training, with a day in every department
- 27 days of holiday
- A desk with room for a dog underneath`,
      button: 'Apply for this job',
    },
  },
}
