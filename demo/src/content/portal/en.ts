import type { PortalWords } from './portal-words.ts'

export const PORTAL_EN: PortalWords = {
  column: 'For shops',
  press: 'Press',
  business: {
    path: 'for-shops',
    menu: 'Become a retailer',
    title: 'For shops and retailers',
    subTitle: '{brand} on your shelf, and people who answer the phone',
    meta: 'Would you like to sell {brand}? What we offer shops, and how to get an account for the business portal.',
    content: `## What you get
- **Orders from a single carton.** Small shops are welcome here, too.
- **Pictures and texts** for your shelf, your window and your web shop.
- **Answers from people** who know the range, on every working day.
## How to become a customer
Apply for an account here on the website, with the name and address of your shop; it takes a few minutes. We look at every application ourselves and answer by email within two working days.`,
  },
  login: {
    slug: 'sign-in',
    title: 'Business portal: log in',
    subTitle: 'For shops with an account',
    meta: 'Log in to the business portal of {brand}, for shops that have an account.',
    content: 'Use the email address that your shop registered with.',
  },
  portal: {
    slug: 'business-portal',
    title: 'Business portal',
    subTitle: 'Good to see you',
    content:
      'Here is what you need to sell {brand}: [pictures and texts](page:portal-material), and [a direct line to us](page:portal-contact).',
  },
  material: {
    slug: 'pictures-and-texts',
    title: 'Pictures and texts',
    subTitle: 'For your shelf, your window and your web shop',
    content: `## What you may use
All pictures and texts of our products, free of charge, for as long as you sell them. Please show the pack whole and in its own colours.
## For your web shop
The number below the barcode is the one in our lists. The file below has all names and texts. Pictures come on request: {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact for retailers',
    subTitle: 'A person, not a queue',
    content: `Your contact at {brand} is **{person}**. Write to {personMail} with your customer number, or ask to be called back.
## How we can help
- **Orders and deliveries:** changes until noon on the day before dispatch.
- **Invoices and returns:** please add the number of the delivery note.
- **A visit to your shop:** with samples, by appointment.
We answer on the same working day.`,
  },
  training: {
    slug: 'training',
    title: 'Training',
    subTitle: 'Short lessons for your team',
    content: 'Ten minutes each, for quiet mornings in the shop. Print them, or read them together at the counter.',
    pages: [
      {
        slug: 'five-questions-at-the-counter',
        title: 'Five questions at the counter',
        subTitle: 'Ask first, advise second',
        content: `People who ask for “something for my dog” are hoping you will ask a question or two. Five questions are enough.
## The questions
- **Who is it for?** Species, age and weight. Without those, every answer is a guess.
- **What is it for?** One thing at a time: the coat, the weight, the teeth.
- **What do you use now?** Anyone who is happy with it should change slowly, over a week.
- **Has a vet said anything?** Then the vet’s word counts, and not ours.
- **How do you want to use it?** A spray in the hall is used more often than a bath on the second floor.
## And then
Name two products, not five, and say what sets them apart. Put the pack into people’s hands: those who read the label first come back with fewer questions.`,
      },
      {
        slug: 'a-shelf-that-explains-itself',
        title: 'A shelf that explains itself',
        subTitle: 'Order, height, light',
        content: `Customers look at a shelf for a few seconds. They should see at once where to find what their pet needs.
## Three rules
- **By animal, then by purpose.** Nobody looks for a brand when the dog smells.
- **Best sellers at eye height,** large packs below, small ones at the till.
- **Two packs in front of every gap.** A half-empty shelf looks like leftovers.
## Once a week
Wipe the shelf, pull packs to the front, check dates. Old price tags cost more trust than a high price does.`,
      },
    ],
  },
  news: {
    slug: 'news',
    title: 'News for shops',
    subTitle: 'What changes, and from when',
    content: 'What changes for shops: dates, displays, new products.',
    pages: [
      {
        slug: 'orders-before-christmas',
        title: 'Orders before Christmas: by 4 December',
        subTitle: 'We deliver until 22 December',
        content: `What reaches us by Friday 4 December is with you before Christmas. Orders after that leave our warehouse from 4 January.
Use the [order form](page:portal) and write “Christmas” in the subject line, so that your order is packed first.`,
      },
      {
        slug: 'a-new-display-for-the-counter',
        title: 'A new display for the counter',
        subTitle: 'Free with ten cartons',
        content: `From now on there is a small wooden display for six products, 30 cm wide. It is free with an order of ten cartons or more.
Tell {personMail} which six products you want to show: we send it filled.`,
      },
    ],
  },
}
