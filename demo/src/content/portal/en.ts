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
- **Orders from one carton.** Small shops count here, too.
- **Pictures and texts** for your shelf, your window and your web shop.
- **Answers from people** who know the range, on every working day.
## How to become a customer
Send the name and address of your shop to {mail}. We look at every application ourselves and answer within two working days.
Do you have an account? Then [sign in](page:business-login).`,
  },
  login: {
    slug: 'sign-in',
    title: 'Sign in',
    subTitle: 'For shops with an account',
    meta: 'Sign in to the business portal of {brand}, for shops that have an account.',
    content:
      'Use the email address that your shop registered with. No account yet? [This is how to get one](page:business).',
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
The number below the barcode is the one in our lists. Ask for the file with all names, texts and pictures: {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact for retailers',
    subTitle: 'A person, not a queue',
    content:
      'A question about an order, a delivery or an invoice? Write to {mail} and add your customer number. We answer on the same working day.',
  },
}
