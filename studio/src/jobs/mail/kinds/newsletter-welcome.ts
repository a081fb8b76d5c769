import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent after an address is confirmed; the button leads to the page for unsubscribing. */
export const NEWSLETTER_WELCOME = {
  en: {
    subject: 'You are subscribed to the {brand} newsletter',
    lines: ['Thank you, your subscription is confirmed.', 'The next issue comes to this address.'],
    button: 'Unsubscribe',
  },
  de: {
    subject: 'Sie haben den Newsletter von {brand} abonniert',
    lines: ['Vielen Dank, Ihr Abonnement ist bestätigt.', 'Die nächste Ausgabe kommt an diese Adresse.'],
    button: 'Abmelden',
  },
  nl: {
    subject: 'Je krijgt voortaan de nieuwsbrief van {brand}',
    lines: ['Bedankt, je aanmelding is bevestigd.', 'Het volgende nummer komt naar dit adres.'],
    button: 'Afmelden',
  },
  fr: {
    subject: 'Vous êtes inscrit à la newsletter de {brand}',
    lines: ['Merci, votre inscription est confirmée.', 'Le prochain numéro arrivera à cette adresse.'],
    button: 'Se désinscrire',
  },
  es: {
    subject: 'Ya recibes el boletín de {brand}',
    lines: ['Gracias, tu suscripción está confirmada.', 'El próximo número llegará a esta dirección.'],
    button: 'Darse de baja',
  },
  it: {
    subject: 'Ora ricevi la newsletter di {brand}',
    lines: ['Grazie, la tua iscrizione è confermata.', 'Il prossimo numero arriverà a questo indirizzo.'],
    button: 'Annulla l’iscrizione',
  },
  pl: {
    subject: 'Otrzymujesz newsletter {brand}',
    lines: ['Dziękujemy, zapis jest potwierdzony.', 'Następny numer przyjdzie na ten adres.'],
    button: 'Wypisz się',
  },
  cs: {
    subject: 'Odebíráte newsletter {brand}',
    lines: ['Děkujeme, odběr je potvrzen.', 'Příští číslo přijde na tuto adresu.'],
    button: 'Odhlásit odběr',
  },
  hu: {
    subject: 'Ön feliratkozott a hírlevélre ({brand})',
    lines: ['Köszönjük, feliratkozását megerősítettük.', 'A következő szám erre a címre érkezik.'],
    button: 'Leiratkozás',
  },
  ru: {
    subject: 'Вы подписаны на рассылку {brand}',
    lines: ['Спасибо, подписка подтверждена.', 'Следующий выпуск придёт на этот адрес.'],
    button: 'Отписаться',
  },
  uk: {
    subject: 'Ви підписані на розсилку {brand}',
    lines: ['Дякуємо, підписку підтверджено.', 'Наступний випуск надійде на цю адресу.'],
    button: 'Відписатися',
  },
  da: {
    subject: 'Du er tilmeldt nyhedsbrevet fra {brand}',
    lines: ['Tak, din tilmelding er bekræftet.', 'Det næste nummer kommer til denne adresse.'],
    button: 'Afmeld',
  },
  no: {
    subject: 'Du får nå nyhetsbrevet fra {brand}',
    lines: ['Takk, påmeldingen er bekreftet.', 'Neste utgave kommer til denne adressen.'],
    button: 'Meld deg av',
  },
  sv: {
    subject: 'Du prenumererar på nyhetsbrevet från {brand}',
    lines: ['Tack, din prenumeration är bekräftad.', 'Nästa nummer kommer till den här adressen.'],
    button: 'Avsluta prenumerationen',
  },
  fi: {
    subject: 'Olet tilannut uutiskirjeen: {brand}',
    lines: ['Kiitos, tilauksesi on vahvistettu.', 'Seuraava kirje tulee tähän osoitteeseen.'],
    button: 'Peruuta tilaus',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
