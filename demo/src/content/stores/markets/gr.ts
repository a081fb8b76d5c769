import { list, type ShopMarket } from './market.ts'

export const GR: ShopMarket = {
  key: 'gr',
  country: 'GR',
  shops: 22,
  telephones: '+30 2676 ######',
  address: '{street} {number}',
  numbers: list('{n}–{m}'),
  highestNumber: 120,
  streets: list(`
    Ερμού, Αγίου Νικολάου, Ελευθερίου Βενιζέλου, 25ης Μαρτίου, 28ης Οκτωβρίου, Κολοκοτρώνη, Καραϊσκάκη, Αριστοτέλους
    Αγίας Σοφίας, Παπαναστασίου, Μακεδονίας, Θεσσαλονίκης, Σόλωνος, Ομήρου, Πλατεία Ελευθερίας*, Ναυαρίνου, Ρήγα Φεραίου
  `),
  centres: list('Εμπορικό κέντρο Ακτή, Στοά Αγοράς'),
  families: list('Παπαδόπουλος, Γεωργίου, Νικολάου, Βλάχος, Δημητρίου, Αντωνίου, Οικονόμου, Μακρής'),
  names: {
    pet: {
      forms: list('{word}, Pet shop {word}, Pet shop {family}'),
      words: list(`
        Η Χρυσή Πατούσα, Το Γατόσπιτο, Ουρά και Μουστάκια, Ο Πιστός Φίλος, Τα Τέσσερα Πόδια, Το Καναρίνι, Η Γυάλα
        Ο Σκανταλιάρης, Η Μαύρη Γάτα, Το Κουτάβι, Νιάου και Γαβ
      `),
    },
    garden: { forms: list('Φυτώρια {family}, Φυτώρια {word}'), words: list('Η Ελιά, Το Γιασεμί') },
    feed: { forms: list('Ζωοτροφές {family}, Ζωοτροφές {word}'), words: list('Το Στάχυ, Ο Μύλος, Το Χωριό') },
    riding: { forms: list('Είδη ιππασίας {word}'), words: list('Ο Καλπασμός, Το Πέταλο, Ο Αναβάτης') },
    vet: { forms: list('Κτηνιατρείο {word}, Κτηνιατρείο {family}'), words: list('Η Πλατεία, Το Πάρκο, Η Φροντίδα') },
  },
  weeks: {
    pet: ['greek', 'siesta', 'centre'],
    garden: ['greek', 'garden'],
    feed: ['greek'],
    riding: ['greek'],
    vet: ['siesta', 'surgery'],
  },
  online: { 'Πατούσα στο Σπίτι': 'paw', 'Το Κουτί της Γάτας': 'cat', 'Γεμάτο Μπολ': 'bowl' },
}
