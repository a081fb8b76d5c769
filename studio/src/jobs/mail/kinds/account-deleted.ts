import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** The last mail to a customer that has deleted the account. */
export const ACCOUNT_DELETED = {
  en: {
    subject: 'Your account with {brand} has been deleted',
    lines: [
      'The account of {company} and everything we kept about you have been deleted, as you asked. This is our last message.',
    ],
  },
  de: {
    subject: 'Ihr Konto bei {brand} wurde gelöscht',
    lines: [
      'Das Konto von {company} und alles, was wir über Sie gespeichert haben, wurden auf Ihren Wunsch gelöscht. Dies ist unsere letzte Nachricht.',
    ],
  },
  nl: {
    subject: 'Je account bij {brand} is verwijderd',
    lines: [
      'Het account van {company} en alles wat we over je bewaarden, zijn op jouw verzoek verwijderd. Dit is ons laatste bericht.',
    ],
  },
  fr: {
    subject: 'Votre compte {brand} a été supprimé',
    lines: [
      'Le compte de {company} et tout ce que nous gardions sur vous ont été supprimés, comme vous l’avez demandé. Ceci est notre dernier message.',
    ],
  },
  es: {
    subject: 'Tu cuenta de {brand} se ha eliminado',
    lines: [
      'La cuenta de {company} y todo lo que guardábamos sobre ti se han eliminado, como pediste. Este es nuestro último mensaje.',
    ],
  },
  it: {
    subject: 'Il tuo account {brand} è stato eliminato',
    lines: [
      'L’account di {company} e tutto ciò che conservavamo su di te sono stati eliminati, come hai chiesto. Questo è il nostro ultimo messaggio.',
    ],
  },
  da: {
    subject: 'Din konto hos {brand} er slettet',
    lines: [
      'Kontoen for {company} og alt, hvad vi gemte om dig, er slettet, som du bad om. Dette er vores sidste besked.',
    ],
  },
  no: {
    subject: 'Kontoen din hos {brand} er slettet',
    lines: [
      'Kontoen til {company} og alt vi lagret om deg, er slettet, slik du ba om. Dette er den siste meldingen fra oss.',
    ],
  },
  sv: {
    subject: 'Ditt konto hos {brand} har raderats',
    lines: [
      'Kontot för {company} och allt som vi sparade om dig har raderats, som du bad om. Detta är vårt sista meddelande.',
    ],
  },
  fi: {
    subject: 'Tilisi on poistettu: {brand}',
    lines: [
      'Yrityksen {company} tili ja kaikki, mitä säilytimme sinusta, on poistettu pyyntösi mukaan. Tämä on viimeinen viestimme.',
    ],
  },
  pl: {
    subject: 'Twoje konto w {brand} zostało usunięte',
    lines: [
      'Konto firmy {company} i wszystko, co o Tobie przechowywaliśmy, zostało usunięte na Twoją prośbę. To nasza ostatnia wiadomość.',
    ],
  },
  cs: {
    subject: 'Váš účet u {brand} byl smazán',
    lines: [
      'Účet společnosti {company} a vše, co jsme o vás uchovávali, bylo na vaši žádost smazáno. Toto je naše poslední zpráva.',
    ],
  },
  hu: {
    subject: 'Fiókját töröltük ({brand})',
    lines: ['A(z) {company} fiókját és mindent, amit Önről őriztünk, kérésére töröltük. Ez az utolsó üzenetünk.'],
  },
  ru: {
    subject: 'Ваша учётная запись {brand} удалена',
    lines: [
      'Учётная запись {company} и всё, что мы хранили о вас, удалены по вашей просьбе. Это наше последнее письмо.',
    ],
  },
  uk: {
    subject: 'Ваш обліковий запис {brand} видалено',
    lines: [
      'Обліковий запис {company} і все, що ми зберігали про вас, видалено на ваше прохання. Це наш останній лист.',
    ],
  },
} as const satisfies Readonly<Record<Language, MailWords>>
