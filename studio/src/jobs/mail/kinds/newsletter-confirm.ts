import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Double opt-in: nothing is sent to an address before its owner has confirmed. */
export const NEWSLETTER_CONFIRM = {
  en: {
    subject: 'Please confirm your newsletter subscription',
    lines: ['Hello,', 'This address was entered for the {brand} newsletter. Was that you? Then please confirm it.'],
    button: 'Yes, subscribe me',
    note: 'If it was not you, do nothing: you will not hear from us again.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abonnement',
    lines: [
      'Guten Tag,',
      'diese Adresse wurde für den Newsletter von {brand} eingetragen. Waren Sie das? Dann bestätigen Sie es bitte.',
    ],
    button: 'Ja, Newsletter abonnieren',
    note: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Sie hören nicht wieder von uns.',
  },
  nl: {
    subject: 'Bevestig je aanmelding voor de nieuwsbrief',
    lines: ['Hallo,', 'Dit adres is ingevuld voor de nieuwsbrief van {brand}. Was jij dat? Bevestig het dan even.'],
    button: 'Ja, meld me aan',
    note: 'Was je het niet? Dan hoef je niets te doen: je hoort niet meer van ons.',
  },
  fr: {
    subject: 'Confirmez votre inscription à la newsletter',
    lines: [
      'Bonjour,',
      'Cette adresse a été saisie pour la newsletter de {brand}. Était-ce vous ? Alors confirmez-le, s’il vous plaît.',
    ],
    button: 'Oui, m’inscrire',
    note: 'Si ce n’était pas vous, ne faites rien : vous n’entendrez plus parler de nous.',
  },
  es: {
    subject: 'Confirma tu suscripción al boletín',
    lines: [
      'Hola:',
      'Esta dirección se ha introducido para el boletín de {brand}. ¿Has sido tú? Entonces confírmalo, por favor.',
    ],
    button: 'Sí, suscribirme',
    note: 'Si no has sido tú, no hagas nada: no volveremos a escribirte.',
  },
  it: {
    subject: 'Conferma la tua iscrizione alla newsletter',
    lines: [
      'Ciao,',
      'questo indirizzo è stato inserito per la newsletter di {brand}. Sei stato tu? Allora conferma, per favore.',
    ],
    button: 'Sì, iscrivimi',
    note: 'Se non sei stato tu, non fare nulla: non ti scriveremo più.',
  },
  pl: {
    subject: 'Potwierdź zapis na newsletter',
    lines: ['Cześć,', 'ten adres wpisano w formularzu newslettera {brand}. Czy to Ty? Jeśli tak, potwierdź zapis.'],
    button: 'Tak, zapisz mnie',
    note: 'Jeśli to nie Ty, nie rób nic: nie napiszemy więcej.',
  },
  cs: {
    subject: 'Potvrďte prosím odběr newsletteru',
    lines: ['Dobrý den,', 'tato adresa byla zadána pro newsletter {brand}. Byli jste to vy? Pak to prosím potvrďte.'],
    button: 'Ano, chci odebírat',
    note: 'Pokud jste to nebyli vy, nedělejte nic: už se vám neozveme.',
  },
  hu: {
    subject: 'Kérjük, erősítse meg hírlevél-feliratkozását',
    lines: ['Jó napot!', 'Ezt a címet megadták a(z) {brand} hírleveléhez. Ön volt az? Akkor kérjük, erősítse meg.'],
    button: 'Igen, feliratkozom',
    note: 'Ha nem Ön volt, nincs teendője: többet nem írunk.',
  },
  ru: {
    subject: 'Подтвердите подписку на рассылку',
    lines: [
      'Здравствуйте!',
      'Этот адрес указали для рассылки {brand}. Это были вы? Тогда, пожалуйста, подтвердите подписку.',
    ],
    button: 'Да, подписаться',
    note: 'Если это были не вы, ничего не делайте: больше мы не напишем.',
  },
  uk: {
    subject: 'Підтвердьте підписку на розсилку',
    lines: ['Вітаємо!', 'Цю адресу вказали для розсилки {brand}. Це були ви? Тоді, будь ласка, підтвердьте підписку.'],
    button: 'Так, підписатися',
    note: 'Якщо це були не ви, нічого не робіть: більше ми не напишемо.',
  },
  da: {
    subject: 'Bekræft din tilmelding til nyhedsbrevet',
    lines: ['Hej', 'Denne adresse er skrevet ind til nyhedsbrevet fra {brand}. Var det dig? Så bekræft det her.'],
    button: 'Ja, tilmeld mig',
    note: 'Var det ikke dig, skal du ikke gøre noget: Du hører ikke fra os igen.',
  },
  no: {
    subject: 'Bekreft påmeldingen til nyhetsbrevet',
    lines: ['Hei', 'Denne adressen er oppgitt for nyhetsbrevet fra {brand}. Var det deg? Da ber vi deg bekrefte det.'],
    button: 'Ja, meld meg på',
    note: 'Var det ikke deg, trenger du ikke gjøre noe: Du hører ikke fra oss igjen.',
  },
  sv: {
    subject: 'Bekräfta din prenumeration på nyhetsbrevet',
    lines: ['Hej!', 'Den här adressen har angetts för nyhetsbrevet från {brand}. Var det du? Bekräfta det i så fall.'],
    button: 'Ja, prenumerera',
    note: 'Var det inte du behöver du inte göra något: vi hör inte av oss igen.',
  },
  fi: {
    subject: 'Vahvista uutiskirjeen tilaus',
    lines: [
      'Hei!',
      'Tämä osoite on annettu uutiskirjeen tilaukseen ({brand}). Olitko se sinä? Vahvista silloin tilaus.',
    ],
    button: 'Kyllä, tilaan uutiskirjeen',
    note: 'Jos et tilannut sitä, sinun ei tarvitse tehdä mitään: emme ota enää yhteyttä.',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
