import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent when an application has arrived. */
export const ACCOUNT_RECEIVED = {
  en: {
    subject: 'Your application to {brand}',
    lines: [
      'Thank you. We have received the application of {company} for a business account and are looking at it. We will write to you as soon as it is decided.',
    ],
  },
  de: {
    subject: 'Ihr Antrag bei {brand}',
    lines: [
      'Vielen Dank. Der Antrag von {company} auf ein Händlerkonto ist eingegangen und wird geprüft. Wir schreiben Ihnen, sobald er entschieden ist.',
    ],
  },
  nl: {
    subject: 'Je aanvraag bij {brand}',
    lines: [
      'Bedankt. We hebben de aanvraag van {company} voor een zakelijk account ontvangen en bekijken die. We schrijven je zodra er een besluit is.',
    ],
  },
  fr: {
    subject: 'Votre demande auprès de {brand}',
    lines: [
      'Merci. Nous avons bien reçu la demande de compte professionnel de {company} et l’examinons. Nous vous écrirons dès qu’une décision sera prise.',
    ],
  },
  es: {
    subject: 'Tu solicitud a {brand}',
    lines: [
      'Gracias. Hemos recibido la solicitud de {company} de una cuenta de empresa y la estamos revisando. Te escribiremos en cuanto esté decidida.',
    ],
  },
  it: {
    subject: 'La tua richiesta a {brand}',
    lines: [
      'Grazie. Abbiamo ricevuto la richiesta di {company} per un account aziendale e la stiamo esaminando. Ti scriveremo appena avremo deciso.',
    ],
  },
  da: {
    subject: 'Din ansøgning hos {brand}',
    lines: [
      'Tak. Vi har modtaget ansøgningen fra {company} om en forhandlerkonto og ser på den. Vi skriver, så snart den er afgjort.',
    ],
  },
  no: {
    subject: 'Søknaden din hos {brand}',
    lines: [
      'Takk. Vi har mottatt søknaden fra {company} om forhandlerkonto og ser på den. Vi skriver så snart den er avgjort.',
    ],
  },
  sv: {
    subject: 'Din ansökan hos {brand}',
    lines: [
      'Tack. Vi har tagit emot ansökan från {company} om ett företagskonto och läser den. Vi skriver så snart den är avgjord.',
    ],
  },
  fi: {
    subject: 'Hakemuksesi: {brand}',
    lines: [
      'Kiitos. Olemme vastaanottaneet yritystilihakemuksen ({company}) ja käsittelemme sitä. Kirjoitamme heti, kun päätös on tehty.',
    ],
  },
  pl: {
    subject: 'Twój wniosek do {brand}',
    lines: [
      'Dziękujemy. Otrzymaliśmy wniosek firmy {company} o konto firmowe i rozpatrujemy go. Napiszemy, gdy tylko zapadnie decyzja.',
    ],
  },
  cs: {
    subject: 'Vaše žádost u {brand}',
    lines: [
      'Děkujeme. Žádost společnosti {company} o firemní účet dorazila a vyřizujeme ji. Napíšeme, jakmile rozhodneme.',
    ],
  },
  hu: {
    subject: 'Kérelme ({brand})',
    lines: [
      'Köszönjük. Megkaptuk a(z) {company} üzleti fiók iránti kérelmét, és megvizsgáljuk. Amint döntöttünk, írunk.',
    ],
  },
  ru: {
    subject: 'Ваша заявка в {brand}',
    lines: [
      'Спасибо. Мы получили заявку {company} на учётную запись и рассматриваем её. Мы напишем, как только примем решение.',
    ],
  },
  uk: {
    subject: 'Ваша заявка до {brand}',
    lines: [
      'Дякуємо. Ми отримали заявку {company} на обліковий запис і розглядаємо її. Ми напишемо, щойно ухвалимо рішення.',
    ],
  },
} as const satisfies Readonly<Record<Language, MailWords>>
