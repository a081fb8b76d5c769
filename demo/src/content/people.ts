import type { DemoCustomer, DemoSubmission } from './shared-schema.ts'

/** Invented shops that asked for an account of the business portal, one in each state. Nobody knows their passwords. */
export const CUSTOMERS: DemoCustomer[] = [
  {
    company: 'De Natte Neus',
    name: 'Femke Oosterling',
    address: 'Hondsdraf 4',
    postcode: '9999 ZZ',
    city: 'Waterdorp',
    email: 'femke@denatteneus.example',
    state: 'approved',
    site: 'tailwell/nl_NL',
    note: 'Two shops. Visited in March 2026.',
  },
  {
    company: 'Paws of Puddleworth',
    name: 'Harriet Lumley-Oakes',
    address: '3 Kennel Lane',
    postcode: 'ZZ9 9ZZ',
    city: 'Puddleworth',
    email: 'harriet@pawsofpuddleworth.example',
    state: 'pending',
    site: 'tailwell/en_GB',
  },
  {
    company: 'Tierhaus Wiesenheim',
    name: 'Bernd Ackerlund',
    address: 'Heuweg 21',
    postcode: '00000',
    city: 'Wiesenheim',
    email: 'bernd@tierhaus-wiesenheim.example',
    state: 'rejected',
    site: 'tailwell/de_DE',
    note: 'No shop of his own: wanted to buy for a friend. Answered by mail.',
  },
  {
    company: 'Het Bosdier',
    name: 'Lotte van Elsenbroek',
    address: 'Eikenpad 8',
    postcode: '9999 XX',
    city: 'Boskamp',
    email: 'lotte@hetbosdier.example',
    state: 'suspended',
    site: 'aldergrove/nl_NL',
    note: 'Shop closed for rebuilding until spring 2027.',
  },
]

/** What invented visitors sent. */
export const SUBMISSIONS: DemoSubmission[] = [
  {
    name: 'pump',
    site: 'tailwell/nl_NL',
    form: 'contact',
    state: 'new',
    receivedAt: '2026-11-16T09:12:00.000Z',
    fields: {
      'form-name': 'contact',
      subject: 'Vraag over een product',
      'product-name': 'Haver & Honing Shampoo 500 ml',
      'first-name': 'Sjoukje',
      'last-name': 'Wiersenga',
      email: 'sjoukje@post.example',
      message: 'De pomp van mijn nieuwe fles blijft hangen als hij halfleeg is. Kan ik een losse pomp krijgen?',
    },
  },
  {
    name: 'allergy',
    site: 'tailwell/en_GB',
    form: 'contact',
    state: 'handled',
    receivedAt: '2026-11-11T17:40:00.000Z',
    fields: {
      'form-name': 'contact',
      subject: 'Question about a product',
      'product-name': 'Chicken & Rice 3 kg',
      'first-name': 'Owen',
      'last-name': 'Tregallis',
      email: 'owen@post.example',
      phone: '+441632960155',
      message: 'Our vet asked whether Chicken & Rice contains egg. I cannot find it on the bag.',
    },
    note: 'It does not. Answered on 12 November.',
  },
  {
    name: 'newsletter',
    site: 'aldergrove/nl_NL',
    form: 'newsletter',
    state: 'new',
    receivedAt: '2026-11-19T20:03:00.000Z',
    fields: { 'form-name': 'newsletter', email: 'proeflezer@post.example' },
  },
]
